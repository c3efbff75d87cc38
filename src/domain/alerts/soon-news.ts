import { LATE_MS } from '../live/agenda.ts'
import { type Match, startOf } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { type AlertNews, countsMatches, type Lead, leadCount } from './alert.ts'

const MINUTE = 60_000
/** The first match of a field's day has no match before it. This limit keeps its alert from coming at night. */
const LONGEST_AHEAD = 120 * MINUTE
/** An alert comes at least this early, however many matches are ahead: on a field without reports it would come late. */
const AT_LEAST = 5 * MINUTE

type SoonNews = Omit<Extract<AlertNews, { kind: 'soon' }>, 'to'>

/**
 * Returns the matches that are about to begin, by how early a follower wants to know.
 *
 * @param now cup time in epoch milliseconds
 * @returns by match id
 */
export function soonNews(
  matches: readonly Match[],
  now: number,
  leads: readonly Lead[],
): ReadonlyMap<string, readonly SoonNews[]> {
  const near = matches.filter((match) => {
    const wait = (startOf(match) ?? 0) - now
    return wait > 0 && wait <= LONGEST_AHEAD && progressOf(match) === 'scheduled'
  })
  const aheadOf = leads.some(countsMatches) ? queues(matches, now) : () => null
  return new Map(
    near.map((match) => {
      const wait = (startOf(match) ?? 0) - now
      const news = leads.flatMap((lead): SoonNews[] => {
        if (!countsMatches(lead))
          return wait <= leadCount(lead) * MINUTE ? [{ kind: 'soon', lead, ahead: null }] : []
        const ahead = aheadOf(match)
        const isNear = wait <= AT_LEAST || (ahead !== null && ahead <= leadCount(lead))
        return isNear ? [{ kind: 'soon', lead, ahead }] : []
      })
      return [match.id, news]
    }),
  )
}

/** Counts the matches to play on the field before a match. Ignores a match that is long overdue without a report. */
function queues(matches: readonly Match[], now: number): (match: Match) => number | null {
  const byField = new Map<string, Match[]>()
  for (const match of matches) {
    const start = startOf(match)
    const isAwaited =
      start !== null &&
      start <= now + LONGEST_AHEAD &&
      (progressOf(match) === 'live' || (progressOf(match) === 'scheduled' && start >= now - LATE_MS))
    if (!isAwaited || match.fieldId === null) continue
    const queue = byField.get(match.fieldId)
    if (queue) queue.push(match)
    else byField.set(match.fieldId, [match])
  }
  for (const queue of byField.values()) queue.sort(byTime)
  return (match) => {
    const at = byField.get(match.fieldId ?? '')?.indexOf(match) ?? -1
    return at < 0 ? null : at
  }
}
