import { fieldName } from '../../domain/presentation/field-name.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { LineContext } from './match-line.ts'

/** Returns how a long list shows a schedule. In a cup of one class, the name of the class would stand in every line. */
export function lineContext(
  { year, categories, fields }: Pick<Schedule, 'year' | 'categories' | 'fields'>,
  locale: Locale,
): LineContext {
  const classShown = categories.size > 1
  return {
    year,
    locale,
    categoryOf: ({ categoryId }) => (classShown ? categories.get(categoryId)?.shortName : undefined),
    fieldOf: (match) => fieldName(match, fields),
  }
}
