import type { Score } from '../tournament/match.ts'

/** When and where, as far as it is known: epoch milliseconds, and the field by name. */
export interface AlertPlace {
  readonly at: number | null
  readonly field: string | null
}

/** The match that an alert is of: names as they are said, and no more of anybody. */
export interface AlertMatch {
  readonly year: number
  readonly id: string
  /** Null where it is not known yet who plays. */
  readonly home: string | null
  readonly away: string | null
  /** Ids of the teams that are known: whoever follows one of them is told. */
  readonly teamIds: readonly string[]
}

/**
 * What somebody who follows a team is told, never a goal.
 * - `soon`: its match is about to begin; `ahead` is how many matches are to be played before it, null where minutes count
 * - `moved`: to another time or field
 * - `result`: it is over; `corrected` where another result was told before
 * - `next`: who meets whom in a play-off has been decided
 */
export type AlertNews =
  | { readonly kind: 'soon'; readonly lead: Lead; readonly to: AlertPlace; readonly ahead: number | null }
  | { readonly kind: 'moved'; readonly from: AlertPlace; readonly to: AlertPlace }
  | {
      readonly kind: 'result'
      /** Null where it is over without goals: a walkover of which no more is known. */
      readonly score: Score | null
      readonly penalties: Score | null
      readonly isWalkover: boolean
      readonly isCorrected: boolean
    }
  | { readonly kind: 'next'; readonly to: AlertPlace }

export type AlertKind = AlertNews['kind']

export const ALERT_KINDS = ['soon', 'moved', 'result', 'next'] as const satisfies readonly AlertKind[]

export interface Alert {
  /** The same for the same news, whoever finds it out and however often: it is told once. */
  readonly key: string
  readonly match: AlertMatch
  readonly news: AlertNews
  /** When it is of no use any more, cup time in epoch milliseconds. */
  readonly until: number
}

/** How long before a match: minutes before its start, or matches to be played before it on its field. */
export const LEADS = ['10m', '15m', '30m', '60m', '1q', '2q', '3q'] as const
export type Lead = (typeof LEADS)[number]

export const isLead = (value: unknown): value is Lead => LEADS.some((lead) => lead === value)

/** The number in a lead. */
export const leadCount = (lead: Lead): number => Number.parseInt(lead, 10)

/** Whether a lead counts matches; else it counts minutes. */
export const countsMatches = (lead: Lead): boolean => lead.endsWith('q')
