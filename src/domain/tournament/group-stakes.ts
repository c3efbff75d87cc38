import type { Category, Division } from './edition.ts'
import { playable } from './edition-index.ts'
import type { Match } from './match.ts'
import { involves, SIDES, teamIdOf } from './outcome.ts'
import { divisionStandings, matchResult } from './standings.ts'

/** What a group match decides for one of its teams. */
export interface GroupStake {
  readonly teamId: string
  /** Where the first places of the group lead. */
  readonly divisionId: string
  /** Whatever comes of the match; otherwise with a win. */
  readonly isSure: boolean
}

/**
 * Who of the teams of a match to come is sure of the first places of the group, by points alone: what level teams are
 * separated by is left out, so that nothing is promised too early.
 */
export function groupStakes(match: Match, division: Division, category: Category): readonly GroupStake[] {
  const top = division.qualification.find(({ fromRank }) => fromRank === 1)
  const open = playable(division.matches).filter((other) => matchResult(other) === null)
  const isKnown = open.every((other) => SIDES.every((side) => other[side].kind === 'team'))
  if (!top || !isKnown || !open.some(({ id }) => id === match.id)) return []
  const { won, tied, lost } = category.ranking.points
  const { rows } = divisionStandings(division, category)
  const most = new Map(
    rows.map(({ teamId, points }) => [
      teamId,
      points + won * open.filter((other) => involves(other, teamId)).length,
    ]),
  )
  const isAbove = (teamId: string, points: number, beaten: string | null): boolean =>
    rows.filter((row) => {
      const lostHere = row.teamId === beaten ? won - lost : 0
      return row.teamId !== teamId && (most.get(row.teamId) ?? 0) - lostHere >= points
    }).length < top.toRank
  const teamIds = SIDES.flatMap((side) => teamIdOf(match[side]) ?? [])
  return teamIds.flatMap((teamId): GroupStake[] => {
    const points = rows.find((row) => row.teamId === teamId)?.points ?? 0
    const other = teamIds.find((id) => id !== teamId) ?? null
    const stake = { teamId, divisionId: top.divisionId }
    if (isAbove(teamId, points + Math.min(won, tied, lost), null)) return [{ ...stake, isSure: true }]
    return isAbove(teamId, points + won, other) ? [{ ...stake, isSure: false }] : []
  })
}
