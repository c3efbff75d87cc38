import { memoized } from '../memoized.ts'
import { bracketOf } from './bracket.ts'
import type { Category, Division, Team } from './edition.ts'
import type { EditionIndex } from './edition-index.ts'
import { nationOf } from './nation.ts'
import { losingTeam, teamIdOf, winnerOf, winningTeam } from './outcome.ts'

const PLACES = [1, 2, 3] as const

/** A place on the podium of a class. */
export interface Medal {
  readonly place: (typeof PLACES)[number]
  readonly category: Category
  readonly team: Team
}

/** Ids that are not listed come last. */
const placeIn = (ids: readonly string[], id: string): number =>
  ids.includes(id) ? ids.indexOf(id) : ids.length

type Playoffs = Pick<Category, 'stages' | 'divisions'>

/** Returns the play-offs of a class in the order of its stages, the highest first. */
export function playoffsOf({ stages, divisions }: Playoffs): Division[] {
  const playoffs = divisions.filter(({ kind }) => kind === 'playoff')
  const ids = stages.flatMap(({ divisionIds }) => divisionIds)
  return playoffs.toSorted((one, other) => placeIn(ids, one.id) - placeIn(ids, other.id))
}

/** Returns the play-off that decides the champion of a class: the first of its first play-off stage. */
export const mainPlayoff = (category: Playoffs): Division | undefined => playoffsOf(category)[0]

/**
 * Returns the main play-off of a class once a match of its last round is decided; undefined before, and for a class that
 * publishes no results. A live page asks for every class, and a bracket takes a phone some milliseconds.
 */
export function decidedPlayoff(category: Category): Division | undefined {
  const playoff = category.resultsHidden ? undefined : mainPlayoff(category)
  return playoff?.matches.some((match) => match.round.rank === 0 && winnerOf(match)) ? playoff : undefined
}

/**
 * Returns the winner of a class's main play-off, the loser of its final, and the winner of the match for third place, as
 * far as they are known. A class that publishes no results has no podium.
 */
export function podiumOf(category: Category): Medal[] {
  const playoff = decidedPlayoff(category)
  if (!playoff) return []
  const { rounds, placements, champion } = bracketOf(playoff)
  const final = rounds.find(({ rank }) => rank === 0)?.slots[0]
  const third = placements.find(({ place }) => place === 3)?.match
  const ids = [
    champion && teamIdOf(champion),
    final?.kind === 'match' ? losingTeam(final.match) : null,
    third ? winningTeam(third) : null,
  ]
  return PLACES.flatMap((place, at) => {
    const team = category.teams.find(({ id }) => id === ids[at])
    return team ? [{ place, category, team }] : []
  })
}

/** Returns the ids of the matches that decide medals, played or to come. */
export const medalMatches = (categories: readonly Category[]): string[] =>
  categories.flatMap((category) => {
    const playoff = category.resultsHidden ? undefined : mainPlayoff(category)
    return playoff?.matches.filter(({ round }) => round.rank === 0).map(({ id }) => id) ?? []
  })

/** The medals of a nation's teams, in the order of the classes, by nation key (see `nationOf`). */
export const medalsByNation = memoized(
  ({ edition }: EditionIndex): ReadonlyMap<string, readonly Medal[]> =>
    Map.groupBy(edition.categories.flatMap(podiumOf), ({ team }) => nationOf(team.nationCode)?.key ?? ''),
)

/** The medals of a club's teams, in the order of the classes, by club. */
export const medalsByClub = memoized(
  ({ edition }: EditionIndex): ReadonlyMap<string | null, readonly Medal[]> =>
    Map.groupBy(edition.categories.flatMap(podiumOf), ({ team }) => team.clubId),
)

/** Counts the medals of each place: `[gold, silver, bronze]`. */
export const countMedals = (medals: readonly Medal[]): readonly [number, number, number] => {
  const [gold, silver, bronze] = PLACES.map((place) => medals.filter((medal) => medal.place === place).length)
  return [gold ?? 0, silver ?? 0, bronze ?? 0]
}
