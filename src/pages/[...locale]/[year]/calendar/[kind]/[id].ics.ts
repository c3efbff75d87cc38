import type { APIRoute } from 'astro'
import { calendarText } from '../../../../../components/calendar/calendar-text.ts'
import { originOf } from '../../../../../components/shell/structured-data.ts'
import { pageRendered } from '../../../../../data/build/progress.ts'
import { editionPaths } from '../../../../../data/build/site.ts'
import type { CalendarSubject } from '../../../../../domain/calendar/calendar-address.ts'
import {
  calendarSubjects,
  formerTeams,
  hasCalendars,
} from '../../../../../domain/calendar/calendar-matches.ts'
import type { PageSite } from '../../../../../domain/site/page-site.ts'
import { pathSegment } from '../../../../../domain/text/path-segment.ts'

export const getStaticPaths = () =>
  editionPaths((index, { scheduleYear }) =>
    hasCalendars(index.edition, scheduleYear)
      ? [
          ...calendarSubjects(index).map((subject) => pathOf(subject, subject.id)),
          ...formerTeams(index).map(({ former, id }) => pathOf({ kind: 'team', id }, former)),
        ]
      : [],
  )

const pathOf = (subject: CalendarSubject, id: string) => ({
  params: { kind: subject.kind, id: pathSegment(id) },
  props: { subject },
})

interface Props {
  readonly site: PageSite
  readonly subject: CalendarSubject
}

/** The matches of a team, club, class or field for calendars. */
export const GET: APIRoute<Props> = ({ props: { site, subject } }) => {
  pageRendered()
  return new Response(calendarText(site, subject, originOf(import.meta.env.SITE)), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
