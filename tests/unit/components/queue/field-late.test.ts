import { createElement } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import BoardView from '../../../../src/components/hall/BoardView.tsx'
import { CupMinute } from '../../../../src/components/ui/cup-minute.ts'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { Route } from '../../../../src/domain/presentation/page-kinds.ts'
import type { Locale } from '../../../../src/domain/text/locale.ts'
import { pathSegment } from '../../../../src/domain/text/path-segment.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import PageBody, { NO_OTHER_EDITIONS } from '../../../support/page-body.ts'
import { category, clubTeam, edition, finished, group, live, scheduled, team } from '../../domain/builders.ts'

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

/** The match of 9:00, which began or ended so many minutes after that. */
const begun = (minutes: number): Match => ({
  ...live(team('A'), team('B'), { home: 7, away: 5 }, { ...on(0), id: 'M1' }),
  startedAt: at(minutes),
})
const ended = (minutes: number): Match => ({
  ...finished('A', 'B', 9, 7, { ...on(0), id: 'M1' }),
  endedAt: at(minutes),
})

/** A field whose second match is planned at 9:35. */
const siteOf = (first: Match, locale: Locale) => {
  const matches = [first, scheduled(team('C'), team('D'), { ...on(35), id: 'M2' })]
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

/** @param now the minute up to which a browser knows what was reported; null as in what is built */
function said(route: Route, first: Match, now: number | null, locale: Locale = 'en'): string {
  const site = siteOf(first, locale)
  const body =
    route.kind === 'board'
      ? createElement(BoardView, { site, route, now })
      : createElement(PageBody, { site, route, otherEditions: NO_OTHER_EDITIONS, moment: { now } })
  return wordsOf(markup(() => createElement(CupMinute, { value: now }, body), {}))
}

describe.each([
  ...Object.entries(BODIES),
  ...BOARDS.map((board): [string, Route] => [`screen ${board}`, { kind: 'board', year, board }]),
])('the %s of a field that runs late', (_, route) => {
  it('tells about how late it runs, beside the planned time', () => {
    const words = said(route, begun(23), at(30))
    expect(words).toMatch(/about 20 min late/)
    if (route.kind !== 'arena') expect(words).toContain('09:35')
    expect(said(route, begun(23), at(30), 'sv')).toMatch(/ca 20 min (?:sen|efter)/)
  })

  it('claims nothing of a field on time, of one that catches up, or before the time is known', () => {
    for (const words of [
      said(route, begun(9), at(30)),
      said(route, begun(23), null),
      said(route, begun(23), at(120)),
    ]) {
      expect(words).toMatch(/Hall|B14|Team C/)
      expect(words).not.toMatch(/\d min late/)
    }
  })
})

it('leaves the countdown as planned, and names the time that is expected until it has passed', () => {
  const match = BODIES.match as Route
  expect(said(match, begun(23), at(30))).toContain('in 5 min, go now 09:35')
  expect(said(match, begun(23), at(30))).toContain('20 min late and may catch up. Expected about 09:55 .')
  const awaited = said(match, begun(23), at(59))
  expect(awaited).toContain('Should have begun 09:35')
  expect(awaited).toContain('25 min late and may catch up. Expected about 10:00 .')
  expect(said(match, ended(53), at(54))).toContain('20 min late and may catch up. Expected about 09:55 .')
  expect(said(match, ended(53), at(55))).toMatch(/20 min late and may catch up\. (?!Expected)/)
})
