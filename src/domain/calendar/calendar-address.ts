import { localized } from '../presentation/addresses.ts'
import type { YearRoute } from '../presentation/page-kinds.ts'
import type { Locale } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'

export const CALENDAR_KINDS = ['team', 'club', 'class', 'field'] as const

export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** What a calendar is of: a thing of an edition by its id. */
export interface CalendarSubject {
  readonly kind: CalendarKind
  readonly id: string
}

/** The address of a calendar: names of rounds are words of a language. */
export const calendarAddress = (year: number, { kind, id }: CalendarSubject, locale: Locale): string =>
  localized(`/${year}/calendar/${kind}/${pathSegment(id)}.ics`, locale)

const ADDRESS = /^(?:\/sv)?\/(\d+)\/calendar\/(team|club|class|field)\/([^/]+)\.ics$/

/**
 * The page of what a calendar is of: what alters the one can alter the other.
 *
 * @returns null for a path that is no calendar's
 */
export function pageOfCalendar(path: string): YearRoute | null {
  const [, digits, kind, segment] = ADDRESS.exec(path) ?? []
  if (segment === undefined) return null
  const year = Number(digits)
  switch (kind as CalendarKind) {
    case 'team':
      return { kind: 'team', year, team: segment }
    case 'club':
      return { kind: 'club', year, club: segment }
    case 'class':
      return { kind: 'category', year, category: segment }
    case 'field':
      return { kind: 'field', year, arena: '', field: segment }
  }
}
