import { beforeAll, describe, expect, it } from 'vitest'
import { scanPage } from '../../../scripts/release/page-scan.ts'
import { calendarAt } from '../../../src/domain/calendar/calendar-matches.ts'
import { formerPages } from '../../../src/domain/site/former-pages.ts'
import type { PageSite, Site } from '../../../src/domain/site/page-site.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { formerPage } from '../../../src/files/former-page.ts'
import { calendarText } from '../../../src/files/lists/calendar-text.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { pageAddresses } from '../../../src/kinds/page-addresses.ts'
import { english, swedish } from '../../support/messages.ts'
import { smallCup } from '../domain/small-cup.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const { edition } = smallCup()
const [match] = edition.categories.flatMap(({ divisions }) => divisions.flatMap(({ matches }) => matches))
const index = indexEdition({
  ...edition,
  formerIds: [
    { kind: 'team', former: 'old-team', id: 'A' },
    { kind: 'match', former: 'old-match', id: match?.id ?? '' },
    { kind: 'team', former: 'B', id: 'A' },
    { kind: 'team', former: 'gone', id: 'nobody' },
  ],
})
const siteOf = (locale: 'en' | 'sv'): PageSite => ({
  locale,
  year: edition.year,
  cup: { id: 'cup', name: 'Cup', sport: 'handball' },
  latestYear: edition.year,
  underWay: true,
  index,
  years: [edition.year],
  announcements: [],
  all: { clubs: { years: () => [], meetings: () => [] }, outside: {} } as unknown as Site,
})

describe('a page at a former address', () => {
  it('exists where the id leads to something else now, and where nothing else has the address', () => {
    expect(formerPages(index).map(({ room, segment }) => `${room}/${segment}`)).toEqual([
      'teams/old-team',
      'matches/old-match',
    ])
  })

  it.each(['en', 'sv'] as const)('leads to the present page without script: %s', (locale) => {
    const [team] = formerPages(index)
    const html = team ? formerPage(siteOf(locale), team) : ''
    const address = locale === 'en' ? '/2026/teams/_41/' : '/sv/2026/teams/_41/'
    expect(scanPage(html)).toMatchObject({
      lang: locale,
      isRedirect: true,
      isIndexed: false,
      isScripted: false,
      canonical: address,
      h1Count: 1,
    })
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${address}">`)
  })

  it('is in no sitemap', () => {
    expect(pageAddresses(index, edition.year).filter((address) => address.includes('old-'))).toEqual([])
  })
})

describe('a calendar after ids have moved', () => {
  it('is served at the former address of its team too', () => {
    expect(calendarAt('/2026/calendar/team/old-team.ics', index)).toEqual({ kind: 'team', id: 'A' })
    expect(calendarAt('/2026/calendar/team/gone.ics', index)).toBeNull()
  })

  it('keeps the identity of its events', () => {
    const text = calendarText(
      siteOf('en'),
      { kind: 'class', id: match?.categoryId ?? '' },
      'https://cup.example',
    )
    expect(text).toContain('UID:match-2026-old-match@cup.example')
  })
})
