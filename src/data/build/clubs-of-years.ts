import { type ClubHistory, clubHistory } from '../../domain/club/club-history.ts'
import { furthestByClub } from '../../domain/club/club-teams.ts'
import type { ClubYear } from '../../domain/club/club-year.ts'
import { classYears, cohortsOf } from '../../domain/club/cohorts.ts'
import { clubAddress } from '../../domain/presentation/addresses.ts'
import type { ClubsOfYears } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { meetingsOf } from '../../domain/tournament/club-meetings.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { bestOfClub } from './best-of-club.ts'

/** @param latest the year that may still change */
export function clubsOfYears(indexes: readonly EditionIndex[], latest: number | null): ClubsOfYears {
  const years = (clubId: string, locale: Locale): ClubYear[] =>
    indexes.flatMap((index) => {
      const { year } = index.edition
      const teams = index.teamsByClub.get(clubId)
      if (!teams) return []
      const best = year === latest ? [] : bestOfClub(index, clubId, locale)
      return [{ year, teams: teams.length, address: clubAddress(year, clubId), best }]
    })

  return {
    years,
    history: clubHistories(indexes, latest, years),
    meetings: (clubs, category, year) =>
      meetingsOf(
        clubs,
        category,
        indexes.filter(({ edition }) => edition.year < year),
      ),
  }
}

/** Makes what all pages of a club share only once, for the first of them. */
function clubHistories(
  indexes: readonly EditionIndex[],
  latest: number | null,
  yearsOf: ClubsOfYears['years'],
): ClubsOfYears['history'] {
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
