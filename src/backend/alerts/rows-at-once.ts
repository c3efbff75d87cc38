const ROWS_AT_ONCE = 400

/** Returns the rows in parts that one statement can hold: databases limit the values of a statement. */
export function rowsAtOnce<T>(rows: readonly T[], most = ROWS_AT_ONCE): T[][] {
  const count = Math.ceil(rows.length / most)
  return Array.from({ length: count }, (_, at) => rows.slice(at * most, (at + 1) * most))
}
