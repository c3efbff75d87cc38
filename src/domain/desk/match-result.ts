import {
  type Decision,
  factsOf,
  halfTimeOf,
  type Match,
  type MatchFacts,
  type Score,
  type SideName,
  scoreOf,
} from '../tournament/match.ts'
import { leaderOf, wonBy } from '../tournament/outcome.ts'

/** How far a match is and what came of it, published or not. */
export interface MatchResult {
  readonly state: 'scheduled' | 'live' | 'finished' | 'walkover'
  readonly score: Score | null
  readonly halfTime: Score | null
  readonly penalties: Score | null
  readonly decision: Decision | null
  /** Only where the score does not tell. */
  readonly winner: SideName | null
}

export const NO_RESULT: MatchResult = {
  state: 'scheduled',
  score: null,
  halfTime: null,
  penalties: null,
  decision: null,
  winner: null,
}

export const isOver = ({ state }: Pick<MatchResult, 'state'>): boolean =>
  state === 'finished' || state === 'walkover'

/** What is known of a match's result; of one whose class hides it, how far it is. */
export function resultOf(match: Match): MatchResult {
  const told = { ...NO_RESULT, score: scoreOf(match), halfTime: halfTimeOf(match) }
  switch (match.kind) {
    case 'hidden':
      return { ...told, state: match.phase }
    case 'finished': {
      const { penalties, decision, winner } = match
      return {
        ...told,
        state: 'finished',
        penalties,
        decision,
        winner: leaderOf(match.score) ? null : winner,
      }
    }
    case 'walkover':
      return { ...told, state: 'walkover', winner: match.winner }
    case 'unreported':
      return { ...told, state: 'finished' }
    case 'live':
      return { ...told, state: 'live' }
    default:
      return told
  }
}

/** The match that these facts and this result make. */
export function withResult(match: MatchFacts, result: MatchResult): Match {
  const facts = factsOf(match)
  const { state, score, halfTime, penalties, decision } = result
  const winner = result.winner ?? wonBy(score, penalties)
  switch (state) {
    case 'scheduled':
      return { ...facts, kind: state }
    case 'live':
      return { ...facts, kind: state, score, halfTime }
    case 'walkover':
      return { ...facts, kind: state, score, winner }
    case 'finished':
      return score === null
        ? { ...facts, kind: 'unreported' }
        : { ...facts, kind: state, score, halfTime, penalties, decision: decision ?? 'regular-time', winner }
  }
}
