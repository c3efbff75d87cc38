import { clubAddress, teamAddress } from '../presentation/addresses.ts'
import type { Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { classKey } from './class-history.ts'
import { type Title, titlesOf } from './titles.ts'

/** Titles of a club that belong together, the oldest first. */
export interface TitleSeries {
  readonly clubId: string
  readonly titles: readonly Title[]
}

/** The years of the editions that a club has come to. */
export interface ClubPresence {
  readonly clubId: string
  readonly years: readonly number[]
}

/** Returns the titles of class champions, the oldest first. A champion without a club is left out. */
const titlesOfClubs = (editions: readonly EditionIndex[]): (Title & { readonly clubId: string })[] =>
  editions
    .flatMap(titlesOf)
    .filter(({ level }) => level === 0)
    .sort((one, other) => one.year - other.year)
    .flatMap((title) => (title.champion.clubId === null ? [] : [{ ...title, clubId: title.champion.clubId }]))

/** Returns the classes that a club won in consecutive editions of the class, the longest series first. */
export function defendedTitles(editions: readonly EditionIndex[]): TitleSeries[] {
  const byClass = Map.groupBy(titlesOfClubs(editions), ({ category }) => classKey(category))
  const played = yearsOfClasses(editions)
  return [...byClass]
    .flatMap(([key, titles]) => {
      const years = played.get(key) ?? []
      const series: TitleSeries[] = []
      for (const title of titles) {
        const last = series.at(-1)
        const before = last?.titles.at(-1)
        const isNext = before && years.indexOf(title.year) === years.indexOf(before.year) + 1
        if (last && isNext && last.clubId === title.clubId)
          series[series.length - 1] = { ...last, titles: [...last.titles, title] }
        else series.push({ clubId: title.clubId, titles: [title] })
      }
      return series.filter((one) => one.titles.length > 1)
    })
    .sort(byLength)
}

/** Returns the years in which each class was played, by class, the oldest first. */
function yearsOfClasses(editions: readonly EditionIndex[]): ReadonlyMap<string, readonly number[]> {
  const years = editions.flatMap(({ edition }) =>
    edition.categories
      .filter(({ teams }) => teams.length > 0)
      .map((category) => ({ key: classKey(category), year: edition.year })),
  )
  return new Map(
    [...Map.groupBy(years, ({ key }) => key)].map(([key, list]) => [
      key,
      list.map(({ year }) => year).sort((one, other) => one - other),
    ]),
  )
}

/**
 * Returns the titles that children of one birth year won again when they were older: with the same club and sex, in classes
 * as many years apart as the editions are. The longest series comes first.
 */
export function grownChampions(editions: readonly EditionIndex[]): TitleSeries[] {
  const aged = titlesOfClubs(editions).filter(
    ({ category }) => category.age !== null && category.gender !== 'mixed',
  )
  const cohorts = Map.groupBy(
    aged,
    ({ clubId, category, year }) => `${clubId}\n${category.gender}\n${year - (category.age ?? 0)}`,
  )
  return [...cohorts.values()]
    .flatMap((titles) => {
      const [first] = titles
      const years = new Set(titles.map(({ year }) => year))
      return first && years.size > 1 ? [{ clubId: first.clubId, titles }] : []
    })
    .sort(byLength)
}

/** Returns clubs that won a class in their first edition, the youngest class first. The first edition has no newcomers. */
export function firstTimeChampions(editions: readonly EditionIndex[]): TitleSeries[] {
  const [first, ...later] = editions.toSorted((one, other) => one.edition.year - other.edition.year)
  const seen = new Set(first?.teamsByClub.keys())
  return later
    .flatMap((index) => {
      const fresh = titlesOfClubs([index]).filter(({ clubId }) => !seen.has(clubId))
      for (const clubId of index.teamsByClub.keys()) seen.add(clubId)
      return fresh.map((title) => ({ clubId: title.clubId, titles: [title] }))
    })
    .sort((one, other) => ageOf(one) - ageOf(other) || yearOf(one) - yearOf(other))
}

/** Returns the clubs by the number of editions they came to, most first. */
export function clubPresence(editions: readonly EditionIndex[]): ClubPresence[] {
  const entries = editions.flatMap(({ edition, teamsByClub }) =>
    [...teamsByClub.keys()].map((clubId) => ({ clubId, year: edition.year })),
  )
  return [...Map.groupBy(entries, ({ clubId }) => clubId)]
    .map(([clubId, list]) => ({ clubId, years: list.map(({ year }) => year) }))
    .sort((one, other) => other.years.length - one.years.length || (one.clubId < other.clubId ? -1 : 1))
}

/** Returns the latest name of a club and its page of that year, or a team's page if the service lists no such club. */
export function lastSeen(
  clubId: string,
  editions: readonly EditionIndex[],
): { readonly name: string; readonly year: number; readonly team: Team; readonly address: string } | null {
  for (const { edition, clubs, teamsByClub } of editions) {
    const [team] = teamsByClub.get(clubId) ?? []
    if (!team) continue
    const { year } = edition
    const address = clubs.has(clubId) ? clubAddress(year, clubId) : teamAddress(year, team.id)
    return { name: clubs.get(clubId)?.name ?? team.name, year, team, address }
  }
  return null
}

const yearOf = ({ titles }: TitleSeries): number => titles[0]?.year ?? 0
const ageOf = ({ titles }: TitleSeries): number => titles[0]?.category.age ?? Infinity

const byLength = (one: TitleSeries, other: TitleSeries): number =>
  other.titles.length - one.titles.length ||
  yearOf(one) - yearOf(other) ||
  (one.clubId < other.clubId ? -1 : 1)
