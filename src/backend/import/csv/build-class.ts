import { isNobody, isPlaceholder } from '../../../domain/tournament/placeholder-words.ts'
import { inEachLanguage } from '../../../i18n/service-text.ts'
import { shown } from '../fault.ts'
import { namedRound } from '../round-names.ts'
import type { Row } from '../rows/row.ts'
import { freeId, slug } from '../slug.ts'
import { known } from '../suggestion.ts'
import { type AdjustmentCells, adjustmentCells } from './adjustment-cells.ts'
import { carriedCells, fairPlayCells, tableCells } from './basis-cells.ts'
import type { Arenas } from './build-arenas.ts'
import { callOffCells } from './call-off-cells.ts'
import type { CellReader } from './cells.ts'
import type { ClassEntry } from './classes.ts'
import {
  type DivisionEntry,
  type MatchRow,
  type Side,
  stateOf,
  typeOf,
  writtenType,
} from './division-rows.ts'
import { clubIdOf } from './edition-lists.ts'
import { readMatchTime } from './match-time.ts'
import { placeCells } from './place-cells.ts'
import { walkoverCells, walkoverOf } from './walkover-cells.ts'
import { withdrawnCell } from './withdrawal-cells.ts'

type From = <T extends object>(row: Row, value: T) => T

interface StageEntry {
  /** null if no table gives one. */
  readonly id: string | null
  readonly name: unknown
  readonly type: string
  readonly divisions: object[]
}

const GROUP_STAGE = inEachLanguage('imported.groupStage')

/** A match of a knock-out that names no group is not of the one group there is, unless that holds a knock-out or is listed. */
const mayTake = (entry: DivisionEntry, isKnockout: boolean): boolean =>
  !isKnockout || entry.row !== null || entry.matches.some(({ row }) => namedRound(row.get('round')) !== null)

const noContent = (): Pick<DivisionEntry, 'matches' | 'teams' | 'carriedOver' | 'table'> => ({
  matches: [],
  teams: [],
  carriedOver: [],
  table: [],
})

