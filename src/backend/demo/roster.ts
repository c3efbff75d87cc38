import type { AgeClass } from './age-classes.ts'
import type { Club, ClubRegistry, Squad } from './clubs.ts'
import type { EditionPlan } from './edition-plans.ts'
import { CORE_NATIONS, type NationPlan, ODD_NATIONS, VISITING_NATIONS } from './nations.ts'
import type { Random } from './random.ts'

/** A team that enters a class this year. */
export interface Entry {
  readonly club: Club
  readonly squad: Squad
  readonly ageClass: AgeClass
}

/** A squad comes back the year after, or the year after that, unless it has dissolved. */
const RETURN_CHANCE = 0.8

/** The nations of an edition: the core, a few odd codes, and visitors by weight. */
export function nationsOf(plan: EditionPlan, random: Random): NationPlan[] {
  const oddCodes = random.shuffled(ODD_NATIONS)
  const oddCount = Math.min(oddCodes.length, Math.max(2, Math.round(plan.nations / 9)))
  const core = CORE_NATIONS.slice(0, Math.min(CORE_NATIONS.length, plan.nations - oddCount))
  const chosen = [...core, ...oddCodes.slice(0, Math.min(oddCount, Math.max(0, plan.nations - core.length)))]
  const visitors = [...VISITING_NATIONS]
  while (chosen.length < plan.nations && visitors.length > 0) {
    const index = random.weighted(visitors.map((nation) => nation.weight))
    chosen.push(...visitors.splice(index, 1))
  }
  return chosen
}

/** Splits `total` into whole shares in proportion to the weights, each at least one. */
export function shares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const result = weights.map((weight) => Math.max(1, Math.floor((total * weight) / sum)))
  const order = weights
    .map((weight, index) => ({ weight, index }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  let left = total - result.reduce((all, share) => all + share, 0)
  for (let turn = 0; left !== 0 && turn < total * 4; turn += 1) {
    const { index } = order[turn % order.length] as { index: number }
    const step = left > 0 ? 1 : (result[index] ?? 0) > 1 ? -1 : 0
    result[index] = (result[index] ?? 0) + step
    left -= step
  }
  return result
}

/** Draws the entries: `count` teams of the given nations into the youth classes. Squads grow up from year to year. */
export function drawEntries(
  plan: EditionPlan,
  registry: ClubRegistry,
  nations: readonly NationPlan[],
  count: number,
  random: Random,
): Entry[] {
  const classes = plan.classes.filter((each) => each.weight > 0)
  const room = shares(
    count,
    classes.map((each) => each.weight),
  )
  const entries: Entry[] = []
  const quotas = shares(
    count,
    nations.map((nation) => nation.weight),
  )
  for (const [index, nation] of nations.entries()) {
    const quota = quotas[index] ?? 1
    const clubs = registry.invite(nation, Math.max(1, Math.round(quota * 0.235)), plan.year, random)
    // In a small edition each club that never misses a year gets exactly one team.
    const sizes = shares(
      Math.max(quota, clubs.length),
      clubs.map((club) => club.appetite),
    )
    for (const [place, club] of clubs.entries()) {
      entries.push(...clubEntries(club, sizes[place] ?? 1, classes, room, plan.year, random))
    }
  }
  return entries
}

function clubEntries(
  club: Club,
  size: number,
  classes: readonly AgeClass[],
  room: number[],
  year: number,
  random: Random,
): Entry[] {
  const grown = club.squads.filter(
    (squad) => squad.lastYear >= year - 3 && classOf(squad, classes, year) >= 0,
  )
  const back = random.shuffled(grown.filter(() => random.chance(RETURN_CHANCE)))
  const chosen: { squad: Squad; index: number }[] = []
  for (const squad of back) {
    const index = classOf(squad, classes, year)
    if (chosen.length >= size || (room[index] ?? 0) <= -2) continue
    room[index] = (room[index] ?? 0) - 1
    chosen.push({ squad, index })
  }
  while (chosen.length < size) {
    const open = random.weighted(room.map((left) => Math.max(left, 0)))
    const index = open < 0 ? random.int(0, classes.length - 1) : open
    const ageClass = classes[index] as AgeClass
    const squad = foundSquad(ageClass, year, random)
    club.squads.push(squad)
    room[index] = (room[index] ?? 0) - 1
    chosen.push({ squad, index })
  }
  return numbered(chosen, club, classes, year, random)
}

/** Gives teams numbers that are unique within club and class. A team that had a number keeps it if possible. */
function numbered(
  chosen: readonly { squad: Squad; index: number }[],
  club: Club,
  classes: readonly AgeClass[],
  year: number,
  random: Random,
): Entry[] {
  const taken = new Set<string>()
  const veteransFirst = [...chosen].sort((a, b) => b.squad.lastYear - a.squad.lastYear)
  return veteransFirst.map(({ squad, index }) => {
    const ageClass = classes[index] as AgeClass
    let number = squad.lastYear > 0 ? squad.number : 1
    while (taken.has(`${index} ${number}`)) number += 1
    taken.add(`${index} ${number}`)
    squad.number = number
    squad.lastYear = year
    squad.strength = squad.strength * 0.95 + random.normal(0, 1)
    return { club, squad, ageClass }
  })
}

function classOf(squad: Squad, classes: readonly AgeClass[], year: number): number {
  const age = year - squad.birthYear
  return classes.findIndex(
    (each) => each.gender === squad.gender && age >= each.ages[0] && age <= each.ages[1],
  )
}

function foundSquad(ageClass: AgeClass, year: number, random: Random): Squad {
  const age = random.int(ageClass.ages[0], ageClass.ages[1])
  // One team in forty is far above or below its class: this produces the margins of forty and fifty goals.
  const outlier = random.chance(0.03) ? random.pick([-17, 17]) : 0
  return {
    gender: ageClass.gender === 'girls' ? 'girls' : 'boys',
    birthYear: year - age,
    number: 1,
    strength: random.normal(0, 5) + outlier,
    lastYear: 0,
  }
}
