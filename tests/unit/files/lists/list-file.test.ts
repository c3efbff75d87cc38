import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileKind } from '../../../../src/components/download/DownloadPanel.tsx'
import { matchTable } from '../../../../src/domain/open-data/match-table.ts'
import type { Locale } from '../../../../src/domain/text/locale.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { listFile } from '../../../../src/files/lists/list-file.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { readSheet } from '../../../support/read-sheet.ts'
import {
  category,
  clubTeam,
  edition,
  finished,
  group,
  hidden,
  live,
  placeholder,
  scheduled,
  team,
  walkover,
} from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})
beforeEach(() => {
  vi.stubEnv('SITE', 'https://cup.example')
})

const at = (time: string) => ({ kind: 'instant' as const, at: Date.parse(time) })
const SUMMER = at('2026-07-07T07:05:00Z')
const FORMULAS = ['=1+1', '+46', '-x', '@SUM(A1)', '=HYPERLINK("http://evil")']

const cupOf = (matches: readonly Match[]): EditionIndex =>
  indexEdition(
    edition({
      categories: [
        category({
          teams: ['A', 'B'].map((id) => clubTeam(id)),
          divisions: [group({ teamIds: ['A', 'B'], matches })],
        }),
      ],
      arenas: [
        {
          id: 'heden',
          name: 'Heden',
          area: null,
          coordinates: null,
          fields: [{ id: 'F1', arenaId: 'heden', name: 'Heden 1', aliases: [] }],
        },
      ],
    }),
  )

async function fileOf(kind: FileKind, matches: readonly Match[], locale: Locale = 'en'): Promise<Buffer> {
  const cup = { id: 'cup', name: '', sport: '' }
  const index = cupOf(matches)
  const site = { locale, year: 2026, cup, latestYear: null, underWay: false, index }
  const file = await listFile(kind, { site, name: 'B14, Friday – Cup 2026', matches })
  return Buffer.from(await file.arrayBuffer())
}
const sheetOf = async (matches: readonly Match[], locale?: Locale) =>
  readSheet(await fileOf('xlsx', matches, locale))
const named = (name: string) => ({ kind: 'team' as const, teamId: 'A', name })

describe('a list as a sheet', () => {
  it('has days, hours and goals as values, by the clocks of Stockholm', async () => {
    const { rows, styles } = await sheetOf([
      finished('A', 'B', 12, 9, { id: 'M1', number: '17', time: SUMMER, fieldId: 'F1' }),
      finished('A', 'B', 1, 2, { id: 'M2', number: '007', time: at('2026-07-06T22:30:00Z') }),
    ])
    expect(rows[1]).toEqual({
      A: 17,
      B: 46_210,
      C: (9 * 60 + 5) / 1440,
      D: 'B14',
      E: 'Group 1',
      G: 'Team A',
      H: 'Team B',
      I: 12,
      J: 9,
      L: 'Heden 1',
    })
    expect(new Date((46_210 - 25_569) * 86_400_000).toISOString()).toBe('2026-07-07T00:00:00.000Z')
    expect(rows[2]).toMatchObject({ A: '007', B: 46_210, C: 30 / 1440, I: 1, J: 2 })
    expect(styles).toMatch(/formatCode="yyyy-mm-dd"/)
    expect(styles).toMatch(/formatCode="hh:mm"/)
  })

  it('keeps its header in sight, and says in the language of the page what stands below', async () => {
    const matches = [scheduled(placeholder('Winner of 1/4 #2'), team('B'), { time: SUMMER })]
    const { rows, sheet, workbook } = await sheetOf(matches, 'sv')
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(workbook).toContain('name="Matcher 2026"')
    expect(Object.values(rows[0] ?? {})).toEqual([
      'Match',
      'Dag',
      'Tid (Stockholm)',
      'Klass',
      'Grupp',
      'Omgång',
      'Hemma',
      'Borta',
      'Mål hemma',
      'Mål borta',
      'Anmärkning',
      'Plan',
    ])
    expect(rows[1]?.G).not.toContain('Winner')
    expect([...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)]).toHaveLength(12)
  })

  it.each(FORMULAS)('has no formula of %j', async (name) => {
    const { rows, sheet } = await sheetOf([scheduled(named(name), named('B'), { time: SUMMER })])
    expect(rows[1]?.G).toBe(name)
    expect(sheet).not.toContain('<f>')
  })

  it('is whole whatever a name holds', async () => {
    const hostile = ['</t><c>', 'a & b', '\u0001\u0000x', '\ud800', '🤾‍♀️ å', ' ', 'x'.repeat(2000)]
    const { rows } = await sheetOf(hostile.map((name) => scheduled(named(name), team('B'))))
    expect(rows.slice(1).map(({ G }) => G)).toEqual([...hostile.slice(0, 2), 'x', '', ...hostile.slice(4)])
  })

  it('tells no result that is not published, and what else there is to say', async () => {
    const { rows } = await sheetOf([
      hidden('A', 'B', 'finished', { time: SUMMER }),
      walkover('A', 'B', { home: 10, away: 0 }, 'home', { time: SUMMER }),
      live(team('A'), team('B'), { home: 3, away: 4 }, { time: { kind: 'day', day: '2026-07-07' } }),
      finished('A', 'B', 1, 1, { decision: 'penalties', penalties: { home: 3, away: 2 } }),
    ])
    expect(rows.slice(1).map(({ I, J, K }) => [I, J, K])).toEqual([
      [undefined, undefined, 'Played'],
      [10, 0, 'Walkover'],
      [3, 4, 'Live'],
      [1, 1, 'Penalties 3–2'],
    ])
    expect([rows[3]?.B, rows[3]?.C, rows[4]?.B]).toEqual([46_210, undefined, undefined])
  })
})

