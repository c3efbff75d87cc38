import { memoized } from '../memoized.ts'
import { clock } from '../time/stockholm.ts'
import type { Category, Edition } from './edition.ts'
import { isCalledOffForGood, type Match, type Score, startOf } from './match.ts'
import { matchDay } from './match-days.ts'
import { nationOf } from './nation.ts'
import { winnerOf } from './outcome.ts'
import { playingTeams } from './withdrawn.ts'

type Finished = Extract<Match, { kind: 'finished' }>

/** The goals of a class or of an edition. `average` is null if no match has finished. */
export interface GoalCount {
  readonly matches: number
  readonly goals: number
  readonly average: number | null
}

/** The number of matches decided by one goal, and of draws. */
interface Closeness {
  readonly oneGoal: number
  readonly drawn: number
}

export interface EditionStatistics extends GoalCount, Closeness {
  /** The number of matches won without playing. */
  readonly walkovers: number
  /** In the order of the edition, including classes without a result. */
  readonly byCategory: readonly (GoalCount & Closeness & { readonly categoryId: string })[]
  /** Most teams first; teams without a nation, and those that withdrew, are left out. */
  readonly byNation: readonly { readonly key: string; readonly teams: number }[]
  /** By day, played or not; matches without a day are left out. */
  readonly byDay: readonly { readonly day: string; readonly matches: number }[]
  /** By the hour of the start in Stockholm, in order, played or not; includes hours in between without matches. */
  readonly byHour: readonly { readonly hour: number; readonly matches: number }[]
  /** By field, most matches first, played or not; goals only of finished matches. */
  readonly byField: readonly (GoalCount & { readonly fieldId: string; readonly planned: number })[]
  /** Smallest margin first, and among equals the most goals first; without draws. */
  readonly closest: readonly Match[]
  /** Largest margin first. */
  readonly widest: readonly Match[]
  /** Most goals of both sides together first. */
  readonly highest: readonly Match[]
}

/**
 * Computes the figures of an edition from its finished matches. Goals of a walkover were never scored and do not count.
 * Classes that hide their results have matches in `byDay` only; matches that will not be played are in no figure.
 *
 * @param longest how many matches `closest`, `widest` and `highest` hold at most
 */
export function editionStatistics(edition: Pick<Edition, 'categories'>, longest = 10): EditionStatistics {
  const matches = edition.categories.flatMap(matchesOf)
  const finished = matches.filter((match) => match.kind === 'finished')
  const decided = finished.filter(({ score }) => margin(score) > 0)
  const top = (list: readonly Finished[], order: (one: Finished, other: Finished) => number): Finished[] =>
    list.toSorted((one, other) => order(one, other) || (one.id < other.id ? -1 : 1)).slice(0, longest)
  return {
    ...goalCount(finished),
    ...closeness(finished),
    walkovers: matches.filter((match) => match.kind === 'walkover' && winnerOf(match) !== null).length,
    byCategory: edition.categories.map((category) => {
      const played = matchesOf(category).filter((match) => match.kind === 'finished')
      return { categoryId: category.id, ...goalCount(played), ...closeness(played) }
    }),
    byNation: teamsByNation(edition.categories),
    byDay: [...Map.groupBy(matches, (match) => matchDay(match.time) ?? '')]
      .filter(([day]) => day !== '')
      .map(([day, list]) => ({ day, matches: list.length }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
    byHour: matchesByHour(matches),
    byField: matchesByField(matches),
    closest: top(
      decided,
      (one, other) => margin(one.score) - margin(other.score) || sum(other.score) - sum(one.score),
    ),
    widest: top(
      decided,
      (one, other) => margin(other.score) - margin(one.score) || sum(other.score) - sum(one.score),
    ),
    highest: top(finished, (one, other) => sum(other.score) - sum(one.score)),
  }
}

/** The figures of an edition, cached because many pages show them. */
export const statisticsOf = memoized((edition: Edition): EditionStatistics => editionStatistics(edition))

const matchesOf = (category: Category): Match[] =>
  category.divisions.flatMap((division) =>
    division.matches.filter((match) => match.kind !== 'bye' && !isCalledOffForGood(match)),
  )

const sum = ({ home, away }: Score): number => home + away
const margin = ({ home, away }: Score): number => Math.abs(home - away)

function goalCount(matches: readonly Finished[]): GoalCount {
  const goals = matches.reduce((total, { score }) => total + sum(score), 0)
  return { matches: matches.length, goals, average: matches.length === 0 ? null : goals / matches.length }
}

const closeness = (matches: readonly Finished[]): Closeness => ({
  oneGoal: matches.filter(({ score }) => margin(score) === 1).length,
  drawn: matches.filter(({ score }) => margin(score) === 0).length,
})

function matchesByHour(matches: readonly Match[]): EditionStatistics['byHour'] {
  const counts = new Map<number, number>()
  for (const match of matches) {
    const at = startOf(match)
    if (at === null) continue
    const hour = Number(clock(at).slice(0, 2))
    counts.set(hour, (counts.get(hour) ?? 0) + 1)
  }
  const hours = [...counts.keys()]
  const first = Math.min(...hours)
  return Array.from({ length: hours.length === 0 ? 0 : Math.max(...hours) - first + 1 }, (_, at) => ({
    hour: first + at,
    matches: counts.get(first + at) ?? 0,
  }))
}

function matchesByField(matches: readonly Match[]): EditionStatistics['byField'] {
  return [...Map.groupBy(matches, ({ fieldId }) => fieldId)]
    .flatMap(([fieldId, list]) => {
      const count = goalCount(list.filter((match) => match.kind === 'finished'))
      return fieldId === null ? [] : [{ fieldId, planned: list.length, ...count }]
    })
    .sort((one, other) => other.planned - one.planned || (one.fieldId < other.fieldId ? -1 : 1))
}

function teamsByNation(categories: readonly Category[]): EditionStatistics['byNation'] {
  const counts = new Map<string, Set<string>>()
  for (const category of categories)
    for (const { id, nationCode } of playingTeams(category)) {
      const key = nationOf(nationCode)?.key
      if (key !== undefined) counts.set(key, (counts.get(key) ?? new Set()).add(id))
    }
  return [...counts]
    .map(([key, teams]) => ({ key, teams: teams.size }))
    .sort((one, other) => other.teams - one.teams || (one.key < other.key ? -1 : 1))
}
