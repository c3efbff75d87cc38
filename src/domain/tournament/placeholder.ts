import type { Match } from './match.ts'
import { matchReferred, placeholderMeaning } from './placeholder-meaning.ts'
import { standsForPlace } from './placeholder-words.ts'

/** Whether a label stands for a group place ("1:an i Grupp 4", "5:th in Group 3"), which no match of a bracket decides. */
export const isGroupPlace = (label: string): boolean => standsForPlace(label)

/**
 * Returns the match whose winner a placeholder stands for: "Winner of 1/8 #3" by round and place, "Vinn. 12" and "W49" by
 * the number of the match.
 *
 * @returns undefined if the label names no winner, or the match does not exist
 */
export const matchOfLabel = (label: string, matches: readonly Match[]): Match | undefined =>
  matchNamed('winner', label, matches)

/** Returns the match whose loser a placeholder stands for: "Loser of 1/2 #1", "Förl. 12". */
export const matchLostOfLabel = (label: string, matches: readonly Match[]): Match | undefined =>
  matchNamed('loser', label, matches)

/**
 * Returns the group place that a placeholder stands for: "1:an i Grupp 4" is rank 1 of the group "Grupp 4".
 *
 * @returns null if the label stands for no group place
 */
export function groupPlaceOf(label: string): { readonly rank: number; readonly group: string } | null {
  const meaning = placeholderMeaning(label)
  return meaning?.kind === 'group-place' ? { rank: meaning.rank, group: meaning.group } : null
}

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Whether one of a group's names is the name in a placeholder. */
export const namesGroup = (names: readonly (string | null)[], group: string): boolean =>
  names.some((name) => name !== null && folded(name) === folded(group))

function matchNamed(kind: 'winner' | 'loser', label: string, matches: readonly Match[]): Match | undefined {
  const meaning = placeholderMeaning(label)
  return meaning?.kind === kind && meaning.of ? matchReferred(meaning.of, matches) : undefined
}
