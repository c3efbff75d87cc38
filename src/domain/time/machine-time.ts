import { memoizedByValue } from '../memoized.ts'
import { clock, dayOf } from './stockholm.ts'
import { offsetAt } from './stockholm-offset.ts'

/** Returns an instant for machines, to the minute, with Stockholm's offset then: `2026-07-07T08:00+02:00`. */
export const machineTime = memoizedByValue(
  (at: number): string => `${dayOf(at)}T${clock(at)}${offsetText(at)}`,
)

function offsetText(at: number): string {
  const minutes = Math.round(offsetAt(at) / 60_000)
  const part = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`
}
