import type { EditionDocument, MatchDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import { areasOf, buildArenas } from './arenas.ts'
import type { ClubRegistry } from './clubs.ts'
import { cupDay, MONDAY, SATURDAY, wallTime } from './cup-week.ts'
import { type ClassDraw, drawClasses, fixturesOf, groupsOf, publishedClass } from './draw-classes.ts'
import type { EditionPlan } from './edition-plans.ts'
import { playEuropeanOpenGroups } from './european-open.ts'
import type { NewMatch } from './group-draw.ts'
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
