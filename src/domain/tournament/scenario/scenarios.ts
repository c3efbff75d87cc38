import { memoizedByValue, memoizedPair } from '../../memoized.ts'
import type { Category, Division } from '../edition.ts'
import { qualifiedTeams } from '../qualification.ts'
import { type Need, needsOf } from './needs.ts'
import { type OpenGroup, openGroup } from './open-group.ts'
import { type Outlook, outlooks } from './outlook.ts'

/** The exact scenarios of a group: what is called certain holds in every ending, what is called possible has an ending. */
export interface Scenarios {
  readonly group: OpenGroup
  /** By position of the team in the group. */
  readonly outlooks: readonly Outlook[]
  /** Returns what a team needs, by its id. */
  readonly needs: (teamId: string) => readonly Need[]
}

/** The most endings to try for a whole group, and for the needs of one team: a slow phone then needs 50 ms for a page. */
const GROUP_EFFORT = 400
const TEAM_EFFORT = 250

const kept = (asItStands: boolean) =>
  memoizedPair((category: Category, division: Division) => scenarios(division, category, asItStands))
const ofResults = kept(false)
const asIfOver = kept(true)

/**
 * Returns the scenarios of a group; null if it is over or no claims can be made about it (see `openGroup`). Cached, because
 * many pages show a group.
 *
 * @param asItStands as if the live matches ended now
 */
export const scenariosOf = (division: Division, category: Category, asItStands = false): Scenarios | null =>
  (asItStands ? asIfOver : ofResults)(category, division)

function scenarios(division: Division, category: Category, asItStands: boolean): Scenarios | null {
  if (division.kind !== 'group' || category.resultsHidden || category.tablesHidden) return null
  const group = openGroup(division, category, asItStands)
  if (!group) return null
  const all = outlooks(group, { left: GROUP_EFFORT })
  const facts = qualifiedTeams(division, group.teamIds, category)
  if (!facts.teams.every(([teamId, divisionId]) => isPossible(group, all, teamId, divisionId))) return null
  const needs = memoizedByValue((teamId): readonly Need[] => {
    const team = group.teamIds.indexOf(teamId)
    const outlook = all[team]
    return outlook ? needsOf(group, team, outlook, { left: TEAM_EFFORT }) : []
  })
  return { group, outlooks: all, needs }
}

/** Whether the table allows a team to reach the division in which it is already seated. */
function isPossible(
  { teamIds, zones }: OpenGroup,
  all: readonly Outlook[],
  teamId: string,
  divisionId: string,
): boolean {
  const chances = all[teamIds.indexOf(teamId)]?.overall ?? []
  return zones.some(
    ({ goal }, at) =>
      goal.kind === 'division' && goal.divisionId === divisionId && (chances[at] ?? 'none') !== 'none',
  )
}
