import { isDay } from '../../domain/time/calendar-day.ts'
import { shown } from './fault.ts'
import { joined, type Said, say } from './said.ts'

/**
 * Returns what is wrong with a text that is no day, and what would be right. If the text is a day in another form, the
 * message names the days it may mean. The day is never guessed, because 07/06/2026 may mean two days.
 */
export function dayFault(text: string): { problem: Said; remedy: Said } {
  const meant = meanings(text).filter(isDay)
  if (meant.length === 0)
    return { problem: say('noDay', { cell: shown(text) }), remedy: say('dayOfCalendar') }
  const problem = say('dayOfOtherForm', { cell: shown(text) })
  const days = joined('or', meant)
  return { problem, remedy: meant.length > 1 ? say('whichever', { days }) : days }
}

function meanings(text: string): string[] {
  const day = (year = '', month = '', date = '') =>
    `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const yearFirst = /^(\d{4})[/. -]?(\d{2}|\d(?!\d))[/. -]?(\d{1,2})$/.exec(text)
  if (yearFirst) return [day(yearFirst[1], yearFirst[2], yearFirst[3])]
  const yearLast = /^(\d{1,2})([/. -])(\d{1,2})\2(\d{4})$/.exec(text)
  if (!yearLast) return []
  const [, first, separator, second, year] = yearLast
  const dayFirst = day(year, second, first)
  // Wherever dates are written with dots, the day comes first.
  return separator === '.' || first === second ? [dayFirst] : [dayFirst, day(year, first, second)]
}
