import { shown } from '../fault.ts'
import { DAY_ORDERS, type DayOrder } from '../import-options.ts'
import { joined, type Said, say } from '../said.ts'
import type { WrittenDay } from './written-day.ts'

export type SettledOrder =
  | { readonly kind: 'settled'; readonly order: DayOrder }
  /** No cell needs an order. */
  | { readonly kind: 'not-needed' }
  /** Each order reads all cells, as other days. `example` is a cell with its days. */
  | { readonly kind: 'open'; readonly orders: readonly DayOrder[]; readonly example: WrittenDay }
  /** No order reads all cells: these two need different ones. */
  | { readonly kind: 'contradiction'; readonly examples: readonly [WrittenDay, WrittenDay] }

/**
 * Settles the order of day and month by all days of a column: a 13 decides for all.
 *
 * @param givenOrder the order that the operator gave
 * @param year the edition's year if it is known: an order that gives other years is left out
 */
export function settleDayOrder(
  days: readonly WrittenDay[],
  givenOrder?: DayOrder,
  year?: number,
): SettledOrder {
  const open = days.filter(({ readings }) => readings.any === undefined)
  if (open.length === 0) return { kind: 'not-needed' }
  const reads = (order: DayOrder) => open.every(({ readings }) => readings[order] !== undefined)
  if (givenOrder && reads(givenOrder)) return { kind: 'settled', order: givenOrder }
  const all = DAY_ORDERS.filter(reads)
  const inYear = all.filter((order) =>
    open.every((day) => year === undefined || isNear(day.readings[order], year)),
  )
  const orders = inYear.length > 0 ? inYear : all
  const [order] = orders
  if (order === undefined) return { kind: 'contradiction', examples: contradicting(open) }
  const example = open.find(({ readings }) => new Set(orders.map((one) => readings[one])).size > 1)
  return example ? { kind: 'open', orders, example } : { kind: 'settled', order }
}

/** An edition named by a year may be played in the next one. */
const isNear = (day: string | undefined, year: number): boolean =>
  day !== undefined && [year, year + 1].includes(Number(day.slice(0, 4)))

function contradicting(days: readonly WrittenDay[]): readonly [WrittenDay, WrittenDay] {
  const first = days.find(({ readings }) => Object.keys(readings).length === 1) ?? days[0]
  const order = Object.keys(first?.readings ?? {})[0]
  const other = days.find(({ readings }) => !Object.hasOwn(readings, order ?? '')) ?? days.at(-1)
  if (!first || !other) throw new RangeError('no days')
  return [first, other]
}

/** Returns the question that an open order is, with the days that the example may be. */
export function orderQuestion(
  example: WrittenDay,
  orders: readonly DayOrder[],
): { problem: Said; remedy: Said } {
  const days = orders.map((order) => ({ order, day: example.readings[order] ?? '' }))
  const ways = days.map(({ order, day }) => say('orderReads', { order, day: { day } }))
  return {
    problem: say('orderOpen', { cell: shown(example.text), ways }),
    remedy: say('whichever', {
      days: joined(
        'or',
        days.map(({ day }) => day),
      ),
    }),
  }
}
