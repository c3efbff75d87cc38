import { clock } from '../../time/stockholm.ts'
import { instantOfWall } from '../../time/stockholm-offset.ts'
import type { EditionIndex } from '../../tournament/edition-index.ts'
import type { Match } from '../../tournament/match.ts'
import { matchDay } from '../../tournament/match-days.ts'
import { type PlannedMatch, plannedMatches } from '../check/planned-match.ts'
import { afterBreaks, type PlacedMatch } from './placed-match.ts'

export interface Move {
  readonly kind: 'move'
  /** The ids of the fields to play on; none: each match stays on its own. */
  readonly fieldIds: readonly string[]
  /** `YYYY-MM-DD`; null: the same day. */
  readonly day: string | null
  /** Whether the matches start after what stands on the field that day, and one after the other; if not, at the same time. */
  readonly isAfter: boolean
}

/**
 * Moves matches to other fields, to another day, or both, in their order. At the same time, each gets the first of the fields
 * that is free then (the first of all if none is); after what stands there, the one that is free soonest.
 */
export function moved(index: EditionIndex, chosen: readonly Match[], move: Move): PlacedMatch[] {
  const taken = new Map<string, { start: number; end: number }[]>()
  const own = new Set(chosen)
  const takenOn = (fieldId: string, day: string | null) => {
    const key = `${fieldId} ${day}`
    const known = taken.get(key)
    if (known) return known
    const standing = (index.matchesByField.get(fieldId) ?? []).filter(
      (match) => !own.has(match) && matchDay(match.time) === day,
    )
    const spans: { start: number; end: number }[] = [...plannedMatches(index, standing)]
    taken.set(key, spans)
    return spans
  }
  return plannedMatches(index, chosen).map(({ match, start, end }: PlannedMatch) => {
    const length = end - start
    const day = move.day ?? matchDay(match.time)
    const wished = move.day === null ? start : instantOfWall(Date.parse(`${move.day}T${clock(start)}:00Z`))
    const targets = move.fieldIds.length > 0 ? move.fieldIds : match.fieldId === null ? [] : [match.fieldId]
    const options = targets.map((fieldId) => {
      const spans = takenOn(fieldId, day)
      const { breaks = [] } = index.fields.get(fieldId) ?? {}
      const free = afterBreaks(Math.max(wished, ...spans.map((span) => span.end)), length, breaks)
      const isFree = spans.every((span) => wished + length <= span.start || wished >= span.end)
      return { fieldId, at: move.isAfter ? free : wished, rank: move.isAfter ? free : isFree ? 0 : 1 }
    })
    const [best] = options.sort((one, other) => one.rank - other.rank)
    if (!best) return { match, at: wished, fieldId: match.fieldId }
    takenOn(best.fieldId, day).push({ start: best.at, end: best.at + length })
    return { match, at: best.at, fieldId: best.fieldId }
  })
}
