import type { Category } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { type Match, startOf } from '../tournament/match.ts'
import { minutesOf } from '../tournament/match-length.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { lateStarts, QUEUE_MS } from './field-queue.ts'

/** The matches of an edition by their fields, and how long they take. */
export interface FieldMatches extends Pick<EditionIndex, 'matchesByField'> {
  readonly categories: ReadonlyMap<string, Pick<Category, 'matchMinutes'>>
}

/**
 * Returns about how many minutes late a match begins because its field runs late, see `lateStarts`; null if that is not known.
 *
 * @param now the cup's time in epoch milliseconds; null before it is known
 */
export function lateOf(
  match: Match,
  { matchesByField, categories }: FieldMatches,
  now: number | null,
): number | null {
  const start = startOf(match)
  const isAhead = progressOf(match) === 'scheduled' && start !== null
  if (now === null || !isAhead || start - now > QUEUE_MS || match.fieldId === null) return null
  const onField = matchesByField.get(match.fieldId) ?? []
  return (
    lateStarts(onField, ({ categoryId }) => minutesOf(categories.get(categoryId)), now).get(match.id) ?? null
  )
}
