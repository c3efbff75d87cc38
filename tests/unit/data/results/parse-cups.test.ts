import { describe, expect, it } from 'vitest'
import { parseCups } from '../../../../src/data/results/parse-cups.ts'
import { startPlace } from '../../../../src/data/results/problems.ts'
import type { Wire } from '../wire-builders.ts'

const tournament = (more: Wire = {}): Wire => ({
  id: 't',
  name: 'Cup 2026',
  startsAt: '2026-07-06T08:00:00+02:00',
  endsAt: null,
  revision: 'r1',
  streamingInfo: { info: 'Every court', hasAccessInfo: null },
  status: { clubsPublished: true, teamsPublished: true, lotPublished: false, schedulePublished: null },
  announcements: [],
  ...more,
})
const edition = (name: unknown, more: Wire = {}): Wire => ({
  id: `e${String(name)}`,
  name,
  tournaments: [tournament()],
  ...more,
})
const cup = (...editions: unknown[]): Wire => ({ cupId: 'c', name: 'Cup', sport: 'football', editions })

function read(en: unknown, sv: unknown = en) {
  const place = startPlace('')
  const found = parseCups({ en, sv }, 'c', place)
  return {
    found,
    editions: found?.editions ?? [],
    years: found?.editions.map(({ year }) => year),
    problems: place.found,
    kinds: place.found.map(({ severity, kind }) => `${severity} ${kind}`),
  }
}

describe('the list of editions', () => {
  it('may come in a list, or as the cup itself', () => {
    for (const answer of [
      [cup(edition('2026'))],
      cup(edition('2026')),
      [{ cupId: 'other' }, cup(edition('2026'))],
    ])
      expect(read(answer)).toMatchObject({
        years: [2026],
        kinds: [],
        found: { cup: { id: 'c', name: 'Cup', sport: 'football' } },
      })
  })

  it.each([[[]], [null], [undefined], ['x'], [[null]], [[[]]]])(
    'is no cup where the answer is %j',
    (answer) => {
      expect(read(answer).found).toBeNull()
    },
  )

  it('is newest first, whatever the order of the service', () => {
    expect(read([cup(edition('2011'), edition('2026'), edition('2013'))]).years).toEqual([2026, 2013, 2011])
  })

  it('takes the one unused year in a name, else leaves the edition out', () => {
    const { years, kinds, problems } = read([
      cup(
        edition('Example Cup 2025'),
        edition('2026'),
        edition('Extra 2026'),
        edition('Spring'),
        edition('2023–2024'),
        edition('1 20255'),
        edition(2022),
        edition(null, { id: 'n' }),
      ),
    ])
    expect(years).toEqual([2026, 2025, 2022])
    expect(kinds).toEqual(['warn odd-year', ...Array(5).fill('warn no-year')])
    expect(problems[0]?.record).toBe('edition Example Cup 2025')
  })

  it('fails where two editions are of one year, and where an edition has no id', () => {
    expect(read([cup(edition('2026'), edition('2026', { id: 'other' }))]).kinds).toEqual([
      'fail duplicate-year',
    ])
    expect(read([cup(edition('2026'), edition('2025', { id: '' }))]).kinds).toEqual(['fail bad-id'])
    expect(read([cup(edition('2026'), edition('2026'))]).kinds).toEqual(['warn duplicate-id'])
  })

  it('raises a flag only where the service says true', () => {
    const [one] = read([cup(edition('2026'))]).editions
    expect(one?.publication).toEqual({ clubs: true, teams: true, lot: false, schedule: false })
    const odd = { ...tournament(), status: { teamsPublished: 'true', schedulePublished: 1 } }
    expect(read([cup(edition('2026', { tournaments: [odd] }))]).editions[0]?.publication).toEqual({
      clubs: false,
      teams: false,
      lot: false,
      schedule: false,
    })
  })

  it('has nothing published where there is no tournament', () => {
    for (const tournaments of [[], null, undefined, [null]]) {
      const { editions, kinds } = read([cup(edition('2026', { tournaments }))])
      expect(editions[0]).toMatchObject({ tournamentId: null, name: 'Cup 2026', revision: '' })
      expect(Object.values(editions[0]?.publication ?? {})).toEqual([false, false, false, false])
      expect(kinds).toEqual([])
    }
  })

  it('shows the first tournament of several', () => {
    const { editions, kinds } = read([
      cup(edition('2026', { tournaments: [tournament(), tournament({ id: 'u' })] })),
    ])
    expect(editions[0]?.tournamentId).toBe('t')
    expect(kinds).toEqual(['warn several-tournaments'])
  })

  it('warns where there is no revision', () => {
    expect(read([cup(edition('2026', { tournaments: [tournament({ revision: null })] }))]).kinds).toEqual([
      'warn no-revision',
    ])
  })

  it('says its words in both languages, matched by the id of the edition', () => {
    const swedish = tournament({
      announcements: [{ text: 'Hej', buttonLink: '/2026/', buttonText: null }],
      streamingInfo: null,
    })
    const english = tournament({
      announcements: [
        { text: 'Hi\nthere', buttonLink: 'javascript:alert(1)', buttonText: 'Go' },
        { text: ' ', buttonLink: null, buttonText: null },
      ],
    })
    const { editions, kinds } = read(
      [cup(edition('2026', { tournaments: [english] }), edition('2025'))],
      [cup(edition('2025'), edition('2026', { tournaments: [swedish] }))],
    )
    expect(editions[0]?.announcements).toEqual({
      en: [{ text: 'Hi\nthere', button: null }],
      sv: [{ text: 'Hej', button: { link: '/2026/', text: '/2026/' } }],
    })
    expect(editions[0]?.streaming.sv).toEqual({ info: null, access: null })
    expect(editions[0]?.streaming.en.info).toBe('Every court')
    expect(kinds).toEqual(['warn bad-link', 'warn empty-name'])
  })
})
