import { beforeAll, describe, expect, it } from 'vitest'
import { scanPage } from '../../../scripts/release/page-scan.ts'
import { editionEmbeds } from '../../../src/domain/embed/edition-embeds.ts'
import type { Embed } from '../../../src/domain/embed/embed-address.ts'
import type { PageSite, Site } from '../../../src/domain/site/page-site.ts'
import type { Edition } from '../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { embedDocument } from '../../../src/files/embed-document.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english, swedish } from '../../support/messages.ts'
import { category, clubTeam, edition, finished, group, hidden } from '../domain/builders.ts'
import { smallCup } from '../domain/small-cup.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

function siteOf(whole: Edition, locale: 'en' | 'sv' = 'en'): PageSite {
  const cup = { id: 'cup', name: 'Cup', sport: 'handball' }
  const index = indexEdition(whole)
  const { year } = whole
  const of = { locale, year, cup, latestYear: year, underWay: true, index }
  return { ...of, years: [year], announcements: [], all: {} as Site }
}

const TEAM: Embed = { kind: 'team', team: 'A' }
const PLAYOFF: Embed = { kind: 'playoff', category: 'B14', division: 'P1' }
const ofClass = (more: Parameters<typeof category>[0]) =>
  edition({ categories: [category({ teams: [clubTeam('A'), clubTeam('B')], ...more })] })

describe('an embed', () => {
  const site = siteOf(smallCup().edition, 'sv')

  it.each(editionEmbeds(site.index, 2026))('is a whole page that can do nothing: %j', (embed) => {
    const html = embedDocument(site, embed)
    expect(scanPage(html)).toMatchObject({
      lang: 'sv',
      h1Count: 1,
      isScripted: false,
      isIndexed: false,
      isRedirect: false,
      policy: expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'$/,
      ),
    })
    expect(html).not.toMatch(/ style=| on\w+=|<(?:script|iframe|form|img)/)
    for (const [link] of html.matchAll(/<a [^>]*>/g))
      expect(link).toMatch(/target="_blank" rel="noopener"|href="\/sv\/2026\/embed\//)
  })

  it('names its full page, and itself in the other language', () => {
    const html = embedDocument(site, TEAM)
    expect(scanPage(html).canonical).toBe('/sv/2026/teams/_41/')
    expect(html).toContain('hreflang="en" href="/2026/embed/team/_41/"')
  })

  it('is loaded again every minute while it is played, else every five, and never when all is over', () => {
    const secondsOf = (of: PageSite, embed: Embed) =>
      /http-equiv="refresh" content="(\d+)"/.exec(embedDocument(of, embed))?.[1]
    expect(secondsOf(site, { kind: 'team', team: 'B' })).toBe('60')
    expect(secondsOf(site, PLAYOFF)).toBe('300')
    const over = siteOf(ofClass({ divisions: [group({ matches: [finished('A', 'B', 2, 1)] })] }))
    expect(secondsOf(over, TEAM)).toBeUndefined()
  })

  it('shows no result of a class that publishes none, and says why', () => {
    const none = siteOf(
      ofClass({
        resultsHidden: true,
        divisions: [group({ teamIds: ['A', 'B'], matches: [hidden('A', 'B', 'finished')] })],
      }),
    )
    const html = embedDocument(none, { kind: 'division', category: 'B14', division: 'G1' })
    expect(html).not.toContain('<table')
    expect(html).toContain('Team B')
    expect(embedDocument(none, TEAM)).not.toMatch(/class="goals">\d/)
  })

  it('writes a name as a name', () => {
    const name = '"><script>x()</script>'
    const html = embedDocument(
      siteOf(edition({ categories: [category({ teams: [clubTeam('A', { name })] })] })),
      TEAM,
    )
    expect(scanPage(html).isScripted).toBe(false)
    expect(html).toContain('<bdi>&quot;&gt;&lt;script&gt;')
  })
})
