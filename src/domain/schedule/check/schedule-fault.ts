import type { Match, SideName } from '../../tournament/match.ts'

/**
 * What is wrong or hard in a schedule. `between` is the time from the end of the first match to the start of the next, in
 * minutes; it is negative if they overlap.
 * - `field-twice`: two matches on one field at a time
 * - `in-break`: a match in a break of its field
 * - `team-twice`: two matches of a team at a time
 * - `short-rest`: less rest between two matches of a team than asked for
 * - `long-walk`: the way from one field to the next takes longer than the time between the matches
 * - `no-source`: a placeholder names no match and no group of its class, or is not understood
 * - `early`: a match starts before the last match ends on which its placeholder depends
 * - `no-time`, `no-field`: a match without a start time or without a field
 * - `split-class`: the matches of a class lie in several areas on one day
 */
export type ScheduleFault =
  | {
      readonly kind: 'field-twice'
      readonly fieldId: string
      readonly matches: readonly [Match, Match]
      readonly between: number
    }
  | { readonly kind: 'in-break'; readonly fieldId: string; readonly matches: readonly [Match] }
  | {
      readonly kind: 'team-twice' | 'short-rest'
      readonly teamId: string
      readonly matches: readonly [Match, Match]
      readonly between: number
    }
  | {
      readonly kind: 'long-walk'
      readonly teamId: string
      readonly matches: readonly [Match, Match]
      readonly between: number
      /** Minutes on foot. */
      readonly walk: number
    }
  | {
      readonly kind: 'no-source'
      readonly matches: readonly [Match]
      readonly side: SideName
      readonly label: string
    }
  | {
      readonly kind: 'early'
      /** The match, and the one that it waits for. */
      readonly matches: readonly [Match, Match]
      readonly side: SideName
      readonly label: string
    }
  | { readonly kind: 'no-time' | 'no-field'; readonly matches: readonly [Match] }
  | {
      readonly kind: 'split-class'
      readonly categoryId: string
      /** `YYYY-MM-DD`. */
      readonly day: string
      /** The names of the areas, those with most matches first. */
      readonly areas: readonly string[]
      readonly matches: readonly Match[]
    }

export type FaultKind = ScheduleFault['kind']

/** The kinds of faults: those that cannot be played first. */
export const FAULT_KINDS = [
  'field-twice',
  'team-twice',
  'in-break',
  'no-source',
  'early',
  'long-walk',
  'short-rest',
  'no-time',
  'no-field',
  'split-class',
] as const satisfies readonly FaultKind[]