describe('a list as data', () => {
  it('has the rows of the open data, those of the list in its order', async () => {
    const matches = [
      finished('A', 'B', 12, 9, { id: 'M1', time: SUMMER, fieldId: 'F1' }),
      hidden('A', 'B', 'finished', { id: 'M2', time: SUMMER }),
    ]
    expect(String(await fileOf('csv', matches)).replace(/^\ufeff/, '')).toBe(
      matchTable.csv(cupOf(matches), { id: 'cup', name: 'Cup', sport: 'handball' }).text,
    )
    const rows: Record<string, string>[] = parse(await fileOf('csv', matches.toReversed()), {
      bom: true,
      columns: true,
    })
    expect(rows.map(({ id, homeScore, startsAt }) => [id, homeScore, startsAt])).toEqual([
      ['M2', '', '2026-07-07T09:05:00+02:00'],
      ['M1', '12', '2026-07-07T09:05:00+02:00'],
    ])
  })

  it.each([
    ['en', ','],
    ['sv', ';'],
  ] as const)('opens by a double click in a spreadsheet of %s', async (locale, separator) => {
    const matches = [
      finished('A', 'B', 12, 10, { id: 'M1', time: SUMMER, round: { name: '1/8', rank: null, index: null } }),
      {
        ...finished('A', 'B', 1, 2, { id: 'M2', round: { name: '12-10', rank: null, index: null } }),
        home: named('Å; B, C'),
      },
    ]
    const file = await fileOf('csv', matches, locale)
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(String(file)).not.toMatch(/sep=/)
    expect(String(file).split('\r\n')[0]).toContain(['year', 'class', 'stage'].join(separator))
    const rows: Record<string, string>[] = parse(file, { bom: true, columns: true, delimiter: separator })
    expect(rows.map(({ round, homeScore, awayScore, date }) => [round, homeScore, awayScore, date])).toEqual([
      ['1⁄8', '12', '10', '2026-07-07'],
      ['12–10', '1', '2', expect.any(String)],
    ])
    expect(rows[1]?.home).toBe('Å; B, C')
  })

  it.each(FORMULAS)('has no formula of %j', async (name) => {
    const [row] = parse(await fileOf('csv', [scheduled(named(name), team('B'))]), {
      bom: true,
      columns: true,
    }) as {
      home: string
    }[]
    expect(row?.home).toBe(`'${name}`)
  })
})

describe('a list as a calendar', () => {
  it('has the events that the calendars of the site have, of what has an hour', async () => {
    const matches = [
      { ...finished('A', 'B', 12, 9, { id: 'M1', time: SUMMER, fieldId: 'F1' }), revision: 7 },
      scheduled(team('A'), team('B'), { id: 'M2', time: { kind: 'day', day: '2026-07-07' } }),
    ]
    const calendar = new ICAL.Component(ICAL.parse(String(await fileOf('ics', matches))))
    expect(String(calendar.getFirstPropertyValue('x-wr-calname'))).toContain('Friday')
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(events.map(({ uid, sequence, summary, location }) => [uid, sequence, summary, location])).toEqual([
      ['match-2026-_4d1@cup.example', 1_000_007, 'B14: Team A – Team B', 'Heden 1'],
    ])
    expect(events[0]?.startDate.toString()).toBe('2026-07-07T09:05:00')
  })
})
