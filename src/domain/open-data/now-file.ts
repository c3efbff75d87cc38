import { ownMatches } from '../calendar/calendar-matches.ts'
import { lastLiveNext } from '../live/last-live-next.ts'
import { localized, matchAddress, teamAddress } from '../presentation/addresses.ts'
import { nameAt } from '../presentation/field-name.ts'
import { presentMatch } from '../presentation/match-presentation.ts'
import type { YearRoute } from '../presentation/page-kinds.ts'
import { parseAddress } from '../presentation/parse-address.ts'
import type { Site } from '../site/page-site.ts'
import { perLocale, type Words } from '../text/locale.ts'
import type { Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { halfTimeOf, type Match, type Participant, startOf } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { teamIdOf } from '../tournament/outcome.ts'
import { stateOf } from './match-table.ts'
import { writtenTime } from './written-time.ts'

/** Raised when a field is removed or changes its meaning; new fields may come at any time. */
export const NOW_VERSION = 1

export const nowAddress = (year: number, teamId: string): string => `${teamAddress(year, teamId)}now.json`

/** Returns the route of the team page that a `now.json` belongs to; null for any other path. */
export function routeOfNow(path: string): YearRoute | null {
  const route = path.endsWith('/now.json') ? parseAddress(path.slice(0, -'now.json'.length))?.route : null
  return route?.kind === 'team' ? route : null
}

/**
 * Returns the last, the live and the next match of a team, for a dashboard. Every field is always present; null means not
 * known, not over yet or not published.
 *
 * @param origin of the site, without a slash at the end
 */
export function nowFile(index: EditionIndex, cup: Site['cup'], team: Team, origin: string): object {
  const { edition, categories, clubs, groupsOfTeam } = index
  const category = categories.get(team.categoryId)
  const club = clubs.get(team.clubId ?? '')
  const group = groupsOfTeam.get(team.id)?.[0]
  const { last, live, next } = lastLiveNext(ownMatches(index, [team.id]))
  const matchOrNull = (match: Match | null) => match && matchOf(match, index, origin)
  return {
    version: NOW_VERSION,
    cup: { id: cup.id, name: cup.name },
    year: edition.year,
    timeZone: 'Europe/Stockholm',
    team: {
      id: team.id,
      name: team.name,
      nation: team.nationCode,
      club: club ? { id: club.id, name: club.name } : null,
      class: category ? { id: category.id, shortName: category.shortName, name: category.name } : null,
      group: group ? { id: group.id, name: group.name } : null,
      page: inLanguages(origin, teamAddress(edition.year, team.id)),
    },
    last: matchOrNull(last),
    live: matchOrNull(live),
    next: matchOrNull(next),
  }
}

/** Returns the text of that file. */
export const nowText = (...of: Parameters<typeof nowFile>): string => JSON.stringify(nowFile(...of))

const inLanguages = (origin: string, address: string): Words =>
  perLocale((locale) => origin + localized(address, locale))

function matchOf(match: Match, { edition, divisions, fields, arenas }: EditionIndex, origin: string): object {
  const at = startOf(match)
  const { score, penalties, decision, emphasised } = presentMatch(match)
  const division = divisions.get(match.divisionId)
  const field = fields.get(match.fieldId ?? '')
  const arena = arenas.get(field?.arenaId ?? '')
  const isOver = stateOf(match) === 'finished' || match.kind === 'walkover'
  return {
    id: match.id,
    number: match.number,
    state: stateOf(match),
    startsAt: at === null ? null : writtenTime(at),
    day: matchDay(match.time),
    movedFrom: match.movedFrom?.at == null ? null : writtenTime(match.movedFrom.at),
    field: field ? nameAt(match.locationName, field.name) : match.locationName,
    arena: arena
      ? {
          name: arena.name,
          latitude: arena.coordinates?.latitude ?? null,
          longitude: arena.coordinates?.longitude ?? null,
        }
      : null,
    division: division ? { id: division.id, kind: division.kind, name: division.name } : null,
    round: match.round.name,
    home: sideOf(match.home),
    away: sideOf(match.away),
    score,
    halfTime: halfTimeOf(match),
    penalties,
    decision,
    winner: isOver ? emphasised : null,
    page: inLanguages(origin, matchAddress(edition.year, match.id)),
  }
}

const sideOf = (side: Participant): object => ({
  team: teamIdOf(side),
  name: side.kind === 'team' ? side.name : side.kind === 'placeholder' ? side.label : null,
})
