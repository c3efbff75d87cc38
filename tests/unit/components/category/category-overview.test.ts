import { beforeAll, describe, expect, it } from 'vitest'
import CategoryOverview from '../../../../src/components/category/CategoryOverview.tsx'
import GroupPreview from '../../../../src/components/category/GroupPreview.tsx'
import GroupView from '../../../../src/components/category/GroupView.tsx'
import Board from '../../../../src/components/live-center/Board.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { liveCenter } from '../../../../src/domain/tournament/live-center.ts'
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
  const html = markup(CategoryOverview, { site, category: own, history: null, moment: { now: null } })
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => text.trim())
}

describe('a group that is drawn before the schedule is published', () => {
  const own = category({
    id: 'B14',
    teams: ['A', 'B'].map((id) => clubTeam(id)),
    divisions: [group({ teamIds: ['A', 'B'], matches: [] })],
  })
  const publication = { clubs: true, teams: true, lot: true, schedule: false }
  const index = indexEdition(edition({ categories: [own], publication }))
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const { year } = index.edition
  const site = { locale: 'en' as const, year, cup, latestYear: year, underWay: false, index }
  const [division] = own.divisions

  it('has no link to a table and matches that do not exist yet', () => {
    if (!division) throw new Error('The class has no group.')
    const html = markup(GroupPreview, { site, category: own, group: division, placesShown: true })
    expect(html).not.toContain('Tables and matches')
    expect(html).toContain('<h3><a href="/2026/categories/_4214/division/')
  })

  it('has the link if it has a table all the same, from results carried over', () => {
    const carriedOver = [{ matchId: null, homeTeamId: 'A', awayTeamId: 'B', score: { home: 2, away: 1 } }]
    const drawn = group({ teamIds: ['A', 'B'], matches: [], carriedOver })
    const html = markup(GroupPreview, { site, category: own, group: drawn, placesShown: true })
    expect(html).toContain('Tables and matches')
  })

  it('says on its page why there are no matches', () => {
    if (!division) throw new Error('The class has no group.')
    const html = markup(GroupView, { site, category: own, division, moment: { now: null } })
    expect(html).toContain('The schedule has not been published yet.')
  })

  it('is announced in the live center', () => {
    const board = liveCenter([], false)
    expect(markup(Board, { site, board, isPast: false })).toContain(
      'The schedule has not been published yet. <a href="/2026/categories/">',
    )
  })
})

describe('the page of a class', () => {
  it('begins with its play-offs once its groups have been played', () => {
    expect(headings(finished('A', 'B', 9, 8))).toEqual(['Now and next', 'Groups'])
  })

  it('begins with its groups before, and when the cup is over', () => {
    expect(headings(scheduled(team('A'), team('B')))).toEqual(['Groups'])
    expect(headings(finished('A', 'B', 9, 8), false)).toEqual(['Groups'])
  })
})

describe('a place from which only the best of all groups go on', () => {
  const drawn = (id: string) =>
    group({
      id,
      name: { en: `Group ${id}`, sv: `Grupp ${id}` },
      teamIds: [`${id}1`, `${id}2`],
      matches: [finished(`${id}1`, `${id}2`, 9, id === 'A' ? 4 : 6, { id: `${id}m`, divisionId: id })],
      qualification: [{ fromRank: 1, toRank: 1, divisionId: 'P' }],
      bestPlaces: [{ rank: 2, count: 1, divisionId: 'P' }],
    })
  const own = category({
    id: 'B14',
    teams: ['A1', 'A2', 'B1', 'B2'].map((id) => clubTeam(id)),
    divisions: [
      drawn('A'),
      drawn('B'),
      group({ id: 'P', kind: 'playoff', name: { en: 'Play-off', sv: 'Slutspel' } }),
    ],
  })
  const index = indexEdition(edition({ categories: [own] }))
  const { year } = index.edition
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale: 'en' as const, year, cup, latestYear: year, underWay: true, index }

  it('is compared across the groups on the page of the class, the best first', () => {
    const html = markup(CategoryOverview, { site, category: own, history: null, moment: { now: null } })
    const [, compared = ''] = html.split('Place 2 across groups</h2>')
    expect([...compared.matchAll(/teams\/([^/]+)\//g)].slice(0, 2).map(([, id]) => id)).toEqual([
      '_422',
      '_412',
    ])
    expect(compared).toContain('The best team on place 2 of 2 groups goes to <bdi>Play-off</bdi>')
  })

  it('is claimed on the page of its group as what it is, and nobody there is told to be through or out by it', () => {
    const [division] = own.divisions
    if (!division) throw new Error('no group')
    const html = markup(GroupView, { site, category: own, division, moment: { now: null } })
    expect(html).toContain('The best team on place 2 of 2 groups goes to <bdi>Play-off</bdi>')
    expect(html).toContain('Place 1 goes to <bdi>Play-off</bdi>')
    expect(html).not.toMatch(/No place that leads on|is out/)
  })
})
