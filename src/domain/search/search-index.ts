import type { Words } from '../text/locale.ts'

/** Raised whenever the shape below changes: a page that is open since before a release asks to be loaded again. */
export const SEARCH_INDEX_FORMAT = 2

/** A position in another list of the index; -1 is none. */
export type Position = number

/**
 * Everything of an edition that can be searched, in both languages, as it travels: rows instead of objects, positions
 * instead of names told twice. Order is that of the edition.
 */
export interface SearchIndex {
  readonly format: typeof SEARCH_INDEX_FORMAT
  readonly year: number
  /** Codes are in lower case, one blank apart. */
  readonly nations: readonly (readonly [key: string, en: string, sv: string, codes: string, teams: number])[]
  readonly categories: readonly (readonly [
    id: string,
    shortName: string,
    en: string,
    sv: string,
    gender: string,
    age: number | null,
    teams: number,
  ])[]
  /** Only clubs that are not told by their only team. */
  readonly clubs: readonly (readonly [id: string, name: string, nation: Position, teams: number])[]
  readonly teams: readonly (readonly [
    id: string,
    name: string,
    category: Position,
    club: Position,
    nation: Position,
  ])[]
  readonly arenas: readonly (readonly [
    id: string,
    name: string,
    area: string,
    fields: readonly (readonly [id: string, name: string, ...aliases: string[]])[],
  ])[]
  /** Days of play as written in each language; `matches.days` points here. */
  readonly days: readonly (readonly [en: string, sv: string])[]
  /** Column by column, because equal things side by side compress. */
  readonly matches: {
    readonly numbers: readonly string[]
    readonly ids: readonly string[]
    /** The position of a team, or the text that stands for one not known yet. */
    readonly homes: readonly (Position | string)[]
    readonly aways: readonly (Position | string)[]
    readonly categories: readonly Position[]
    readonly days: readonly Position[]
    /** Minutes since midnight in Stockholm; -1 where only the day is known, or nothing. */
    readonly minutes: readonly number[]
  }
}

export const KINDS = ['match', 'category', 'nation', 'club', 'team', 'arena', 'field'] as const
export type SearchKind = (typeof KINDS)[number]

/** A side of a match as a search shows it. */
export interface SearchSide {
  readonly name: string
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
  readonly category: Position
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
