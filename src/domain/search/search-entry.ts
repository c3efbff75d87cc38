import type { Words } from '../text/locale.ts'
import type { Participant } from '../tournament/match.ts'

export const KINDS = ['match', 'category', 'division', 'nation', 'club', 'team', 'arena', 'field'] as const
export type SearchKind = (typeof KINDS)[number]

/** A side of a match as a search shows it. */
export interface SearchSide {
  readonly of: Participant
  readonly flag: string | null
}

/** One thing that a search can find. */
export type SearchEntry = {
  /** The name as shown, in each language. */
  readonly name: Words
  /** Other names that find the entry; not shown. */
  readonly also: readonly string[]
  /** Spellings of the words of these names on other keyboards. */
  readonly spelt: readonly string[]
  /** Words that narrow a search but are not names: the class and nation of a team, the arena of a field. */
  readonly context: readonly string[]
  /** The address without the language. */
  readonly address: string
  /** The id of the flag in the sprite of flags. */
  readonly flag: string | null
  /** The id of its class; null if it belongs to none or to several. */
  readonly categoryId: string | null
} & SearchFacts

export type SearchFacts =
  | { readonly kind: 'category'; readonly shortName: string; readonly teams: number }
  | { readonly kind: 'division'; readonly shortName: string }
  | { readonly kind: 'nation'; readonly teams: number }
  | { readonly kind: 'club'; readonly teams: number; readonly nation: Words | null }
  | {
      readonly kind: 'team'
      readonly shortName: string
      /** The name of its class. */
      readonly className: Words
      readonly nation: Words | null
    }
  | { readonly kind: 'arena'; readonly area: string; readonly fields: number }
  | { readonly kind: 'field'; readonly arena: string; readonly aliases: readonly string[] }
  | {
      readonly kind: 'match'
      readonly number: string
      readonly home: SearchSide
      readonly away: SearchSide
      readonly shortName: string
      readonly day: Words | null
      /** `HH:mm` in Stockholm. */
      readonly clock: string | null
    }
