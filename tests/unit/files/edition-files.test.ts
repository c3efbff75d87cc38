import { expect, test, vi } from 'vitest'
import type { Site } from '../../../src/domain/site/page-site.ts'
import { editionFiles, sitemapFiles } from '../../../src/files/edition-files.ts'
import { smallCup } from '../domain/small-cup.ts'

const { made } = vi.hoisted(() => ({ made: { count: 0 } }))
vi.mock('../../../src/files/edition-sitemaps.ts', () => ({
  sitemapsOf: () => {
    made.count += 1
    return [{ address: '/2026/sitemap.xml', text: '<urlset/>' }]
  },
}))

test('the sitemaps of an edition, which look at all its pages, are made for no other file', () => {
  const index = smallCup()
  const cup = { id: 'cup', name: 'Cup', sport: 'handball' }
  const site = { cup, indexes: [index], latestYear: 2026, scheduleYear: 2026, pastEditions: [] }
  const paths = editionFiles(site as unknown as Site, index, '').map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/2026/schedule.json', '/2026/data/matches.csv']))
  expect(made.count).toBe(0)
  expect(sitemapFiles(site as unknown as Site, index, '').map(({ path }) => path)).toEqual([
    '/2026/sitemap.xml',
  ])
})
