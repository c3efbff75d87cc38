import type { CallOffKind, Decision, Match, Reason, Score, SideName } from '../tournament/match.ts'
import { leaderOf, winnerOf } from '../tournament/outcome.ts'

/**
 * A word on the card beside the score or the time. `hidden`: over, in a class that publishes no results; `unreported`: over,
 * and nobody reported a score; `stopped`: over before its time, with a score that counts; `both-lose`: neither team came;
 * `jury`: the loser was disqualified after the match.
 */
export type Badge =
  | 'live'
  | 'walkover'
  | 'both-lose'
  | 'jury'
  | 'unreported'
  | 'hidden'
  | 'bye'
  | 'stopped'
  | CallOffKind

export interface MatchPresentation {
  readonly badge: Badge | null
  /** The score of a match that is live or over, if it is known; a card without a score shows the time. */
  readonly score: Score | null
  /** The side to stress: the leader of a live match, the winner of one that is over; null while level. */
  readonly emphasised: SideName | null
  /** What decided the match if regular time did not. */
  readonly decision: Exclude<Decision, 'regular-time'> | null
  readonly penalties: Score | null
  /** The score that was played and does not count; shown only with the words that say so. */
  readonly stood: Score | null
  /** Why the match was called off, stopped or decided by a jury. */
  readonly reason: Reason | null
}

const ONLY_TIME: MatchPresentation = {
  badge: null,
  score: null,
  emphasised: null,
  decision: null,
  penalties: null,
  stood: null,
  reason: null,
}

/**
 * What a card shows of a match: a live badge while it is played, the score when live or finished, and
 * otherwise only the time.
 */
export function presentMatch(match: Match): MatchPresentation {
  switch (match.kind) {
    case 'scheduled':
      return ONLY_TIME
    case 'live':
      return {
        ...ONLY_TIME,
        badge: 'live',
        score: match.score,
        emphasised: leaderOf(match.score),
      }
    case 'finished':
      return {
        ...ONLY_TIME,
        badge: match.abandoned ? 'stopped' : null,
        reason: match.abandoned?.reason ?? null,
        score: match.score,
        emphasised: winnerOf(match),
        decision: match.decision === 'regular-time' ? null : match.decision,
        penalties: match.penalties,
      }
    case 'called-off':
      return { ...ONLY_TIME, badge: match.how, stood: match.stood, reason: match.reason }
    case 'walkover':
      return {
        ...ONLY_TIME,
        badge: match.bothLose ? 'both-lose' : match.stood ? 'jury' : 'walkover',
        score: match.score,
        emphasised: winnerOf(match),
        stood: match.stood ?? null,
        reason: match.reason ?? null,
      }
    case 'unreported':
      return { ...ONLY_TIME, badge: 'unreported' }
    case 'hidden':
      return { ...ONLY_TIME, badge: hiddenBadge(match.phase) }
    case 'bye':
      return { ...ONLY_TIME, badge: 'bye', emphasised: winnerOf(match) }
  }
}

function hiddenBadge(phase: Extract<Match, { kind: 'hidden' }>['phase']): Badge | null {
  if (phase === 'live') return 'live'
  return phase === 'finished' ? 'hidden' : null
}
