import type { Decision, Match, MatchTime, Score, SideName } from '../tournament/match.ts'
import { winnerOf } from '../tournament/outcome.ts'

/**
 * A word on the card beside score or time. `hidden`: over, in a class that publishes no results; `unreported`: over,
 * and nobody gave a score.
 */
export type Badge = 'live' | 'walkover' | 'unreported' | 'hidden' | 'bye'

export interface MatchPresentation {
  readonly badge: Badge | null
  /** A score where the match has one, else when it is played. */
  readonly line:
    | { readonly kind: 'score'; readonly score: Score }
    | { readonly kind: 'time'; readonly time: MatchTime }
  /** The side to stress: the leader of a live match, the winner of one that is over; null while level. */
  readonly emphasised: SideName | null
  /** What decided a match that regular time did not. */
  readonly decision: Exclude<Decision, 'regular-time'> | null
  readonly penalties: Score | null
}

/**
 * What a card shows of a match (spec.md §4): a live badge while it is played, the score when live or finished, and
 * otherwise only the time.
 */
export function presentMatch(match: Match): MatchPresentation {
  const time: MatchPresentation = {
    badge: null,
    line: { kind: 'time', time: match.time },
    emphasised: null,
    decision: null,
    penalties: null,
  }
  switch (match.kind) {
    case 'scheduled':
      return time
    case 'live':
      return {
        ...time,
        badge: 'live',
        ...(match.score && { line: scored(match.score), emphasised: leader(match.score) }),
      }
    case 'finished':
      return {
        ...time,
        line: scored(match.score),
        emphasised: winnerOf(match),
        decision: match.decision === 'regular-time' ? null : match.decision,
        penalties: match.penalties,
      }
    case 'walkover':
      return {
        ...time,
        badge: 'walkover',
        emphasised: winnerOf(match),
        ...(match.score && { line: scored(match.score) }),
      }
    case 'unreported':
      return { ...time, badge: 'unreported' }
    case 'hidden':
      return {
        ...time,
        badge: match.phase === 'live' ? 'live' : match.phase === 'finished' ? 'hidden' : null,
      }
    case 'bye':
      return { ...time, badge: 'bye', emphasised: winnerOf(match) }
  }
}

const scored = (score: Score): MatchPresentation['line'] => ({ kind: 'score', score })

const leader = ({ home, away }: Score): SideName | null =>
  home > away ? 'home' : away > home ? 'away' : null
