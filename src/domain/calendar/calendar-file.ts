import ical, { escape as escaped, foldLines, type ICalEventData } from 'ical-generator'
import type { Locale } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'
import { STOCKHOLM_ZONE } from './stockholm-zone.ts'

/** How often a calendar app should poll, in seconds. Few apps obey. */
const ASK_EVERY = 3600
/** No other line of a component begins like this: text that did would be folded or escaped. */
const PARTS = /(?<=\r\n)(?=BEGIN:VEVENT\r\n|END:VCALENDAR\r\n)/

/** The head of a calendar file. */
export interface CalendarHead {
  readonly cupId: string
  readonly name: string
  readonly locale: Locale
}

/** Writes an event as it stands in a calendar file: the same bytes for the same data. */
export const eventText = (event: ICalEventData): string => foldLines(ical().createEvent(event).toString())

/**
 * Writes a calendar file (docs/sport.md#calendars): the same bytes for the same data.
 *
 * @param events as `eventText` writes them
 */
export function calendarFile({ cupId, name, locale }: CalendarHead, events: readonly string[]): string {
  const calendar = ical({
    prodId: { company: pathSegment(cupId), product: 'Results', language: locale },
    // The library does not escape the name.
    name: escaped(name, false),
    ttl: ASK_EVERY,
  })
  // The library writes a time zone only from a library of time zones.
  const components = [`${STOCKHOLM_ZONE}\r\n`, ...events].join('')
  return `${calendar.toString()}\r\n`.replace(/(?=END:VCALENDAR\r\n$)/, () => components)
}

/**
 * Merges the events of several calendars into one, in order of play. If an event stands in more than one, the first
 * version counts.
 *
 * @param calendars as `calendarFile` writes them
 */
export function unitedCalendar(head: CalendarHead, calendars: readonly string[]): string {
  const events = new Map<string, { readonly start: string; readonly text: string }>()
  for (const text of calendars.flatMap((calendar) => calendar.split(PARTS))) {
    if (!text.startsWith('BEGIN:VEVENT')) continue
    const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
    const lineOf = (name: string) => lines.find((line) => line.startsWith(name)) ?? ''
    const id = lineOf('UID:')
    if (!events.has(id)) events.set(id, { start: lineOf('DTSTART'), text })
  }
  const inOrder = [...events].sort(
    ([id, { start }], [otherId, other]) => order(start, other.start) || order(id, otherId),
  )
  return calendarFile(
    head,
    inOrder.map(([, { text }]) => text),
  )
}

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
