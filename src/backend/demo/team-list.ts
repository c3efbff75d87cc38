import type { CategoryDocument, EditionDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import type { Club } from './clubs.ts'
import type { EditionPlan } from './edition-plans.ts'
import { openTeams } from './european-open.ts'
import type { NationPlan } from './nations.ts'
import type { Random } from './random.ts'
import type { Entry } from './roster.ts'

export type TeamDocument = CategoryDocument['teams'][number]

/** The teams of an edition by class, and the strength of each team. */
interface TeamList {
  readonly teams: ReadonlyMap<AgeClass, TeamDocument[]>
  readonly clubs: EditionDocument['clubs']
  readonly strengthOf: (teamId: string) => number
}

const PARA_TEAMS = 5

/** The para class is empty in 2016: it was announced, and nobody entered. */
const hasNoTeams = (plan: EditionPlan, ageClass: AgeClass): boolean =>
  ageClass.kind === 'para' && plan.year === 2016

/** Returns the number of teams that do not come from the youth draw. */
export function reservedTeams(plan: EditionPlan): number {
  return plan.classes.reduce((sum, each) => {
    if (each.kind === 'open') return sum + openTeams(plan)
    return each.kind === 'para' && !hasNoTeams(plan, each) ? sum + PARA_TEAMS : sum
  }, 0)
}

export function listTeams(
  plan: EditionPlan,
  entries: readonly Entry[],
  nations: readonly NationPlan[],
  random: Random,
): TeamList {
  const strengths = new Map<string, number>()
  const teams = new Map<AgeClass, TeamDocument[]>()
  let count = 0
  const nextId = () => {
    count += 1
    return `${String(plan.year).slice(2)}${String(count).padStart(4, '0')}`
  }
  const clubs = [...new Set(entries.map((entry) => entry.club))]
  for (const ageClass of plan.classes) {
    const list: TeamDocument[] = []
    teams.set(ageClass, list)
    const own = random.fork(ageClass.id).shuffled(entries.filter((entry) => entry.ageClass === ageClass))
    for (const { club, squad } of own) {
      const several = own.some((other) => other.club === club && other.squad !== squad)
      const name = squad.number > 1 || several ? `${club.name} ${squad.number}` : club.name
      const team = { id: nextId(), name, club: club.id, nation: club.nation.code }
      strengths.set(team.id, squad.strength)
      list.push(team)
    }
    if (ageClass.kind === 'open') list.push(...nationalTeams(plan, nations, random.fork(ageClass.id), nextId))
    if (ageClass.kind === 'para' && !hasNoTeams(plan, ageClass)) {
      list.push(...paraTeams(clubs, random.fork('para'), nextId))
    }
  }
  return {
    teams,
    clubs: clubs.map(({ id, name, nation }) => ({ id, name, nation: nation.code })),
    strengthOf: (teamId) => strengths.get(teamId) ?? 0,
  }
}

function nationalTeams(
  plan: EditionPlan,
  nations: readonly NationPlan[],
  random: Random,
  nextId: () => string,
): TeamDocument[] {
  const able = nations.filter((nation) => nation.open)
  const [hosts, others] = [able.slice(0, 4), random.shuffled(able.slice(4))]
  const chosen = [...hosts, ...others].slice(0, openTeams(plan))
  return random.shuffled(chosen).map((nation) => ({
    id: nextId(),
    name: nation.open ?? nation.code,
    nation: nation.code,
  }))
}

function paraTeams(clubs: readonly Club[], random: Random, nextId: () => string): TeamDocument[] {
  const nordic = clubs.filter((club) => ['SE', 'DK', 'NO'].includes(club.nation.code))
  return random
    .shuffled(nordic)
    .slice(0, PARA_TEAMS)
    .map((club) => ({ id: nextId(), name: club.name, club: club.id, nation: club.nation.code }))
}
