import type { Match } from './match.ts'
import { standsForLoser, standsForPlace, standsForWinner } from './placeholder-words.ts'

const PLACE =
  /^\s*(?:(?:nr|no)\b\.?|#)?\s*(\d{1,2})\s*[:.]?\s*(?:(?:an|a|e|st|nd|rd|th)\b)?\.?\s*(?:(?:i|in|im|of|from|från|fra|av|af|aus|der)\s)?\s*(\S.*?)\s*$/iu

/** Whether a placeholder stands for a place in a group ("1:an i Grupp 4", "5:th in Group 3"): nobody plays for it in this bracket. */
export const isGroupPlace = (label: string): boolean => standsForPlace(label)

/**
 * The match whose winner a placeholder stands for: "Winner of 1/8 #3" by round and place, "Vinn. 12" and "W49" by the
 * number of the match.
 *
 * @returns undefined where the label says nothing of the kind, or no match answers to it
 */
export function matchOfLabel(label: string, matches: readonly Match[]): Match | undefined {
  return standsForWinner(label) ? matchNamed(label, matches) : undefined
}

/** The match whose loser a placeholder stands for: "Loser of 1/2 #1", "Förl. 12". */
export function matchLostOfLabel(label: string, matches: readonly Match[]): Match | undefined {
  return standsForLoser(label) ? matchNamed(label, matches) : undefined
}

/**
 * The place in a group that a placeholder stands for: "1:an i Grupp 4" is rank 1 of the group "Grupp 4".
 *
 * @returns null where the label says nothing of the kind
 */
export function groupPlaceOf(label: string): { readonly rank: number; readonly group: string } | null {
  const parts = isGroupPlace(label) ? PLACE.exec(label) : null
  const [, rank, group] = parts ?? []
  return rank === undefined || group === undefined ? null : { rank: Number(rank), group }
}

function matchNamed(label: string, matches: readonly Match[]): Match | undefined {
  if (isGroupPlace(label)) return undefined
  const round = /1\/(\d+)\D*#?\s*(\d+)\s*$/.exec(label)
  if (round) {
    const rank = Math.log2(Number(round[1]))
    return matches.find((match) => match.round.rank === rank && match.round.index === Number(round[2]))
  }
  const number = /(\d+)\s*$/.exec(label)?.[1]
  return number === undefined ? undefined : matches.find((match) => match.number === number)
}
