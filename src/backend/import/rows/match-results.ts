import { readCallOff, type WrittenCallOff } from '../cells/called-off.ts'
import { plainCell } from '../cells/plain-cell.ts'
import { type Figures, readResult, type WrittenResult } from '../cells/result.ts'
import { writtenDay } from '../cells/written-day.ts'
import { type Fault, faultAt, shown } from '../fault.ts'
import type { Guess } from '../reading.ts'
import { say } from '../said.ts'
import type { ReadCells } from './match-days.ts'
import type { DerivedCell, Row } from './row.ts'

/** The columns that hold both figures in one cell, with the two columns that they fill. */
const JOINT = [
  ['result', 'homeScore', 'awayScore'],
  ['halfTime', 'homeHalfTime', 'awayHalfTime'],
  ['penalties', 'homePenalties', 'awayPenalties'],
] as const

/** Words for the state of a match in other systems. */
const STATES: readonly (readonly [state: string, words: string])[] = [
  [
    'finished',
    'complete, completed, done, ft, aet, pen, slut, avslutad, spillet, ferdig, ferdigspilt, afsluttet, gespielt, beendet',
  ],
  [
    'scheduled',
    'incomplete, ns, timed, not started, not played, ej spelad, ikke spillet, ikke spilt, nicht gespielt, planerad, kommande, upcoming',
  ],
]

const stateOf = (word: string): string | undefined =>
  STATES.find(([, words]) => words.split(', ').includes(word.toLowerCase()))?.[0]

/** Reads results that stand in one cell: the score, half time, penalties, walkover and how the match was decided. */
export function readResults(rows: readonly Row[]): ReadCells {
  const faults: Fault[] = []
  const guesses: Guess[] = []
  const values = rows.map((row) => {
    const found: Record<string, DerivedCell> = {}
    for (const [joint, home, away] of JOINT) {
      for (const column of [home, away]) {
        Object.assign(found, wordOfGoals(row, column))
      }
      const cell = row.get(joint)
      if (cell === '') continue
      const calledOff = joint === 'result' ? readCallOff(cell) : null
      const read = calledOff ?? readResult(cell)
      if (calledOff) Object.assign(found, stateOfCallOff(row, calledOff))
      if (!read) faults.push(noResult(row, joint))
      else {
        Object.assign(found, valuesOf(read, joint, home, away))
        if (contradicts(row, found, home, away)) faults.push(twoResults(row, joint, home, away))
        if (read.score && guesses.every(({ what }) => what.values?.column !== joint))
          guesses.push(guessOf(row.file, joint, cell, read.score))
      }
    }
    const state = stateOf(row.get('state'))
    if (state !== undefined) found.state = { text: state, from: 'state' }
    return found
  })
  return { values, faults, guesses }
}

function valuesOf(
  read: WrittenResult,
  joint: string,
  home: string,
  away: string,
): Record<string, DerivedCell> {
  const found: Record<string, DerivedCell> = {}
  const figures = (of: Figures | undefined, left: string, right: string) => {
    if (!of) return
    found[left] = { text: String(of.home), from: joint }
    found[right] = { text: String(of.away), from: joint }
  }
  figures(read.score, home, away)
  figures(read.halfTime, 'homeHalfTime', 'awayHalfTime')
  figures(read.penalties, 'homePenalties', 'awayPenalties')
  if (read.walkover) found.walkover = { text: 'yes', from: joint }
  if (read.decision) found.decision = { text: read.decision, from: joint }
  return found
}

/** A sign or a word in the place of goals: "-", "WO", "inställd". */
function wordOfGoals(row: Row, column: string): Record<string, DerivedCell> {
  const cell = row.get(column)
  const empty = { [column]: { text: '', from: column } }
  if (/^-$/.test(plainCell(cell))) return empty
  const calledOff = readCallOff(cell)
  if (calledOff) return { ...empty, ...stateOfCallOff(row, calledOff) }
  const read = readResult(cell)
  return read?.walkover && !read.score ? { ...empty, walkover: { text: 'yes', from: column } } : {}
}

/** The state and the reason of a match, where its row has none of its own. */
function stateOfCallOff(row: Row, { how, reason }: WrittenCallOff): Record<string, DerivedCell> {
  return {
    ...(row.get('state') === '' && { state: { text: how, from: 'result' } }),
    ...(reason !== undefined && row.get('reason') === '' && { reason: { text: reason, from: 'result' } }),
  }
}

/** Whether the file has columns for the figures as well, and they say otherwise. */
const contradicts = (
  row: Row,
  found: Readonly<Record<string, DerivedCell>>,
  home: string,
  away: string,
): boolean =>
  [home, away].some((column) => {
    const cell = row.written(column)
    return cell !== '' && found[column] !== undefined && Number(cell) !== Number(found[column].text)
  })

function twoResults(row: Row, joint: string, home: string, away: string): Fault {
  const { file, place } = row.origin(joint)
  const other = `${row.written(home)}–${row.written(away)}`
  return faultAt(file, place, say('twoResults', { one: shown(row.written(joint)), other }), say('oneOfTwo'))
}

function noResult(row: Row, joint: string): Fault {
  const { file, place } = row.origin(joint)
  const cell = row.get(joint)
  const day = writtenDay(cell, 2024)
  const problem = day ? say('dayOfResult', { cell: shown(cell) }) : say('noResult', { cell: shown(cell) })
  const remedy = day ? say('resultAsText') : say('asResult')
  return faultAt(file, place, problem, remedy)
}

const guessOf = (file: string, joint: string, cell: string, { home, away }: Figures): Guess => ({
  file,
  what: say('figuresRead', { column: joint }),
  example: say('figuresAre', { cell: shown(cell), home, away }),
})
