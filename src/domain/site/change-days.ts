import { matchesOfScope } from '../presentation/page-revision.ts'
import { parseAddress } from '../presentation/parse-address.ts'
import { scopeOf } from '../presentation/scope-of.ts'
import { isUnderWay } from '../publication/under-way.ts'
import { dayOf } from '../time/stockholm.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'

/**
 * Returns a function that gives the day on which the content of an edition's page last changed, as far as the results tell.
 * That is the day of the last match on the page that has begun, or the day on which a move was last announced. If the
 * edition is over, it is the edition's last such day, whenever the site is built. Equal data give equal days.
 *
 * @returns by address without language: `YYYY-MM-DD` in Stockholm; null if unknown
 */
export function changeDays(
  index: EditionIndex,
  latestYear: number | null,
): (address: string) => string | null {
  const last = newestDay([...index.matches.values()])
  if (!isUnderWay(index.edition, latestYear)) return () => last
  return (address) => {
    const route = parseAddress(address)?.route
    const scope = route ? scopeOf(route, index) : null
    if (!scope) return null
    return scope.isWhole ? last : newestDay(matchesOfScope(scope, index))
  }
}

/** Whether a change of a match can alter the day on which a page last changed. @param states its old and its new state */
export const altersDays = (states: readonly Match[]): boolean => new Set(states.map(dayAndPages)).size > 1

/** The day of a match, and on whose pages it stands. Only a match that was moved is on the page of changes. */
const dayAndPages = (match: Match): string => {
  const { home, away, fieldId, streamId, moves = [] } = match
  return JSON.stringify([newestDay([match]), home, away, fieldId, streamId, moves.length > 0])
}

const newestDay = (matches: readonly (Match | undefined)[]): string | null =>
  matches
    .flatMap((match) => (match ? daysOf(match) : []))
    .reduce<string | null>((newest, day) => (newest === null || day > newest ? day : newest), null)

function daysOf(match: Match): readonly string[] {
  const announced = (match.moves ?? []).map(({ toldAt }) => dayOf(toldAt))
  const played = hasBegun(match) ? matchDay(match.time) : null
  return played === null ? announced : [...announced, played]
}

const hasBegun = (match: Match): boolean => {
  const progress = progressOf(match)
  return progress === 'live' || progress === 'finished'
}
