import { boardName, boardPath, boardSubject, boardSubjects } from '../domain/hall/board-subject.ts'
import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { ifScreens } from './lists.ts'

/** A screen in a hall. Search engines are kept out: a screen is made for a wall. */
export const board: Kind<'board'> = {
  pages: (index, latestYear) =>
    ifScreens(index, latestYear).flatMap(() =>
      boardSubjects(index).map((subject) => ({ board: boardPath(subject) })),
    ),
  isUnlisted: true,
  inYear: only('home'),
  head({ site: { cup, year, locale, index }, route, t }) {
    const subject = boardSubject(route.board, index)
    if (!subject) return null
    const words = { name: boardName(subject, locale) ?? t('hall.allFields'), cup: cup.name, year }
    return {
      title: `${t('screens.boardTitle', words)} – ${cup.name}`,
      description: t('screens.boardDescription', words),
      crumbs: [],
      private: true,
    }
  },
  body: 'board',
  messages: 'kinds',
}
