import { isDay } from '../../../domain/time/calendar-day.ts'
import { dayFault } from '../day-form.ts'
import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import { zonedTime } from '../zoned-time.ts'
import type { CellReader } from './cells.ts'

/** Reads when a match starts: `startsAt` with its offset, or `date` and `time` in the time zone `zone`, or the day alone. */
export function readMatchTime(
  row: Row,
  zone: string,
  cells: CellReader,
): { startsAt?: string; day?: string } {
  const instant = row.get('startsAt')
  if (instant !== '') return { startsAt: instant }
  const day = row.get('date')
  if (day === '') {
    if (row.get('time') !== '') cells.fault(row, 'date', say('timeWithoutDay'), say('asDay'))
    return {}
  }
  if (!isDay(day)) {
    const { problem, remedy } = dayFault(day)
    cells.fault(row, 'date', problem, remedy)
    return {}
  }
  const written = row.get('time')
  if (written === '') return { day }
  const parts = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]00)?$/.exec(written)
  if (!parts) {
    cells.fault(row, 'time', say('noTime', { cell: shown(written) }), say('asTime'))
    return {}
  }
  const clock = `${(parts[1] ?? '').padStart(2, '0')}:${parts[2]}`
  const startsAt = zonedTime(day, clock, zone)
  if (startsAt !== null) return { startsAt }
  cells.fault(row, 'time', say('timeSkipped', { clock, day, zone }), say('anotherTime'))
  return {}
}
