import { clubIdOf, clubNames } from '../components/press/press-subject.ts'
import { sameOr } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { segments } from './lists.ts'
import { sheetHead } from './press.tsx'

/** The press sheet of a club. */
export const pressClub: Kind<'press-club'> = {
  pages: ({ teamsByClub }) => segments(teamsByClub).map((club) => ({ club })),
  inYear: sameOr(
    'press',
    ({ teamsByClub }) => teamsByClub,
    ({ club }, here) => clubIdOf(club, here),
  ),
  head: (page) => sheetHead(page, clubNames(clubIdOf(page.route.club, page.site.index), page.site.index)),
  body: 'press-sheet',
  messages: 'kinds',
  styles: 'second-sheet',
}
