import * as v from 'valibot'
import type { LastVisit, VisitedMatch } from '../../domain/changes/changes-since-visit.ts'
import { count, flag, position, rowsOf, text, whole } from '../../domain/json-forms.ts'
import { CALL_OFFS } from '../../domain/tournament/match.ts'

const lastVisitForm = v.object({
  year: count,
  /** Id, when the match was seen, start, place, whether it was over, goals of home and away. */
  rows: rowsOf(text, whole, v.nullable(whole), v.nullable(text), flag, position, position),
  /** Id of a match, and how it was called off. An earlier release wrote none. */
  calledOff: v.optional(rowsOf(text, v.picklist(CALL_OFFS))),
})
type Row = v.InferOutput<typeof lastVisitForm>['rows'][number]

/** Serializes how the matches of a year were last seen, for the browser's storage. */
export function serializeLastVisit(year: number, lastVisit: LastVisit): string {
  const rows = [...lastVisit].map(
    ([id, { seenAt, start, place, isOver, score }]): Row => [
      id,
      seenAt,
      start,
      place,
      isOver ? 1 : 0,
      score?.home ?? -1,
      score?.away ?? -1,
    ],
  )
  const calledOff = [...lastVisit].flatMap(([id, seen]) => (seen.calledOff ? [[id, seen.calledOff]] : []))
  return JSON.stringify({ year, rows, calledOff })
}

/** Returns what `serializeLastVisit` wrote for the year; null for anything else. */
export function parseLastVisit(text: string | null, year: number): LastVisit | null {
  const value: unknown = JSON.parse(text ?? 'null')
  if (!v.is(lastVisitForm, value) || value.year !== year) return null
  const visited = new Map(value.rows.map(visitedOf))
  for (const [id, calledOff] of value.calledOff ?? []) {
    const seen = visited.get(id)
    if (seen) visited.set(id, { ...seen, calledOff })
  }
  return visited
}

const visitedOf = ([id, seenAt, start, place, isOver, home, away]: Row): [string, VisitedMatch] => [
  id,
  { seenAt, start, place, isOver: isOver === 1, score: home < 0 || away < 0 ? null : { home, away } },
]
