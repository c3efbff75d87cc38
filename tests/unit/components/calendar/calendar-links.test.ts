import { beforeAll, expect, it, vi } from 'vitest'
import CalendarLinks from '../../../../src/components/calendar/CalendarLinks.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { smallCup } from '../../domain/small-cup.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const linksOf = (locale: 'en' | 'sv', latestYear: number) => {
  const index = smallCup()
  const site = {
    locale,
    year: 2026,
    cup: { id: 'cup', name: 'Cup', sport: 'handball' },
    latestYear,
    underWay: true,
    index,
  }
  return markup(CalendarLinks, { site, subject: { kind: 'team', id: 'A' } })
}

it('a page of the edition that is played leads to its calendar in its language, and says how late one is', () => {
  vi.stubEnv('SITE', 'https://cup.example')
  const html = linksOf('sv', 2026)
  expect(html).toContain('href="webcal://cup.example/sv/2026/calendar/team/_41.ics"')
  expect(html).toContain('href="/sv/2026/calendar/team/_41.ics" download')
  expect(html).toContain(
    'href="https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fcup.example%2Fsv%2F2026%2F',
  )
  expect(html).toContain('Google ungefär en gång om dygnet')
})

it('a page of an edition before the latest leads to none', () => {
  expect(linksOf('en', 2027)).toBe('')
})
