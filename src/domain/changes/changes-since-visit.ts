import {
  type CallOffKind,
  type Match,
  type MatchMove,
  type Score,
  scoreOf,
  startOf,
} from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'

/** A match as the visitor last saw it. */
export interface VisitedMatch {
  /** The cup's time, epoch milliseconds. */
  readonly seenAt: number
  readonly start: number | null
  readonly place: string | null
  readonly isOver: boolean
  readonly score: Score | null
  /** How it was called off; left out if it was not. */
  readonly calledOff?: CallOffKind
}

/** By match id. */
export type LastVisit = ReadonlyMap<string, VisitedMatch>

/** What changed in a match since it was last seen. A result counts once the match is over, and if it was corrected. */
export interface ChangeSinceVisit {
  readonly match: Match
  readonly seenAt: number
  readonly time: MatchMove['time']
  readonly place: MatchMove['place']
  readonly isResult: boolean
  /** How it was called off since, or `null` if it was not; `on` if it was called off and is on again. */
  readonly calledOff: CallOffKind | 'on' | null
}

/** Nobody follows more matches. The ones seen longest ago are dropped first. */
const MOST = 400

/**
 * Returns what changed in matches since they were seen, the next match first. A match that was never seen has no news. A
 * class that hides its results gives no news of a result.
 */
export const changesSinceVisit = (
  lastVisit: LastVisit,
  matches: readonly Match[],
): readonly ChangeSinceVisit[] =>
  matches
    .toSorted(byTime)
    .flatMap((match) => {
      const before = lastVisit.get(match.id)
      return before ? [changeOf(match, before)] : []
    })
    .filter(
      ({ time, place, isResult, calledOff }) =>
        time !== null || place !== null || isResult || calledOff !== null,
    )

function changeOf(match: Match, before: VisitedMatch): ChangeSinceVisit {
  const { start, place, isOver, score, calledOff } = seen(match, before.seenAt)
  const isScored = match.kind === 'finished' || match.kind === 'walkover'
  return {
    match,
    seenAt: before.seenAt,
    calledOff: calledOff === before.calledOff ? null : (calledOff ?? 'on'),
    time: start !== null && start !== before.start ? { from: before.start, to: start } : null,
    place: place !== null && place !== before.place ? { from: before.place, to: place } : null,
    isResult:
      isScored &&
      score !== null &&
      isOver &&
      (!before.isOver || before.score?.home !== score.home || before.score.away !== score.away),
  }
}

/**
 * Returns what to remember from now on. A match without changes counts as seen now. A changed match stays as it was seen
 * until the visitor marks the news as read.
 *
 * @param now the cup's time, epoch milliseconds
 * @param isRead true if the news was read: every match counts as seen now
 */
export function rememberVisit(
  lastVisit: LastVisit,
  matches: readonly Match[],
  now: number,
  isRead: boolean,
): LastVisit {
  const unread = new Set(isRead ? [] : changesSinceVisit(lastVisit, matches).map(({ match }) => match.id))
  const fresh = matches
    .filter(({ id }) => !unread.has(id))
    .map((match) => [match.id, seen(match, now)] as const)
  const all = [...new Map([...lastVisit, ...fresh])]
  return new Map(all.sort(([, one], [, other]) => other.seenAt - one.seenAt).slice(0, MOST))
}

const seen = (match: Match, seenAt: number): VisitedMatch => ({
  seenAt,
  start: startOf(match),
  place: match.locationName,
  isOver: progressOf(match) === 'finished',
  score: scoreOf(match),
  ...(match.kind === 'called-off' && { calledOff: match.how }),
})
