import type { Fault } from '../fault.ts'
import type { DayOrder } from '../import-options.ts'
import type { Guess } from '../reading.ts'
import { namedRound } from '../round-names.ts'
import { readDays } from './match-days.ts'
import { readPairings } from './match-pairings.ts'
import { readResults } from './match-results.ts'
import type { DerivedCell, Row } from './row.ts'

export interface TypedRows {
  readonly rows: readonly Row[]
  /** The breaks, with their days. */
  readonly breaks: readonly Row[]
  readonly faults: readonly Fault[]
  readonly guesses: readonly Guess[]
}

/**
 * Reads what the cells of matches mean: teams, days, times and results, whatever their form, and the round that stands in the
 * place of a group. Each row gets the values under the import's own columns.
 *
 * @param groups the groups that divisions.csv lists, in lower case
 * @param breaks rows of breaks: their days are read as those of the matches
 */
export function typedMatches(
  rows: readonly Row[],
  options: { readonly year?: number | undefined; readonly dates?: DayOrder | undefined },
  groups: ReadonlySet<string>,
  breaks: readonly Row[] = [],
): TypedRows {
  const read = [readPairings(rows), readDays(rows, options), readResults(rows)]
  const days = breaks.length === 0 ? [] : readDays([...rows, ...breaks], options).values.slice(rows.length)
  return {
    breaks: breaks.map((row, index) => {
      const date = days[index]?.date
      return date ? row.with({ date }) : row
    }),
    rows: rows.map((row, index) => {
      const values: Record<string, DerivedCell> = {}
      for (const { values: found } of read) Object.assign(values, found[index])
      return row.with({ ...values, ...roundOf(row, groups) })
    }),
    faults: read.flatMap(({ faults }) => faults),
    guesses: read.flatMap(({ guesses }) => guesses),
  }
}

/** A group that is called "Semifinal" is a round of the play-off; a round "?" is none. */
function roundOf(row: Row, groups: ReadonlySet<string>): Record<string, DerivedCell> {
  const group = row.get('division')
  if (/^[?-]+$/.test(row.get('round'))) return { round: { text: '', from: 'round' } }
  if (group.length < 2 || row.get('round') !== '' || groups.has(group.toLowerCase()) || !namedRound(group))
    return {}
  return { division: { text: '', from: 'division' }, round: { text: group, from: 'division' } }
}
