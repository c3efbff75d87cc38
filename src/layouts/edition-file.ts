import { calendarText } from '../components/calendar/calendar-text.ts'
import { originOf } from '../components/shell/structured-data.ts'
import { calendarAt } from '../domain/calendar/calendar-matches.ts'
import { embedAt } from '../domain/embed/edition-embeds.ts'
import { nowText, routeOfNow } from '../domain/open-data/now-file.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { bySegment } from '../domain/text/path-segment.ts'
import { embedDocument } from './embed-document.ts'

const origin = originOf(import.meta.env.SITE)

/** Returns the text of a calendar, an embed or a `now.json`, by its path; null for any other file. */
export function editionFile(path: string, site: PageSite): string | null {
  const { index, cup } = site
  const calendar = calendarAt(path, index)
  if (calendar) return calendarText(site, calendar, origin)
  const embed = embedAt(path, index)
  if (embed) return embedDocument(site, embed)
  const route = routeOfNow(path)
  const team = route?.kind === 'team' ? bySegment(index.teams, route.team) : undefined
  return team ? nowText(index, cup, team, origin) : null
}
