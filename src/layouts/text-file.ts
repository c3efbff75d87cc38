import { partsOfCalendar } from '../domain/calendar/calendar-address.ts'
import { partsOfEmbed } from '../domain/embed/embed-address.ts'
import { routeOfNow } from '../domain/open-data/now-file.ts'

/** Whether a path is that of a calendar, an embed or a `now.json`: these are made as texts, without a page around them. */
export const isTextFile = (path: string): boolean =>
  partsOfCalendar(path) !== null || partsOfEmbed(path) !== null || routeOfNow(path) !== null
