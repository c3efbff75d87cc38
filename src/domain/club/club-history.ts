import { memoized } from '../memoized.ts'
import { teamAddress } from '../presentation/addresses.ts'
import type { Locale } from '../text/locale.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { countMedals, mainPlayoff, medalsByClub } from '../tournament/medals.ts'
import { nationOf } from '../tournament/nation.ts'
import { byReached, type Reached } from '../tournament/reached.ts'
import { type ClubMatch, clubMatches } from './club-matches.ts'
import { furthestByClub } from './club-teams.ts'
import type { ClubYear } from './club-year.ts'
import type { Cohort, ReachedIn } from './cohorts.ts'

/** A club in all editions. Results are given only for editions before the latest, because those no longer change. */
export interface ClubHistory {
  /** Newest first. */
  readonly years: readonly ClubYear[]
  readonly teams: number
  readonly played: number
  readonly medals: readonly [gold: number, silver: number, bronze: number]
  readonly best: readonly BestPlace[]
  readonly nations: readonly NationMet[]
  readonly opponents: readonly Opponent[]
  readonly cohorts: readonly Cohort[]
}

/** One of the best results of a club's teams. */
export interface BestPlace {
  readonly year: number
  /** Short name of the class. */
  readonly category: string
  readonly reached: ReachedIn
  /** The address of the team's page. */
  readonly address: string
}

interface NationMet {
  readonly key: string
  readonly name: string
  readonly flag: string
  readonly matches: number
}

/** Another club, and the results of the matches against it. */
export interface Opponent {
  readonly clubId: string
  readonly name: string
  readonly flag: string | null
  /** The last year in which the opponent took part. */
  readonly lastYear: number
  readonly won: number
  readonly tied: number
  readonly lost: number
  /** The latest first. */
  readonly last: readonly ClubMatch[]
}

/** The quarter-finals. An earlier exit is not something that a club mentions for years. */
const FAR = 2

const MOST = { best: 6, nations: 16, opponents: 6, last: 3 } as const

/**
 * @param indexes newest first
 * @param latest the year that may still change
 */
export function clubHistory(
  indexes: readonly EditionIndex[],
  clubId: string,
  latest: number | null,
  locale: Locale,
  years: readonly ClubYear[],
): Omit<ClubHistory, 'cohorts'> {
  const settled = indexes.filter(({ edition }) => edition.year !== latest)
  const matches = settled.flatMap((index) => clubMatches(index).get(clubId) ?? [])
  return {
    years,
    teams: years.reduce((sum, { teams }) => sum + teams, 0),
    played: matches.reduce((sum, { played }) => sum + played, 0),
    medals: countMedals(settled.flatMap((index) => medalsByClub(index).get(clubId) ?? [])),
    best: bestPlaces(settled, clubId, locale),
    nations: nationsMet(
      matches.map(({ nations }) => nations),
      ownNation(indexes, clubId),
      locale,
    ),
    opponents: opponentsOf(
      matches.map(({ opponents }) => opponents),
      indexes,
    ),
  }
}

const mainPlayoffs = memoized(
  ({ edition }: EditionIndex) => new Set(edition.categories.map((category) => mainPlayoff(category)?.id)),
)

/** Returns the best places. Among equal ones, the main play-off of a class comes first, then the later year. */
function bestPlaces(indexes: readonly EditionIndex[], clubId: string, locale: Locale): BestPlace[] {
  return indexes
    .flatMap((index) => {
      const main = mainPlayoffs(index)
      const far = (furthestByClub(index).get(clubId) ?? []).filter(({ reached }) => reached.rank <= FAR)
      return far.map((one) => ({
        ...one,
        index,
        isMain: main.has(one.reached.divisionId),
      }))
    })
    .sort(
      (one, other) =>
        placeOrder(one.reached) - placeOrder(other.reached) ||
        Number(other.isMain) - Number(one.isMain) ||
        byReached(one.reached, other.reached) ||
        other.index.edition.year - one.index.edition.year,
    )
    .slice(0, MOST.best)
    .map(
      ({ team, reached: { divisionId, place, rank, isIn }, index: { edition, divisions, categories } }) => ({
        year: edition.year,
        category: categories.get(team.categoryId)?.shortName ?? '',
        reached: { playoff: divisions.get(divisionId)?.name[locale] ?? '', place, rank, isIn },
        address: teamAddress(edition.year, team.id),
      }),
    )
}

const placeOrder = ({ place }: Reached): number => place ?? 9

function ownNation(indexes: readonly EditionIndex[], clubId: string): string | undefined {
  const club = indexes.flatMap(({ clubs }) => clubs.get(clubId) ?? [])[0]
  return nationOf(club?.nationCode ?? null)?.key
}

/** Returns the nations of other clubs, those met most often first. */
function nationsMet(
  all: readonly ReadonlyMap<string, number>[],
  own: string | undefined,
  locale: Locale,
): NationMet[] {
  const met = all.flatMap((nations) =>
    [...nations].flatMap(([code, matches]) => {
      const nation = nationOf(code)
      return nation && nation.key !== own ? [{ nation, matches }] : []
    }),
  )
  return [...Map.groupBy(met, ({ nation }) => nation.key).values()]
    .flatMap((list) => {
      const [first] = list
      if (!first) return []
      const { key, names, flag } = first.nation
      return [
        { key, name: names[locale], flag, matches: list.reduce((sum, { matches }) => sum + matches, 0) },
      ]
    })
    .sort((one, other) => other.matches - one.matches || (one.key < other.key ? -1 : 1))
    .slice(0, MOST.nations)
}

/** Returns the opponents, those met most often first. */
function opponentsOf(
  all: readonly ReadonlyMap<string, readonly ClubMatch[]>[],
  indexes: readonly EditionIndex[],
): Opponent[] {
  const met = new Map<string, ClubMatch[]>()
  for (const opponents of all)
    for (const [clubId, matches] of opponents) met.set(clubId, [...(met.get(clubId) ?? []), ...matches])
  return [...met]
    .filter(([, matches]) => matches.length > 1)
    .sort(([one, mine], [other, theirs]) => theirs.length - mine.length || (one < other ? -1 : 1))
    .slice(0, MOST.opponents)
    .flatMap(([clubId, matches]) => {
      const here = indexes.find(({ clubs }) => clubs.has(clubId))
      const club = here?.clubs.get(clubId)
      if (!here || !club) return []
      const count = (result: ClubMatch['result']) => matches.filter((match) => match.result === result).length
      return [
        {
          clubId,
          name: club.name,
          flag: nationOf(club.nationCode)?.flag ?? null,
          lastYear: here.edition.year,
          won: count('won'),
          tied: count('tied'),
          lost: count('lost'),
          last: matches.slice(0, MOST.last),
        },
      ]
    })
}
