import type { Category, Division } from './edition.ts'
import { SIDES, teamIdOf } from './outcome.ts'

type Places = Division['qualification']

/** The teams that actually reached the divisions a group leads to, as plain data that a page brings for its live table. */
export interface QualifiedTeams {
  /** By team, in the order of the group's places. */
  readonly teams: readonly (readonly [teamId: string, divisionId: string])[]
  /** Divisions in which every place for teams of the group is taken: teams that are not in them did not get there. */
  readonly settled: readonly string[]
}

/** Finds the teams of a group in the divisions it leads to, whatever its table says: an extra match or a lot may decide. */
export function qualifiedTeams(
  { qualification }: Pick<Division, 'qualification'>,
  members: readonly string[],
  { divisions }: Pick<Category, 'divisions'>,
): QualifiedTeams {
  const among = new Set(members)
  const ranges = qualification ?? []
  const found = [...new Set(ranges.map(({ divisionId }) => divisionId))].map((id) => {
    const target = divisions.find((division) => division.id === id)
    const sides = target?.matches.flatMap((match) => SIDES.map((side) => match[side])) ?? []
    const listed = target?.kind === 'group' ? target.teamIds : []
    const here = new Set(
      [...listed, ...sides.flatMap((side) => teamIdOf(side) ?? [])].filter((one) => among.has(one)),
    )
    const places = ranges
      .filter(({ divisionId }) => divisionId === id)
      .reduce((sum, { fromRank, toRank }) => sum + Math.min(toRank, members.length) - fromRank + 1, 0)
    const isFull = sides.length > 0 && sides.every(({ kind }) => kind !== 'placeholder')
    return { id, here, isSettled: isFull || (here.size > 0 && here.size >= places) }
  })
  return {
    teams: found.flatMap(({ id, here }) => [...here].map((teamId) => [teamId, id] as const)),
    settled: found.filter(({ isSettled }) => isSettled).map(({ id }) => id),
  }
}

/**
 * Whether a place of a group may lead to a division: as the draw says, or to any division if nobody said.
 *
 * @param rank null for any place
 */
export const leadsTo = (qualification: Places, rank: number | null, divisionId: string): boolean =>
  qualification === null ||
  qualification.some(
    ({ fromRank, toRank, divisionId: to }) =>
      to === divisionId && (rank === null || (fromRank <= rank && rank <= toRank)),
  )

interface Ranked {
  readonly teamId: string
  readonly rank: number
  readonly played: number
}

/**
 * Returns the division that a row's rank leads to; null if there is none, if a shared rank straddles the border, or
 * before the first result.
 */
export function ranksFor(row: Ranked, rows: readonly Ranked[], qualification: Places): string | null {
  if (rows.every(({ played }) => played === 0)) return null
  const lowest = row.rank + rows.filter(({ rank }) => rank === row.rank).length - 1
  const place = qualification?.find(({ fromRank, toRank }) => fromRank <= row.rank && lowest <= toRank)
  return place?.divisionId ?? null
}

/** Returns the division that a team of a group goes on to: the one it is actually in, once known, else that of its rank. */
export function goesOnTo(
  row: Ranked,
  rows: readonly Ranked[],
  qualification: Places,
  { teams, settled }: QualifiedTeams,
): string | null {
  const byRank = ranksFor(row, rows, qualification)
  const own = teams.flatMap(([teamId, divisionId]) => (teamId === row.teamId ? [divisionId] : []))
  if (byRank !== null && own.includes(byRank)) return byRank
  return own[0] ?? (byRank !== null && settled.includes(byRank) ? null : byRank)
}
