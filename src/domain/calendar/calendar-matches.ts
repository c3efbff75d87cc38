import { bySegment } from '../text/path-segment.ts'
import { teamMatches } from '../tournament/decided-seats.ts'
import type { Edition } from '../tournament/edition.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import type { Match, SideName } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { teamIdOf } from '../tournament/outcome.ts'
import { type CalendarKind, type CalendarSubject, partsOfCalendar } from './calendar-address.ts'

/**
 * Whether an edition has calendars. Nobody subscribes to 2014; and who subscribed keeps it when the last final is over, until
 * the next schedule, instead of an error on the phone.
 *
 * @param newest the year of the newest schedule, or the latest year, for who is offered what is to come
 */
export const hasCalendars = ({ year, publication }: Edition, newest: number | null): boolean =>
  year === newest && gatesOf(publication).matches

/** All that an edition has calendars of, whether a match is listed for it or not: a match may come to it. */
export function calendarSubjects({ teams, clubs, categories, fields }: EditionIndex): CalendarSubject[] {
  const idsOf = { team: teams, club: clubs, class: categories, field: fields }
  return (Object.keys(idsOf) as CalendarKind[]).flatMap((kind) =>
    [...idsOf[kind].keys()].map((id) => ({ kind, id })),
  )
}

/** What a calendar at an address is of; null where an edition has none there. */
export function calendarAt(
  path: string,
  { teams, clubs, categories, fields }: EditionIndex,
): CalendarSubject | null {
  const { kind, segment = '' } = partsOfCalendar(path) ?? {}
  const things = { team: teams, club: clubs, class: categories, field: fields }
  const thing = kind && bySegment<{ readonly id: string }>(things[kind], segment)
  return thing ? { kind, id: thing.id } : null
}

/** A match whose hour is known. */
export type TimedMatch = Match & { readonly time: { readonly kind: 'instant' } }

/** The matches of a calendar in order of play, each once. One without an hour is no event yet. */
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

/** The matches of some teams, also those that one has come to without being named there yet: what meets another stands twice. */
export function ownMatches(index: EditionIndex, ids: readonly string[]): readonly Match[] {
  const own = new Set(ids)
  return ids.flatMap((id) =>
    teamMatches(id, index).map((match) => withOwnSeats(match, index.matches.get(match.id) ?? match, own)),
  )
}

/** Whom it meets is named once the service does: what decides that stands in groups that are not the team's. */
function withOwnSeats(seated: Match, written: Match, own: ReadonlySet<string>): Match {
  const seatOf = (side: SideName) => (own.has(teamIdOf(seated[side]) ?? '') ? seated[side] : written[side])
  return seated === written ? written : { ...written, home: seatOf('home'), away: seatOf('away') }
}
