import type { AgeClass } from './age-classes.ts'
import type { EditionPlan } from './edition-plans.ts'
import type { Bracket, Entrant, Fixture, Group } from './fixtures.ts'
import { emptyDivision, type NewMatch } from './group-draw.ts'
import type { Random } from './random.ts'
import { playoffName, roundName } from './wording.ts'

/** Returns which places of a group of that size lead to which play-off (docs/sport.md#groups-and-play-offs). */
function qualificationRule(
  year: number,
  age: number,
  groupSize: number,
): [letter: string, from: number, to: number][] {
  if (year >= 2025 && age <= 15) {
    return [
      ['A', 1, 2],
      ['B', 3, Math.min(4, groupSize)],
      ['C', 5, groupSize],
    ]
  }
  const toA = groupSize >= 8 ? 4 : 3
  return [
    ['A', 1, Math.min(toA, groupSize)],
    ['B', toA + 1, groupSize],
  ]
}

/** Draws the play-offs of a class: which place leads where, and the resulting brackets. */
export function drawBrackets(
  plan: EditionPlan,
  ageClass: AgeClass,
  groups: readonly Group[],
  newMatch: NewMatch,
  random: Random,
): Bracket[] {
  const places = new Map<string, { group: Group; from: number; to: number }[]>()
  for (const group of groups) {
    for (const [letter, from, to] of qualificationRule(plan.year, ageClass.age ?? 0, group.entrants.length)) {
      if (to < from) continue
      places.set(letter, [...(places.get(letter) ?? []), { group, from, to }])
    }
  }
  const brackets: Bracket[] = []
  for (const [letter, ranges] of places) {
    const entrants = seeded(ranges)
    if (entrants.length < 2) continue
    const bracket = drawBracket(plan, ageClass, letter, entrants, newMatch, random.fork(letter))
    for (const { group, from, to } of ranges) {
      group.division.qualification.push({ fromRank: from, toRank: to, division: bracket.division.id })
    }
    brackets.push(bracket)
  }
  return brackets
}

/** Seeds better places above worse ones, and equal places in the order of their groups. */
function seeded(ranges: readonly { group: Group; from: number; to: number }[]): Entrant[] {
  const lowest = Math.max(...ranges.map(({ to }) => to))
  const entrants: Entrant[] = []
  for (let rank = 1; rank <= lowest; rank += 1) {
    for (const { group, from, to } of ranges) {
      if (rank >= from && rank <= to) entrants.push({ kind: 'place', group, rank })
    }
  }
  return entrants
}

/** Returns the seeds in bracket order: 1 and 2 can only meet in the final, 1 to 4 not before the semifinals. */
function bracketOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) {
    const sum = order.length * 2 + 1
    order = order.flatMap((seed) => [seed, sum - seed])
  }
  return order
}

export function drawBracket(
  plan: EditionPlan,
  ageClass: AgeClass,
  letter: string,
  seeds: readonly Entrant[],
  newMatch: NewMatch,
  random: Random,
): Bracket {
  const size = 2 ** Math.ceil(Math.log2(seeds.length))
  const division = emptyDivision(`${ageClass.id}-${letter.toLowerCase()}`, playoffName(plan.year, letter))
  const slots = letter === 'A' && (ageClass.age ?? 0) >= 18 && ageClass.kind === 'youth' ? 2 : 1
  // A few free places are written as byes. If there are many, the first round is simply incomplete.
  const byesWritten = size - seeds.length <= 3 && random.chance(0.6)
  let entrants: (Entrant | null)[] = bracketOrder(size).map((seed) => seeds[seed - 1] ?? null)
  const rounds: Fixture[][] = []
  for (let rank = Math.log2(size) - 1; rank >= 0; rank -= 1) {
    const fixtures: Fixture[] = []
    const next: (Entrant | null)[] = []
    for (let index = 1; index * 2 <= entrants.length; index += 1) {
      const home = entrants[index * 2 - 2] ?? null
      const away = entrants[index * 2 - 1] ?? null
      const pairing = { division, rank, index, slots, newMatch }
      if (home && away) {
        const fixture = knockOut(pairing, home, away)
        fixtures.push(fixture)
        next.push({ kind: 'winner', of: fixture })
        continue
      }
      const free = home ?? away
      if (free && byesWritten) {
        const bye: Entrant = { kind: 'bye' }
        const fixture = home ? knockOut(pairing, home, bye) : knockOut(pairing, bye, free)
        fixtures.push(fixture)
        next.push({ kind: 'winner', of: fixture })
      } else {
        next.push(free)
      }
    }
    rounds.push(fixtures)
    entrants = next
  }
  if (seeds.length >= 4 && playsForThird(plan, ageClass, letter))
    addThirdPlace(rounds, { division, slots, newMatch })
  return { division, ageClass, letter, rounds }
}

/** Whether a bracket has a match for third place: since classes have three brackets, only the oldest still play one. */
function playsForThird(plan: EditionPlan, ageClass: AgeClass, letter: string): boolean {
  if (letter !== 'A') return plan.year === 2015 || plan.year === 2017 || plan.year === 2022
  return plan.year < 2025 || ageClass.kind === 'open' || (ageClass.age ?? 0) >= 18
}

interface Pairing {
  readonly division: Bracket['division']
  readonly rank: number
  readonly index: number
  readonly slots: number
  readonly newMatch: NewMatch
}

const feeders = (...entrants: Entrant[]): Fixture[] =>
  entrants.flatMap((entrant) => (entrant.kind === 'winner' || entrant.kind === 'loser' ? [entrant.of] : []))

function knockOut(
  { division, rank, index, slots, newMatch }: Pairing,
  home: Entrant,
  away: Entrant,
): Fixture {
  const name = rank === 0 && index === 2 ? '3rd place' : roundName(rank)
  const document = newMatch(division, {
    round: { name, rank, index },
    home: { bye: true },
    away: { bye: true },
  })
  return {
    document,
    home,
    away,
    knockOut: true,
    after: feeders(home, away),
    slots,
    weekday: null,
    slot: 0,
    incident: null,
    replay: null,
  }
}

/** Adds the match between the losers of the semifinals: place 2 of the last round. */
function addThirdPlace(rounds: Fixture[][], of: Pick<Pairing, 'division' | 'slots' | 'newMatch'>): void {
  const [first, second] = rounds.at(-2) ?? []
  if (!first || !second) return
  const third = knockOut(
    { ...of, rank: 0, index: 2 },
    { kind: 'loser', of: first },
    { kind: 'loser', of: second },
  )
  rounds.at(-1)?.push(third)
}
