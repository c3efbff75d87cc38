import { dayOf } from '../time/stockholm.ts'
import type { Match } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { involves } from '../tournament/outcome.ts'

/** The changes that can alter a page, and those of them that are news to somebody who looks at it. */
export interface PageScope {
  /** Whether any change can alter it: its content is selected from the whole edition. */
  readonly isWhole: boolean
  /** Whether its content is counted and picked from many matches: no single change is news. */
  readonly isTally: boolean
  readonly divisions: readonly string[]
  /** Divisions that decide what it shows, but are not on it. */
  readonly sources: readonly string[]
  readonly teams: readonly string[]
  readonly fields: readonly string[]
  readonly streams: readonly string[]
  /** Days, `YYYY-MM-DD` in Stockholm. */
  readonly days: readonly string[]
  /** Present if every moved match is on it. */
  readonly isMoves?: true
  /** Present if it shows results only: nothing of a match that is being played, whatever its score. */
  readonly isSettled?: true
  /** Matches that are on the page and may leave it, or that the page mentions. */
  readonly matches: readonly string[]
}

/** Whether a change of a match can alter a page. */
export const concerns = (scope: PageScope, match: Match): boolean =>
  showsStateOf(scope, match) &&
  (scope.isWhole || touches(scope, match) || scope.sources.includes(match.divisionId))

/** Whether the state of a match can alter a page: a live match does not alter a page of settled results. */
export const showsStateOf = ({ isSettled }: PageScope, match: Match): boolean =>
  !isSettled || progressOf(match) !== 'live'

/** Whether a match is on a page. */
export const standsOn = (scope: PageScope, match: Match): boolean => !scope.isTally && touches(scope, match)

const touches = (
  { divisions, teams, fields, streams, days, matches, isMoves }: PageScope,
  match: Match,
): boolean =>
  (isMoves === true && isMoved(match)) ||
  divisions.includes(match.divisionId) ||
  teams.some((id) => involves(match, id)) ||
  (match.fieldId !== null && fields.includes(match.fieldId)) ||
  (match.streamId !== null && streams.includes(match.streamId)) ||
  (days.length > 0 && (isOnOtherDay(match) || daysOf(match).some((day) => days.includes(day)))) ||
  matches.includes(match.id)

export const isMoved = ({ moves, movedFrom }: Match): boolean => moves !== undefined || movedFrom !== null

/** Returns the day of a match, and the day it was moved from. */
export function daysOf({ time, movedFrom }: Match): string[] {
  const before = movedFrom?.at == null ? null : dayOf(movedFrom.at)
  return [matchDay(time), before].filter((day) => day !== null)
}

/** Whether a match is on another day than planned: the page of each day shows how many matches every day has. */
export const isOnOtherDay = (match: Match): boolean => new Set(daysOf(match)).size > 1
