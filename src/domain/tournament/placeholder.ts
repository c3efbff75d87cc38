import type { Match } from './match.ts'
import { matchReferred, placeholderMeaning } from './placeholder-meaning.ts'
import { standsForPlace } from './placeholder-words.ts'

/** Whether a placeholder stands for a place in a group ("1:an i Grupp 4", "5:th in Group 3"): nobody plays for it in this bracket. */
export const isGroupPlace = (label: string): boolean => standsForPlace(label)

/**
 * The match whose winner a placeholder stands for: "Winner of 1/8 #3" by round and place, "Vinn. 12" and "W49" by the
 * number of the match.
 *
 * @returns undefined where the label says nothing of the kind, or no match answers to it
 */
export const matchOfLabel = (label: string, matches: readonly Match[]): Match | undefined =>
  matchNamed('winner', label, matches)

/** The match whose loser a placeholder stands for: "Loser of 1/2 #1", "Förl. 12". */
export const matchLostOfLabel = (label: string, matches: readonly Match[]): Match | undefined =>
  matchNamed('loser', label, matches)

/**
 * The place in a group that a placeholder stands for: "1:an i Grupp 4" is rank 1 of the group "Grupp 4".
 *
 * @returns null where the label says nothing of the kind
 */
export function groupPlaceOf(label: string): { readonly rank: number; readonly group: string } | null {
  const meaning = placeholderMeaning(label)
  return meaning?.kind === 'group-place' ? { rank: meaning.rank, group: meaning.group } : null
}

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Whether a placeholder's group is the one that has these names. */
export const namesGroup = (names: readonly (string | null)[], group: string): boolean =>
  names.some((name) => name !== null && folded(name) === folded(group))

function matchNamed(kind: 'winner' | 'loser', label: string, matches: readonly Match[]): Match | undefined {
  const meaning = placeholderMeaning(label)
  return meaning?.kind === kind && meaning.of ? matchReferred(meaning.of, matches) : undefined
}
