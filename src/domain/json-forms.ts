import * as v from 'valibot'

export const text = v.string()
export const number = v.pipe(v.number(), v.finite())
export const isWholeFrom =
  (least: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least

// One check each instead of valibot's pipe of three: a schedule holds tens of thousands, and a phone waits for them.
export const whole = v.custom<number>(isWholeFrom(Number.MIN_SAFE_INTEGER))
export const count = v.custom<number>(isWholeFrom(0))
/** A position in another list; -1 means none. */
export const position = v.custom<number>(isWholeFrom(-1))
export const flag = v.picklist([0, 1])

export const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly())

/** Rows that may have more columns than these: an older page reads a newer file. */
export const rowsOf = <const Columns extends v.TupleItems>(...columns: Columns) => listOf(v.tuple(columns))
