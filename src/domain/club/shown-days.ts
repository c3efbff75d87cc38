import type { Entry } from '../my-week/entry.ts'
import type { TimelineItem } from '../my-week/timeline.ts'
import { firstAwaited, matchDay } from '../tournament/match-days.ts'
import type { ClubDay } from './club-days.ts'

/** A day, cut to the room that the page has for it. */
export interface ShownDay extends ClubDay {
  /** Whether this is the day to show first: the day being played, or the next one. */
  readonly isCurrent: boolean
  /** The part of the current day that is over. */
  readonly earlier: readonly TimelineItem[]
  /** The number of matches left out. */
  readonly left: number
}

/** How many matches fit on a page, and how many of the current day's coming matches stand open. */
export interface Room {
  readonly all: number
  readonly ahead: number
}

const isOver = ({ phase }: Entry): boolean => phase === 'over'

const rowsOf = (items: readonly TimelineItem[]): number =>
  items.reduce((sum, item) => sum + entriesOf(item).length, 0)

const entriesOf = (item: TimelineItem): readonly Entry[] =>
  item.kind === 'match' ? [item.entry] : item.kind === 'clash' ? item.entries : []

/**
 * Returns the days of a club within the room on a page: the current day first, starting with what is not over yet, then
 * the later days, then the earlier ones. A day that does not fit is given in figures only.
 */
export function shownDays(days: readonly ClubDay[], room: Room): ShownDay[] {
  const first = firstAwaited(
    days.flatMap(({ entries }) => entries),
    false,
  )
  const current = days.findIndex(({ day }) => first && day === matchDay(first.time))
  const order = [...days.keys()].sort((one, other) => Number(one < current) - Number(other < current))
  const shown: ShownDay[] = []
  let free = room.all
  for (const at of order) {
    const day = days[at] as ClubDay
    const isCurrent = at === current
    const parts = isCurrent ? partsOf(day.items, room.ahead) : { earlier: [], items: day.items }
    const rows = rowsOf(parts.items)
    const items = rows <= free ? parts.items : []
    free -= rowsOf(items)
    const earlier = rowsOf(parts.earlier) <= free ? parts.earlier : []
    free -= rowsOf(earlier)
    shown[at] = { ...day, isCurrent, items, earlier, left: day.matches - rowsOf(items) - rowsOf(earlier) }
  }
  return shown
}

/** Splits the current day into what is over and what is not. */
function partsOf(items: readonly TimelineItem[], most: number): Pick<ShownDay, 'earlier' | 'items'> {
  const ahead = trimmed(items.flatMap((item) => partOf(item, (entry) => !isOver(entry))))
  return { earlier: trimmed(items.flatMap((item) => partOf(item, isOver))), items: firstOf(ahead, most) }
}

/** Removes the gaps before the first match and after the last one. */
function trimmed(items: readonly TimelineItem[]): TimelineItem[] {
  const at = items.findIndex((item) => entriesOf(item).length > 0)
  const last = items.findLastIndex((item) => entriesOf(item).length > 0)
  return at < 0 ? [] : items.slice(at, last + 1)
}

function partOf(item: TimelineItem, belongs: (entry: Entry) => boolean): TimelineItem[] {
  if (item.kind === 'match') return belongs(item.entry) ? [item] : []
  if (item.kind !== 'clash') return [item]
  const entries = item.entries.filter(belongs)
  return entries.length === 0 ? [] : [{ ...item, entries }]
}

function firstOf(items: readonly TimelineItem[], most: number): TimelineItem[] {
  let free = most
  const first = items.flatMap((item): TimelineItem[] => {
    if (free <= 0) return []
    const cut = item.kind === 'clash' ? { ...item, entries: item.entries.slice(0, free) } : item
    free -= entriesOf(cut).length
    return [cut]
  })
  return trimmed(first)
}
