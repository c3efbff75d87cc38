import { memoizedByValue, memoizedPair } from '../../memoized.ts'
import type { Category, Division } from '../edition.ts'
import { seatedTeams } from '../later-divisions.ts'
import { qualifiedTeams } from '../qualification.ts'
import { type Need, needsOf } from './needs.ts'
import { type OpenGroup, openGroup } from './open-group.ts'
import { type Outlook, outlooks } from './outlook.ts'
import type { Zone } from './zones.ts'

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
  const seated = division.qualification
    ? new Map(qualifiedTeams(division, group.teamIds, category).teams)
    : seatedTeams(division, group.teamIds, category)
  if (![...seated].every(([teamId, divisionId]) => isPossible(group, all, teamId, divisionId))) return null
  const needs = memoizedByValue((teamId): readonly Need[] => {
    const team = group.teamIds.indexOf(teamId)
    const outlook = all[team]
    if (!outlook) return []
    const needs = needsOf(group, team, outlook, { left: TEAM_EFFORT })
    const divisionId = seated.get(teamId)
    if (divisionId === undefined || isDecided(needs, group)) return needs
    return [{ kind: 'seated', divisionId }, ...needs.filter((need) => isOfPlaces(need, group))]
  })
  return { group, outlooks: all, needs }
}

/** Whether the table alone tells that a team goes on. */
const isDecided = ([need]: readonly Need[], { zones }: OpenGroup): boolean =>
  need?.kind === 'decided' && zones[need.zone]?.goal.kind === 'division'

/** Whether a sentence speaks of places alone: no seat can refute it. */
function isOfPlaces(need: Need, { zones }: OpenGroup): boolean {
  const zone = need.kind === 'seated' ? undefined : zones[need.zone]
  return zone?.asPlaces === true || zone?.goal.kind === 'first'
}

/** Whether the table allows a team to reach the division in which it is already seated. */
function isPossible(
  { teamIds, zones }: OpenGroup,
  all: readonly Outlook[],
  teamId: string,
  divisionId: string,
): boolean {
  const chances = all[teamIds.indexOf(teamId)]?.overall ?? []
  const leadsThere = ({ goal }: Zone) => goal.kind === 'division' && goal.divisionId === divisionId
  const isKnown = zones.some((zone) => leadsThere(zone) && !zone.asPlaces)
  return zones.some((zone, at) => {
    const mayLead = !isKnown && (zone.goal.kind === 'first' || zone.goal.kind === 'untold')
    return (leadsThere(zone) || mayLead) && (chances[at] ?? 'none') !== 'none'
  })
}
