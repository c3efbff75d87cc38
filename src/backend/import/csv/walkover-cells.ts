import { saysAbsent, saysBothLose } from '../../../domain/tournament/both-lose-words.ts'
import { leaderOf } from '../../../domain/tournament/outcome.ts'
import type { Row } from '../rows/row.ts'
import type { CellReader } from './cells.ts'

/** Returns whether a row says that its match was not played: `both` if neither team came. */
export function walkoverOf(row: Row, cells: CellReader): boolean | 'both' {
  const [walkover, state] = [row.get('walkover'), row.get('state')]
  if (saysBothLose(walkover) || saysBothLose(state)) return 'both'
  const isOpen = row.get('winner') === '' && leaderOf(scoreOf(row)) === null
  if ([walkover, state].some(saysAbsent)) return isOpen ? 'both' : true
  return row.has('walkover') && cells.yes(row, 'walkover') === true
}

/** Nobody scored in a match to which nobody came: 0–0 is no score. */
export function walkoverCells(row: Row, walkover: boolean | 'both', cells: CellReader) {
  const score = cells.score(row, 'homeScore', 'awayScore')
  const stood = cells.score(row, 'homeStood', 'awayStood')
  const isNought = score?.home === 0 && score.away === 0
  return {
    score: walkover === 'both' && isNought ? undefined : score,
    ...(walkover === 'both' && { bothLose: true }),
    ...(stood && { stood }),
  }
}

function scoreOf(row: Row): { home: number; away: number } | null {
  const [home, away] = [row.get('homeScore'), row.get('awayScore')]
  return home === '' || away === '' ? null : { home: Number(home), away: Number(away) }
}
