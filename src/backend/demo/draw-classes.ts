import type { CategoryDocument, StageDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import { drawBrackets } from './bracket-draw.ts'
import type { EditionPlan } from './edition-plans.ts'
import { drawEuropeanOpen, type EuropeanOpen, openGroups, openTeams } from './european-open.ts'
import type { Bracket, Fixture, Group } from './fixtures.ts'
import {
  dealTeams,
  drawGroup,
  evenSizes,
  groupCounts,
  matchesOf,
  type NewMatch,
  spreadSizes,
} from './group-draw.ts'
import type { Random } from './random.ts'
import type { TeamDocument } from './team-list.ts'
import { playoffName } from './wording.ts'

/** The share of the table's matches that an edition must reach: even groups give too few in some editions. */
const FEWER = 0.98

/** A class before it is published. */
export interface ClassDraw {
  readonly ageClass: AgeClass
  readonly teams: readonly TeamDocument[]
  readonly groups: readonly Group[]
  readonly brackets: readonly Bracket[]
  readonly open: EuropeanOpen | null
}

export function drawClasses(
  plan: EditionPlan,
  teams: ReadonlyMap<AgeClass, TeamDocument[]>,
  newMatch: NewMatch,
  random: Random,
): ClassDraw[] {
  const sizes = groupSizes(plan, teams)
  return plan.classes.map((ageClass) => {
    const own = teams.get(ageClass) ?? []
    const draw = random.fork(ageClass.id)
    if (ageClass.kind === 'open') {
      const open = drawEuropeanOpen(
        plan,
        ageClass,
        own.map((team) => team.id),
        newMatch,
        draw,
      )
      return { ageClass, teams: own, groups: [], brackets: [open.bracket], open }
    }
    const groups = dealTeams(own, sizes.get(ageClass) ?? []).map((members, index) =>
      drawGroup(ageClass, index + 1, members, newMatch, draw),
    )
    const brackets = ageClass.kind === 'youth' ? drawBrackets(plan, ageClass, groups, newMatch, draw) : []
    return { ageClass, teams: own, groups, brackets, open: null }
  })
}

/** Returns the group sizes of every class, made less even if the edition needs more matches than even groups give. */
function groupSizes(
  plan: EditionPlan,
  teams: ReadonlyMap<AgeClass, TeamDocument[]>,
): Map<AgeClass, number[]> {
  const drawn = plan.classes.filter((each) => each.kind !== 'open')
  const entered = drawn.map((each) => teams.get(each)?.length ?? 0)
  const open = plan.classes.length - drawn.length
  const counts = groupCounts(entered, plan.groups - open * openGroups(plan))
  const sizes = drawn.map((_, index) => evenSizes(entered[index] ?? 0, counts[index] ?? 0))
  if (plan.matches !== null) {
    const knockOut = drawn.reduce(
      (sum, each, index) => sum + (each.kind === 'youth' ? (entered[index] ?? 0) - 1 : 0),
      open * openTeams(plan) * 3,
    )
    unevenGroups(sizes, Math.round(plan.matches * FEWER) - knockOut)
  }
  return new Map(drawn.map((each, index) => [each, sizes[index] ?? []]))
}

/**
 * Makes groups of equal size unequal, those of seven first (six is the size to keep), until all groups together have the
 * wanted number of matches or no two groups of a size are left.
 */
function unevenGroups(sizes: number[][], matches: number): void {
  let missing = matches - sizes.flat().reduce((sum, size) => sum + matchesOf(size), 0)
  for (const size of [7, 6, 7, 6] as const) {
    let idle = 0
    for (let turn = 0; missing > 0 && idle < sizes.length; turn += 1) {
      const parted = spreadSizes(sizes[turn % sizes.length] as number[], size)
      idle = parted ? 0 : idle + 1
      if (parted) missing -= 1
    }
  }
}

export const groupsOf = (draw: ClassDraw): readonly Group[] =>
  draw.open ? [...draw.open.preliminary, ...draw.open.main] : draw.groups

export const fixturesOf = (draw: ClassDraw): Fixture[] => [
  ...groupsOf(draw).flatMap((group) => group.rounds.flat()),
  ...draw.brackets.flatMap((bracket) => bracket.rounds.flat()),
]

export function publishedClass(plan: EditionPlan, draw: ClassDraw): CategoryDocument {
  const { ageClass } = draw
  const hidden = ageClass.kind === 'mini'
  return {
    id: ageClass.id,
    name: ageClass.name,
    shortName: ageClass.shortName,
    gender: ageClass.gender,
    ...(ageClass.age === null ? {} : { age: ageClass.age }),
    hideMatchResults: hidden,
    hideConferenceResults: hidden,
    matchMinutes: 35,
    teams: [...draw.teams],
    stages: draw.open ? [...draw.open.stages] : stagesOf(plan, draw),
  }
}

function stagesOf(plan: EditionPlan, { ageClass, groups, brackets }: ClassDraw): StageDocument[] {
  if (groups.length === 0) return []
  const divisions = groups.map((group) => group.division)
  return [
    {
      id: `${ageClass.id}-groups`,
      name: 'Gruppspel',
      type: ageClass.kind === 'para' ? 'league' : 'conference',
      divisions,
    },
    ...brackets.map(
      ({ letter, division }): StageDocument => ({
        id: `${ageClass.id}-playoff-${letter.toLowerCase()}`,
        name: playoffName(plan.year, letter),
        type: 'playoff',
        divisions: [division],
      }),
    ),
  ]
}
