import type { EditionIndex } from '../../tournament/edition-index.ts'
import type { Match } from '../../tournament/match.ts'
import { matchDay } from '../../tournament/match-days.ts'
import { progressOf } from '../../tournament/match-progress.ts'
import { type PlannedMatch, plannedMatches } from '../check/planned-match.ts'
import { afterBreaks, type PlacedMatch } from './placed-match.ts'

export interface Delay {
  readonly kind: 'delay'
  readonly minutes: number
  /** Whether only the first match of each field starts that much later, and those after it only as late as they must. */
  readonly asNeeded: boolean
}

/**
 * Delays matches of a day. What stands on the same field after them, chosen or not, starts as late as it must, so that no two
 * matches come to overlap and the order of the field stays.
 */
export function delayed(index: EditionIndex, chosen: readonly Match[], delay: Delay): PlacedMatch[] {
  const byField = Map.groupBy(chosen, ({ fieldId }) => fieldId)
  return [...byField].flatMap(([fieldId, own]) => {
    if (fieldId === null)
      return own.flatMap((match) => delayedQueue(index, plannedMatches(index, [match]), own, delay))
    const day = own[0] && matchDay(own[0].time)
    const queue = (index.matchesByField.get(fieldId) ?? []).filter(
      (match) => progressOf(match) === 'scheduled' && matchDay(match.time) === day,
    )
    return delayedQueue(index, plannedMatches(index, queue), own, delay)
  })
}

function delayedQueue(
  { fields }: EditionIndex,
  queue: readonly PlannedMatch[],
  chosen: readonly Match[],
  { minutes, asNeeded }: Delay,
): PlacedMatch[] {
  const own = new Set(chosen)
  const first = queue.find(({ match }) => own.has(match))
  const placed: (PlannedMatch & { readonly at: number })[] = []
  return queue.map((planned) => {
    const { match, start, end } = planned
    const isDelayed = asNeeded ? planned === first : own.has(match)
    const wished = isDelayed ? start + minutes * 60_000 : start
    // Two matches that overlapped before do so no more than before.
    const free = placed.map((one) => one.at + Math.min(one.end - one.start, start - one.start))
    const at = Math.max(wished, ...free)
    const { breaks = [] } = fields.get(match.fieldId ?? '') ?? {}
    const playable = asNeeded && at > start ? afterBreaks(at, end - start, breaks) : at
    placed.push({ ...planned, at: playable })
    return { match, at: playable, fieldId: match.fieldId }
  })
}
