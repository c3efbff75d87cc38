import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import type { CellReader } from './cells.ts'

/** Returns the id of the team that a cell names. */
type TeamOf = (cell: string) => string

/** Reads a row of carried.csv: a result of an earlier stage that counts in a table. */
export const carriedCells = (row: Row, teamOf: TeamOf, cells: CellReader) => ({
  match: row.get('match') || undefined,
  home: teamOf(row.get('home')),
  away: teamOf(row.get('away')),
  score: cells.score(row, 'homeScore', 'awayScore'),
  onPenalties: row.get('onPenalties').toLowerCase() || undefined,
  bothLose: cells.yes(row, 'bothLose') || undefined,
})

/** Reads a row of published.csv: a team's row in a table as the cup has published it. */
export const tableCells = (row: Row, teamOf: TeamOf, cells: CellReader) => ({
  team: teamOf(row.get('teamId')),
  rank: cells.whole(row, 'rank'),
  played: cells.whole(row, 'played'),
  won: cells.whole(row, 'won'),
  tied: cells.whole(row, 'tied'),
  lost: cells.whole(row, 'lost'),
  points: cells.whole(row, 'points'),
  goalsWon: cells.whole(row, 'goalsFor'),
  goalsLost: cells.whole(row, 'goalsAgainst'),
})

/** Reads `team:points` of each team of a group that has some. */
export const fairPlayCells = (row: Row, teamOf: TeamOf, cells: CellReader): [string, number][] =>
  cells.list(row, 'fairPlay').flatMap((cell): [string, number][] => {
    const parts = /^(.+):(-?\d+)$/.exec(cell)
    if (parts) return [[teamOf(parts[1] ?? ''), Number(parts[2])]]
    cells.fault(row, 'fairPlay', shown(cell), say('teamAndPoints'))
    return []
  })
