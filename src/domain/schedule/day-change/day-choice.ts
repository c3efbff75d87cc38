import { fieldsOfAreaNamed } from '../../places/areas.ts'
import type { EditionIndex } from '../../tournament/edition-index.ts'
import { type Match, startOf } from '../../tournament/match.ts'
import { byTime, matchDay } from '../../tournament/match-days.ts'
import { progressOf } from '../../tournament/match-progress.ts'

export const CHOICE_KINDS = ['field', 'area', 'class', 'day'] as const
export type ChoiceKind = (typeof CHOICE_KINDS)[number]

/** Matches of one day: of a field, of all fields of an area, of a class, or all. */
export interface DayChoice {
  readonly of: ChoiceKind
  /** The id of the field or class, or the name of the area; of no meaning for a day. */
  readonly id: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Matches that start earlier stay as they are. Epoch milliseconds. */
  readonly from: number
}

/** @returns the matches that have not begun, in order of play, and those that stay: begun, over, called off, or too early */
export function chosenMatches(index: EditionIndex, choice: DayChoice) {
  const fields = fieldsOf(index, choice)
  const chosen = [...index.matches.values()].filter(
    ({ categoryId, fieldId, time }) =>
      matchDay(time) === choice.day &&
      (choice.of === 'class' ? categoryId === choice.id : fields === null || fields.has(fieldId ?? '')),
  )
  const isOpen = (match: Match) =>
    progressOf(match) === 'scheduled' && (startOf(match) ?? Number.NEGATIVE_INFINITY) >= choice.from
  const { open = [], left = [] } = Object.groupBy(chosen.sort(byTime), (match) =>
    isOpen(match) ? 'open' : 'left',
  )
  return { open, left }
}

/** Returns the ids of the fields of a choice; null for those of all. */
function fieldsOf(index: EditionIndex, { of, id }: DayChoice): ReadonlySet<string> | null {
  if (of === 'field') return new Set([id])
  if (of !== 'area') return null
  return new Set(fieldsOfAreaNamed(id, index).map((field) => field.id))
}
