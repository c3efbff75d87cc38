import type { DivisionDocument, MatchDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import { MONDAY, THURSDAY, TUESDAY, WEDNESDAY } from './cup-week.ts'
import type { Entrant, Fixture, Group } from './fixtures.ts'
import type { Random } from './random.ts'
import { groupName } from './wording.ts'

const LARGEST = 8

/** Returns the sizes of this many groups, as even as possible, larger groups first. */
export function evenSizes(teams: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, index) => Math.floor((teams + groups - 1 - index) / groups))
}

/** Returns the number of groups of each class, `total` in all. Group sizes stay between 5 and 8 wherever possible. */
export function groupCounts(teams: readonly number[], total: number): number[] {
  const counts = teams.map((count) => (count === 0 ? 0 : Math.max(1, Math.ceil(count / LARGEST))))
  let left = total - counts.reduce((sum, count) => sum + count, 0)
  while (left > 0) {
    const sizes = teams.map((count, index) => (count === 0 ? 0 : count / ((counts[index] ?? 0) + 1)))
    const largest = sizes.reduce((best, size, index) => (size > (sizes[best] ?? 0) ? index : best), 0)
    if ((sizes[largest] ?? 0) < 4) break
    counts[largest] = (counts[largest] ?? 0) + 1
    left -= 1
  }
  return counts
}

/**
 * Turns two groups of one size into one larger and one smaller, which adds a match. Returns false if fewer than two groups
 * have this size.
 */
export function spreadSizes(sizes: number[], size: 6 | 7): boolean {
  const first = sizes.indexOf(size)
  const last = sizes.lastIndexOf(size)
  if (first < 0 || first === last) return false
  sizes[first] = size + 1
  sizes[last] = size - 1
  return true
}

export const matchesOf = (size: number): number => (size * (size - 1)) / 2

/** Deals teams into groups of these sizes, a club's teams into different groups if possible. Returns each group's ids. */
export function dealTeams(
  teams: readonly { readonly id: string; readonly club?: string | undefined }[],
  sizes: readonly number[],
): string[][] {
  const groups = sizes.map((size) => ({ size, ids: [] as string[], clubs: new Map<string, number>() }))
  const entered = new Map<string, number>()
  for (const { club = '' } of teams) entered.set(club, (entered.get(club) ?? 0) + 1)
  const entries = teams.map(({ id, club = '' }) => ({ id, club, many: entered.get(club) ?? 0 }))
  entries.sort((a, b) => b.many - a.many || (a.club < b.club ? -1 : a.club > b.club ? 1 : 0))
  for (const { id, club } of entries) {
    const cost = (group: (typeof groups)[number]) =>
      group.ids.length >= group.size
        ? Number.POSITIVE_INFINITY
        : (group.clubs.get(club) ?? 0) * 100 + group.ids.length / group.size
    const best = groups.reduce((least, group) => (cost(group) < cost(least) ? group : least))
    best.ids.push(id)
    best.clubs.set(club, (best.clubs.get(club) ?? 0) + 1)
  }
  return groups.map((group) => group.ids)
}

/** Pairs everybody with everybody once, by the circle method: nobody plays twice in a round. */
function roundRobin(size: number): [number, number][][] {
  const seats = Array.from({ length: size + (size % 2) }, (_, index) => index)
  const rounds: [number, number][][] = []
  for (let round = 0; round < seats.length - 1; round += 1) {
    const pairs: [number, number][] = []
    for (let place = 0; place < seats.length / 2; place += 1) {
      const home = seats[place] as number
      const away = seats[seats.length - 1 - place] as number
      if (home >= size || away >= size) continue
      pairs.push(round % 2 === 1 && place === 0 ? [away, home] : [home, away])
    }
    rounds.push(pairs)
    seats.splice(1, 0, seats.pop() as number)
  }
  return rounds
}

/** Rounds spread over Tuesday to Thursday; mini-handball plays all of them on Monday. */
function groupDays(ageClass: AgeClass, rounds: number, random: Random): Group['days'] {
  if (ageClass.kind === 'mini') return [{ weekday: MONDAY, rounds }]
  const base = Math.floor(rounds / 3)
  const extra = rounds % 3
  const turn = random.int(0, 2)
  return [TUESDAY, WEDNESDAY, THURSDAY].map((weekday, index) => ({
    weekday,
    rounds: base + ((index + turn) % 3 < extra ? 1 : 0),
  }))
}

/** Makes a match of a division and gives it the next id and number of the edition. */
export type NewMatch = (
  division: DivisionDocument,
  facts: Omit<MatchDocument, 'id' | 'state'>,
) => MatchDocument

export const emptyDivision = (id: string, name: DivisionDocument['name']): DivisionDocument => ({
  id,
  name,
  teams: [],
  lots: [],
  carriedOver: [],
  qualification: [],
  table: [],
  matches: [],
})

export function groupFixture(
  division: DivisionDocument,
  home: Entrant,
  away: Entrant,
  newMatch: NewMatch,
): Fixture {
  const document = newMatch(division, { home: { bye: true }, away: { bye: true } })
  return {
    document,
    home,
    away,
    knockOut: false,
    after: [],
    slots: 1,
    weekday: null,
    slot: 0,
    incident: null,
    replay: null,
  }
}

/** One group with its fixtures, none of them scheduled. */
export function drawGroup(
  ageClass: AgeClass,
  number: number,
  teamIds: readonly string[],
  newMatch: NewMatch,
  random: Random,
): Group {
  const division = emptyDivision(`${ageClass.id}-g${number}`, groupName(number))
  division.teams.push(...teamIds)
  const entrants = teamIds.map((teamId): Entrant => ({ kind: 'team', teamId }))
  const rounds = roundRobin(teamIds.length).map((pairs) =>
    pairs.map(([home, away]) =>
      groupFixture(division, entrants[home] as Entrant, entrants[away] as Entrant, newMatch),
    ),
  )
  const days = groupDays(ageClass, rounds.length, random)
  return { division, ageClass, number, entrants, rounds, days, order: null }
}
