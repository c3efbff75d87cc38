import { namedRound } from '../round-names.ts'
import type { CellRow } from '../tables/cell-table.ts'
import { type Content, contentOf } from './column-content.ts'

const CLASS = /^\p{L}{1,10}[\s-]?\d{1,2}(?:\s\p{L}{1,12})?$/u
const DOTTED_TIME = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/
/** "Plan 1", "Court 2": the name of a field by its form. */
export const FIELD = /^(?:plan|bana|bane|court|pitch|field|feld|spielfeld|platz|hall|halle|sal)(?!\p{L})/iu
const GROUP = /^(?:grupp|grp|group|gruppe|pulje|pool)\b/i

/** Returns the rows that are no titles or headings: those stand alone in their row. */
export function rowsOfCells(rows: readonly CellRow[]): CellRow[] {
  const filled = ({ cells }: CellRow) => cells.filter((cell) => cell.trim() !== '').length
  const isNarrow = rows.every((row) => filled(row) < 2)
  return rows.filter((row) => isNarrow || filled(row) > 1)
}

/** Guesses which column of a table of matches without a header is which, by what the columns hold. Positions count from 0. */
export function guessColumns(all: readonly CellRow[]): ReadonlyMap<number, string> {
  const rows = rowsOfCells(all)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map(({ cells }) => (cells[index] ?? '').trim()).filter((cell) => cell !== ''),
  )
  const contents = columns.map(contentOf)
  const found = new Map<number, string>()
  const take = (column: string, index: number | undefined) => {
    if (index !== undefined && index >= 0 && !found.has(index)) found.set(index, column)
  }
  const first = (content: Content) => contents.findIndex((one, index) => one === content && !found.has(index))
  take('date', first('days'))
  const times = first('times')
  const dotted = columns.findIndex(
    (cells) => cells.length > 0 && cells.every((cell) => DOTTED_TIME.test(cell)),
  )
  take('time', times < 0 ? dotted : times)
  take('result', first('results'))
  take('pairing', first('pairings'))
  const words = contents.flatMap((content, index) => (content === 'words' ? [index] : []))
  const firstOf = (form: (cell: string) => boolean) =>
    words.find((index) => !found.has(index) && columns[index]?.every((cell) => form(cell)))
  take(
    'division',
    firstOf((cell) => GROUP.test(cell)),
  )
  take(
    'round',
    firstOf((cell) => namedRound(cell) !== null),
  )
  take(
    'field',
    firstOf((cell) => FIELD.test(cell)),
  )
  if (![...found.values()].includes('pairing')) {
    const pair = teamsOf(
      words.filter((index) => !found.has(index)),
      columns,
    )
    take('home', pair?.[0])
    take('away', pair?.[1])
  }
  take(
    'class',
    firstOf((cell) => CLASS.test(cell)),
  )
  const others = words.find((index) => !found.has(index))
  if (![...found.values()].includes('field')) take('field', others)
  const numbers = contents.flatMap((content, index) => (content === 'numbers' ? [index] : []))
  const goals = numbers.find((index) => numbers.includes(index + 1) && index > (words[0] ?? 0))
  if (![...found.values()].includes('result') && goals !== undefined) {
    take('homeScore', goals)
    take('awayScore', goals + 1)
  }
  return found
}

/** Returns the two columns of words that share the most values: a team plays at home and away. Else the two last ones. */
function teamsOf(
  words: readonly number[],
  columns: readonly (readonly string[])[],
): [number, number] | undefined {
  let best: { pair: [number, number]; shared: number } | undefined
  for (const home of words) {
    for (const away of words.filter((index) => index > home && index <= home + 2)) {
      const names = new Set(columns[home])
      const shared = new Set(columns[away]?.filter((cell) => names.has(cell))).size
      if (!best || shared >= best.shared) best = { pair: [home, away], shared }
    }
  }
  return best?.pair
}
