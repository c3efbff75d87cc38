import { beforeAll, describe, expect, it } from 'vitest'
import CategoryOverview from '../../../../src/components/category/CategoryOverview.tsx'
import { builtMoment } from '../../../../src/components/page/built-moment.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import { category, clubTeam, edition, finished, group, scheduled, team } from '../../domain/builders.ts'

beforeAll(() => learnMessages('en', english))

const inPlayoff = { divisionId: 'P', round: { rank: 1, index: 1 } }
const SEMIFINAL = scheduled(team('A'), team('B'), { id: 'semi', ...inPlayoff })

/** Headings of the page of a class, in their order. */
function headings(ofGroup: Match, underWay = true): string[] {
  const own = category({
    id: 'B14',
    teams: ['A', 'B'].map((id) => clubTeam(id)),
    divisions: [
      group({ teamIds: ['A', 'B'], matches: [ofGroup] }),
      group({ id: 'P', kind: 'playoff', matches: [SEMIFINAL] }),
    ],
  })
  const index = indexEdition(edition({ categories: [own] }))
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const { year } = index.edition
  const site = { locale: 'en' as const, year, cup, latestYear: year, underWay, index }
  const html = markup(CategoryOverview, { site, category: own, history: null, moment: builtMoment(site) })
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => text.trim())
}

describe('the page of a class', () => {
  it('begins with its play-offs once its groups have been played', () => {
    expect(headings(finished('A', 'B', 9, 8))).toEqual(['Now and next', 'Groups'])
  })

  it('begins with its groups before, and when the cup is over', () => {
    expect(headings(scheduled(team('A'), team('B')))).toEqual(['Groups'])
    expect(headings(finished('A', 'B', 9, 8), false)).toEqual(['Groups'])
  })
})
