import { dayOf } from '../time/stockholm.ts'
import { progressOf } from '../tournament/live-center.ts'
import type { Match } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { involves } from '../tournament/outcome.ts'

/** Which changes can alter a page, and which of them are news to somebody who looks at it. */
export interface PageScope {
  /** Any change can alter it: what it shows is selected from the whole edition. */
  readonly isWhole: boolean
  /** What it shows is counted and picked from many matches: no single change is news. */
  readonly isTally: boolean
  readonly divisions: readonly string[]
  /** Divisions that decide what it shows, and stand elsewhere. */
  readonly sources: readonly string[]
  readonly teams: readonly string[]
  readonly fields: readonly string[]
  readonly streams: readonly string[]
  /** `YYYY-MM-DD` in Stockholm. */
  readonly days: readonly string[]
  /** Whatever was moved stands on it. */
  readonly isMoves?: true
  /** It tells of results: of a match that is being played nothing, whatever its score. */
  readonly isSettled?: true
  /** Those that stand on the page and may leave it, or are told of there. */
  readonly matches: readonly string[]
}

/** Whether a change of a match can alter a page. */
export const concerns = (scope: PageScope, match: Match): boolean =>
  isTold(scope, match) && (scope.isWhole || touches(scope, match) || scope.sources.includes(match.divisionId))

/** Whether what a page tells of a match can differ by how it stands. */
export const isTold = ({ isSettled }: PageScope, match: Match): boolean =>
  !isSettled || progressOf(match) !== 'live'

/** Whether a match stands on a page. */
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

/** The day that a match is on, and that which it was moved from. */
export function daysOf({ time, movedFrom }: Match): string[] {
  const before = movedFrom?.at == null ? null : dayOf(movedFrom.at)
  return [matchDay(time), before].filter((day) => day !== null)
}

/** Whether a match is on another day than was planned: the page of each day tells how many matches all days have. */
export const isOnOtherDay = (match: Match): boolean => new Set(daysOf(match)).size > 1
