import type { SideName } from '../../../domain/tournament/match.ts'
import { losingTeam, otherSide, SIDES, teamIdOf, winningTeam } from '../../../domain/tournament/outcome.ts'
import { groupPlaceOf, namesGroup } from '../../../domain/tournament/placeholder.ts'
import { type Seat, seatsAfter } from '../../../domain/tournament/progression.ts'
import type { Withdrawn } from '../../../domain/tournament/withdrawn.ts'
import { isWithoutOpponent, nextWithoutOpponent } from '../../../domain/tournament/without-opponent.ts'
import type { MatchRow } from '../match-statements.ts'
import { ReportRefusal } from '../refusal.ts'
import type { StructureRow } from '../statements.ts'
import { matchOf, participant } from '../stored-match.ts'
import { withdrawnFromDivision } from '../stored-withdrawal.ts'
import { readWords } from '../stored-words.ts'
import { type PlacesOfGroup, placesOf } from './group-places.ts'

/**
 * Works out which teams play the matches of one class after a report. It changes copies; the rows that differ in the end
 * are stored.
 *
 * A team moves on if its seat is free or held by a team that the same match or group sent there. A seat that was filled in
 * another way stays as it is. A match that has begun keeps its teams: a report that would take one out of it is refused.
 */
export class Progress {
  readonly #rows: Map<string, MatchRow>
  readonly #divisions: readonly StructureRow[]
  readonly #withdrawn: Withdrawn
  readonly #changed = new Set<string>()

  /** @param withdrawn the teams that withdrew from the class */
  constructor(rows: readonly MatchRow[], divisions: readonly StructureRow[], withdrawn: Withdrawn) {
    this.#rows = new Map(rows.map((row) => [row.id, { ...row }]))
    this.#divisions = divisions
    this.#withdrawn = withdrawn
  }

  /** Every match of the class in its present state. */
  get rows(): readonly MatchRow[] {
    return [...this.#rows.values()]
  }

  /** The matches whose teams have changed. */
  get changed(): readonly MatchRow[] {
    return [...this.#changed].flatMap((id) => this.#rows.get(id) ?? [])
  }

  /** Moves the winner and loser of a knock-out match on, or takes them back if the match has none (any more). */
  afterMatch(matchId: string): void {
    const row = this.#rows.get(matchId)
    if (row === undefined) return
    const match = matchOf(row)
    const teams = new Set(SIDES.flatMap((side) => teamIdOf(match[side]) ?? []))
    this.#moveOn(row, winningTeam(match), losingTeam(match), teams)
    this.#leaveWithoutOpponent(row.division_id)
  }

  /** Fills the seats that stand for places of a group once the group is over, and frees them while it is not. */
  afterGroup(divisionId: string, edition: { readonly ranking_json: string }): void {
    const division = this.#divisions.find((one) => one.division_id === divisionId)
    if (division === undefined) return
    const rows = this.#inDivision(divisionId)
    const gone = withdrawnFromDivision(divisionId, this.#withdrawn, this.#divisions, this.rows)
    const places = placesOf(division, rows, edition.ranking_json, gone)
    const members = new Set(rows.flatMap((row) => SIDES.flatMap((side) => row[`${side}_team_id`] ?? [])))
    for (const { seat, rank } of this.#seatsOfGroup(division, places)) {
      this.#place(seat, places.teamAt(rank), members)
    }
  }

  #inDivision(divisionId: string): MatchRow[] {
    return [...this.#rows.values()].filter((row) => row.division_id === divisionId)
  }

  readonly #labelOf = (matchId: string, side: SideName) =>
    this.#rows.get(matchId)?.[`${side}_placeholder`] ?? null

  #moveOn(row: MatchRow, winner: string | null, loser: string | null, from: ReadonlySet<string>): void {
    const matches = this.#inDivision(row.division_id).map(matchOf)
    const seats = seatsAfter(matches, row.id, this.#labelOf)
    for (const seat of seats.winner) this.#place(seat, winner, from, `Winner of ${titleOf(row)}`)
    for (const seat of seats.loser) this.#place(seat, loser, from, `Loser of ${titleOf(row)}`)
  }

  /** @param from the teams that the same match or group may have sent to this seat before */
  #place({ matchId, side }: Seat, teamId: string | null, from: ReadonlySet<string>, label?: string): void {
    const row = this.#rows.get(matchId)
    if (row === undefined) return
    const held = row[`${side}_team_id`]
    if (held === teamId || (held !== null && !from.has(held))) return
    const bye = participant(row, otherSide(side)).kind === 'bye'
    if (isWithoutOpponent(matchOf(row))) this.#reopen(row)
    if (!NOT_BEGUN.includes(row.state)) throw begun(row, held)
    row[`${side}_team_id`] = teamId
    row[`${side}_placeholder`] ??= label ?? null
    this.#changed.add(matchId)
    if (bye) this.#moveOn(row, teamId, null, teamId === null ? from : new Set([...from, teamId]))
  }

  /** Takes back that a match was won without an opponent. */
  #reopen(row: MatchRow): void {
    Object.assign(row, { state: 'scheduled', winner: null, both_lose: null })
    this.#changed.add(row.id)
    this.#moveOn(row, null, null, new Set(SIDES.flatMap((side) => row[`${side}_team_id`] ?? [])))
  }

  /** Decides the matches of a play-off in which a side will have no team (`nextWithoutOpponent`). */
  #leaveWithoutOpponent(divisionId: string): void {
    const next = nextWithoutOpponent(this.#inDivision(divisionId).map(matchOf), this.#labelOf)
    const row = this.#rows.get(next?.matchId ?? '')
    if (!next || !row) return
    const { winner } = next
    Object.assign(row, { state: 'walkover', winner, both_lose: winner === null ? 1 : null })
    this.#changed.add(row.id)
    this.#moveOn(row, winner && row[`${winner}_team_id`], null, new Set())
    this.#leaveWithoutOpponent(divisionId)
  }

  /** The seats whose label names a place of this group, and of no other group of the class. */
  #seatsOfGroup(division: StructureRow, { leadsTo }: PlacesOfGroup): { seat: Seat; rank: number }[] {
    const groups = this.#divisions.filter((one) => one.stage_type !== 'playoff' && one.division_id !== null)
    return [...this.#rows.values()].flatMap((row) =>
      SIDES.flatMap((side) => {
        const place = groupPlaceOf(row[`${side}_placeholder`] ?? '')
        if (place === null || row.division_id === division.division_id) return []
        const named = groups.filter((group) =>
          namesGroup(Object.values(readWords(group.division_name_json)), place.group),
        )
        if (named.length !== 1 || named[0]?.division_id !== division.division_id) return []
        if (!leadsTo(place.rank, row.division_id)) return []
        return [{ seat: { matchId: row.id, side }, rank: place.rank }]
      }),
    )
  }
}

/** The states in which a match can still get other teams. */
const NOT_BEGUN: readonly MatchRow['state'][] = ['scheduled', 'postponed', 'cancelled']

function begun(row: MatchRow, held: string | null): ReportRefusal {
  const side = SIDES.find((one) => row[`${one}_team_id`] === held)
  const name = (side && row[`${side}_name`]) ?? held ?? '–'
  return new ReportRefusal(
    'INVALID',
    'othersBegun',
    { match: row.number ?? row.id, team: name },
    { field: 'kind' },
  )
}

const titleOf = (row: MatchRow): string =>
  row.round_rank !== null && row.round_rank > 0 && row.round_index !== null
    ? `1/${2 ** row.round_rank} #${row.round_index}`
    : (row.number ?? row.id)
