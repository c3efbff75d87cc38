import type { Favourites } from './favourites.ts'

/** Something that was bought for a year; `tournament_pass` is the one with a meaning here. */
export interface Purchase {
  readonly type: string
  readonly year: number
}

/** The match somebody keeps at hand in a year. */
export interface PinnedMatch {
  readonly matchId: string
  readonly year: number
}

/** Who is signed in, as the user call tells it. */
export interface User {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Whether a letter to the address has been answered; true also where the service does not say. */
  readonly isEmailProved: boolean
  readonly purchases: readonly Purchase[]
  /** Years for which the person is registered. */
  readonly registrations: readonly number[]
  readonly pinned: PinnedMatch | null
  readonly favourites: Favourites
}

/** Whether a tournament pass opens everything of a year (spec.md §4). */
export const hasAllAccess = (purchases: readonly Purchase[], year: number): boolean =>
  purchases.some((purchase) => purchase.type === 'tournament_pass' && purchase.year === year)

/** What a drawn avatar shows: the first letters of the first and the last word of a name, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const firstLetter = (word = '') => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? ''
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map(firstLetter).join('').toLocaleUpperCase()
}