/** Gathers the rows of one class and builds its category of the document. */
export class ClassBuilder {
  private readonly entry: ClassEntry
  private readonly zone: string
  private readonly arenas: Arenas
  private readonly cells: CellReader
  private readonly clubs: readonly Row[]
  private readonly from: From
  private readonly teams: object[] = []
  /** Team ids by id and by name in lower case; null if two teams have that name. */
  private readonly teamKeys = new Map<string, string | null>()
  private readonly teamIds = new Set<string>()
  /** The ids that were made of names. */
  private readonly createdIds = new Set<string>()
  private readonly divisions: DivisionEntry[] = []
  private readonly fairPlay = new Map<string, number>()
  private readonly stages = new Map<string, StageEntry>()
  private adjustments: AdjustmentCells[] = []
  private listed = false
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
    this.clubs = clubs
    this.from = from
  }

  addTeam(row: Row): void {
    this.listed = true
    const name = row.get('name') || row.get('id')
    const id = row.get('id') || this.idOfTeam(name)
    const club = clubIdOf(row, this.clubs)
    const nation = row.get('nation') || undefined
    this.teams.push(
      this.from(row, {
        id,
        name,
        ...(club !== undefined && { club }),
        nation,
        ...withdrawnCell(row, this.cells),
      }),
    )
    this.teamIds.add(id)
    if (!row.get('id') && this.teamKeys.has(name.toLowerCase())) {
      this.cells.fault(
        row,
        'name',
        `a second team ${shown(name)} in the class`,
        'a column id with an id for each',
      )
    }
    this.teamKeys.set(id.toLowerCase(), id)
    if (name.toLowerCase() !== id.toLowerCase()) {
      this.teamKeys.set(name.toLowerCase(), this.teamKeys.has(name.toLowerCase()) ? null : id)
    }
    if (row.get('division') !== '') this.divisionOf(row).teams.push(id)
    const fairPlay = this.cells.whole(row, 'fairPlay')
    if (fairPlay !== undefined) this.fairPlay.set(id, fairPlay)
    this.adjustments.push(...adjustmentCells(row, id, this.cells))
  }

  addStage(row: Row): void {
    const id = row.get('id')
    const name = this.cells.words(row, 'name') ?? id
    this.stages.set(id, this.from(row, { id, name, type: writtenType(row.get('type')), divisions: [] }))
  }

  addDivision(row: Row): void {
    const name = row.get('name') || row.get('id')
    const id = row.get('id') || this.idOfDivision(name)
    this.divisions.push({ ...noContent(), id, name, stage: row.get('stage'), row })
  }

  addCarried(row: Row): void {
    this.divisionOf(row).carriedOver.push(this.from(row, carriedCells(row, this.teamOf, this.cells)))
  }

  addTableRow(row: Row): void {
    this.divisionOf(row).table.push(this.from(row, tableCells(row, this.teamOf, this.cells)))
  }

  /** Returns the id of a team by its id or name; any other text as it is, so that the check names it. */
  private readonly teamOf = (cell: string): string =>
    this.teamIds.has(cell) ? cell : (this.teamKeys.get(cell.toLowerCase()) ?? cell)

  addMatch(row: Row): void {
    this.divisionOf(row).matches.push({ row, home: this.side(row, 'home'), away: this.side(row, 'away') })
  }

  build(): Record<string, unknown> {
    const { stages } = this
    const isListed = stages.size > 0
    for (const division of this.divisions) {
      const type = typeOf(division)
      const sv = division.row?.get('stageSv')
      const named = division.stage || (type === 'playoff' ? division.name : '')
      const name = named === '' ? GROUP_STAGE : sv ? { en: named, sv } : named
      const id = division.row?.get('stageId') || null
      const key = id ?? `${type} ${named}`
      const stage = stages.get(key) ?? { id, name, type, divisions: [] }
      stage.divisions.push(this.divisionOfDocument(division))
      stages.set(key, stage)
    }
    const ordered = [...stages.values()]
    if (!isListed) ordered.sort((a, b) => Number(a.type === 'playoff') - Number(b.type === 'playoff'))
    this.entry.raw.teams = this.teams
    this.entry.raw.stages = ordered.map((stage, index) => ({
      ...stage,
      id: stage.id ?? `${this.entry.id}-stage-${index + 1}`,
    }))
    return this.entry.raw
  }

  private divisionOfDocument(division: DivisionEntry): object {
    const { row } = division
    const listed = (column: string) =>
      row ? this.cells.list(row, column).map((cell) => this.teamOf(cell)) : []
    const teams = [...new Set([...listed('teams'), ...division.teams])]
    const fairPlay = row?.get('fairPlay')
      ? fairPlayCells(row, this.teamOf, this.cells)
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
      name: row?.get('nameSv') ? { en: division.name, sv: row.get('nameSv') } : division.name,
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
        this.cells.fault(
          row,
          'qualifies',
          shown(cell),
          'places and a division, as 1-2:Play-off A|3 (best 4):Play-off A|4:Play-off B',
        )
        return []
      }
      const [, from, to, best, name = ''] = parts
      const target = name.trim()
      const division =
        (
          this.divisions.find((entry) => entry.id === target) ??
          this.divisions.find((entry) => entry.name === target)
        )?.id ?? target
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

  private side(row: Row, column: 'home' | 'away'): Side {
    if ([column, 'both'].includes(row.get('open'))) return { placeholder: row.get(column) || '?' }
    const own = row.get(`${column}Id`)
    if (this.teamIds.has(own)) return { team: own }
    const cell = row.get(`${column}Id`) || row.get(column)
    const id = this.teamKeys.get(cell.toLowerCase())
    if (typeof id === 'string') return { team: id }
    if (id === null) {
      this.cells.fault(row, column, `two teams are called ${shown(cell)}`, "one team's id from teams.csv")
    } else if (cell === '') {
      if (row.has(column))
        this.cells.fault(
          row,
          column,
          `no ${column} team`,
          'a team, "bye", or what stands for the team until it is known',
        )
    } else if (isNobody(cell)) return { bye: true }
    else if (isPlaceholder(cell)) return { placeholder: cell }
    else if (this.listed) {
      const names = [...this.teamKeys.keys()]
      this.cells.fault(
        row,
        column,
        `unknown team ${shown(cell)}`,
        known('the name or id of a team of the class in teams.csv', cell, names),
      )
    } else {
      const created = freeId(this.idOfTeam(cell), (id) => this.createdIds.has(id))
      this.createdIds.add(created)
      this.teams.push(this.from(row, { id: created, name: cell }))
      this.teamIds.add(created)
      this.teamKeys.set(cell.toLowerCase(), created)
      return { team: created }
    }
    return { placeholder: cell || '?' }
  }

  private divisionOf(row: Row): DivisionEntry {
    const cell = row.get('division') || row.get('stage')
    const stage = row.get('stage')
    const isKnockout = namedRound(row.get('round')) !== null
    const withId = this.divisions.find(({ id, row: listed }) => listed && id === cell)
    if (withId) return withId
    const found = this.divisions.find(
      (entry) =>
        (entry.id === cell ||
          entry.name.toLowerCase() === cell.toLowerCase() ||
          (cell === '' && this.divisions.length === 1 && mayTake(entry, isKnockout))) &&
        (stage === '' || entry.stage === '' || entry.stage === stage),
    )
    if (found) return found
    const name = cell || (isKnockout ? 'Play-off' : 'Matches')
    const again = this.divisions.find((entry) => entry.name === name && entry.stage === stage)
    if (again) return again
    const created = {
      ...noContent(),
      id: freeId(this.idOfDivision(stage && cell !== stage ? `${stage} ${name}` : name), (id) =>
        this.divisions.some((entry) => entry.id === id),
      ),
      name,
      stage,
      row: null,
    }
    this.divisions.push(created)
    return created
  }

  private idOfTeam(name: string): string {
    return `${this.entry.id}-${slug(name) || name}`.slice(0, 100)
  }

  private idOfDivision(name: string): string {
    return `${this.entry.id}-${slug(name) || name}`.slice(0, 100)
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
