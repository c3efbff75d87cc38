import { memoized } from '../memoized.ts'
import { type Entry, weekEntries } from '../my-week/entry.ts'
import { type Transfer, transferBetween } from '../my-week/place.ts'
import { type TimelineItem, timeline } from '../my-week/timeline.ts'
import { weekSchedule } from '../my-week/week-schedule.ts'
import { type Area, areasOf } from '../places/areas.ts'
import { teamMatches } from '../tournament/decided-seats.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'

/** One day of all teams of a club. */
export interface ClubDay {
  /** `YYYY-MM-DD` in Stockholm; null for matches without a known day. */
  readonly day: string | null
  readonly entries: readonly Match[]
  readonly matches: number
  /** The first start and the last end; null if no time of day is known. */
  readonly from: number | null
  readonly until: number | null
  /** The highest number of matches played at the same time. */
  readonly atOnce: number
  /** Names of the parts of town, in the order in which the club plays there. */
  readonly areas: readonly string[]
  /** The longest transfer between two of them. */
  readonly way: Transfer
  readonly items: readonly TimelineItem[]
}

/** Returns the matches of all teams of a club, each once, also those that a team has already qualified for. */
export function matchesOfClub(index: EditionIndex, clubId: string): Match[] {
  const found = new Map<string, Match>()
  for (const { id } of index.teamsByClub.get(clubId) ?? [])
    for (const match of teamMatches(id, index)) found.set(match.id, match)
  return [...found.values()]
}

/** Returns a club's timeline by day. Overlapping matches form one item, and transfers link parts of town. */
export function clubDays(index: EditionIndex, clubId: string): ClubDay[] {
  const { fields, arenas, categories } = index
  const matches = new Map(matchesOfClub(index, clubId).map((match) => [match.id, match]))
  const schedule = weekSchedule({ matches, fields, arenas, categories })
  const placeOf = (match: Match) => {
    const place = schedule.placeOf(match)
    const area = place && areaByArena(index).get(place.arenaId ?? '')
    return area ? { ...place, arenaId: area.name, arenaName: area.name, coordinates: area.centre } : place
  }
  const teams = (index.teamsByClub.get(clubId) ?? []).map(({ id }) => id)
  const followed = { teams: new Set(teams), fields: new Set<string>() }
  const entries = weekEntries({ ...schedule, placeOf }, followed, null)
  const byDay = Map.groupBy(entries, ({ day }) => day)
  return timeline(entries, followed, null).map(({ day, items }) => dayOf(day, byDay.get(day) ?? [], items))
}

const areaByArena = memoized(
  (index: EditionIndex): ReadonlyMap<string, Area> =>
    new Map(areasOf(index).flatMap((area) => area.arenas.map(({ id }) => [id, area] as const))),
)

function dayOf(day: string | null, entries: readonly Entry[], items: readonly TimelineItem[]): ClubDay {
  const starts = entries.flatMap(({ from }) => from ?? [])
  const ends = entries.flatMap(({ until }) => until ?? [])
  const places = [
    ...new Map(entries.flatMap(({ place }) => (place ? [[place.arenaName, place]] : []))).values(),
  ]
  return {
    day,
    entries: entries.map(({ match }) => match),
    matches: entries.length,
    from: starts.length > 0 ? Math.min(...starts) : null,
    until: ends.length > 0 ? Math.max(...ends) : null,
    atOnce: mostAtOnce(entries),
    areas: places.flatMap(({ arenaName }) => arenaName ?? []),
    way: longestOf(
      places.flatMap((one, at) => places.slice(at + 1).map((other) => transferBetween(one, other))),
    ),
    items,
  }
}

const metresOf = (way: Transfer): number => (way.kind === 'other-arena' ? (way.metres ?? 0) : -1)

const longestOf = (ways: readonly Transfer[]): Transfer =>
  ways.reduce((longest, way) => (metresOf(way) > metresOf(longest) ? way : longest), { kind: 'none' })

/** Returns the highest number of matches that are played at the same time. */
export function mostAtOnce(entries: readonly Entry[]): number {
  const steps = entries.flatMap(({ from, until }) =>
    from === null || until === null ? [] : [[from, 1] as const, [until, -1] as const],
  )
  let count = 0
  let most = 0
  // A match that ends at a moment makes room for one that begins at the same moment.
  for (const [, step] of steps.sort(([one, up], [other, down]) => one - other || up - down)) {
    count += step
    most = Math.max(most, count)
  }
  return most
}
