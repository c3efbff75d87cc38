import type { Words } from '../text/locale.ts'
import type { Participant } from '../tournament/match.ts'

export const KINDS = ['match', 'category', 'nation', 'club', 'team', 'arena', 'field'] as const
export type SearchKind = (typeof KINDS)[number]

/** A side of a match as a search shows it. */
export interface SearchSide {
  readonly of: Participant
  readonly flag: string | null
}

/** One thing that can be found. */
export type SearchEntry = {
  /** As shown, in each language. */
  readonly name: Words
  /** Other names it answers to; not shown. */
  readonly also: readonly string[]
  /** Words of these names as other keyboards write them. */
  readonly spelt: readonly string[]
  /** What narrows a search without being a name: a team's class and nation, a field's arena. */
  readonly context: readonly string[]
  /** Without the language. */
  readonly address: string
  /** Id in the sprite of flags. */
  readonly flag: string | null
  /** Id of its class; null for what is of none, or of several. */
  readonly categoryId: string | null
} & SearchFacts

export type SearchFacts =
  | { readonly kind: 'category'; readonly shortName: string; readonly teams: number }
  | { readonly kind: 'nation'; readonly teams: number }
  | { readonly kind: 'club'; readonly teams: number; readonly nation: Words | null }
  | {
      readonly kind: 'team'
      readonly shortName: string
      /** Of its class. */
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
