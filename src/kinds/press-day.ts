import { dayNames } from '../components/press/press-subject.ts'
import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { daysOf } from './lists.ts'
import { sheetHead } from './press.tsx'

/** The press sheet of a day. */
export const pressDay: Kind<'press-day'> = {
  pages: daysOf,
  inYear: only('press'),
  head: (page) => sheetHead(page, dayNames(page.route.day), 'press.day'),
  body: 'press-sheet',
  messages: 'kinds',
  styles: 'second-sheet',
}
