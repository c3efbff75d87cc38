import { type EditionChanges, settledChanges, statesOf } from '../publication/edition-changes.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { involves, teamIdOf } from '../tournament/outcome.ts'
import type { Route } from './page-kinds.ts'
import { daysOf, isMoved, type PageScope } from './page-scope.ts'
import { scopeOf, scopeOfMatches } from './scope-of.ts'

/** The kinds of ids that changes touch, each id once. A page's own ids are compared with them. */
const KINDS = ['divisions', 'teams', 'fields', 'streams', 'days', 'matches'] as const
type Touched = Record<(typeof KINDS)[number], ReadonlySet<string>> & {
  /** Whether matches came, went or changed their day: the page of each day counts the matches of every day. */
  readonly countsOfDays: boolean
  readonly isMoves: boolean
  /** The teams that joined or left a match, named there or not: the days on which they play may change. */
  readonly joined: ReadonlySet<string>
  readonly ranked: ReadonlySet<string>
}

/**
 * The part of a page that counts.
 * - `page`: all of it
 * - `matches`: only the matches of its subject
 * - `embed`: these, and the place of a team
 * - `calendar`: these, without the goals of matches that are being played if the service tells settled revisions
 */
export type PagePart = 'page' | 'matches' | 'embed' | 'calendar'

/**
 * Returns a function that says whether changes of an edition can alter a page, or what other places show of its matches.
 *
 * @param index the edition as it now is
 * @returns the function; with a `day` (`YYYY-MM-DD`) it answers only for what the page shows of that day
 */
export function alteredBy(
  changes: EditionChanges,
  index: EditionIndex,
): (route: Route, part?: PagePart, day?: string | null) => boolean {
  if (changes.isWhole) return () => true
  const all = touchedBy(changes)
  const settled = touchedBy(settledChanges(changes))
  // If a service tells no settled revisions, the number of a calendar's event counts goals, too.
  const inCalendars = changes.matches.every(({ settledRevision }) => settledRevision !== undefined)
    ? settled
    : all
  const isTouched = all.matches.size > 0 || all.divisions.size > 0 || all.teams.size > 0 || changes.isFeatured
  return (route, part = 'page', day = null) => {
    if (!isTouched) return false
    const scope = (part === 'page' ? scopeOf : scopeOfMatches)(route, index)
    if (scope === null) return changes.teams.length > 0
    const touched = part === 'calendar' ? inCalendars : scope.isSettled ? settled : all
    if (part === 'embed' && route.kind === 'team' && scope.teams.some((id) => touched.ranked.has(id)))
      return true
    return isAltered(scope, touched) && (day === null || isAlteredOn(day, scope, touched))
  }
}

const isAltered = (scope: PageScope, touched: Touched): boolean =>
  scope.isWhole ||
  (scope.days.length > 0 && touched.countsOfDays) ||
  (scope.isMoves === true && touched.isMoves) ||
  scope.sources.some((id) => touched.divisions.has(id)) ||
  KINDS.some((kind) => scope[kind].some((id) => touched[kind].has(id)))

const isAlteredOn = (day: string, { teams }: PageScope, { days, countsOfDays, joined }: Touched): boolean =>
  countsOfDays || days.has(day) || teams.some((id) => joined.has(id))

function touchedBy({ matches, divisions, ranked, teams, seated }: EditionChanges): Touched {
  const set = (ids: Iterable<string | null>) => new Set([...ids].filter((id) => id !== null))
  const byMatch = statesOf(matches)
  return {
    divisions: set([...divisions, ...matches.map(({ divisionId }) => divisionId)]),
    teams: set([
      ...seated,
      ...teams,
      ...matches.flatMap(({ home, away }) => [teamIdOf(home), teamIdOf(away)]),
    ]),
    fields: set(matches.map(({ fieldId }) => fieldId)),
    streams: set(matches.map(({ streamId }) => streamId)),
    matches: set(matches.map(({ id }) => id)),
    days: set(matches.flatMap(daysOf)),
    joined: set([...seated, ...byMatch.flatMap(teamsThatJoinedOrLeft)]),
    ranked: set(ranked),
    isMoves: matches.some(isMoved),
    countsOfDays: byMatch.some(changesDays),
  }
}

/** @param states the old and the new state of one match */
const teamsThatJoinedOrLeft = (states: readonly Match[]): readonly string[] =>
  states
    .flatMap(({ home, away }) => [home, away].flatMap((side) => teamIdOf(side) ?? []))
    .filter((id) => !states.every((match) => involves(match, id)))

/** @param states the old and the new state of one match */
const changesDays = (states: readonly Match[]): boolean =>
  states.length === 1 || new Set(states.flatMap(daysOf)).size > 1
