import { beforeAll, describe, expect, it } from 'vitest'
import BoardView from '../../../../src/components/hall/BoardView.tsx'
import FieldLate from '../../../../src/components/queue/FieldLate.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { Route } from '../../../../src/domain/presentation/page-kinds.ts'
import type { Locale } from '../../../../src/domain/text/locale.ts'
import { pathSegment } from '../../../../src/domain/text/path-segment.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import PageBody, { NO_OTHER_EDITIONS } from '../../../support/page-body.ts'
import { category, clubTeam, edition, group, live, scheduled, team } from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const NINE = Date.parse('2026-07-07T09:00+02:00')
const at = (minutes: number) => NINE + minutes * 60_000
const on = (minutes: number) => ({
  time: { kind: 'instant' as const, at: at(minutes) },
  fieldId: 'F1',
  streamId: 'S1',
})

/** A field whose match of 9:00 began so many minutes late. The next one is planned at 9:35. */
const siteOf = (begun: number, locale: Locale) => {
  const playing = live(team('A'), team('B'), { home: 7, away: 5 }, { ...on(0), id: 'M1' })
  const matches = [
    { ...playing, startedAt: at(begun) },
    scheduled(team('C'), team('D'), { ...on(35), id: 'M2' }),
  ]
  const index = indexEdition(
    edition({
      categories: [
        category({
          teams: ['A', 'B', 'C', 'D'].map((id) => clubTeam(id)),
          divisions: [group({ teamIds: ['A', 'B', 'C', 'D'], matches })],
        }),
      ],
      arenas: [
        {
          id: 'hall',
          name: 'Hall',
          area: null,
          coordinates: null,
          fields: [{ id: 'F1', arenaId: 'hall', name: 'Hall 1', aliases: [] }],
        },
      ],
    }),
  )
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  return { locale, year: 2026, cup, latestYear: 2026, underWay: true, index }
}

function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

const year = 2026
const BODIES: Readonly<Record<string, Route>> = {
  field: { kind: 'field', year, arena: pathSegment('hall'), field: pathSegment('F1') },
  arena: { kind: 'arena', year, arena: pathSegment('hall') },
  team: { kind: 'team', year, team: pathSegment('C') },
  match: { kind: 'match', year, match: pathSegment('M2') },
  nation: { kind: 'nation', year, nation: 'se' },
  'live center': { kind: 'matches', year },
}
const BOARDS = [
  'live',
  ...[
    ['field', 'F1'],
    ['arena', 'hall'],
    ['class', 'B14'],
  ].map(([kind, id = '']) => `${kind}/${pathSegment(id)}`),
]

function said(route: Route, begun: number, now: number | null, locale: Locale = 'en'): string {
  const site = siteOf(begun, locale)
  if (route.kind === 'board') return wordsOf(markup(BoardView, { site, route, now }))
  const moment = { freshness: null, now }
  return wordsOf(markup(PageBody, { site, route, otherEditions: NO_OTHER_EDITIONS, moment }))
}

describe.each([
  ...Object.entries(BODIES),
  ...BOARDS.map((board): [string, Route] => [`screen ${board}`, { kind: 'board', year, board }]),
])('the %s of a field that runs late', (_, route) => {
  it('tells about how late it runs, beside the planned time', () => {
    const words = said(route, 23, at(30))
    expect(words).toMatch(/about 20 min late/)
    if (route.kind !== 'arena') expect(words).toContain('09:35')
    expect(said(route, 23, at(30), 'sv')).toMatch(/ca 20 min (?:sen|efter)/)
  })

  it('claims nothing of a field on time, of one that catches up, or before the time is known', () => {
    for (const words of [said(route, 9, at(30)), said(route, 23, null), said(route, 23, at(120))]) {
      expect(words).toMatch(/Hall|B14|Team C/)
      expect(words).not.toMatch(/\d min late/)
    }
  })
})

it('leaves the countdown as planned, and names the time that is expected until it has passed', () => {
  const match = BODIES.match as Route
  expect(said(match, 23, at(30))).toContain('in 5 min, go now 09:35')
  expect(said(match, 23, at(30))).toContain('20 min late and may catch up. Expected about 09:55 .')
  const awaited = said(match, 23, at(59))
  expect(awaited).toContain('Should have begun 09:35')
  expect(awaited).toContain('25 min late and may catch up. Expected about 10:00 .')
  const sentence = (now: number) => wordsOf(markup(FieldLate, { late: 20, at: at(35), now, locale: 'en' }))
  expect(sentence(at(54))).toContain('Expected about 09:55')
  expect(sentence(at(55))).toBe(' This field runs about 20 min late and may catch up. ')
})
