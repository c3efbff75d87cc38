import type { Match } from './match.ts'
import { groupPlaceMeaning, type PlaceMeaning } from './placeholder-place.ts'
import {
  isOpen,
  LOST,
  OF_ROUND,
  plain,
  standsForLoser,
  standsForPlace,
  standsForWinner,
  WON,
} from './placeholder-words.ts'

/** A placeholder's reference to a match: by its place in the bracket, or by its number. */
export type MatchReference =
  /** `rank` 0 is the final, `index` counts from 1; null if the label names only the round. */
  | { readonly kind: 'round'; readonly rank: number; readonly index: number | null }
  | { readonly kind: 'number'; readonly number: string }

/** The meaning of a placeholder in any language. */
export type PlaceholderMeaning =
  /** `of` is null if the label names no match. */
  | { readonly kind: 'winner' | 'loser'; readonly of: MatchReference | null }
  | PlaceMeaning
  /** The team is not known yet, and the label says no more. */
  | { readonly kind: 'open' }

const MOST_KEPT = 5000
const meanings = new Map<string, PlaceholderMeaning | null>()

/**
 * Returns the meaning of a placeholder: "Vinn. 12", "1:an i Grupp 4", "10th best third", "TBA".
 *
 * @returns null if the label is not understood and must be shown as it is
 */
export function placeholderMeaning(label: string): PlaceholderMeaning | null {
  const known = meanings.get(label)
  if (known !== undefined) return known
  if (meanings.size >= MOST_KEPT) meanings.clear()
  const meaning = read(plain(label))
  meanings.set(label, meaning)
  return meaning
}

function read(label: string): PlaceholderMeaning | null {
  if (isOpen(label)) return { kind: 'open' }
  if (standsForPlace(label) || !(standsForWinner(label) || standsForLoser(label)))
    return groupPlaceMeaning(label)
  const kind = standsForWinner(label) ? 'winner' : 'loser'
  if (BARE.test(label)) return { kind, of: null }
  const of = referenceOf(label)
  return of && { kind, of }
}

const BARE = new RegExp(`^(?:${WON}|${LOST}|${OF_ROUND})$`, 'iu')
const FRACTION = /1\/(\d{1,3})(?:\D*#?\s*(\d{1,3}))?$/
const NUMBER = /(\d{1,4})$/
/** The rounds by name, with the final last, because "semifinal" contains "final". */
const NAMED: readonly (readonly [rank: number, name: string])[] = [
  [4, 'sechzehntel\\p{L}*|sextondel\\p{L}*|sekstende\\p{L}*|(?:r|round of )32'],
  [3, 'åttondel\\p{L}*|åtte\\p{L}*|ottende\\p{L}*|eighth|achtel\\p{L}*|[aå]f|(?:r|round of )16'],
  [2, 'kvart\\p{L}*|quarter\\p{L}*|viertel\\p{L}*|[qvk]f'],
  [1, 'semi\\p{L}*|halb\\p{L}*|sf|hf'],
  [0, 'final(?:e|en)?'],
]
const ROUNDS = NAMED.map(
  ([rank, name]) =>
    [rank, new RegExp(`(?<!\\p{L})(?:${name})(?:[ -]?finale?n?)?[\\s.:#-]*(\\d{1,3})$`, 'iu')] as const,
)

function referenceOf(label: string): MatchReference | null {
  const fraction = FRACTION.exec(label)
  if (fraction) {
    const rank = Math.log2(Number(fraction[1]))
    const index = fraction[2] === undefined ? null : Number(fraction[2])
    return Number.isInteger(rank) ? { kind: 'round', rank, index } : null
  }
  for (const [rank, pattern] of ROUNDS) {
    const index = pattern.exec(label)?.[1]
    if (index !== undefined) return { kind: 'round', rank, index: Number(index) }
  }
  const number = NUMBER.exec(label)?.[1]
  return number === undefined ? null : { kind: 'number', number }
}

/** A number that organisers write behind the name of a round: "Kvartsfinal 2", "QF3", "1/8 #3"; "Round of 16" has none. */
const NUMBERED =
  /(?:(?<!(?<!\p{L})(?:of|last|best|top|sista|letzte|ro?))(?<=\p{L})[\s.:(-]*|#\s?)(\d{1,2})\)?$/iu

/**
 * Returns the match that a reference names; undefined if there is none. The number in the name of a match counts before its
 * place in the bracket, which may differ.
 */
export function matchReferred(of: MatchReference, matches: readonly Match[]): Match | undefined {
  if (of.kind === 'number') return matches.find(({ number }) => number === of.number)
  if (of.index === null) return undefined
  const ofRound = matches.filter(({ round }) => round.rank === of.rank)
  return (
    ofRound.find(({ round }) => Number(NUMBERED.exec(round.name ?? '')?.[1]) === of.index) ??
    ofRound.find(({ round }) => round.index === of.index)
  )
}
