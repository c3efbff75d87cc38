import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { CalendarSubject } from '../../domain/calendar/calendar-address.ts'
import { calendarFile, eventText } from '../../domain/calendar/calendar-file.ts'
import { calendarMatches, isTimed, type TimedMatch } from '../../domain/calendar/calendar-matches.ts'
import { STOCKHOLM } from '../../domain/calendar/stockholm-zone.ts'
import { memoizedByValue, memoizedPair } from '../../domain/memoized.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import { fieldName } from '../../domain/presentation/field-name.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { pathSegment } from '../../domain/text/path-segment.ts'
import { inStockholm } from '../../domain/time/stockholm-iso.ts'
import type { Edition } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { minutesOf } from '../../domain/tournament/match-length.ts'
import { matchNotes, matchSummary } from './match-text.ts'

/**
 * Returns the calendar of a team, club, class or field (docs/sport.md#calendars): the same bytes for the same data.
 *
 * @param origin the site's origin, without a slash at the end
 */
export const calendarText = (site: EditionSite, subject: CalendarSubject, origin: string): string =>
  writtenCalendar(
    site,
    `${nameOf(site, subject)} – ${site.cup.name} ${site.year}`,
    calendarMatches(site.index, subject),
    origin,
  )

/**
 * Returns the calendar of any matches. Matches without a start time are left out: they are no events yet.
 *
 * @param name the name that a calendar shows
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
const eventsOf = memoizedPair((site: EditionSite, match: TimedMatch) =>
  memoizedByValue((origin) => eventText(eventOf(site, match, origin))),
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
    // Ids of matches are unique only within an edition.
    id: `match-${year}-${pathSegment(firstIdOf(match, index.edition))}@${hostOf(origin)}`,
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

/** A calendar knows an event by its first id for ever. */
const firstIdOf = ({ id }: Match, { formerIds }: Edition): string =>
  formerIds?.find((one) => one.kind === 'match' && one.id === id)?.former ?? id

/** Events of an earlier release have numbers up to a million above the revision: no number may fall. */
const BASE = 1_000_000

/**
 * Returns the number of the last change that the event of a match shows. It comes from the match's history and not from its
 * state: a result that is taken back is one more change. The goals of a live match do not count, so that a calendar stays
 * the same from the first whistle to the last. A service without revisions has one number for good, which cannot fall.
 */
const sequenceOf = ({ settledRevision, revision = 0 }: Match): number => BASE + (settledRevision ?? revision)

/**
 * Returns the first of the year, plus a second for each change. When a match was changed is not known, and the time of the
 * build would give other bytes for the same data. Calendars need only that the time rises.
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

/** Nobody has to come to a match that is not played: it stays in the calendar, as cancelled. */
function statusOf(match: TimedMatch): ICalEventStatus {
  const { kind, home, away } = match
  if ((kind === 'walkover' && !match.stood) || kind === 'called-off') return ICalEventStatus.CANCELLED
  const isKnown = home.kind === 'team' && away.kind === 'team'
  return isKnown ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}
