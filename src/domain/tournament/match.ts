import type { Words } from '../text/locale.ts'

/** One of the two sides of a match. A placeholder is a team not known yet ("Winner of 1/8 #3"); a bye is no opponent. */
export type Participant =
  | { readonly kind: 'team'; readonly teamId: string; readonly name: string }
  /** `isNobody`: no team will come, because both teams of the match that the label names lost it. */
  | { readonly kind: 'placeholder'; readonly label: string; readonly isNobody?: true }
  | { readonly kind: 'bye' }

/** A side of which nothing may be said, or nothing is known. */
export const UNKNOWN_SIDE = { kind: 'placeholder', label: '–' } satisfies Participant

export type SideName = 'home' | 'away'

export interface Score {
  readonly home: number
  readonly away: number
}

/** The longest name of referees. */
export const LONGEST_REFEREES = 60

/** The most goals one side can have: a higher number is a typing error. */
export const MOST_GOALS = 199

/** What a walkover counts where nobody says otherwise (docs/sport.md#matches). */
const WALKOVER_GOALS = 10

/**
 * Returns the score of a walkover of which the desk or an imported file tells only the winner. A walkover of another service
 * has no score if the service gives none: what it counts in its own tables is not known.
 */
export const walkoverScore = (winner: SideName): Score =>
  winner === 'home' ? { home: WALKOVER_GOALS, away: 0 } : { home: 0, away: WALKOVER_GOALS }

/** An instant in epoch milliseconds (UTC), a calendar day `YYYY-MM-DD` in Stockholm, or unknown. */
export type MatchTime =
  | { readonly kind: 'instant'; readonly at: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'unknown' }

export type Decision = 'regular-time' | 'extra-time' | 'sudden-death' | 'penalties' | 'lots'

/** A place in a knock-out: `rank` 0 is the final, 1 the semifinals; `index` counts from 1 within the round. */
export interface Round {
  readonly name: string | null
  readonly rank: number | null
  readonly index: number | null
}

/** Whether a match belongs to a knock-out: its participants then reveal the results of earlier matches. */
export const isKnockout = ({ round }: Pick<MatchFacts, 'round'>): boolean => round.rank !== null

/** Whether the participants of a match reveal earlier results; false if neither team is known yet. */
export const revealsEarlierResults = (match: Pick<MatchFacts, 'round' | 'home' | 'away'>): boolean =>
  isKnockout(match) && (match.home.kind === 'team' || match.away.kind === 'team')

/** Why a match was not played as planned, in both languages. */
export type Reason = Words

/**
 * How a match was called off.
 * - `cancelled`: it will not be played
 * - `postponed`: it will be played, and has no new time yet; its time is the one that no longer holds
 * - `abandoned`: it began, was stopped, and its score does not count
 * - `annulled`: it was played and counts no longer
 */
export const CALL_OFFS = ['cancelled', 'postponed', 'abandoned', 'annulled'] as const
export type CallOffKind = (typeof CALL_OFFS)[number]

export interface CallOff {
  readonly how: CallOffKind
  /** The score when an abandoned match was stopped, or that an annulled match had: it counts nowhere. */
  readonly stood: Score | null
  readonly reason: Reason | null
  /** Present if the class publishes no results: none is shown if the match is played after all. */
  readonly isHidden?: true
}

/** A change of the released schedule; null for what did not change. Times are epoch milliseconds. */
export interface MatchMove {
  /** When the change became known. */
  readonly toldAt: number
  readonly time: { readonly from: number | null; readonly to: number } | null
  readonly place: { readonly from: string | null; readonly to: string } | null
  /** Left out if none was told. */
  readonly reason?: Reason
}

export interface MatchFacts {
  readonly id: string
  /** The number in the edition's revision at which the match last changed; 0 if not since its import. Not always given. */
  readonly revision?: number
  /** Like `revision`, without the goals of a match that goes on. Not always given. */
  readonly settledRevision?: number
  readonly number: string | null
  readonly categoryId: string
  readonly divisionId: string
  readonly round: Round
  readonly home: Participant
  readonly away: Participant
  readonly time: MatchTime
  /** The time and place before a move; null if the match was not moved. */
  readonly movedFrom: { readonly at: number | null; readonly locationName: string | null } | null
  /** Every change of its time and place, in the order of announcement; left out if none is known. */
  readonly moves?: readonly MatchMove[]
  /** When the match was reported begun and over, epoch milliseconds; left out if that was not reported. */
  readonly startedAt?: number
  readonly endedAt?: number
  /** The match that this one replaces; left out for a match that is no replay. */
  readonly replays?: string
  readonly fieldId: string | null
  /** The field's name as written for this match, including the sponsor suffix. */
  readonly locationName: string | null
  readonly streamId: string | null
  /** The name of the pair or club that referees, never of a person; left out if it is not known. */
  readonly referees?: string
}

/**
 * A match by its state. Only the kinds that have a score carry one, so a scheduled match cannot show 0–0.
 * - `live`: not finished and reported live; the score may still be unknown
 * - `unreported`: finished, but no score was ever given
 * - `called-off`: it has no result that counts, see `CallOff`
 * - `hidden`: the class publishes no results by design (mini-handball); `phase` gives its progress
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
        /** null for a draw, or a knock-out match whose winner was never stored. */
        readonly winner: SideName | null
        /** Present if the match was stopped before its end and its score counts. */
        readonly abandoned?: { readonly reason: Reason | null }
      }
    | ({ readonly kind: 'called-off' } & CallOff)
    | {
        readonly kind: 'walkover'
        readonly score: Score | null
        readonly winner: SideName | null
        /** Present if neither team came: both lose, without goals. */
        readonly bothLose?: true
        /** The score that was played before a jury disqualified the loser; it counts nowhere. */
        readonly stood?: Score
        readonly reason?: Reason
      }
    | { readonly kind: 'unreported' }
    | { readonly kind: 'hidden'; readonly phase: 'scheduled' | 'live' | 'finished' }
    | { readonly kind: 'bye'; readonly winner: SideName | null }
  )

export type MatchKind = Match['kind']

/** Whether a match will certainly not be played any more, or again as this match: all that was called off but a postponed one. */
export const isCalledOffForGood = (match: Match): boolean =>
  match.kind === 'called-off' && match.how !== 'postponed'

/** Returns the score of a match; null if it has none that counts. */
export const scoreOf = (match: Match): Score | null => ('score' in match ? match.score : null)

export const halfTimeOf = (match: Match): Score | null => ('halfTime' in match ? match.halfTime : null)

type OfResult = Partial<
  Record<
    | 'kind'
    | 'score'
    | 'halfTime'
    | 'penalties'
    | 'decision'
    | 'winner'
    | 'phase'
    | 'abandoned'
    | 'how'
    | 'bothLose'
    | 'stood'
    | 'reason',
    unknown
  >
>

/** Returns the facts that hold for a match of any kind: everything except its progress, its result and its revision. */
export function factsOf(match: MatchFacts): MatchFacts {
  const {
    kind,
    score,
    halfTime,
    penalties,
    decision,
    winner,
    phase,
    abandoned,
    how,
    bothLose,
    stood,
    reason,
    revision,
    settledRevision,
    ...facts
  }: MatchFacts & OfResult = match
  return facts
}

/** Returns the start of a match, epoch milliseconds; null if at most its day is known. */
export const startOf = (match: Pick<Match, 'time'> | undefined): number | null =>
  match?.time.kind === 'instant' ? match.time.at : null
