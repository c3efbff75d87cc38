import type { Favourites } from './favourites.ts'

/** A purchase for a year. Only `tournament_pass` has a meaning here. */
export interface Purchase {
  readonly type: string
  readonly year: number
}

/** The match that a person has pinned in a year. */
export interface PinnedMatch {
  readonly matchId: string
  readonly year: number
}

/** The signed-in person, as the user call returns it. */
export interface User {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Whether the person has confirmed the address from a mail sent to it; also true if the service does not say. */
  readonly isEmailProved: boolean
  readonly purchases: readonly Purchase[]
  /** Years for which the person is registered. */
  readonly registrations: readonly number[]
  readonly pinned: PinnedMatch | null
  readonly favourites: Favourites
}

/** Whether a tournament pass opens everything of a year. */
export const hasAllAccess = (purchases: readonly Purchase[], year: number): boolean =>
  purchases.some((purchase) => purchase.type === 'tournament_pass' && purchase.year === year)

/** What a drawn avatar shows: the first letters of the first and the last word of a name, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const firstLetter = (word = '') => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? ''
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map(firstLetter).join('').toLocaleUpperCase()
}
