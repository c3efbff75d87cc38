import {
  categoryAddress,
  fieldAddress,
  localized,
  matchesDayAddress,
  nationAddress,
} from '../../domain/presentation/addresses.ts'
import { oneDecimal, wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { longDate, shortDate } from '../../domain/time/stockholm.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import type { EditionStatistics } from '../../domain/tournament/statistics.ts'
import type { ChartRow } from './chart-row.ts'

/** Returns goals per match by class, with their number and how close the matches were. Omits classes without a result. */
export function categoryRows(
  { locale, year, index }: EditionSite,
  statistics: EditionStatistics,
): ChartRow[] {
  return statistics.byCategory.flatMap(({ categoryId, average, matches, goals, oneGoal, drawn }) =>
    average === null
      ? []
      : [
          {
            label: index.categories.get(categoryId)?.shortName ?? categoryId,
            value: average,
            text: oneDecimal(average, locale),
            more: [matches, goals, oneGoal, drawn].map((value) => ({
              value,
              text: wholeNumber(value, locale),
            })),
            address: localized(categoryAddress(year, categoryId), locale),
          },
        ],
  )
}

/** One week: with more days than this, a phone has no room for weekday and month. */
const DAYS_SPELT_OUT = 7

/** Returns matches by day. The label is the weekday over the date; if there are many days, day and month as digits. */
export function dayRows({ locale, year }: EditionSite, { byDay }: EditionStatistics): ChartRow[] {
  return byDay.map(({ day, matches }) => {
    const full = `${longDate(day, locale).slice(0, 3)}\n${shortDate(day, locale)}`
    return {
      label: byDay.length > DAYS_SPELT_OUT ? `${Number(day.slice(8))}/${Number(day.slice(5, 7))}` : full,
      name: full.replace('\n', ' '),
      value: matches,
      text: wholeNumber(matches, locale),
      order: day,
      when: day,
      address: localized(matchesDayAddress(year, day), locale),
    }
  })
}

/** Returns teams by nation, most first. */
export function nationRows({ locale, year, index }: EditionSite, statistics: EditionStatistics): ChartRow[] {
  return statistics.byNation.map(({ key, teams }) => {
    const nation = nationOf(index.teamsByNation.get(key)?.[0]?.nationCode ?? null)
    return {
      label: nation?.names[locale] ?? key,
      value: teams,
      text: wholeNumber(teams, locale),
      address: localized(nationAddress(year, key), locale),
      ...(nation?.known && { flag: nation.flag }),
    }
  })
}

/** Returns matches by the hour at which they start. */
export const hourRows = ({ locale }: EditionSite, { byHour }: EditionStatistics): ChartRow[] =>
  byHour.map(({ hour, matches }) => ({
    label: String(hour),
    name: `${String(hour).padStart(2, '0')}:00`,
    when: `${String(hour).padStart(2, '0')}:00`,
    value: matches,
    text: wholeNumber(matches, locale),
  }))

/** Returns matches by field, most first, with the goals scored there. */
export const fieldRows = ({ locale, year, index }: EditionSite, { byField }: EditionStatistics): ChartRow[] =>
  byField.flatMap(({ fieldId, planned, goals, average }) => {
    const field = index.fields.get(fieldId)
    return field
      ? [
          {
            label: field.name,
            value: planned,
            text: wholeNumber(planned, locale),
            more: [
              { value: goals, text: wholeNumber(goals, locale) },
              { value: average, text: average === null ? '–' : oneDecimal(average, locale) },
            ],
            address: localized(fieldAddress(year, field.arenaId, fieldId), locale),
          },
        ]
      : []
  })
