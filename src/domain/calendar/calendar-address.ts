import { localized } from '../presentation/addresses.ts'
import type { YearRoute } from '../presentation/page-kinds.ts'
import { LOCALE_PREFIX, type Locale } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'

export const CALENDAR_KINDS = ['team', 'club', 'class', 'field'] as const

export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** The subject of a calendar: a team, club, class or field of an edition, by its id. */
export interface CalendarSubject {
  readonly kind: CalendarKind
  readonly id: string
}

/** Returns the address of a calendar. It depends on the language, because the names of rounds do. */
export const calendarAddress = (year: number, { kind, id }: CalendarSubject, locale: Locale): string =>
  localized(`/${year}/calendar/${kind}/${pathSegment(id)}.ics`, locale)

const ADDRESS = new RegExp(`^${LOCALE_PREFIX}/(\\d+)/calendar/(${CALENDAR_KINDS.join('|')})/([^/]+)\\.ics$`)

/** The parts of a calendar's address. */
interface CalendarParts {
  readonly year: number
  readonly kind: CalendarKind
  readonly segment: string
}

/** @returns null if the path is not that of a calendar */
export function partsOfCalendar(path: string): CalendarParts | null {
  const [, year, kind, segment] = ADDRESS.exec(path) ?? []
  return segment === undefined ? null : { year: Number(year), kind: kind as CalendarKind, segment }
}

/** Returns the page of a calendar's subject: a change to one may change the other. */
export function pageOfCalendar({ year, kind, segment }: CalendarParts): YearRoute {
  switch (kind) {
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
