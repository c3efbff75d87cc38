import type {
  CategoryDocument,
  EditionDocument,
  MatchDocument,
  StageDocument,
} from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import { areasOf, buildArenas } from './arenas.ts'
import { drawBrackets } from './bracket-draw.ts'
import type { ClubRegistry } from './clubs.ts'
import { cupDay, MONDAY, SATURDAY, wallTime } from './cup-week.ts'
import type { EditionPlan } from './edition-plans.ts'
import {
  drawEuropeanOpen,
  type EuropeanOpen,
  openGroups,
  openTeams,
  playEuropeanOpenGroups,
} from './european-open.ts'
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
import { planIncidents } from './incidents.ts'
import { addDecisions } from './jury-decisions.ts'
import { finalTable, type PlayDay, playBracket, playGroup } from './play.ts'
import type { Random } from './random.ts'
import { drawEntries, nationsOf } from './roster.ts'
import {
  addNationMistakes,
  addScheduleMistakes,
  forgetChampion,
  moveMatches,
  placeholderTeams,
  repeatName,
} from './schedule-mistakes.ts'
import { createScoreMaker, paceOf } from './scores.ts'
import {
  buildAnnouncements,
  buildSponsors,
  buildStreaming,
  buildStreams,
  featuredMatches,
  linkStreams,
} from './showcase.ts'
import { listTeams, reservedTeams, type TeamDocument } from './team-list.ts'
import { assignAreas, bookBracket, bookGroup, createTimetable } from './timetable.ts'
import { playoffName } from './wording.ts'

/** The share of the table's matches that an edition must reach: even groups give too few in some editions. */
const FEWER = 0.98

/** A class before it is published. */
interface ClassDraw {
  readonly ageClass: AgeClass
  readonly teams: readonly TeamDocument[]
  readonly groups: readonly Group[]
  readonly brackets: readonly Bracket[]
  readonly open: EuropeanOpen | null
}

/** Generates one published edition: drawn, scheduled, and played as far as `now` (epoch milliseconds) allows. */
export function generateEdition(
  plan: EditionPlan,
  registry: ClubRegistry,
  now: number,
  random: Random,
): EditionDocument {
  const nations = nationsOf(plan, random.fork('nations'))
  const wanted = plan.teams - reservedTeams(plan)
  const entries = drawEntries(plan, registry, nations, wanted, random.fork('entries')).slice(0, wanted)
  const list = listTeams(plan, entries, nations, random.fork('teams'))
  soilNames(plan, list.teams, random.fork('names'))
  const newMatch = matchMaker(plan)
  const draws = drawClasses(plan, list.teams, newMatch, random.fork('draw'))
  const arenas = buildArenas(plan, random.fork('arenas'))
  const areas = areasOf(arenas)
  scheduleAll(plan, draws, areas, { newMatch, now }, random.fork('schedule'))
  const fixtures = draws.flatMap(fixturesOf)
  const brackets = draws.flatMap((draw) => draw.brackets)
  playAll(plan, draws, list.strengthOf, now, random.fork('play'))
  publishTable(plan, draws)
  forgetChampion(plan, brackets)
  moveMatches(plan, fixtures, random.fork('moved'))
  const streams = buildStreams(plan.year, areas, random.fork('streams'))
  linkStreams(streams, fixtures)
  addScheduleMistakes(plan, fixtures, random.fork('dirt'))
  const started = plan.resultsKept === null
  const used = new Set([...list.teams.values()].flat().map((team) => team.club))
  const edition: EditionDocument = {
    year: plan.year,
    startsAt: wallTime(cupDay(plan.year, MONDAY), 8 * 60),
    endsAt: wallTime(cupDay(plan.year, SATURDAY), 22 * 60),
    published: { clubs: true, teams: true, lot: true, schedule: true },
    streaming: buildStreaming(plan.year),
    announcements: buildAnnouncements(plan.year),
    ranking: plan.ranking,
    arenas,
    clubs: list.clubs.filter((club) => used.has(club.id)),
    streams,
    sponsors: buildSponsors(plan.year),
    featured: started ? featuredMatches(fixtures, brackets) : [],
    categories: draws.map((draw) => publishedClass(plan, draw)),
  }
  addDecisions(edition)
  return edition
}

