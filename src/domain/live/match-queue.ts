import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { minutesOf } from '../tournament/match-length.ts'
import { placeInQueue, type QueuePlace } from './field-queue.ts'

/** Returns the place of an edition's match in the queue of its field. */
export const queuePlace = (
  match: Match,
  { matchesByField, categories }: Pick<EditionIndex, 'matchesByField' | 'categories'>,
  now: number | null,
): QueuePlace =>
  placeInQueue(
    match,
    matchesByField.get(match.fieldId ?? '') ?? [],
    ({ categoryId }) => minutesOf(categories.get(categoryId)),
    now,
  )
