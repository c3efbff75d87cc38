import type { Category, Division } from './edition.ts'
import { SIDES, teamIdOf } from './outcome.ts'

/** What tells who stands in a division. */
export interface Seats extends Pick<Division, 'id' | 'stageId' | 'kind' | 'teamIds'> {
  readonly matches: readonly Pick<Division['matches'][number], 'home' | 'away'>[]
}

interface Course<Later extends Seats> {
  readonly stages: readonly Pick<Category['stages'][number], 'id' | 'rank'>[]
  readonly divisions: readonly Later[]
}

/** Returns the divisions of later stages; where stages tell nothing, play-offs come after groups. */
export function laterDivisions<Later extends Seats>(
  group: Seats,
  { stages, divisions }: Course<Later>,
): readonly Later[] {
  const ranks = new Map(stages.map(({ id, rank }) => [id, rank]))
  const own = ranks.get(group.stageId)
  return divisions.filter(({ id, stageId, kind }) => {
    if (id === group.id || (stageId === group.stageId && kind === group.kind)) return false
    const rank = ranks.get(stageId)
    return own === undefined || rank === undefined || rank === own
      ? kind === 'playoff' && group.kind === 'group'
      : rank > own
  })
}

/** Returns the teams that a division lists or that one of its matches names. */
export const teamsIn = ({ teamIds, matches }: Pick<Seats, 'teamIds' | 'matches'>): ReadonlySet<string> =>
  new Set([...teamIds, ...matches.flatMap((match) => SIDES.flatMap((side) => teamIdOf(match[side]) ?? []))])

/** Returns the teams of a group that already stand in a match of a later division: where they go is known. */
export function seatedTeams(
  group: Seats,
  teamIds: readonly string[],
  category: Course<Seats>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const division of laterDivisions(group, category)) {
    const here = teamsIn({
      teamIds: division.kind === 'group' ? division.teamIds : [],
      matches: division.matches,
    })
    for (const teamId of teamIds) if (here.has(teamId) && !found.has(teamId)) found.set(teamId, division.id)
  }
  return found
}
