import type { Guess, ReadColumn } from './reading.ts'

/**
 * A problem with the imported data. A `fault` stops the import; a `warning` is reported and the import goes on. `place` is a
 * JSON path (`editions[0].categories[2]`), `line:column` in CSV and in JSON that cannot be read, or '' if the problem
 * concerns the whole file.
 */
export interface Fault {
  readonly level: 'fault' | 'warning'
  readonly file: string
  readonly place: string
  readonly problem: string
  /** What would be right. */
  readonly remedy: string
  /** What the operator has to decide, if the file may be read in several ways and the import must not choose. */
  readonly asks?: 'dates' | 'columns' | 'teams' | 'names'
}

/** A fault before the file and place of the part of the document are known. */
export interface Finding {
  readonly level: 'fault' | 'warning'
  /** JSON path in the cup document. */
  readonly at: string
  readonly problem: string
  readonly remedy: string
}

export type Origin = { readonly file: string; readonly place: string }

/** A cup document that is still unchecked, and for every path in it the file and place it was read from. */
export interface Draft {
  readonly raw: unknown
  origin(path: string): Origin
  /** Faults found while reading. */
  readonly faults: readonly Fault[]
  /** What was settled from the content of the files. */
  readonly guesses?: readonly Guess[]
  /** Which column of the files was read as which. */
  readonly columns?: readonly ReadColumn[]
  /** The ids that the files give; all others were made of names. Left out if the files give all. */
  readonly givenIds?: ReadonlySet<string>
  /** The source of an edition's ranking rule if its files give none, by position in the document. */
  readonly assumedRules?: ReadonlyMap<number, string>
  /**
   * Returns the editions, by position, that cannot be imported because of a fault found while reading: none if no edition
   * was read from the faulty file, null if the fault concerns all editions.
   */
  blame?(fault: Fault): readonly number[] | null
}

/** Marks a path of the document in the text of a finding. The mark is replaced by the file and place it was read from. */
export const readAt = (path: string): string => `\u0000${path}\u0000`

export const withPlaces = (text: string, placeOf: (path: string) => string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 is in no text that is imported
  text.replace(/\u0000([^\u0000]*)\u0000/g, (_, path: string) => placeOf(path))

export const faultAt = (file: string, place: string, problem: string, remedy: string): Fault => ({
  level: 'fault',
  file,
  place,
  problem,
  remedy,
})

export const warningAt = (file: string, place: string, problem: string, remedy: string): Fault => ({
  level: 'warning',
  file,
  place,
  problem,
  remedy,
})

/** Returns a value as sentences show it: quoted, with visible characters only, and cut at 60 characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  const visible = text.replace(
    /[\u007f-\u00a0\u00ad\u061c\u2007\u202f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return visible.length > 60 ? `${visible.slice(0, 59)}…` : visible
}

/**
 * Finds where a part of a document came from: the origin of the longest known path that leads to the part.
 * `known` maps document paths to origins.
 */
export function nearestOrigin(known: ReadonlyMap<string, Origin>, path: string, otherwise: Origin): Origin {
  let rest = path
  while (rest !== '') {
    const found = known.get(rest)
    if (found) return found
    const cut = Math.max(rest.lastIndexOf('.'), rest.lastIndexOf('['))
    rest = cut > 0 ? rest.slice(0, cut) : ''
  }
  return otherwise
}
