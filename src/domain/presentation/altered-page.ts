import type { EditionChanges } from '../publication/edition-changes.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { teamIdOf } from '../tournament/outcome.ts'
import type { Route } from './page-kinds.ts'
import { daysOf, isMoved, type PageScope, scopeOf, scopeOfMatches } from './page-scope.ts'

/** What changes touch, each id once: what a page is compared with. */
const KINDS = ['divisions', 'teams', 'fields', 'streams', 'days', 'matches'] as const
type Touched = Record<(typeof KINDS)[number], ReadonlySet<string>> & {
  /** Whether matches came, went, or changed their days: the page of each day counts the matches of all. */
  readonly countsOfDays: boolean
  readonly isMoves: boolean
}

/** What of a page is told: all of it, or only the matches of what it is about, as in calendars. */
type Told = 'page' | 'matches'

/**
 * Tells of a page whether changes of its edition can alter it, or what stands elsewhere of its matches.
 *
 * @param index the edition as it now is
 */
export function alteredBy(
  changes: EditionChanges,
  index: EditionIndex,
): (route: Route, told?: Told) => boolean {
  if (changes.isWhole) return () => true
  const touched = touchedBy(changes)
  const isTouched = touched.matches.size > 0 || touched.divisions.size > 0
  return (route, told = 'page') => {
    if (!isTouched) return false
    const scope = (told === 'matches' ? scopeOfMatches : scopeOf)(route, index)
    return scope !== null && isAltered(scope, touched)
  }
}

const isAltered = (scope: PageScope, touched: Touched): boolean =>
  scope.isWhole ||
  (scope.days.length > 0 && touched.countsOfDays) ||
  (scope.isMoves === true && touched.isMoves) ||
  scope.sources.some((id) => touched.divisions.has(id)) ||
  KINDS.some((kind) => scope[kind].some((id) => touched[kind].has(id)))

function touchedBy({ matches, divisions, seated }: EditionChanges): Touched {
  const set = (ids: Iterable<string | null>) => new Set([...ids].filter((id) => id !== null))
  return {
    divisions: set([...divisions, ...matches.map(({ divisionId }) => divisionId)]),
    teams: set([...seated, ...matches.flatMap(({ home, away }) => [teamIdOf(home), teamIdOf(away)])]),
    fields: set(matches.map(({ fieldId }) => fieldId)),
    streams: set(matches.map(({ streamId }) => streamId)),
    matches: set(matches.map(({ id }) => id)),
    days: set(matches.flatMap(daysOf)),
    isMoves: matches.some(isMoved),
    countsOfDays: [...Map.groupBy(matches, ({ id }) => id).values()].some(changesDays),
  }
}

/** @param states of one match, as it was and as it is */
const changesDays = (states: readonly Match[]): boolean =>
  states.length === 1 || new Set(states.flatMap(daysOf)).size > 1
