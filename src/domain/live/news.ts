import { type CallOffKind, type Match, scoreOf } from '../tournament/match.ts'
import { progressOf } from '../tournament/match-progress.ts'

/** What a change of a match means to somebody who follows it. */
export type News =
  | 'started'
  | 'goal'
  | 'corrected'
  | 'over'
  | 'moved'
  | 'walkover'
  | 'both-lose'
  | CallOffKind

/**
 * Returns what happened between two states of a match; null if nothing worth a message did (half-time, a stream).
 *
 * @param before null if the match changed for the first time since the page was built
 */
export function newsOf(before: Match | null, after: Match): News | null {
  if (after.kind === 'walkover') {
    if (before?.kind === 'walkover' && before.bothLose === after.bothLose) return null
    if (after.stood) return 'corrected'
    return after.bothLose ? 'both-lose' : 'walkover'
  }
  if (after.kind === 'called-off')
    return before?.kind === 'called-off' && before.how === after.how ? null : after.how
  const progress = progressOf(after)
  const score = scoreOf(after)
  if (!before) {
    if (progress === 'finished') return 'over'
    if (progress !== 'live' || !score) return movedNews(after)
    return score.home + score.away > 0 ? 'goal' : 'started'
  }
  const was = progressOf(before)
  if (progress === 'finished' && was !== 'finished') return 'over'
  if (progress === 'live' && was === 'scheduled') return 'started'
  if (before.kind === 'called-off' && isMoved(before, after)) return 'moved'
  if (progress !== was) return 'corrected'
  const old = scoreOf(before)
  if (score && old && (score.home !== old.home || score.away !== old.away))
    return progress === 'live' && score.home >= old.home && score.away >= old.away ? 'goal' : 'corrected'
  return isMoved(before, after) ? 'moved' : null
}

const movedNews = (match: Match): News | null => (match.movedFrom ? 'moved' : null)

const isMoved = (before: Match, after: Match): boolean =>
  before.locationName !== after.locationName ||
  before.time.kind !== after.time.kind ||
  (before.time.kind === 'instant' && after.time.kind === 'instant' && before.time.at !== after.time.at)
