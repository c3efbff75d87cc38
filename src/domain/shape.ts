/** Checks that a value of a parsed JSON text has a shape. The type follows from the check, so no shape is written twice. */
export type Shape<Type> = (value: unknown) => value is Type

export type TypeOf<Of> = Of extends Shape<infer Type> ? Type : never

type Shapes = Readonly<Record<string, Shape<unknown>>>

const shape = <Type>(check: (value: unknown) => boolean) => check as Shape<Type>

export const isRecord = shape<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
export const isText = shape<string>((value) => typeof value === 'string')
export const isCount = shape<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0)
export const isWhole = shape<number>((value) => Number.isSafeInteger(value))
export const isNumber = shape<number>((value) => Number.isFinite(value))
/** A position in another list; -1 means none. */
export const isPosition = shape<number>((value) => Number.isSafeInteger(value) && Number(value) >= -1)
export const isSwitch = shape<0 | 1>((value) => value === 0 || value === 1)

export const oneOf = <const Values extends readonly (string | number | null)[]>(...values: Values) =>
  shape<Values[number]>((value) => values.some((one) => one === value))

export const either = <One, Other>(one: Shape<One>, other: Shape<Other>) =>
  shape<One | Other>((value) => one(value) || other(value))

export const orNull = <Type>(check: Shape<Type>) =>
  shape<Type | null>((value) => value === null || check(value))

export const listOf = <Type>(check: Shape<Type>) =>
  shape<readonly Type[]>((value) => Array.isArray(value) && value.every(check))

/** Accepts more columns than it knows: an older page reads a newer file. */
export const rowOf = <const Row extends readonly Shape<unknown>[]>(...checks: Row) =>
  shape<{ readonly [At in keyof Row]: TypeOf<Row[At]> }>(
    (value) => Array.isArray(value) && checks.every((check, column) => check(value[column])),
  )

/** Requires every named part to pass its check; ignores other parts. */
export function partsOf<Parts extends Shapes>(parts: Parts) {
  const checks = Object.entries(parts)
  return shape<{ readonly [Name in keyof Parts]: TypeOf<Parts[Name]> }>(
    (value) => isRecord(value) && checks.every(([name, check]) => check(value[name])),
  )
}

/** Parts that a file of an earlier release lacks. */
export function laterParts<Parts extends Shapes>(parts: Parts) {
  const checks = Object.entries(parts)
  return shape<{ readonly [Name in keyof Parts]?: TypeOf<Parts[Name]> }>(
    (value) =>
      isRecord(value) && checks.every(([name, check]) => value[name] === undefined || check(value[name])),
  )
}

/** Parallel lists of the same length. */
export function columnsOf<Columns extends Shapes>(columns: Columns) {
  const names = Object.keys(columns)
  const parts = partsOf(
    Object.fromEntries(names.map((name) => [name, listOf(columns[name] as Shape<unknown>)])),
  )
  return shape<{ readonly [Name in keyof Columns]: readonly TypeOf<Columns[Name]>[] }>(
    (value) => parts(value) && new Set(names.map((name) => value[name]?.length)).size === 1,
  )
}
