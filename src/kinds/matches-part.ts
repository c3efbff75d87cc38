import { partName } from '../components/ui/day-words.ts'
import { dayParts } from '../domain/schedule/day-parts.ts'
import { only } from '../domain/site/year-neighbours.ts'
import { editionDays } from '../domain/tournament/match-days.ts'
import type { Kind } from './kind.ts'
import { dayHead } from './matches-day.ts'

/** The matches of a part of a day that has too many for one page. */
export const matchesPart: Kind<'matches-part'> = {
  pages: (index) =>
    editionDays(index).flatMap(({ day, matches }) => {
      const parts = dayParts(matches)
      return day === null || parts.length === 1 ? [] : parts.map(({ key }) => ({ day, part: key }))
    }),
  inYear: only('matches'),
  head({ site, route: { day, part }, address, t }) {
    const matches = editionDays(site.index).find((other) => other.day === day)?.matches ?? []
    const found = dayParts(matches).find(({ key }) => key === part)
    return found ? dayHead(site, day, { name: partName(found, t), address }) : null
  },
  body: 'matches-day',
  messages: 'kinds',
}
