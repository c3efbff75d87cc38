/** One of the two sides of a match. A placeholder is a team not known yet ("Winner of 1/8 #3"); a bye is nobody. */
export type Participant =
  | { readonly kind: 'team'; readonly teamId: string; readonly name: string }
  | { readonly kind: 'placeholder'; readonly label: string }
  | { readonly kind: 'bye' }

export type SideName = 'home' | 'away'

export interface Score {
  readonly home: number
  readonly away: number
}

/** The most goals one side can have: more is a slip of whoever wrote it. */
export const MOST_GOALS = 199

/** domain.md §1. */
const WALKOVER_GOALS = 10

/** What a walkover counts where nothing else was said. */
export const walkoverScore = (winner: SideName): Score =>
  winner === 'home' ? { home: WALKOVER_GOALS, away: 0 } : { home: 0, away: WALKOVER_GOALS }

/** An instant in epoch milliseconds (UTC), a calendar day `YYYY-MM-DD` in Stockholm, or nothing known. */
export type MatchTime =
  | { readonly kind: 'instant'; readonly at: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'unknown' }

export type Decision = 'regular-time' | 'extra-time' | 'sudden-death' | 'penalties' | 'lots'

/** Place in a knock-out: `rank` 0 is the final, 1 the semifinals; `index` counts from 1 within the round. */
export interface Round {
  readonly name: string | null
  readonly rank: number | null
  readonly index: number | null
}

/** Of a match of a knock-out: who plays it tells how others ended. */
export const isKnockout = ({ round }: Pick<MatchFacts, 'round'>): boolean => round.rank !== null

/** Whether who plays a match tells how others ended; where nobody is known yet nothing is told. */
export const areSidesWon = (match: Pick<MatchFacts, 'round' | 'home' | 'away'>): boolean =>
  isKnockout(match) && (match.home.kind === 'team' || match.away.kind === 'team')

/** A change of the released schedule; what stayed is null. Times are epoch milliseconds. */
export interface MatchMove {
  /** When it was heard of. */
  readonly toldAt: number
  readonly time: { readonly from: number | null; readonly to: number } | null
  readonly place: { readonly from: string | null; readonly to: string } | null
}

export interface MatchFacts {
  readonly id: string
  /** The number in the edition's revision at which it last changed; 0: not since it was imported. Not always told. */
  readonly revision?: number
  readonly number: string | null
  readonly categoryId: string
  readonly divisionId: string
  readonly round: Round
  readonly home: Participant
  readonly away: Participant
  readonly time: MatchTime
  /** Where it was moved: the time it had before. */
  readonly movedFrom: { readonly at: number | null; readonly locationName: string | null } | null
  /** Every change of its time and place, in the order in which they were told; left out where none is known. */
  readonly moves?: readonly MatchMove[]
  /** When it was reported begun and over, epoch milliseconds; left out where nobody reported that. */
  readonly startedAt?: number
  readonly endedAt?: number
  readonly fieldId: string | null
  /** The field's name as written for this match, sponsor suffix and all. */
  readonly locationName: string | null
  readonly streamId: string | null
}

/**
 * A match by what can be said of it. Only the kinds that have a score carry one, so a scheduled match cannot show 0–0.
 * - `live`: not finished and reported live; the score may still be unknown
 * - `unreported`: finished, and no score was ever given
 * - `hidden`: the class publishes no results by design (mini-handball); `phase` says how far it is
 * - `bye`: one side advances without playing; never a row in a schedule
 */
export type Match = MatchFacts &
  (
    | { readonly kind: 'scheduled' }
    | { readonly kind: 'live'; readonly score: Score | null; readonly halfTime: Score | null }
    | {
        readonly kind: 'finished'
        readonly score: Score
        readonly halfTime: Score | null
        readonly penalties: Score | null
        readonly decision: Decision
        /** null: drawn, or a knock-out match whose winner was never stored. */
        readonly winner: SideName | null
      }
    | { readonly kind: 'walkover'; readonly score: Score | null; readonly winner: SideName | null }
    | { readonly kind: 'unreported' }
    | { readonly kind: 'hidden'; readonly phase: 'scheduled' | 'live' | 'finished' }
    | { readonly kind: 'bye'; readonly winner: SideName | null }
  )

export type MatchKind = Match['kind']

/** The score of a match that has one. */
export const scoreOf = (match: Match): Score | null => ('score' in match ? match.score : null)

export const halfTimeOf = (match: Match): Score | null => ('halfTime' in match ? match.halfTime : null)

type OfResult = Partial<
  Record<'kind' | 'score' | 'halfTime' | 'penalties' | 'decision' | 'winner' | 'phase', unknown>
>

/** What is true of a match whatever its kind: all but how far it is, what came of it, and when that was told. */
export function factsOf(match: MatchFacts): MatchFacts {
  const {
    kind,
    score,
    halfTime,
    penalties,
    decision,
    winner,
    phase,
    revision,
    ...facts
  }: MatchFacts & OfResult = match
  return facts
}

/** When a match starts, epoch milliseconds; null where no more than its day is known. */
export const startOf = (match: Pick<Match, 'time'> | undefined): number | null =>
  match?.time.kind === 'instant' ? match.time.at : null
