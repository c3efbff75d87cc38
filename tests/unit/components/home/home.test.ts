import { beforeAll, describe, expect, it } from 'vitest'
import type { LastChampions } from '../../../../src/components/home/Home.tsx'
import { lastChampions } from '../../../../src/components/home/wall-champions.ts'
import { markup } from '../../../../src/components/ui/markup.ts'
import { weekdayMemories } from '../../../../src/domain/history/weekday-memories.ts'
import type { Edition } from '../../../../src/domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import PageBody from '../../../support/page-body.ts'
import { category, clubTeam, edition, finished, group, live, scheduled, team } from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
})

const at = (time: string) => ({ time: { kind: 'instant', at: Date.parse(`2026-07-${time}+02:00`) } as const })
const over = finished('A', 'B', 30, 12, at('09T14:00'))
const now = live(team('A'), team('B'), { home: 2, away: 1 }, at('09T15:00'))
const later = scheduled(team('A'), team('B'), at('09T16:00'))
const tomorrow = scheduled(team('A'), team('B'), at('10T08:00'))
const final = finished('B', 'A', 17, 21, { ...at('11T15:00'), round: { rank: 0, index: 1 } })

const editionOf = (matches: readonly Match[], finals: readonly Match[] = [], more: Partial<Edition> = {}) =>
  indexEdition(
    edition({
      categories: [
        category({
          teams: [clubTeam('A', { name: 'IK Example Blå' }), clubTeam('B')],
          divisions: [group({ matches }), group({ id: 'P1', kind: 'playoff', matches: finals })],
        }),
      ],
      ...more,
    }),
  )

/** The edition of 2025: 2 July 2025 was a Wednesday, 3 July a Thursday. */
const remembered = editionOf(
  [
    finished('A', 'B', 20, 19, { time: { kind: 'day', day: '2025-07-03' }, halfTime: { home: 5, away: 11 } }),
    finished('A', 'B', 30, 29, { time: { kind: 'day', day: '2025-07-02' } }),
  ],
  [],
  { year: 2025 },
)

/** What home says, in its order. */
function homeOf(index: EditionIndex, latestYear = 2026, last: LastChampions | null = null): string {
  const site = {
    locale: 'en' as const,
    year: index.edition.year,
    cup: { id: 'cup', name: 'Test Cup', sport: 'handball' },
    latestYear,
    underWay: index.edition.year === latestYear,
    index,
  }
  const otherEditions = {
    clubYears: [],
    clubHistory: null,
    meetings: null,
    coverage: 'none' as const,
    memories: weekdayMemories([remembered]),
    pickerYears: [2025, 2024],
    lastChampions: last,
    figures: [],
    history: null,
  }
  return markup(PageBody, {
    site,
    route: { kind: 'home', year: site.year },
    otherEditions,
    moment: { now: null },
  })
}

const orderOf = (html: string) =>
  [
    'now-live',
    'between',
    'id="my-teams"',
    'id="featured"',
    'class="searchbox"',
    'id="champions"',
    'id="steps"',
  ]
    .filter((mark) => html.includes(mark))
    .sort((one, other) => html.indexOf(one) - html.indexOf(other))

const [NOW, BETWEEN, OWN, STRIP, FIND, CHAMPIONS, STEPS] = [
  'now-live',
  'between',
  'id="my-teams"',
  'id="featured"',
  'class="searchbox"',
  'id="champions"',
  'id="steps"',
]

const withoutTimes = (html: string) => html.replaceAll(/<\/?time\b[^>]*>/g, '')

describe('home', () => {
  it('tells on the days of the cup what other years remember of such a day', () => {
    const playing = homeOf(editionOf([over, now]))
    expect(playing).toContain('Thursday in other years')
    expect(playing).toContain('2025/matches/')
    expect(playing.replaceAll(/<[^>]*>/g, '')).toContain('Team A were 6 goals behind Team B at half-time')
    expect(playing).not.toContain('30–29')
    // Other years have nothing from a Friday. Home has other things to show once an edition is over.
    expect(homeOf(editionOf([over, tomorrow]))).not.toContain('in other years')
    expect(homeOf(editionOf([over], [final]))).not.toContain('in other years')
  })

  it('begins with what is live while the cup is played, then the own teams', () => {
    const html = homeOf(editionOf([over, now, later, tomorrow]))
    expect(orderOf(html)).toEqual([NOW, OWN, STRIP, FIND])
    expect(html).toContain('<span class="value">1</span><span class="label">live now</span>')
    expect(html).toContain('<span class="value">1</span><span class="label">match to play today</span>')
    expect(html).toContain('<span class="value">45</span><span class="label">goals so far</span>')
    expect(html).toContain('aria-current="date"')
  })

  it('says in a pause when the next match begins', () => {
    const html = homeOf(editionOf([over, later]))
    expect(orderOf(html)).toEqual([OWN, STRIP, FIND])
    expect(withoutTimes(html)).toContain('<span class="value">16:00</span><span class="label">Next up</span>')
  })

  it('tells of both days between them', () => {
    const html = homeOf(editionOf([over, tomorrow]))
    expect(orderOf(html)).toEqual([BETWEEN, OWN, STRIP, FIND])
    expect(html).toContain('>match, 42 goals<')
    expect(withoutTimes(html)).toContain('<strong>Friday 10 July</strong><span class="value">08:00</span>')
  })

  it('begins with the champions once it is over, each with the score of the final', () => {
    const html = homeOf(editionOf([over], [final]))
    expect(orderOf(html)).toEqual([CHAMPIONS, FIND, STRIP, OWN])
    expect(html).toContain('<strong class="num">21–17</strong>')
    expect(html).toContain('kit-blue')
  })

  it('shows who has won so far after what is on', () => {
    expect(orderOf(homeOf(editionOf([over, now], [final])))).toEqual([NOW, OWN, STRIP, FIND, CHAMPIONS])
  })

  it('tells what is still to be published, and who won last, until the first match', () => {
    const before = editionOf([over], [final], { year: 2025 })
    const last = lastChampions([before], 2026, 2026)
    const publication = { clubs: true, teams: true, lot: false, schedule: false }
    const html = homeOf(editionOf([], [], { publication }), 2026, last)
    expect(orderOf(html)).toEqual([OWN, FIND, STEPS, CHAMPIONS])
    expect(html.match(/class="is-done"/g)).toHaveLength(2)
    expect(html).toContain('Champions of 2025')
    expect(html).toContain('href="/2025/teams/_41/')
  })

  it('says that nothing is published, and which years there are', () => {
    const publication = { clubs: false, teams: false, lot: false, schedule: false }
    const html = homeOf(editionOf([], [], { year: 2027, publication }))
    expect(orderOf(html)).toEqual([STEPS])
    expect(html).toContain('Nothing has been published yet')
    expect(html).toContain('href="/2024/"')
  })
})

it('last champions are those of the newest edition that is over', () => {
  const [older, newer] = [2024, 2025].map((year) => editionOf([over], [final], { year }))
  const played = editionOf([now], [final])
  const all = [older, newer, played].filter((index) => index !== undefined)
  expect(lastChampions(all, 2027, 2026)?.year).toBe(2025)
  expect(lastChampions(all, 2024, 2026)).toBeNull()
})
