/** A cell of a table; null is an empty cell. */
export type Cell = string | number | boolean | null

/** The characters at the start of a cell that make spreadsheets read it as a formula, wherever the cell comes from. */
const FORMULA = /^[=+\-@\t\r]/
const SPECIAL = /[",\r\n]/

/** Returns a table in the format of RFC 4180: commas, lines that end in CRLF, quotes doubled. */
export const csvText = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
