import { teamsWithChangedPlace } from '../live/team-standing.ts'
import { decidedSeats } from '../tournament/decided-seats.ts'
import type { Category, Division, Edition } from '../tournament/edition.ts'
import { teamsIn } from '../tournament/later-divisions.ts'
import type { Match } from '../tournament/match.ts'
import { progressOf } from '../tournament/match-progress.ts'

/** The differences between two states of an edition that matter to pages. */
export interface EditionChanges {
  /** Whether more than matches and tables changed: any page may show it. */
  readonly isWhole: boolean
  /** Whether other games are featured. */
  readonly isFeatured: boolean
  /** The changed matches, in their old and new states. */
  readonly matches: readonly Match[]
  /** Ids of the divisions whose table, teams or draw changed, and of those that the draw names. */
  readonly divisions: readonly string[]
  /** Ids of the teams whose place in a group changed, or where that place leads. */
  readonly ranked: readonly string[]
  /** Ids of the teams that withdrew from a class or came back, or that are in another group. */
  readonly teams: readonly string[]
  /** Ids of the teams that now reach other matches than before, without being named there (see `matchesOfTeam`). */
  readonly seated: readonly string[]
}

export const NO_CHANGES: EditionChanges = {
  isWhole: false,
  isFeatured: false,
  matches: [],
  divisions: [],
  ranked: [],
  teams: [],
  seated: [],
}

/** Returns what changed in an edition. Its revision does not count as a change. */
export function editionChanges(before: Edition, after: Edition): EditionChanges {
  if (!isSame(factsOf(before), factsOf(after))) return { ...NO_CHANGES, isWhole: true }
  const known = new Map(before.categories.map((category) => [category.id, category]))
  const matches: Match[] = []
  const divisions: string[] = []
  const ranked: string[] = []
  const teams: string[] = []
  const seated: string[] = []
  for (const category of after.categories) {
    const was = known.get(category.id)
    if (was === category || !was) continue
    const left = otherwiseWithdrawn(was, category)
    teams.push(...left)
    const divisionsBefore = new Map(was.divisions.map((division) => [division.id, division]))
    for (const division of category.divisions) {
      const old = divisionsBefore.get(division.id)
      if (!old) continue
      const changed = changedMatches(old, division)
      const isLeft = left.length > 0 && left.some((id) => teamsIn(division).has(id))
      const isOther = isLeft || !isSame({ ...old, matches: [] }, { ...division, matches: [] })
      matches.push(...changed)
      teams.push(...new Set(old.teamIds).symmetricDifference(new Set(division.teamIds)))
      if (isOther) divisions.push(division.id, ...otherwiseLedTo(old, division))
      if (division.kind === 'group' && (isOther || changed.length > 0))
        ranked.push(...teamsWithChangedPlace({ group: old, own: was }, { group: division, own: category }))
    }
    seated.push(...otherwiseSeated(was, category))
  }
  const isFeatured = !isSame(before.featured, after.featured)
  return { isWhole: false, isFeatured, matches, divisions, ranked, teams, seated }
}

/** Returns what is not a match, the content of a division or a withdrawal: a change of it can show anywhere. */
const factsOf = (edition: Edition) => ({
  ...edition,
  revision: '',
  featured: [],
  categories: edition.categories.map((category: Category) => ({
    ...category,
    divisions: category.divisions.map(({ id, stageId, name }) => ({ id, stageId, name })),
    teams: category.teams.map(({ withdrawn: _, ...team }) => team),
  })),
})

function changedMatches(before: Division, after: Division): Match[] {
  const rest = new Map(before.matches.map((match) => [match.id, match]))
  const changed: Match[] = []
  for (const match of after.matches) {
    const was = rest.get(match.id)
    rest.delete(match.id)
    if (!was) changed.push(match)
    else if (!isSame(was, match)) changed.push(was, match)
  }
  return [...changed, ...rest.values()]
}

/** Returns the divisions that places of a group led to or lead to, if that changed. */
function otherwiseLedTo(before: Division, after: Division): string[] {
  const ways = [before, after].map(({ qualification, bestPlaces = [] }) => [
    ...(qualification ?? []),
    ...bestPlaces,
  ])
  return isSame(ways[0], ways[1]) ? [] : ways.flat().map(({ divisionId }) => divisionId)
}

function otherwiseWithdrawn(before: Category, after: Category): string[] {
  const was = new Map(before.teams.map((team) => [team.id, team.withdrawn]))
  return after.teams.filter(({ id, withdrawn }) => !isSame(was.get(id), withdrawn)).map(({ id }) => id)
}

function otherwiseSeated(before: Category, after: Category): string[] {
  const [was, is] = [decidedSeats(before), decidedSeats(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => !isSame(was.get(id), is.get(id)))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Groups the changed matches: each in its old and new state, or in one state if it came or went. */
export const statesOf = (matches: readonly Match[]): readonly (readonly Match[])[] => [
  ...Map.groupBy(matches, ({ id }) => id).values(),
]

/**
 * Returns the changes without the goals of matches that go on: these goals change nothing on pages that show only results
 * and the schedule.
 */
export function settledChanges(changes: EditionChanges): EditionChanges {
  return {
    ...changes,
    ranked: [],
    matches: statesOf(changes.matches).flatMap((of) => (isGoals(of) ? [] : of)),
  }
}

function isGoals(states: readonly Match[]): boolean {
  const [was, is] = states
  return states.length === 2 && was !== undefined && is !== undefined && isGoal(was, is)
}

function isGoal(was: Match, is: Match): boolean {
  if (progressOf(was) !== 'live' || progressOf(is) !== 'live') return false
  const withoutGoals = (match: Match) => ({ ...match, score: null, halfTime: null, revision: 0 })
  return isSame(withoutGoals(was), withoutGoals(is))
}
