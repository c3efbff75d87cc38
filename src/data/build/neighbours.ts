import { type ClubHistory, clubHistory } from '../../domain/club/club-history.ts'
import { furthestByClub } from '../../domain/club/club-teams.ts'
import type { ClubYear } from '../../domain/club/club-year.ts'
import { classYears, cohortsOf } from '../../domain/club/cohorts.ts'
import { oncePer } from '../../domain/once-per.ts'
import {
  arenaAddress,
  arenasAddress,
  categoriesAddress,
  categoryAddress,
  categoryTeamsAddress,
  clubAddress,
  clubsAddress,
  nationAddress,
  nationsAddress,
  teamAddress,
} from '../../domain/presentation/addresses.ts'
import { nearest } from '../../domain/presentation/year-link.ts'
import type { Neighbours } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { meetingsOf } from '../../domain/tournament/club-meetings.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { bestOfClub } from './best-of-club.ts'

interface YearMap {
  readonly categories: Map<string, string>
  readonly nations: Set<string>
  readonly arenas: Map<string, string>
  readonly clubs: Map<string, { readonly id: string; readonly shortName: string; readonly name: string }[]>
}

/** Made once for an edition: while one is played, the others stay. */
const yearMap = oncePer(({ edition, categories, teamsByClub, teamsByNation }: EditionIndex): YearMap => {
  const clubs: YearMap['clubs'] = new Map()
  for (const [clubId, teams] of teamsByClub)
    clubs.set(
      clubId,
      teams.map((team) => ({
        id: team.id,
        name: team.name,
        shortName: categories.get(team.categoryId)?.shortName ?? '',
      })),
    )
  return {
    categories: new Map(edition.categories.map((category) => [category.shortName, category.id])),
    nations: new Set(teamsByNation.keys()),
    arenas: new Map(edition.arenas.map((arena) => [arena.name, arena.id])),
    clubs,
  }
})

/** @param latest the year that may still change */
export function neighboursOf(indexes: readonly EditionIndex[], latest: number | null): Neighbours {
  const years = new Map(indexes.map((index) => [index.edition.year, yearMap(index)]))

  const category = (wanted: Category, year: number): string => {
    const id = years.get(year)?.categories.get(wanted.shortName)
    return id === undefined ? categoriesAddress(year) : categoryAddress(year, id)
  }
  const clubYears = (clubId: string, locale: Locale): ClubYear[] =>
    indexes.flatMap((index) => {
      const { year } = index.edition
      const teams = index.teamsByClub.get(clubId)
      if (!teams) return []
      const best = year === latest ? [] : bestOfClub(index, clubId, locale)
      return [{ year, teams: teams.length, address: clubAddress(year, clubId), best }]
    })

  return {
    category,
    categoryTeams: (wanted, year) => {
      const id = years.get(year)?.categories.get(wanted.shortName)
      return id === undefined ? categoriesAddress(year) : categoryTeamsAddress(year, id)
    },
    nation: (key, year) =>
      years.get(year)?.nations.has(key) ? nationAddress(year, key) : nationsAddress(year),
    arena: (arena, year) => {
      const id = years.get(year)?.arenas.get(arena.name)
      return id === undefined ? arenasAddress(year) : arenaAddress(year, id)
    },
    team: (team, own, year) => {
      const teams = team.clubId === null ? undefined : years.get(year)?.clubs.get(team.clubId)
      const sameClass = teams?.filter((other) => other.shortName === own.shortName)
      const found = sameClass?.find((other) => other.name === team.name) ?? sameClass?.[0] ?? teams?.[0]
      if (!found) return category(own, year)
      const address = teamAddress(year, found.id)
      return found.shortName === own.shortName ? address : nearest(address)
    },
    clubYears,
    club: (clubId, year) =>
      indexes.some(({ edition, clubs }) => edition.year === year && clubs.has(clubId))
        ? clubAddress(year, clubId)
        : clubsAddress(year),
    clubHistory: clubHistories(indexes, latest, clubYears),
    meetings: (clubs, year) =>
      meetingsOf(
        clubs,
        indexes.filter(({ edition }) => edition.year < year),
      ),
  }
}

/** What the pages of a club say alike is made for the first of them. */
function clubHistories(
  indexes: readonly EditionIndex[],
  latest: number | null,
  yearsOf: Neighbours['clubYears'],
): Neighbours['clubHistory'] {
  const known = new Map<string, readonly [Omit<ClubHistory, 'cohorts'>, ReturnType<typeof classYears>]>()
  const make = (clubId: string, locale: Locale) =>
    [
      clubHistory(indexes, clubId, latest, locale, yearsOf(clubId, locale)),
      indexes.flatMap((index) => {
        const furthest = index.edition.year === latest ? [] : furthestByClub(index).get(clubId)
        return classYears(index, clubId, locale, furthest ?? [])
      }),
    ] as const
  return (clubId, year, locale) => {
    const key = `${locale} ${clubId}`
    const made = known.get(key) ?? make(clubId, locale)
    known.set(key, made)
    const [history, classes] = made
    return { ...history, cohorts: cohortsOf(classes, year) }
  }
}
