import type { CallOffKind, Reason, Score } from '../tournament/match.ts'

/** When and where a match is played, as far as it is known: epoch milliseconds, and the field's name. */
export interface AlertPlace {
  readonly at: number | null
  readonly field: string | null
}

/** The match that an alert is about: the names that it shows, and nothing more about anybody. */
export interface AlertMatch {
  readonly year: number
  readonly id: string
  /** Null if the team is not known yet. */
  readonly home: string | null
  readonly away: string | null
  /** Ids of the known teams. Followers of any of them get the alert. */
  readonly teamIds: readonly string[]
}

/**
 * The news for a follower of a team. A goal is never news.
 * - `soon`: the match is about to begin; `ahead` is the number of matches to play before it, null if the lead is in minutes
 * - `moved`: the match has another time or field
 * - `result`: the match is over; `isCorrected` if another result was sent before
 * - `off`: the match was called off
 * - `next`: the pairing of a play-off match has been decided
 */
export type AlertNews =
  | { readonly kind: 'soon'; readonly lead: Lead; readonly to: AlertPlace; readonly ahead: number | null }
  | {
      readonly kind: 'moved'
      readonly from: AlertPlace
      readonly to: AlertPlace
      /** Left out if none was told. */
      readonly reason?: Reason
    }
  | {
      readonly kind: 'result'
      /** Null if the match is over without goals: a walkover without further details. */
      readonly score: Score | null
      readonly penalties: Score | null
      readonly isWalkover: boolean
      /** True if neither team came, so that both lose. */
      readonly bothLose: boolean
      readonly isCorrected: boolean
    }
  | {
      readonly kind: 'off'
      readonly how: CallOffKind
      readonly reason: Reason | null
      /** When and where it was to be played. */
      readonly from: AlertPlace
    }
  | { readonly kind: 'next'; readonly to: AlertPlace }

/** What a device can choose to hear of. Who wants to hear of moves hears of matches that were called off. */
export type AlertKind = Exclude<AlertNews['kind'], 'off'>

export const ALERT_KINDS = ['soon', 'moved', 'result', 'next'] as const satisfies readonly AlertKind[]

export interface Alert {
  /** The same key for the same news, whoever finds it and however often, so that it is sent only once. */
  readonly key: string
  readonly match: AlertMatch
  readonly news: AlertNews
  /** When the alert stops being useful, cup time in epoch milliseconds. */
  readonly until: number
}

/** How early an alert comes: minutes before the match starts, or matches to play before it on its field. */
export const LEADS = ['10m', '15m', '30m', '60m', '1q', '2q', '3q'] as const
export type Lead = (typeof LEADS)[number]

export const isLead = (value: unknown): value is Lead => LEADS.some((lead) => lead === value)

/** The number in a lead. */
export const leadCount = (lead: Lead): number => Number.parseInt(lead, 10)

/** Whether a lead counts matches rather than minutes. */
export const countsMatches = (lead: Lead): boolean => lead.endsWith('q')
