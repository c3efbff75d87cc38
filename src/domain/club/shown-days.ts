import type { TimelineItem } from '../my-week/timeline.ts'
import type { ClubDay } from './club-days.ts'

/** A day with as much of it as a page has room for. */
export interface ShownDay extends ClubDay {
  /** The day to look at first: that which is being played, or the next one. */
  readonly isCurrent: boolean
  /** Matches that are left out. */
  readonly left: number
}

const rowsOf = (item: TimelineItem): number =>
  item.kind === 'match' ? 1 : item.kind === 'clash' ? item.entries.length : 0

/**
 * The days of a club within the room that a page has: the current day first, from what is not over yet on, then those that
 * come, then those before. A day that does not fit is told in figures.
 *
 * @param room of matches
 */
export function shownDays(days: readonly ClubDay[], room: number): ShownDay[] {
  const current = days.findIndex(({ isOver }) => !isOver)
  const order = [...days.keys()].sort((one, other) => Number(one < current) - Number(other < current))
  const shown = new Map<number, ShownDay>()
  let free = room
  for (const at of order) {
    const day = days[at] as ClubDay
    const isCurrent = at === current
    const items = day.matches <= free ? day.items : isCurrent ? fromNowOn(day.items, free) : []
    const rows = items.reduce((sum, item) => sum + rowsOf(item), 0)
    free -= rows
    shown.set(at, { ...day, items, isCurrent, left: day.matches - rows })
  }
  return [...shown].sort(([one], [other]) => one - other).map(([, day]) => day)
}

/** What is not over, as far as there is room. */
function fromNowOn(items: readonly TimelineItem[], room: number): TimelineItem[] {
  let free = room
  const ahead = items.flatMap((item): TimelineItem[] => {
    if (item.kind === 'match') return item.entry.phase === 'over' ? [] : [item]
    if (item.kind !== 'clash') return [item]
    const entries = item.entries.filter(({ phase }) => phase !== 'over')
    return entries.length === 0 ? [] : [{ ...item, entries }]
  })
  const first = ahead.findIndex((item) => rowsOf(item) > 0)
  return ahead.slice(Math.max(0, first)).flatMap((item): TimelineItem[] => {
    if (free <= 0) return []
    const cut = item.kind === 'clash' ? { ...item, entries: item.entries.slice(0, free) } : item
    free -= rowsOf(cut)
    return [cut]
  })
}
