import { expect, test } from 'vitest'
import { changeDays } from '../../../src/domain/site/change-days.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { llmsText } from '../../../src/files/llms-text.ts'
import { robotsText } from '../../../src/files/robots-text.ts'
import { sitemapIndex, sitemaps } from '../../../src/files/sitemap.ts'
import { category, edition, group, hidden, scheduled, team } from '../domain/builders.ts'
import { smallCup } from '../domain/small-cup.ts'

const ORIGIN = 'https://cup.example'

test('a page of an edition under way changed with the last match on it that has begun', () => {
  const dayOf = changeDays(smallCup(), 2026)
  expect(dayOf('/2026/teams/_41/')).toBe('2026-07-07')
  expect(dayOf('/2026/matches/_4d1/')).toBe('2026-07-07')
  expect(dayOf('/2026/')).toBe('2026-07-07')
  // A match that has not begun, and a page that no match alters.
  expect(dayOf('/2026/categories/_4214/playoff/_501/')).toBeNull()
  expect(dayOf('/2026/data/')).toBeNull()
})

test('an edition that is over changed on its last day, one that has not begun with its last move, if any', () => {
  const past = changeDays(smallCup(), 2027)
  for (const address of ['/2026/', '/2026/data/', '/2026/categories/_4214/playoff/_501/'])
    expect(past(address)).toBe('2026-07-07')
  const time = { kind: 'day', day: '2026-07-09' } as const
  const of = (match: Match) =>
    changeDays(
      indexEdition(edition({ categories: [category({ divisions: [group({ matches: [match] })] })] })),
      2026,
    )('/2026/')
  expect(of(scheduled(team('A'), team('B'), { time }))).toBeNull()
  const toldAt = Date.UTC(2026, 6, 8, 22, 30)
  const moves = [{ toldAt, time: null, place: { from: 'Heden 7', to: 'Heden 9' } }]
  expect(of({ ...scheduled(team('A'), team('B'), { time }), moves })).toBe('2026-07-09')
  expect(of(hidden('A', 'B', 'scheduled', { time }))).toBeNull()
  expect(of(hidden('A', 'B', 'finished', { time }))).toBe('2026-07-09')
})

test('a sitemap tells the day of a page where it is known', () => {
  const pages = [
    { address: '/2026/', changedOn: '2026-07-07' },
    { address: '/2026/data/', changedOn: null },
  ]
  const [text = ''] = sitemaps(pages, ORIGIN)
  expect(text.match(/<lastmod>2026-07-07<\/lastmod>/g)).toHaveLength(2)
  expect(text).toMatch(/\/2026\/data\/<\/loc><xhtml:link/)
  expect(sitemapIndex(pages, ORIGIN).match(/<lastmod>/g)).toHaveLength(1)
})

test('robots are sent to the sitemap and away from what changes by the minute; away from a site that is tried out', () => {
  const text = robotsText(ORIGIN, true)
  expect(text).toContain('Sitemap: https://cup.example/sitemap.xml')
  for (const path of ['/feed/', '/graphql', '/*/schedule.json$'])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(robotsText(ORIGIN, false)).toBe('User-agent: *\nDisallow: /\n')
})

test('llms.txt names what there is, and nothing that is not', () => {
  const outside = {
    website: null,
    social: [],
    dataLicense: null,
    drawsPictures: false,
    invitesRobots: true,
    isRehearsal: false,
    analytics: null,
  }
  const cup = { id: 'c', name: 'Test Cup', sport: 'handball' }
  const site = { cup, years: [2026, 2025], latestYear: 2026, hasFeed: true, outside }
  const text = llmsText(site, ORIGIN, true)
  expect(text).toMatch(/^# Test Cup\n\n> /)
  for (const address of ['/2026/', '/2025/', '/2026/data/', '/history/', '/graphql'])
    expect(text).toContain(`](${ORIGIN}${address})`)
  expect(text).toContain('No licence is named')
  const bare = llmsText({ ...site, years: [], latestYear: null, hasFeed: false }, ORIGIN, false)
  expect(bare).not.toMatch(/graphql|history|## More/)
})
