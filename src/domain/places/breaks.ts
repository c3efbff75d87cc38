import { dayOf } from '../time/stockholm.ts'
import type { FieldBreak } from '../tournament/edition.ts'
import { type Match, startOf } from '../tournament/match.ts'

/** Matches that follow one another, and the breaks before the first of them. */
export interface PartOfDay {
  readonly before: readonly FieldBreak[]
  readonly matches: readonly Match[]
}

/**
 * Parts the matches of a field's day by its breaks; the last part may have no matches.
 *
 * @param matches of one day, in order; without times the day has no breaks
 * @param breaks of the field, in order
 */
export function partedBy(matches: readonly Match[], breaks: readonly FieldBreak[]): readonly PartOfDay[] {
  const days = new Set(
    matches.flatMap((match) => {
      const start = startOf(match)
      return start === null ? [] : [dayOf(start)]
    }),
  )
  const left = breaks.filter(({ from }) => days.has(dayOf(from)))
  const parts: { before: FieldBreak[]; matches: Match[] }[] = [{ before: [], matches: [] }]
  for (const match of matches) {
    const start = startOf(match)
    const before = left.filter(({ from }) => start !== null && from <= start)
    left.splice(0, before.length)
    const last = parts.at(-1)
    if (before.length === 0) last?.matches.push(match)
    else if (last?.matches.length === 0) Object.assign(last, { before, matches: [match] })
    else parts.push({ before, matches: [match] })
  }
  return left.length === 0 ? parts : [...parts, { before: left, matches: [] }]
}

/** Returns the breaks that are still to come on the day of a field's next match. */
export function breaksAhead(breaks: readonly FieldBreak[], next: Match | undefined): readonly FieldBreak[] {
  const start = startOf(next)
  return start === null ? [] : breaks.filter(({ from, to }) => dayOf(from) === dayOf(start) && to >= start)
}
