import { nationNames } from '../components/press/press-subject.ts'
import { sameOr } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { nationsOf } from './lists.ts'
import { sheetHead } from './press.tsx'

/** The press sheet of a nation. */
export const pressNation: Kind<'press-nation'> = {
  pages: nationsOf,
  inYear: sameOr(
    'press',
    ({ teamsByNation }) => teamsByNation,
    ({ nation }) => nation,
  ),
  head: (page) => sheetHead(page, nationNames(page.route.nation, page.site.index)),
  body: 'press-sheet',
  messages: 'kinds',
  styles: 'second-sheet',
}
