import { namedRound } from '../round-names.ts'
import type { Row } from '../rows/row.ts'
import { freeId, idIn } from '../slug.ts'
import type { DivisionEntry } from './division-rows.ts'

/** A match of a knock-out that names no group is not of the one group there is, unless that holds a knock-out or is listed. */
const mayTake = (entry: DivisionEntry, isKnockout: boolean): boolean =>
  !isKnockout || entry.row !== null || entry.matches.some(({ row }) => namedRound(row.get('round')) !== null)

const noContent = (): Pick<DivisionEntry, 'matches' | 'teams' | 'carriedOver' | 'table'> => ({
  matches: [],
  teams: [],
  carriedOver: [],
  table: [],
})

/** The groups and play-offs of one class: those that its rows list, and those that its matches and teams name. */
export class ClassDivisions {
  readonly all: DivisionEntry[] = []
  readonly #classId: string

  constructor(classId: string) {
    this.#classId = classId
  }

  add(row: Row): void {
    const name = row.get('name') || row.get('id')
    const id = row.get('id') || idIn(this.#classId, name)
    this.all.push({ ...noContent(), id, name, stage: row.get('stage'), row })
  }

  /** Returns the id of a division by its id or name; any other text as it is, so that the check names it. */
  idOf(cell: string): string {
    const found = this.all.find(({ id }) => id === cell) ?? this.all.find(({ name }) => name === cell)
    return found?.id ?? cell
  }

  /** Returns the division that a row of a team, match or table names, and makes it if there is none. */
  of(row: Row): DivisionEntry {
    const cell = row.get('division') || row.get('stage')
    const stage = row.get('stage')
    const isKnockout = namedRound(row.get('round')) !== null
    const withId = this.all.find(({ id, row: listed }) => listed && id === cell)
    if (withId) return withId
    const found = this.all.find(
      (entry) =>
        (entry.id === cell ||
          entry.name.toLowerCase() === cell.toLowerCase() ||
          (cell === '' && this.all.length === 1 && mayTake(entry, isKnockout))) &&
        (stage === '' || entry.stage === '' || entry.stage === stage),
    )
    if (found) return found
    const name = cell || (isKnockout ? 'Play-off' : 'Matches')
    const again = this.all.find((entry) => entry.name === name && entry.stage === stage)
    if (again) return again
    const created = {
      ...noContent(),
      id: freeId(idIn(this.#classId, stage && cell !== stage ? `${stage} ${name}` : name), (id) =>
        this.all.some((entry) => entry.id === id),
      ),
      name,
      stage,
      row: null,
    }
    this.all.push(created)
    return created
  }
}
