import { oncePerPair, oncePerText } from '../../once-per.ts'
import type { Category, Division } from '../edition.ts'
import { wentOn } from '../qualification.ts'
import { type Need, needsOf } from './needs.ts'
import { type OpenGroup, openGroup } from './open-group.ts'
import { type Outlook, outlooks } from './outlook.ts'

/** What can still come of a group, exact: what is called certain holds however it ends, what is called possible has an ending. */
export interface Scenarios {
  readonly group: OpenGroup
  /** By position of the team in the group. */
  readonly outlooks: readonly Outlook[]
  /** What a team needs, by its id. */
  readonly needs: (teamId: string) => readonly Need[]
}

/** Endings to look at for a whole group, and for what one team needs: a page of it is ready on a slow phone in 50 ms. */
const GROUP_EFFORT = 400
const TEAM_EFFORT = 250

const kept = (asItStands: boolean) =>
  oncePerPair((category: Category, division: Division) => scenarios(division, category, asItStands))
const ofResults = kept(false)
const asIfOver = kept(true)

/**
 * What can still come of a group; null where it is over or nothing can be claimed of it (see `openGroup`). Made once: a group
 * stands on many pages.
 *
 * @param asItStands as if what is being played ended now
 */
export const scenariosOf = (division: Division, category: Category, asItStands = false): Scenarios | null =>
  (asItStands ? asIfOver : ofResults)(category, division)

function scenarios(division: Division, category: Category, asItStands: boolean): Scenarios | null {
  if (division.kind !== 'group' || category.resultsHidden || category.tablesHidden) return null
  const group = openGroup(division, category, asItStands)
  if (!group) return null
  const all = outlooks(group, { left: GROUP_EFFORT })
  const facts = wentOn(division, group.teamIds, category)
  if (!facts.teams.every(([teamId, divisionId]) => isPossible(group, all, teamId, divisionId))) return null
  const needs = oncePerText((teamId): readonly Need[] => {
    const team = group.teamIds.indexOf(teamId)
    const outlook = all[team]
    return outlook ? needsOf(group, team, outlook, { left: TEAM_EFFORT }) : []
  })
  return { group, outlooks: all, needs }
}

/** Whether a team that was seated already can come there by the table at all. */
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
