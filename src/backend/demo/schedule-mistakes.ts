import { cupDay, SLOTS_A_DAY, slotStart } from './cup-week.ts'
import type { EditionPlan } from './edition-plans.ts'
import type { Bracket, Fixture } from './fixtures.ts'
import type { Random } from './random.ts'
import type { TeamDocument } from './team-list.ts'

/** The first edition without schedule mistakes: in earlier ones nobody corrected them. */
const CAREFUL_SINCE = 2019
const MOVED_CHANCE = 0.02

/** Marks some matches as moved, with the time or the field they had before. */
export function moveMatches(plan: EditionPlan, fixtures: readonly Fixture[], random: Random): void {
  if (plan.year < 2014) return
  for (const fixture of fixtures) {
    const { document, weekday, slot } = fixture
    if (weekday === null || !random.chance(MOVED_CHANCE)) continue
    const before = Math.min(SLOTS_A_DAY - 1, Math.max(0, slot + random.pick([-2, -1, 1, 2])))
    const other = random.pick(fixtures).document.location
    const time = before === slot ? {} : { startsAt: slotStart(plan.year, weekday, before) }
    const place = other && other !== document.location && random.chance(0.4) ? { location: other } : {}
    if (Object.keys({ ...time, ...place }).length > 0) document.moved = { ...time, ...place }
  }
}

/** Adds the mistakes of old schedules: no time, only a day, no field, two matches on one field at once. */
export function addScheduleMistakes(plan: EditionPlan, fixtures: readonly Fixture[], random: Random): void {
  if (plan.year >= CAREFUL_SINCE || plan.year === 2011) return
  const played = fixtures.filter((fixture) => fixture.weekday !== null && !fixture.knockOut)
  const count = Math.max(1, Math.round(played.length / 900))
  const [timeless, fieldless, ...doubles] = chunks(random.shuffled(played), count)
  for (const [index, { document, weekday }] of (timeless ?? []).entries()) {
    delete document.startsAt
    delete document.field
    delete document.location
    delete document.stream
    delete document.moved
    if (index % 2 === 0 && weekday !== null) document.day = cupDay(plan.year, weekday)
  }
  for (const { document } of fieldless ?? []) delete document.field
  for (const { document, weekday, slot } of doubles[0] ?? []) {
    const other = played.find(
      (each) =>
        each.weekday === weekday &&
        each.slot === slot &&
        each.document.field !== document.field &&
        each.document.field,
    )
    if (!other) continue
    document.field = other.document.field
    document.location = other.document.location
  }
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return [0, 1, 2].map((index) => items.slice(index * size, (index + 1) * size))
}

/** Makes a final end level, with no winner on record. */
export function forgetChampion(plan: EditionPlan, brackets: readonly Bracket[]): void {
  if (plan.year !== 2014 && plan.year !== 2017) return
  const final = brackets.find(({ letter }) => letter === 'B')?.rounds.at(-1)?.[0]?.document
  if (!final?.score || final.state !== 'finished') return
  const level = Math.max(final.score.home, final.score.away)
  final.score = { home: level, away: level }
  delete final.decision
}

/** Gives some teams a code that is no nation (`XX`, `--`), and one team a code in lower case. */
export function addNationMistakes(plan: EditionPlan, teams: readonly TeamDocument[], random: Random): void {
  const swedish = random.shuffled(teams.filter((team) => team.nation === 'SE' && team.club))
  const codes = plan.year < 2019 ? ['XX', '--', 'se'] : ['XX']
  for (const [index, code] of codes.entries()) {
    const team = swedish[index]
    if (team) team.nation = code
  }
}

/** Gives two teams of one class the same name, as if somebody left the team's number out. */
export function repeatName(teams: readonly TeamDocument[], random: Random): void {
  const numbered = teams.filter((team) => /\d$/.test(team.name) && team.club)
  const pairs = numbered.flatMap((team) => {
    const twin = teams.find((other) => other !== team && other.club === team.club)
    return twin ? [{ team, twin }] : []
  })
  if (pairs.length === 0) return
  const { team, twin } = random.pick(pairs)
  team.name = twin.name
}

/** The teams of an edition whose list was never filled in. */
export function placeholderTeams(plan: EditionPlan, teams: readonly TeamDocument[], seen: Set<string>): void {
  for (const [index, team] of teams.entries()) {
    const nation = (team.nation ?? '').toLowerCase()
    if (plan.year > 2011 && !seen.has(nation)) {
      seen.add(nation)
      continue
    }
    if (plan.year > 2011 && index % 5 < 2) continue
    team.name = `Lag ${(index % 6) + 1} i Grupp ${Math.floor(index / 6) + 1}`
    team.nation = '--'
    delete team.club
  }
}
