/** A cell of a table; null is an empty cell. */
export type Cell = string | number | boolean | null

/**
 * A sign, also a wide or a small one, that makes spreadsheets read a formula, where a cell may begin: at its start, and
 * after whatever the list separator of a country or a program is. Neither quotes, which count only at the start of such a
 * cell, nor characters that cannot be seen keep a sign from being the first.
 */
const SIGN = String.raw`'*(?:(?![\t\r\n])["\p{Z}\p{C}\p{Default_Ignorable_Code_Point}])*[=+\-@＝＋－＠﹦﹢﹣﹫]`
const FORMULA = new RegExp(`(^|[;,|\\t\\r\\n])(?=${SIGN})`, 'gu')
const GUARDED_FORMULA = new RegExp(`(^|[;,|\\t\\r\\n])'(?=${SIGN})`, 'gu')
/** Some spreadsheets pass over these at the start of a cell. */
const BREAK = /^(?='*[\t\r\n])/
const GUARDED_BREAK = /^'(?='*[\t\r\n])/
const SPECIAL = /["\r\n]/

/** Returns a table in the format of RFC 4180: commas, or another separator, lines that end in CRLF, quotes doubled. */
export const csvText = (
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  separator: ',' | ';' = ',',
): string =>
  [header, ...rows]
    .map((row) => `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`)
    .join('')

/** Returns the text of a cell without the apostrophes that `csvText` has set before signs. */
export const unguarded = (cell: string): string =>
  cell.includes("'") ? cell.replace(GUARDED_BREAK, '').replace(GUARDED_FORMULA, '$1') : cell

/** Texts are never formulas: an apostrophe stands before each sign that would begin one. Numbers are as they are. */
function cellText(cell: Cell, separator: string): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = cell.replace(FORMULA, "$1'").replace(BREAK, "'")
  return SPECIAL.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}
