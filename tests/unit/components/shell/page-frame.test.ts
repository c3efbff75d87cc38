import { beforeAll, describe, expect, test } from 'vitest'
import type { FramedPage } from '../../../../src/components/shell/framed-page.ts'
import { pageFrame } from '../../../../src/components/shell/page-frame.ts'
import type { PageSite, Site } from '../../../../src/domain/site/page-site.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { inYear } from '../../../../src/kinds/in-year.ts'
import { english as en } from '../../../support/messages.ts'
import { smallEdition } from '../../domain/search/small-edition.ts'

beforeAll(() => void learnMessages('en', en))

const small = smallEdition()
const cup = { id: 'cup', name: 'Silversill Cup', sport: 'handball' }
const outside = { website: 'https://club.example/', social: [], analytics: null }
const withoutClasses = (year: number) => indexEdition({ ...small.edition, year, categories: [] })
const site = (change: Partial<PageSite> = {}): PageSite => ({
  locale: 'en',
  year: 2026,
  years: [2027, 2026, 2025],
  cup,
  latestYear: 2026,
  underWay: false,
  announcements: [],
  index: { ...small, edition: { ...small.edition, sponsors: [] } },
  all: {
    outside,
    indexes: [2027, 2026, 2025].map(withoutClasses),
    pastEditions: [],
    latestYear: null,
  } as unknown as Site,
  ...change,
})
const page = (change: Partial<FramedPage> = {}): FramedPage => ({
  title: 'Boys 14 – Silversill Cup',
  description: 'All of Boys 14.',
  address: '/2026/categories/b14/',
  crumbs: [
    { name: 'Age categories', address: '/2026/categories/' },
    { name: 'Boys 14', address: '/2026/categories/b14/' },
  ],
  ...change,
})
const frameOf = (at: PageSite, framed: FramedPage, origin: string) =>
  pageFrame(at, framed, origin, inYear(at, framed))
const whole = (...given: Parameters<typeof frameOf>) => Object.values(frameOf(...given)).join('\n')

describe('the frame of a page', () => {
  test('says what the page told it', () => {
    const { head, top } = frameOf(site(), page(), 'https://cup.example')
    expect(head).toContain('<title>Boys 14 – Silversill Cup</title>')
    expect(head).toContain('<link rel="canonical" href="https://cup.example/2026/categories/b14/"/>')
    expect(head).toContain('hrefLang="sv" href="https://cup.example/sv/2026/categories/b14/"')
    expect(top).toContain('<a href="/2025/categories/#nearest" data-year="2025">2025</a>')
    expect(top).toContain('<a href="/2026/categories/b14/" aria-current="true" data-year="2026">2026</a>')
    expect(top).toContain('href="/2026/signin/?from=/2026/categories/b14/"')
    expect(top).toContain('<a class="app-back row inline" href="/2026/categories/">')
    expect(top.match(/<a href="\/2026\/categories\/" aria-current="page">/g)).toHaveLength(2)
    expect(top).toContain('<span aria-current="page"><bdi>Boys 14</bdi></span>')
  })

  test('holds nothing of the page it was first rendered for', () => {
    const shared = site()
    const first = whole(shared, page(), '')
    const second = page({
      title: 'Other',
      address: '/2026/nations/se/',
    })
    expect(whole(shared, second, '')).toBe(whole(site(), second, ''))
    expect(whole(shared, page({ crumbs: [] }), '')).toBe(whole(site(), page({ crumbs: [] }), ''))
    expect(whole(shared, page(), '')).toBe(first)
  })

  test('names nothing to search engines that has no address, or that they are to leave alone', () => {
    const shared = site()
    expect(frameOf(shared, page(), '').head).not.toContain('noindex')
    const hidden = frameOf(shared, page({ private: true }), '').head
    expect([hidden.includes('noindex'), hidden.includes('canonical')]).toEqual([true, true])
    const unlisted = frameOf(shared, page({ unlisted: true }), '')
    expect([unlisted.head.includes('noindex'), unlisted.head.includes('canonical')]).toEqual([true, false])
    expect(unlisted.top).toContain(
      '<a href="/2026/categories/#nearest" aria-current="true" data-year="2026">2026</a>',
    )
  })

  test.each(['"><script>alert(1)</script>', '</title><img src=x onerror=alert(1)>', '\u2028&"\'<!--'])(
    'cannot be broken by %j, whoever wrote it',
    (hostile) => {
      const text = whole(
        site({
          cup: { ...cup, name: hostile },
          announcements: [{ text: hostile, button: { text: hostile, link: `/${hostile}` } }],
        }),
        page({
          title: hostile,
          description: hostile,
          crumbs: [
            { name: hostile, address: '/2026/categories/' },
            { name: hostile, address: '/2026/categories/b14/' },
          ],
          share: { address: '/share/2026.png', alt: hostile },
        }),
        '',
      )
      expect(text).not.toMatch(/<script|<img|<!--/)
      const kept = text.replaceAll(/<[^>]*>/g, '\n')
      expect(kept).not.toContain('"')
      expect(text.match(/<title>/g)).toHaveLength(1)
      expect(text.match(/<\/title>/g)).toHaveLength(1)
    },
  )
})