function soilNames(plan: EditionPlan, teams: ReadonlyMap<AgeClass, TeamDocument[]>, random: Random): void {
  const lists = [...teams.values()]
  if (plan.placeholderTeams) {
    const seen = new Set<string>()
    for (const list of lists) placeholderTeams(plan, list, seen)
    return
  }
  addNationMistakes(plan, lists.flat(), random)
  if (plan.size === 'full' || plan.year % 3 === 0) {
    repeatName(random.pick(lists.filter((list) => list.length > 10)), random)
  }
}

function matchMaker({ year }: EditionPlan): NewMatch {
  let count = 0
  return (division, facts) => {
    count += 1
    const id = `${String(year).slice(2)}${String(count).padStart(5, '0')}`
    const match: MatchDocument = { id, number: String(count), ...facts, state: 'scheduled' }
    division.matches.push(match)
    return match
  }
}

function drawClasses(
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

const groupsOf = (draw: ClassDraw): readonly Group[] =>
  draw.open ? [...draw.open.preliminary, ...draw.open.main] : draw.groups

const fixturesOf = (draw: ClassDraw): Fixture[] => [
  ...groupsOf(draw).flatMap((group) => group.rounds.flat()),
  ...draw.brackets.flatMap((bracket) => bracket.rounds.flat()),
]

function scheduleAll(
  plan: EditionPlan,
  draws: readonly ClassDraw[],
  areas: ReturnType<typeof areasOf>,
  { newMatch, now }: { readonly newMatch: NewMatch; readonly now: number },
  random: Random,
): void {
  const table = createTimetable(plan.year, areas, random.fork('fields'))
  const loads = new Map(draws.map((draw) => [draw.ageClass, fixturesOf(draw).length]))
  const assigned = assignAreas(loads, areas)
  for (const draw of draws) {
    const area = assigned.get(draw.ageClass)
    if (!area) continue
    for (const group of groupsOf(draw)) {
      const elsewhere = random.chance(0.03) ? random.pick(areas) : area
      bookGroup(table, group, elsewhere, plan.size === 'small', random)
    }
  }
  for (const draw of draws) {
    const area = assigned.get(draw.ageClass)
    for (const bracket of draw.brackets) if (area) bookBracket(table, bracket, area, random)
  }
  for (const draw of draws) {
    const area = assigned.get(draw.ageClass)
    if (area) planIncidents(plan.year, draw, area, { table, newMatch, now }, random.fork(draw.ageClass.id))
  }
}

function playAll(
  plan: EditionPlan,
  draws: readonly ClassDraw[],
  strengthOf: PlayDay['strengthOf'],
  now: number,
  random: Random,
): void {
  const counted = draws.filter((draw) => draw.ageClass.kind !== 'mini')
  const weights = counted.map((draw) => ({ pace: paceOf(draw.ageClass), matches: fixturesOf(draw).length }))
  const matches = weights.reduce((sum, each) => sum + each.matches, 0)
  const pace = weights.reduce((sum, each) => sum + each.pace * each.matches, 0) / Math.max(matches, 1)
  const goals = plan.size === 'full' && plan.goals ? plan.goals / matches : 26
  const scores = createScoreMaker(goals, pace)
  const resultsLeft = plan.resultsKept ?? Number.POSITIVE_INFINITY
  const day: PlayDay = { plan, now, scores, strengthOf, random, resultsLeft }
  for (const draw of draws) {
    if (draw.open) playEuropeanOpenGroups(day, draw.open)
    for (const group of draw.groups) playGroup(day, group)
    for (const bracket of draw.brackets) playBracket(day, bracket)
  }
}

/** Adds the published table of the first group in the two editions that published one; all other tables are computed. */
function publishTable(plan: EditionPlan, draws: readonly ClassDraw[]): void {
  const group = draws.find((draw) => draw.groups.length > 0)?.groups[0]
  if (group && (plan.year === 2013 || plan.year === 2016))
    group.division.table = finalTable(group, plan.ranking)
}

function publishedClass(plan: EditionPlan, draw: ClassDraw): CategoryDocument {
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
