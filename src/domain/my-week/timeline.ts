import { dayOf } from '../time/stockholm.ts'
import { type Entry, type Followed, isOwn } from './entry.ts'
import { type Transfer, transferBetween, transferMinutes } from './place.ts'

/** One item of a day, in order of time. Instants are epoch milliseconds. */
export type TimelineItem =
  | { readonly kind: 'match'; readonly entry: Entry }
  /** Overlapping matches of the visitor's own: nobody can be at all of them. `transfer` is the longest way among them. */
  | { readonly kind: 'clash'; readonly entries: readonly Entry[]; readonly transfer: Transfer }
  /** Matches on favourite fields without a team of the visitor's own: several in a row take one line. */
  | { readonly kind: 'aside'; readonly entries: readonly Entry[] }
  | {
      readonly kind: 'gap'
      readonly from: number
      readonly minutes: number
      /** The way to the next match. */
      readonly transfer: Transfer
      /** Whether the way takes as long as the gap, or longer. */
      readonly isTight: boolean
    }
  | { readonly kind: 'now'; readonly at: number }

export interface TimelineDay {
  /** `YYYY-MM-DD` in Stockholm; null for matches whose day is not known. */
  readonly day: string | null
  readonly isToday: boolean
  /** Whether the day is past, and so shown folded. */
  readonly isOver: boolean
  readonly matches: number
  readonly items: readonly TimelineItem[]
}

/** The least minutes between two matches that leave time for something else. */
const WORTH_TELLING = 30
/** From this number on, consecutive matches on favourite fields take one line together. */
const ROW = 3

/**
 * Returns the week day by day, in order of play. The now line stands in today, and today is one of the days even without a
 * match. Before the first day and after the last there is no now line.
 *
 * @param entries in order of play, as `weekEntries` gives them
 * @param now the cup's clock in epoch milliseconds; null: no day is today and no day is folded
 */
export function timeline(entries: readonly Entry[], followed: Followed, now: number | null): TimelineDay[] {
  const today = now === null ? null : dayOf(now)
  const byDay = Map.groupBy(entries, ({ day }) => day)
  const days = [...byDay.keys()].filter((day) => day !== null)
  const [first, last] = [days[0], days.at(-1)]
  if (today !== null && first !== undefined && last !== undefined && first < today && today < last)
    if (!byDay.has(today)) byDay.set(today, [])
  return [...byDay]
    .sort(([one], [other]) => order(one, other))
    .map(([day, list]) => ({
      day,
      isToday: day !== null && day === today,
      isOver: day !== null && today !== null && day < today,
      matches: list.length,
      items: dayItems(list, followed, day === today ? now : null),
    }))
}

const order = (one: string | null, other: string | null): number =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1

function dayItems(entries: readonly Entry[], followed: Followed, now: number | null): TimelineItem[] {
  const timed = entries.filter(({ from }) => from !== null)
  const own = timed.filter((entry) => isOwn(entry, followed))
  const aside = timed.filter((entry) => !isOwn(entry, followed))
  const items = [...withGaps(runs(own)), ...rows(aside, own, now)]
  if (now !== null) items.push({ kind: 'now', at: now })
  const untimed = entries
    .filter(({ from }) => from === null)
    .map((entry): TimelineItem => ({ kind: 'match', entry }))
  return [
    ...items.sort((one, other) => startOf(one) - startOf(other) || RANK[one.kind] - RANK[other.kind]),
    ...untimed,
  ]
}

/** The order of items that begin at the same moment. A match stands before the now line, because it has begun. */
const RANK: Readonly<Record<TimelineItem['kind'], number>> = { gap: 0, clash: 1, match: 1, now: 2, aside: 3 }

/** Returns when an item begins. */
export function startOf(item: TimelineItem): number {
  switch (item.kind) {
    case 'match':
      return item.entry.from ?? Number.POSITIVE_INFINITY
    case 'clash':
    case 'aside':
      return item.entries[0]?.from ?? Number.POSITIVE_INFINITY
    case 'gap':
      return item.from
    case 'now':
      return item.at
  }
}

/** Groups matches into runs in which each match begins before an earlier match of the run ends. */
function runs(entries: readonly Entry[]): Entry[][] {
  const all: Entry[][] = []
  let busyUntil = Number.NEGATIVE_INFINITY
  for (const entry of entries) {
    if (entry.from === null || entry.until === null) continue
    if (entry.from < busyUntil) all.at(-1)?.push(entry)
    else all.push([entry])
    busyUntil = Math.max(busyUntil, entry.until)
  }
  return all
}

/** Whether two matches overlap, so that nobody can see all of both. */
export const overlap = (one: Entry, other: Entry): boolean =>
  one.from !== null &&
  one.until !== null &&
  other.from !== null &&
  other.until !== null &&
  one.from < other.until &&
  other.from < one.until

function withGaps(all: readonly Entry[][]): TimelineItem[] {
  return all.flatMap((run, at): TimelineItem[] => {
    const [first] = run
    const before = all[at - 1]
    const item: TimelineItem[] = !first
      ? []
      : run.length === 1
        ? [{ kind: 'match', entry: first }]
        : [{ kind: 'clash', entries: run, transfer: longestWay(run) }]
    const gap = before && first && gapBetween(before, first)
    return gap ? [gap, ...item] : item
  })
}

function gapBetween(before: readonly Entry[], next: Entry): TimelineItem | null {
  const last = before.reduce((one, other) => ((other.until ?? 0) > (one.until ?? 0) ? other : one))
  if (last.until === null || next.from === null) return null
  const minutes = Math.floor((next.from - last.until) / 60_000)
  const transfer = transferBetween(last.place, next.place)
  const isTight = transfer.kind === 'other-arena' && minutes < transferMinutes(transfer)
  return minutes >= WORTH_TELLING || isTight
    ? { kind: 'gap', from: last.until, minutes, transfer, isTight }
    : null
}

function longestWay(run: readonly Entry[]): Transfer {
  const ways = run.flatMap((one, at) =>
    run.slice(at + 1).map((other) => transferBetween(one.place, other.place)),
  )
  return ways.reduce((longest, way) => (transferMinutes(way) > transferMinutes(longest) ? way : longest), {
    kind: 'none',
  })
}

/**
 * Returns the matches on favourite fields between two own matches, and on one side of now: in one row, or one by one if they
 * are few.
 */
function rows(aside: readonly Entry[], own: readonly Entry[], now: number | null): TimelineItem[] {
  const marks = [...own.map(({ from }) => from ?? 0), ...(now === null ? [] : [now])]
  const between = (entry: Entry) => marks.filter((mark) => mark <= (entry.from ?? 0)).length
  return [...Map.groupBy(aside, between).values()].flatMap((row): TimelineItem[] =>
    row.length >= ROW ? [{ kind: 'aside', entries: row }] : row.map((entry) => ({ kind: 'match', entry })),
  )
}
