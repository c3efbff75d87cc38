import { elementsOf, isRaw } from '../document/raw.ts'
import { shown, warningAt } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import { zonedTime } from '../zoned-time.ts'
import type { Arenas } from './build-arenas.ts'
import type { CellReader } from './cells.ts'

const CLOCKS = /(\d{1,2})[:.](\d\d)(?:\s*[-–]\s*(\d{1,2})[:.](\d\d))?/

/**
 * Adds the breaks of a table of matches to their fields. A break that does not say when it ends lasts until the next match
 * there on that day; without one it is left out, and told.
 */
export function addBreaks(
  rows: readonly Row[],
  zone: string,
  arenas: Arenas,
  cells: CellReader,
  categories: readonly unknown[],
): void {
  if (rows.length === 0) return
  const starts = startsByField(categories)
  for (const row of rows) {
    const field = arenas.fieldOf(row)
    const [, hour, minute, endHour, endMinute] = CLOCKS.exec(row.get('time')) ?? []
    const day = row.get('date')
    const at = (hours = '', minutes = '') => zonedTime(day, `${hours.padStart(2, '0')}:${minutes}`, zone)
    const from = hour && /^\d{4}-\d\d-\d\d$/.test(day) ? at(hour, minute) : null
    const end = from && endHour ? at(endHour, endMinute) : null
    const next = (starts.get(field ?? '') ?? []).find((start) => from !== null && start > Date.parse(from))
    const later = from && next !== undefined && next - Date.parse(from) < HALF_DAY_MS ? next : null
    const to = end ?? (later === null ? null : new Date(later).toISOString())
    const name = row.get('breakName')
    if (field && from && to) arenas.addBreak(field, { from, to, name })
    else {
      const { file, place } = row.origin()
      const problem = say('breakLeftOut', { name: shown(name) })
      cells.faults.push(warningAt(file, place, problem, say('breakTime')))
    }
  }
}

const HALF_DAY_MS = 12 * 60 * 60_000

/** The starts of matches by field, epoch milliseconds, in order. */
function startsByField(categories: readonly unknown[]): ReadonlyMap<string, readonly number[]> {
  const starts = new Map<string, number[]>()
  for (const category of categories.filter(isRaw))
    for (const stage of elementsOf(category, 'stages', ''))
      for (const division of elementsOf(stage.value, 'divisions', ''))
        for (const { value } of elementsOf(division.value, 'matches', '')) {
          const start = typeof value.startsAt === 'string' ? Date.parse(value.startsAt) : Number.NaN
          if (typeof value.field !== 'string' || Number.isNaN(start)) continue
          starts.set(value.field, [...(starts.get(value.field) ?? []), start])
        }
  for (const list of starts.values()) list.sort((one, other) => one - other)
  return starts
}
