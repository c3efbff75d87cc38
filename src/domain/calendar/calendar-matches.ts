import { matchesOfTeam } from '../tournament/decided-seats.ts'
import type { Edition } from '../tournament/edition.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import type { Match } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import type { CalendarKind, CalendarSubject } from './calendar-address.ts'

/**
 * Whether an edition has calendars: the latest one, from its schedule on. Nobody subscribes to 2014; and who subscribed to
 * the latest keeps it when the last final is over, instead of an error on the phone.
 */
export const hasCalendars = ({ year, publication }: Edition, latestYear: number | null): boolean =>
  year === latestYear && gatesOf(publication).matches

/** All that an edition has calendars of, whether a match is listed for it or not: a match may come to it. */
export function calendarSubjects({ teams, clubs, categories, fields }: EditionIndex): CalendarSubject[] {
  const idsOf = { team: teams, club: clubs, class: categories, field: fields }
  return (Object.keys(idsOf) as CalendarKind[]).flatMap((kind) =>
    [...idsOf[kind].keys()].map((id) => ({ kind, id })),
  )
}

/** A match whose hour is known. */
export type TimedMatch = Match & { readonly time: { readonly kind: 'instant' } }

/** The matches of a calendar in order of play, each once. One without an hour is no event yet. */
export function calendarMatches(index: EditionIndex, subject: CalendarSubject): TimedMatch[] {
  const byId = new Map(matchesOf(index, subject).map((match) => [match.id, match]))
  return [...byId.values()].filter(isTimed).sort(byTime)
}

const isTimed = (match: Match): match is TimedMatch => match.time.kind === 'instant'

function matchesOf(index: EditionIndex, { kind, id }: CalendarSubject): readonly Match[] {
  switch (kind) {
    case 'team':
      return ofTeam(index, id)
    case 'club':
      return (index.teamsByClub.get(id) ?? []).flatMap((team) => ofTeam(index, team.id))
    case 'class':
      return playable(index.categories.get(id)?.divisions.flatMap(({ matches }) => matches) ?? [])
    case 'field':
      return index.matchesByField.get(id) ?? []
  }
}

/** As the page of a team has them: also those that it has come to without being named there yet. */
function ofTeam({ teams, categories, matchesByTeam }: EditionIndex, id: string): readonly Match[] {
  const named = matchesByTeam.get(id) ?? []
  const category = categories.get(teams.get(id)?.categoryId ?? '')
  return category ? matchesOfTeam(id, category, named) : named
}
