import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { calendarAddress } from '../../../domain/calendar/calendar-address.ts'
import { unitedCalendar } from '../../../domain/calendar/calendar-file.ts'
import { acceptedLocale } from '../../../domain/text/accepted-locale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { serviceText } from '../../../i18n/service-text.ts'
import { findFeed, noteReading } from '../account/calendar-feeds.ts'
import type { Identity } from '../account/context.ts'
import { teamsOf } from '../account/favourites.ts'
import { Refusal } from '../base/refusal.ts'
import type { Ask } from '../base/results-names.ts'
import { sentence } from '../base/words.ts'
import { describeFault, type LoggedFault, refusalFor } from './fault.ts'

/** How many team calendars are requested at the same time. */
const AT_ONCE = 20
const TIMEOUT_MS = 5000
const AGAIN_SECONDS = 60

export interface CalendarParts {
  readonly cupId: string
  /** Sends a request to the site, which has a calendar of each team. */
  readonly askSite: Ask
  /** The origin in the requests of `askSite`. */
  readonly siteOrigin: string
  readonly onFault: (fault: LoggedFault) => void
}

/** Returns the path of a private calendar, below the origin of the service. */
export const feedPath = (secret: string): string => `/account/calendar/${secret}.ics`

/**
 * Serves the matches of a person's favourite teams as a calendar, at an address that only this person knows. The calendar is
 * made of the site's calendars of those teams: this service knows no results, and an event is the same bytes in both.
 */
export function createCalendarFeed(identity: Identity, parts: CalendarParts): Hono {
  const feed = new Hono()

  feed.get('/account/calendar/:file{.+\\.ics}', etag(), async (context) => {
    const found = await findFeed(identity, context.req.param('file').slice(0, -'.ics'.length))
    if (found === null) throw new Refusal(404, 'calendarEnded')
    await identity.throttle.admitCalendar(found.accountId)
    await noteReading(identity, found)
    const text = await calendarOf(identity, parts, found.accountId, found.locale)
    return context.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      // Without this a browser would save the calendar under the name of its address.
      'content-disposition': 'attachment; filename="matches.ics"',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  feed.onError((error, context) => {
    const refusal = refusalFor(error)
    if (refusal === null || refusal.status === 503) parts.onFault(describeFault(error))
    const wait = refusal?.retryAfterSeconds ?? 0
    const locale = acceptedLocale(context.req.header('accept-language'))
    return context.text(`${sentence(refusal?.key ?? 'failed', locale, wait)}\n`, refusal?.status ?? 500, {
      'cache-control': 'no-store',
      ...(wait > 0 && { 'retry-after': String(wait) }),
    })
  })
  return feed
}

/** @throws Refusal 503 if any part cannot be read: an event that is missing from a calendar vanishes from the phone */
async function calendarOf(
  { db, lookUp }: Identity,
  parts: CalendarParts,
  accountId: number,
  locale: Locale,
): Promise<string> {
  const [year, cupName] = await Promise.all([lookUp.latestYear(), lookUp.cupName()])
  if (year === null) throw unread()
  const teams = (await teamsOf(db, accountId)).filter((team) => team.year === year)
  const texts: string[] = []
  for (let from = 0; from < teams.length; from += AT_ONCE) {
    const some = teams.slice(from, from + AT_ONCE)
    const reading = some.map(({ team_id: id }) =>
      textAt(parts, calendarAddress(year, { kind: 'team', id }, locale)),
    )
    texts.push(...(await Promise.all(reading)).filter((text) => text !== null))
  }
  const name = [serviceText(locale)('ownCalendar.name'), cupName].filter(Boolean).join(' – ')
  return unitedCalendar({ cupId: parts.cupId, name, locale }, texts)
}

/** Reads a calendar of the site; null if there is none: for a team that withdrew, or before the schedule is published. */
async function textAt({ askSite, siteOrigin }: CalendarParts, path: string): Promise<string | null> {
  const request = new Request(siteOrigin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const response = await askSite(request).catch(() => null)
  if (response?.status === 404) return null
  const text = response?.status === 200 ? await response.text().catch(() => '') : ''
  if (!text.startsWith('BEGIN:VCALENDAR\r\n') || !text.endsWith('END:VCALENDAR\r\n')) throw unread()
  return text
}

const unread = () => new Refusal(503, 'calendarUnread', { retryAfterSeconds: AGAIN_SECONDS })
