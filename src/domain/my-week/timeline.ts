import { dayOf } from '../time/stockholm.ts'
import { type Entry, type Followed, isOwn } from './entry.ts'
import { type Transfer, transferBetween, transferMinutes } from './place.ts'

/** What stands in a day, from top to bottom. Instants are epoch milliseconds. */
export type TimelineItem =
  | { readonly kind: 'match'; readonly entry: Entry }
  /** Matches of one's own that overlap: nobody can be at all of them. `transfer` is the longest way among them. */
  | { readonly kind: 'clash'; readonly entries: readonly Entry[]; readonly transfer: Transfer }
  /** Matches on favourite fields that none of one's teams plays: a row of them is told in one line. */
  | { readonly kind: 'aside'; readonly entries: readonly Entry[] }
  | {
      readonly kind: 'gap'
      readonly from: number
      readonly minutes: number
      /** The way to what follows. */
      readonly transfer: Transfer
      /** The way takes about as long as there is, or longer. */
      readonly isTight: boolean
    }
  | { readonly kind: 'now'; readonly at: number }

export interface TimelineDay {
  /** `YYYY-MM-DD` in Stockholm; null for matches of no known day. */
  readonly day: string | null
  readonly isToday: boolean
  /** It lies behind: to be folded. */
  readonly isOver: boolean
  readonly matches: number
  readonly items: readonly TimelineItem[]
}

/** Minutes between two matches from which on there is time for something else. */
const WORTH_TELLING = 30
/** Matches on favourite fields in a row, from which on they are told in one line. */
const ROW = 3

/**
 * The week day by day, in order of play. The now line stands in today, and today stands among the days even without a
 * match; before the first day and after the last there is none.
 *
 * @param entries in order of play, as `weekEntries` gives them
 * @param now the cup's clock in epoch milliseconds; null: nothing is today and nothing is folded
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

/** What comes first of things that begin at one moment: a match that begins now has begun. */
const RANK: Readonly<Record<TimelineItem['kind'], number>> = { gap: 0, clash: 1, match: 1, now: 2, aside: 3 }

/** When an item begins. */
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

/** Groups matches into runs in which each begins before an earlier one of the run ends. */
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

/** Whether two matches cannot both be seen whole. */
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

/** Matches on favourite fields between two of one's own, and on one side of now: a row, or each by itself where they are few. */
function rows(aside: readonly Entry[], own: readonly Entry[], now: number | null): TimelineItem[] {
  const marks = [...own.map(({ from }) => from ?? 0), ...(now === null ? [] : [now])]
  const between = (entry: Entry) => marks.filter((mark) => mark <= (entry.from ?? 0)).length
  return [...Map.groupBy(aside, between).values()].flatMap((row): TimelineItem[] =>
    row.length >= ROW ? [{ kind: 'aside', entries: row }] : row.map((entry) => ({ kind: 'match', entry })),
  )
}
