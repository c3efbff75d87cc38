import type { ImportFault } from '../../domain/organiser/import-preview.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Guess, ReadColumn } from './reading.ts'
import { type Said, say, textOf } from './said.ts'

export type { ImportFault }

/** An `ImportFault` whose sentences are in no language yet. */
export interface Fault extends Omit<ImportFault, 'problem' | 'remedy'> {
  readonly problem: Said
  readonly remedy: Said
}

/** Where a fault is. */
export type FaultPlace = Pick<Fault, 'file' | 'place'>

/** A fault before the file and place of the part of the document are known. */
export interface Finding {
  readonly level: 'fault' | 'warning'
  /** JSON path in the cup document. */
  readonly at: string
  readonly problem: Said
  readonly remedy: Said
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
  /** Returns the class that a fault is in, as the files write it; undefined if that is not known. */
  classOf?(fault: FaultPlace): string | undefined
}

export const faultAt = (file: string, place: string, problem: Said, remedy: Said): Fault => ({
  level: 'fault',
  file,
  place,
  problem,
  remedy,
})

export const warningAt = (file: string, place: string, problem: Said, remedy: Said): Fault => ({
  level: 'warning',
  file,
  place,
  problem,
  remedy,
})

/** Returns a fault in a language. */
export const inLanguage = (fault: Fault, locale: Locale): ImportFault => ({
  ...fault,
  problem: textOf(fault.problem, locale),
  remedy: textOf(fault.remedy, locale),
})

/** Returns a value as sentences show it: quoted, with visible characters only, and cut at 60 characters. */
export function shown(value: unknown): Said {
  if (value === undefined) return say('nothing')
  const text = JSON.stringify(value) ?? String(value)
  const visible = text.replace(
    /[\u007f-\u00a0\u00ad\u061c\u2007\u202f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return say('value', { value: visible.length > 60 ? `${visible.slice(0, 59)}…` : visible })
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
