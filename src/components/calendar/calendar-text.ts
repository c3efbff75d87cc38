import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { CalendarSubject } from '../../domain/calendar/calendar-address.ts'
import { calendarFile, eventText } from '../../domain/calendar/calendar-file.ts'
import { calendarMatches, isTimed, type TimedMatch } from '../../domain/calendar/calendar-matches.ts'
import { STOCKHOLM } from '../../domain/calendar/stockholm-zone.ts'
import { oncePerPair, oncePerText } from '../../domain/once-per.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { fieldName } from '../../domain/presentation/field-name.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { pathSegment } from '../../domain/text/path-segment.ts'
import { inStockholm } from '../../domain/time/stockholm-iso.ts'
import { progressOf } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { minutesOf } from '../../domain/tournament/match-length.ts'
import { matchNotes, matchSummary } from './match-text.ts'

/**
 * The calendar of a team, club, class or field (domain.md §4): the same bytes for the same data.
 *
 * @param origin of the site, without a slash at the end
 */
export const calendarText = (site: EditionSite, subject: CalendarSubject, origin: string): string =>
  writtenCalendar(
    site,
    `${nameOf(site, subject)} – ${site.cup.name} ${site.year}`,
    calendarMatches(site.index, subject),
    origin,
  )

/**
 * The calendar of any matches: those without an hour are no events yet.
 *
 * @param name as a calendar is to show it
 */
export const listCalendar = (
  site: EditionSite,
  name: string,
  matches: readonly Match[],
  origin: string,
): string => writtenCalendar(site, name, matches.filter(isTimed), origin)

const writtenCalendar = (
  site: EditionSite,
  name: string,
  matches: readonly TimedMatch[],
  origin: string,
): string =>
  calendarFile(
    { cupId: site.cup.id, name, locale: site.locale },
    matches.map((match) => eventsOf(site, match)(origin)),
  )

/** A match stands in the calendars of both teams, their clubs, its class and its field. */
const eventsOf = oncePerPair((site: EditionSite, match: TimedMatch) =>
  oncePerText((origin) => eventText(eventOf(site, match, origin))),
)

function nameOf({ index, locale }: EditionSite, { kind, id }: CalendarSubject): string {
  if (kind === 'class') return index.categories.get(id)?.name[locale] ?? id
  if (kind === 'club') return index.clubs.get(id)?.name ?? id
  if (kind === 'field') return index.fields.get(id)?.name ?? id
  const team = index.teams.get(id)
  return team ? `${team.name} ${index.categories.get(team.categoryId)?.shortName ?? ''}`.trim() : id
}

function eventOf(site: EditionSite, match: TimedMatch, origin: string): ICalEventData {
  const { year, index, locale } = site
  const sequence = sequenceOf(match)
  const start = match.time.at
  const changed = changedAt(year, sequence)
  return {
    // Ids of matches are told apart within an edition.
    id: `match-${year}-${pathSegment(match.id)}@${hostOf(origin)}`,
    sequence,
    stamp: changed,
    lastModified: changed,
    start: inStockholm(start),
    end: inStockholm(start + minutesOf(index.categories.get(match.categoryId)) * 60_000),
    timezone: STOCKHOLM,
    summary: matchSummary(site, match),
    description: matchNotes(site, match, origin),
    location: locationOf(site, match),
    url: origin + localized(matchAddress(year, match.id), locale),
    status: statusOf(match),
  }
}

/** More than any match has that is still to come. */
const STARTED = 1_000_000

/**
 * Rises with each change of a match that its event tells: the goals of a match that is played are none, so that a calendar is
 * the same from the first whistle to the last.
 */
function sequenceOf(match: Match): number {
  const { revision = 0, moves = [] } = match
  const progress = progressOf(match)
  if (progress === 'live') return STARTED + moves.length
  return progress === 'finished' ? STARTED + revision : revision
}

/**
 * Nobody tells when a match was changed, and the time of the build would make other bytes of the same data: the first of
 * the year, and a second on with each change. That it rises is all that calendars ask of it.
 */
const changedAt = (year: number, sequence: number): Date => new Date(Date.UTC(year, 0, 1) + sequence * 1000)

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : 'localhost')

function locationOf({ index }: EditionSite, match: TimedMatch): ICalEventData['location'] {
  const title = fieldName(match, index.fields)
  if (title === null) return null
  const arena = index.arenas.get(index.fields.get(match.fieldId ?? '')?.arenaId ?? '')
  const isNamed = arena === undefined || title.startsWith(arena.name)
  const at = arena?.coordinates
  return {
    title: isNamed ? title : `${title}, ${arena.name}`,
    ...(at && { geo: { lat: at.latitude, lon: at.longitude } }),
  }
}

/** Where nobody plays nobody has to come: a walkover is kept, as cancelled. */
function statusOf({ kind, home, away }: TimedMatch): ICalEventStatus {
  if (kind === 'walkover') return ICalEventStatus.CANCELLED
  const isKnown = home.kind === 'team' && away.kind === 'team'
  return isKnown ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}
