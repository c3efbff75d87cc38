import { dayOf, startOfDay } from '../time/stockholm.ts'
import type { Edition } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'

/** How many whole days after the day of its last match an edition waits for results. */
export const DAYS_TO_REPORT = 5

const DAY_MS = 86_400_000
/** Reaches into a day from the end of the one before, also where a clock change makes a day an hour longer or shorter. */
const NOON = DAY_MS / 2

/** Whether the result of a match is still awaited. */
export const isAwaited = ({ kind, ...match }: Match): boolean =>
  kind === 'scheduled' ||
  kind === 'live' ||
  (kind === 'hidden' && 'phase' in match && match.phase !== 'finished')

/**
 * Returns when an edition is over by itself, although results are awaited: some days after its last match.
 *
 * @returns epoch milliseconds; null if no result is awaited, or no match has a day
 */
export function closesAt(matches: Iterable<Match>): number | null {
  let last: string | null = null
  let isOpen = false
  for (const match of matches) {
    if (match.kind === 'bye') continue
    isOpen ||= isAwaited(match)
    const day = matchDay(match.time)
    if (day !== null && (last === null || day > last)) last = day
  }
  if (!isOpen || last === null) return null
  return startOfDay(dayOf(startOfDay(last) + (DAYS_TO_REPORT + 1) * DAY_MS + NOON))
}

/** Returns a match that nobody reported in time. What is shown of a live one was no result. */
export function withoutReport(match: Match): Match {
  if (!isAwaited(match)) return match
  if (match.kind === 'hidden') return { ...match, phase: 'finished' }
  if (match.kind !== 'live') return { ...match, kind: 'unreported' } as Match
  const { score: _, halfTime: __, ...facts } = match
  return { ...facts, kind: 'unreported' }
}

/** The matches of all divisions. */
export const matchesOf = ({ categories }: Pick<Edition, 'categories'>): Match[] =>
  categories.flatMap(({ divisions }) => divisions.flatMap(({ matches }) => matches))

/**
 * Returns an edition as it is at a moment: once it is over, no result is awaited any more. The same object before that.
 *
 * @param now the cup's time, epoch milliseconds
 */
export function editionAt(edition: Edition, now: number): Edition {
  const end = closesAt(matchesOf(edition))
  if (end === null || now < end) return edition
  const categories = edition.categories.map((category) => ({
    ...category,
    divisions: category.divisions.map((division) =>
      division.matches.some(isAwaited)
        ? { ...division, matches: division.matches.map(withoutReport) }
        : division,
    ),
  }))
  return { ...edition, categories }
}
