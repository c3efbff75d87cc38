import { isRecord } from '../results/json.ts'

/** Whether a value of a parsed JSON text has a shape. Shapes are checked once, where they arrive. */
export type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string'
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
export const isWhole: Check = (value) => Number.isSafeInteger(value)
export const isNumber: Check = (value) => Number.isFinite(value)
/** A position in another list; -1 is none. */
export const isPosition: Check = (value) => Number.isSafeInteger(value) && Number(value) >= -1
export const isSwitch: Check = (value) => value === 0 || value === 1

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

export const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** More columns than known are accepted: an older page reads a newer file. */
export const rowOf =
  (...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && checks.every((check, column) => check(value[column]))

/** Every named part passes its check; other parts are not looked at. */
export const hasParts = (value: Record<string, unknown>, parts: Readonly<Record<string, Check>>): boolean =>
  Object.entries(parts).every(([name, check]) => check(value[name]))

/** Lists of one length, entry beside entry. */
export function hasColumns(value: unknown, columns: Readonly<Record<string, Check>>): boolean {
  if (!isRecord(value)) return false
  const lengths = new Set<number>()
  const sound = Object.entries(columns).every(([name, check]) => {
    const column = value[name]
    if (!Array.isArray(column) || !column.every(check)) return false
    lengths.add(column.length)
    return true
  })
  return sound && lengths.size === 1
}
