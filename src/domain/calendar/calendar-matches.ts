import { bySegment, pathSegment } from '../text/path-segment.ts'
import { teamMatches } from '../tournament/decided-seats.ts'
import type { Edition, FormerId } from '../tournament/edition.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import type { Match, SideName } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { teamIdOf } from '../tournament/outcome.ts'
import { type CalendarKind, type CalendarSubject, partsOfCalendar } from './calendar-address.ts'

/**
 * Whether an edition has calendars. Nobody subscribes to 2014. After the last final the calendars stay until the next
 * schedule, so that subscribers get no error on the phone.
 *
 * @param newest the year of the newest schedule; the latest year, to offer only what is still to come
 */
export const hasCalendars = ({ year, publication }: Edition, newest: number | null): boolean =>
  year === newest && gatesOf(publication).matches

/** Returns the subjects of all calendars of an edition, even those without matches: a match may be added later. */
export function calendarSubjects({ teams, clubs, categories, fields }: EditionIndex): CalendarSubject[] {
  const idsOf = { team: teams, club: clubs, class: categories, field: fields }
  return (Object.keys(idsOf) as CalendarKind[]).flatMap((kind) =>
    [...idsOf[kind].keys()].map((id) => ({ kind, id })),
  )
}

/** Returns the subject of the calendar at an address; null if the edition has none there. */
export function calendarAt(path: string, index: EditionIndex): CalendarSubject | null {
  const { teams, clubs, categories, fields } = index
  const { kind, segment = '' } = partsOfCalendar(path) ?? {}
  const subjects = { team: teams, club: clubs, class: categories, field: fields }
  const item = kind && bySegment<{ readonly id: string }>(subjects[kind], segment)
  if (item) return { kind, id: item.id }
  const former = formerTeams(index).find((team) => kind === 'team' && pathSegment(team.former) === segment)
  return former ? { kind: 'team', id: former.id } : null
}

/** Teams that had another id before: who subscribed to their calendars then finds them at the same address. */
export const formerTeams = ({ edition, teams }: EditionIndex): readonly FormerId[] =>
  (edition.formerIds ?? []).filter(
    ({ kind, former, id }) => kind === 'team' && teams.has(id) && !teams.has(former),
  )

/** A match with a known time of day. */
export type TimedMatch = Match & { readonly time: { readonly kind: 'instant' } }

/** Returns the matches of a calendar in order of play, each once. A match without a time of day is not an event yet. */
export function calendarMatches(index: EditionIndex, subject: CalendarSubject): TimedMatch[] {
  const byId = new Map(matchesOf(index, subject).map((match) => [match.id, match]))
  return [...byId.values()].filter(isTimed).sort(byTime)
}

export const isTimed = (match: Match): match is TimedMatch => match.time.kind === 'instant'

function matchesOf(index: EditionIndex, { kind, id }: CalendarSubject): readonly Match[] {
  switch (kind) {
    case 'team':
      return ownMatches(index, [id])
    case 'club':
      return ownMatches(
        index,
        (index.teamsByClub.get(id) ?? []).map((team) => team.id),
      )
    case 'class':
      return playable(index.categories.get(id)?.divisions.flatMap(({ matches }) => matches) ?? [])
    case 'field':
      return index.matchesByField.get(id) ?? []
  }
}

/** Returns the matches of some teams, also those not named in it yet. A match between two of them occurs twice. */
export function ownMatches(index: EditionIndex, ids: readonly string[]): readonly Match[] {
  const own = new Set(ids)
  return ids.flatMap((id) =>
    teamMatches(id, index).map((match) => withOwnSeats(match, index.matches.get(match.id) ?? match, own)),
  )
}

/** The opponent is named only when the service names it: groups other than the team's own decide who it is. */
function withOwnSeats(seated: Match, written: Match, own: ReadonlySet<string>): Match {
  const seatOf = (side: SideName) => (own.has(teamIdOf(seated[side]) ?? '') ? seated[side] : written[side])
  return seated === written ? written : { ...written, home: seatOf('home'), away: seatOf('away') }
}
