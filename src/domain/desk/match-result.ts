import {
  CALL_OFFS,
  type CallOffKind,
  type Decision,
  factsOf,
  halfTimeOf,
  type Match,
  type MatchFacts,
  type Reason,
  type Score,
  type SideName,
  scoreOf,
} from '../tournament/match.ts'
import { leaderOf, wonBy } from '../tournament/outcome.ts'

/** The state and result of a match, published or not. */
export interface MatchResult {
  readonly state: 'scheduled' | 'live' | 'finished' | 'walkover' | CallOffKind
  /** Of an abandoned or annulled match: the score that stood, which does not count. */
  readonly score: Score | null
  readonly halfTime: Score | null
  readonly penalties: Score | null
  readonly decision: Decision | null
  /** Set only if the score does not show the winner. */
  readonly winner: SideName | null
  /** Whether neither team of a walkover came. */
  readonly bothLose: boolean
  /** Of a walkover after a disqualification: the score that was played, which does not count. */
  readonly stood: Score | null
  /** Whether a finished match was stopped before its end. */
  readonly isAbandoned: boolean
  /** Why it was called off, stopped or not played. */
  readonly reason: Reason | null
}

export const NO_RESULT: MatchResult = {
  state: 'scheduled',
  score: null,
  halfTime: null,
  penalties: null,
  decision: null,
  winner: null,
  bothLose: false,
  stood: null,
  isAbandoned: false,
  reason: null,
}

export const isOver = ({ state }: Pick<MatchResult, 'state'>): boolean =>
  state === 'finished' || state === 'walkover'

/** Returns how a match was called off; null if it was not. */
export const callOffOfState = ({ state }: Pick<MatchResult, 'state'>): CallOffKind | null =>
  CALL_OFFS.find((how) => how === state) ?? null

/** Returns the known result of a match. If its class hides results, only the state. */
export function resultOf(match: Match): MatchResult {
  const known = { ...NO_RESULT, score: scoreOf(match), halfTime: halfTimeOf(match) }
  switch (match.kind) {
    case 'hidden':
      return { ...known, state: match.phase }
    case 'finished': {
      const { penalties, decision, winner, abandoned } = match
      return {
        ...known,
        state: 'finished',
        penalties,
        decision,
        winner: leaderOf(match.score) ? null : winner,
        isAbandoned: abandoned !== undefined,
        reason: abandoned?.reason ?? null,
      }
    }
    case 'called-off':
      return { ...known, state: match.how, score: match.stood, reason: match.reason }
    case 'walkover':
      return {
        ...known,
        state: 'walkover',
        winner: match.winner,
        bothLose: match.bothLose ?? false,
        stood: match.stood ?? null,
        reason: match.reason ?? null,
      }
    case 'unreported':
      return { ...known, state: 'finished' }
    case 'live':
      return { ...known, state: 'live' }
    default:
      return known
  }
}

/** Returns the match with these facts and this result. */
export function withResult(match: MatchFacts, result: MatchResult): Match {
  const facts = factsOf(match)
  const { state, score, halfTime, penalties, decision, bothLose, stood, isAbandoned, reason } = result
  const winner = result.winner ?? wonBy(score, penalties)
  switch (state) {
    case 'scheduled':
      return { ...facts, kind: state }
    case 'live':
      return { ...facts, kind: state, score, halfTime }
    case 'walkover':
      return {
        ...facts,
        kind: state,
        score,
        winner,
        ...(bothLose && { bothLose }),
        ...(stood && { stood }),
        ...(reason && { reason }),
      }
    case 'finished':
      return score === null
        ? { ...facts, kind: 'unreported' }
        : {
            ...facts,
            kind: state,
            score,
            halfTime,
            penalties,
            decision: decision ?? 'regular-time',
            winner,
            ...(isAbandoned && { abandoned: { reason } }),
          }
    default:
      return { ...facts, kind: 'called-off', how: state, stood: score, reason }
  }
}
