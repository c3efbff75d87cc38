import { saysAbsent, saysBothLose } from '../../../domain/tournament/both-lose-words.ts'
import { callOffOf } from '../../../domain/tournament/call-off-words.ts'
import { namedRound } from '../round-names.ts'
import type { Row } from '../rows/row.ts'

export type Side = { team: string } | { placeholder: string } | { bye: true }

export interface MatchRow {
  readonly row: Row
  readonly home: Side
  readonly away: Side
}

/** A group or play-off with the rows that belong to it. */
export interface DivisionEntry {
  readonly id: string
  readonly name: string
  readonly stage: string
  /** Its row in divisions.csv; null if only matches name it. */
  readonly row: Row | null
  readonly matches: MatchRow[]
  readonly teams: string[]
  readonly carriedOver: object[]
  /** The table as published. */
  readonly table: object[]
}

const PLAYOFF = /play-?\s?off|slutspel|knock|final|bracket|kval/i

const TYPES: Readonly<Record<string, string>> = {
  group: 'conference',
  knockout: 'playoff',
  'play-off': 'playoff',
}

const STATES: Readonly<Record<string, string>> = {
  wo: 'walkover',
  'w.o.': 'walkover',
  played: 'finished',
  spelad: 'finished',
}

/** Returns the format's word for a type; an unknown one is passed on, so that the check names it. */
export function writtenType(text: string): string {
  const type = text.toLowerCase()
  return Object.hasOwn(TYPES, type) ? (TYPES[type] ?? '') : type
}

/** Returns the division's type: as written, else inferred from its rounds or its name. */
export function typeOf({ row, name, stage, matches }: DivisionEntry): string {
  const written = row?.get('type') ?? ''
  if (written !== '') return writtenType(written)
  const rounds = matches.some(
    ({ row: match }) => match.get('roundRank') !== '' || namedRound(match.get('round')),
  )
  return rounds || PLAYOFF.test(name) || PLAYOFF.test(stage) ? 'playoff' : 'conference'
}

/** Returns the match's state: as written, else inferred from the rest of its row. */
export function stateOf(row: Row, scored: boolean, walkover: boolean): string {
  const written = row.get('state').toLowerCase()
  if (written !== '') {
    const known = Object.hasOwn(STATES, written) ? STATES[written] : undefined
    if (saysBothLose(written) || saysAbsent(written)) return 'walkover'
    return known ?? callOffOf(written) ?? written
  }
  return walkover ? 'walkover' : scored ? 'finished' : 'scheduled'
}
