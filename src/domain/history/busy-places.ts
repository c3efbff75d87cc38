import type { Field } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { startOf } from '../tournament/match.ts'
import { editionDays } from '../tournament/match-days.ts'

export interface FieldGoals {
  readonly field: Field
  readonly matches: number
  readonly goals: number
}

/** Returns the fields of an edition by the goals scored on them, most first. Walkovers have no goals. */
export function goalsByField(index: EditionIndex): FieldGoals[] {
  return [...index.matchesByField]
    .flatMap(([id, matches]) => {
      const field = index.fields.get(id)
      const scores = matches.flatMap((match) => (match.kind === 'finished' ? [match.score] : []))
      const goals = scores.reduce((sum, { home, away }) => sum + home + away, 0)
      return field && goals > 0 ? [{ field, matches: scores.length, goals }] : []
    })
    .sort((one, other) => other.goals - one.goals || (one.field.id < other.field.id ? -1 : 1))
}

/** Returns the day with most matches, `YYYY-MM-DD` in Stockholm; the first of several such days. */
export function fullestDay(index: EditionIndex): { readonly day: string; readonly matches: number } | null {
  return editionDays(index).reduce<{ day: string; matches: number } | null>(
    (best, { day, matches }) =>
      day !== null && matches.length > (best?.matches ?? 0) ? { day, matches: matches.length } : best,
    null,
  )
}

/** Returns the instant at which most matches began, and their number; the first of several such instants. */
export function fullestStart(index: EditionIndex): { readonly at: number; readonly matches: number } | null {
  const starts = Map.groupBy(
    [...index.matches.values()].flatMap((match) => startOf(match) ?? []),
    (at) => at,
  )
  return [...starts]
    .sort(([one], [other]) => one - other)
    .reduce<{ at: number; matches: number } | null>(
      (best, [at, list]) => (list.length > (best?.matches ?? 0) ? { at, matches: list.length } : best),
      null,
    )
}
