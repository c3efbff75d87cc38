import type { Locale } from '../../domain/presentation/locale.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { LineContext, LineWords } from './match-line.ts'

/** How the long list reads a schedule. */
export function lineContext(schedule: Schedule, locale: Locale, words: LineWords): LineContext {
  const classShown = schedule.categories.size > 1
  return {
    year: schedule.year,
    locale,
    words,
    categoryOf: ({ categoryId }) => (classShown ? schedule.categories.get(categoryId)?.shortName : undefined),
    fieldOf: ({ fieldId, locationName }) => schedule.fields.get(fieldId ?? '')?.name ?? locationName,
  }
}
