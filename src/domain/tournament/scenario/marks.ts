import type { Category, Division } from '../edition.ts'
import type { OpenGroup } from './open-group.ts'
import type { Outlook } from './outlook.ts'
import { scenariosOf } from './scenarios.ts'
import type { Goal } from './zones.ts'

/** A certainty about a team in its group. */
export interface TeamMark {
  readonly goal: Goal
  /** True if the team reaches the goal for certain; false if it no longer can. */
  readonly isSure: boolean
  /** True if this holds only if the live matches ended now. */
  readonly asItStands: boolean
}

/** Returns what is certain about the teams of a group: whatever happens, and during live matches also as it stands. */
export function marksOf(division: Division, category: Category): ReadonlyMap<string, TeamMark> {
  const marks = new Map<string, TeamMark>()
  const isPlayed = division.matches.some(({ kind }) => kind === 'live')
  for (const asItStands of isPlayed ? [true, false] : [false]) {
    const scenarios = scenariosOf(division, category, asItStands)
    for (const [at, outlook] of scenarios?.outlooks.entries() ?? []) {
      const teamId = scenarios?.group.teamIds[at]
      const found = scenarios && markOf(scenarios.group, outlook)
      // A mark that holds whatever happens replaces one that only holds as it stands.
      if (teamId !== undefined && found) marks.set(teamId, { ...found, asItStands })
    }
  }
  return marks
}

/** Returns the best certainty about a team: the goal it is sure of, or else the first one that is out of its reach. */
export function markOf(
  { zones }: Pick<OpenGroup, 'zones'>,
  { overall }: Pick<Outlook, 'overall'>,
): Omit<TeamMark, 'asItStands'> | null {
  const best = overall.findIndex((chance) => chance !== 'none')
  const last = overall.findLastIndex((chance) => chance !== 'none')
  const [goal, first] = [zones[best]?.goal, zones[0]]
  const leadsOn = zones.some((zone) => zone.goal.kind === 'division')
  if (best === last && goal && goal.kind !== 'untold' && (leadsOn || goal.kind === 'first'))
    return { goal, isSure: goal.kind !== 'nowhere' }
  return best > 0 && first?.goal.kind === 'division' && !first.asPlaces
    ? { goal: first.goal, isSure: false }
    : null
}
