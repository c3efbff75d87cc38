import { inEachLanguage } from '../../../i18n/service-text.ts'
import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import { slug } from '../slug.ts'
import { type AdjustmentCells, adjustmentCells } from './adjustment-cells.ts'
import { carriedCells, fairPlayCells, tableCells } from './basis-cells.ts'
import type { Arenas } from './build-arenas.ts'
import { callOffCells } from './call-off-cells.ts'
import type { CellReader } from './cells.ts'
import { ClassDivisions } from './class-divisions.ts'
import { ClassTeams } from './class-teams.ts'
import type { ClassEntry } from './classes.ts'
import {
  type DivisionEntry,
  type MatchRow,
  type Side,
  stateOf,
  typeOf,
  writtenType,
} from './division-rows.ts'
import { readMatchTime } from './match-time.ts'
import { placeCells } from './place-cells.ts'
import { walkoverCells, walkoverOf } from './walkover-cells.ts'
import { wordCells } from './word-cells.ts'

type From = <T extends object>(row: Row, value: T) => T

interface StageEntry {
  /** null if no table gives one. */
  readonly id: string | null
  readonly name: unknown
  readonly type: string
  readonly divisions: object[]
}

const GROUP_STAGE = inEachLanguage('imported.groupStage')

const wordsOfRow = (row: Row | null, column: string, first: string) =>
  row ? wordCells(row, column, first) : first

/** Gathers the rows of one class and builds its category of the document. */
export class ClassBuilder {
  private readonly entry: ClassEntry
  private readonly zone: string
  private readonly arenas: Arenas
  private readonly cells: CellReader
  private readonly from: From
  private readonly teams: ClassTeams
  private readonly divisions: ClassDivisions
  private readonly fairPlay = new Map<string, number>()
  private readonly stages = new Map<string, StageEntry>()
  private adjustments: AdjustmentCells[] = []
  /** The start times of the class's matches, as far as their rows give them. */
  readonly starts: { startsAt?: string; day?: string }[] = []

  /** @param clubs the rows of clubs.csv */
  constructor(
    entry: ClassEntry,
    zone: string,
    arenas: Arenas,
    clubs: readonly Row[],
    cells: CellReader,
    from: From,
  ) {
    this.entry = entry
    this.zone = zone
    this.arenas = arenas
    this.cells = cells
    this.from = from
    this.teams = new ClassTeams(entry.id, clubs, cells, from)
    this.divisions = new ClassDivisions(entry.id)
  }

  addTeam(row: Row): void {
    const id = this.teams.add(row)
    if (row.get('division') !== '') this.divisions.of(row).teams.push(id)
    const fairPlay = this.cells.whole(row, 'fairPlay')
    if (fairPlay !== undefined) this.fairPlay.set(id, fairPlay)
    this.adjustments.push(...adjustmentCells(row, id, this.cells))
  }

  addStage(row: Row): void {
    const id = row.get('id')
    const name = wordCells(row, 'name') ?? id
    this.stages.set(id, this.from(row, { id, name, type: writtenType(row.get('type')), divisions: [] }))
  }

  addDivision(row: Row): void {
    this.divisions.add(row)
  }

  addCarried(row: Row): void {
    this.divisions.of(row).carriedOver.push(this.from(row, carriedCells(row, this.teams.idOf, this.cells)))
  }

  addTableRow(row: Row): void {
    this.divisions.of(row).table.push(this.from(row, tableCells(row, this.teams.idOf, this.cells)))
  }

  addMatch(row: Row): void {
    this.divisions
      .of(row)
      .matches.push({ row, home: this.teams.side(row, 'home'), away: this.teams.side(row, 'away') })
  }

  build(): Record<string, unknown> {
    const { stages } = this
    const isListed = stages.size > 0
    for (const division of this.divisions.all) {
      const type = typeOf(division)
      const named = division.stage || (type === 'playoff' ? division.name : '')
      const name = named === '' ? GROUP_STAGE : wordsOfRow(division.row, 'stage', named)
      const id = division.row?.get('stageId') || null
      const key = id ?? `${type} ${named}`
      const stage = stages.get(key) ?? { id, name, type, divisions: [] }
      stage.divisions.push(this.divisionOfDocument(division))
      stages.set(key, stage)
    }
    const ordered = [...stages.values()]
    if (!isListed) ordered.sort((a, b) => Number(a.type === 'playoff') - Number(b.type === 'playoff'))
    this.entry.raw.teams = this.teams.all
    this.entry.raw.stages = ordered.map((stage, index) => ({
      ...stage,
      id: stage.id ?? `${this.entry.id}-stage-${index + 1}`,
    }))
    return this.entry.raw
  }

