import { isNobody, isPlaceholder } from '../../../domain/tournament/placeholder-words.ts'
import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import { freeId, idIn } from '../slug.ts'
import { known } from '../suggestion.ts'
import type { CellReader } from './cells.ts'
import type { Side } from './division-rows.ts'
import { clubIdOf } from './edition-lists.ts'
import { withdrawnCell } from './withdrawal-cells.ts'

/** The teams of one class: those that its rows list or, if they list none, those that its matches name. */
export class ClassTeams {
  readonly all: object[] = []
  readonly #classId: string
  readonly #clubs: readonly Row[]
  readonly #cells: CellReader
  readonly #from: <T extends object>(row: Row, value: T) => T
  /** Team ids by id and by name in lower case; null if two teams have that name. */
  readonly #keys = new Map<string, string | null>()
  readonly #ids = new Set<string>()
  /** The ids that were made of names. */
  readonly #createdIds = new Set<string>()
  #isListed = false

  /**
   * @param clubs the rows of clubs.csv
   * @param from notes the row that a value comes from
   */
  constructor(
    classId: string,
    clubs: readonly Row[],
    cells: CellReader,
    from: <T extends object>(row: Row, value: T) => T,
  ) {
    this.#classId = classId
    this.#clubs = clubs
    this.#cells = cells
    this.#from = from
  }

  /** @returns the id of the team */
  add(row: Row): string {
    this.#isListed = true
    const name = row.get('name') || row.get('id')
    const key = name.toLowerCase()
    const id = row.get('id') || idIn(this.#classId, name)
    const club = clubIdOf(row, this.#clubs)
    const nation = row.get('nation') || undefined
    this.all.push(
      this.#from(row, {
        id,
        name,
        ...(club !== undefined && { club }),
        nation,
        ...withdrawnCell(row, this.#cells),
      }),
    )
    this.#ids.add(id)
    if (!row.get('id') && this.#keys.has(key)) {
      this.#cells.fault(row, 'name', say('secondTeam', { name: shown(name) }), say('idForEach'))
    }
    this.#keys.set(id.toLowerCase(), id)
    if (key !== id.toLowerCase()) this.#keys.set(key, this.#keys.has(key) ? null : id)
    return id
  }

  /** Returns the id of a team by its id or name; any other text as it is, so that the check names it. */
  readonly idOf = (cell: string): string =>
    this.#ids.has(cell) ? cell : (this.#keys.get(cell.toLowerCase()) ?? cell)

  side(row: Row, column: 'home' | 'away'): Side {
    if ([column, 'both'].includes(row.get('open'))) return { placeholder: row.get(column) || '?' }
    const own = row.get(`${column}Id`)
    if (this.#ids.has(own)) return { team: own }
    const cell = row.get(`${column}Id`) || row.get(column)
    const id = this.#keys.get(cell.toLowerCase())
    if (typeof id === 'string') return { team: id }
    if (id === null) {
      this.#cells.fault(row, column, say('teamsOfOneName', { name: shown(cell) }), say('idOfOneTeam'))
    } else if (cell === '') {
      if (row.has(column)) this.#cells.fault(row, column, say(`noTeam.${column}`), say('teamOrBye'))
    } else if (isNobody(cell)) return { bye: true }
    else if (isPlaceholder(cell)) return { placeholder: cell }
    else if (this.#isListed) {
      const names = [...this.#keys.keys()]
      this.#cells.fault(
        row,
        column,
        say('unknown.team', { id: shown(cell) }),
        known(say('ofTeams'), cell, names),
      )
    } else {
      const created = freeId(idIn(this.#classId, cell), (id) => this.#createdIds.has(id))
      this.#createdIds.add(created)
      this.all.push(this.#from(row, { id: created, name: cell }))
      this.#ids.add(created)
      this.#keys.set(cell.toLowerCase(), created)
      return { team: created }
    }
    return { placeholder: cell || '?' }
  }
}