  private divisionOfDocument(division: DivisionEntry): object {
    const { row } = division
    const listed = (column: string) =>
      row ? this.cells.list(row, column).map((cell) => this.teams.idOf(cell)) : []
    const teams = [...new Set([...listed('teams'), ...division.teams])]
    const fairPlay = row?.get('fairPlay')
      ? fairPlayCells(row, this.teams.idOf, this.cells)
      : [...this.fairPlay].filter(([id]) => teams.includes(id))
    const leadsNowhere = row && this.cells.yes(row, 'leadsNowhere')
    const playing = division.matches.flatMap(({ home, away }) =>
      [home, away].flatMap((side) => ('team' in side ? [side.team] : [])),
    )
    // The row of a team speaks of its first group.
    const adjustments =
      typeOf(division) === 'playoff'
        ? []
        : this.adjustments.filter(({ team }) => [...teams, ...playing].includes(team))
    this.adjustments = this.adjustments.filter((one) => !adjustments.includes(one))
    const value = {
      id: division.id,
      name: wordsOfRow(row, 'name', division.name),
      teams,
      lots: listed('lots'),
      ...(fairPlay.length > 0 ? { fairPlay: fairPlay.map(([id, points]) => ({ team: id, points })) } : {}),
      ...(adjustments.length > 0 && { adjustments }),
      carriedOver: division.carriedOver,
      qualification: row ? this.qualification(row) : [],
      ...(leadsNowhere && { leadsNowhere }),
      table: division.table,
      matches: division.matches.map((match) => this.match(match, division)),
    }
    return row ? this.from(row, value) : value
  }

  private match({ row, home, away }: MatchRow, division: DivisionEntry) {
    const { cells } = this
    const walkover = walkoverOf(row, cells)
    const unplayed = walkoverCells(row, walkover, cells)
    const rank = cells.whole(row, 'roundRank')
    const index = cells.whole(row, 'roundIndex')
    const name = row.get('round') || undefined
    const state = stateOf(row, unplayed.score !== undefined, walkover !== false)
    const field = this.arenas.fieldOf(row)
    const time = readMatchTime(row, this.zone, cells)
    this.starts.push(time)
    return this.from(row, {
      id: row.get('id') || this.idOfMatch(row, division, home, away),
      number: row.get('number') || undefined,
      ...(name !== undefined || rank !== undefined ? { round: { name, rank, index } } : {}),
      home,
      away,
      ...time,
      field,
      ...placeCells(row),
      ...(row.get('referees') !== '' && { referees: row.get('referees') }),
      ...callOffCells(row, state, cells),
      ...unplayed,
      halfTime: cells.score(row, 'homeHalfTime', 'awayHalfTime'),
      penalties: cells.score(row, 'homePenalties', 'awayPenalties'),
      decision: row.get('decision') || undefined,
      winner: row.get('winner').toLowerCase() || undefined,
    })
  }

  private qualification(row: Row): object[] {
    return this.cells.list(row, 'qualifies').flatMap((cell) => {
      const parts = /^(\d+)(?:\s*[-–]\s*(\d+))?(?:\s*\(best (\d+)\))?\s*[:=]\s*(.+)$/.exec(cell)
      if (!parts) {
        this.cells.fault(row, 'qualifies', shown(cell), say('placesAndDivision'))
        return []
      }
      const [, from, to, best, name = ''] = parts
      const division = this.divisions.idOf(name.trim())
      return [
        {
          fromRank: Number(from),
          toRank: Number(to ?? from),
          division,
          ...(best !== undefined && { best: Number(best) }),
        },
      ]
    })
  }

  private readonly takenIds = new Set<string>()

  /** Makes the id from the match's number or its teams, so that the same file gives the same ids. */
  private idOfMatch(row: Row, division: DivisionEntry, home: Side, away: Side): string {
    const side = (of: Side) =>
      'team' in of
        ? of.team.replace(`${this.entry.id}-`, '')
        : 'placeholder' in of
          ? slug(of.placeholder)
          : 'bye'
    const number = slug(row.get('number'))
    const base = (number ? `${this.entry.id}-${number}` : `${division.id}-${side(home)}-${side(away)}`).slice(
      0,
      95,
    )
    let id = base
    for (let again = 2; this.takenIds.has(id); again++) id = `${base}-${again}`
    this.takenIds.add(id)
    return id
  }
}
