import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DrawnPictures } from '../../../src/backend/http/drawn-pictures.ts'
import { createApp } from '../../../src/backend/main.ts'
import { readClubCard } from '../../../src/backend/results/picture/read-club.ts'
import { readMatchCard } from '../../../src/backend/results/picture/read-match.ts'
import { readTeamCard } from '../../../src/backend/results/picture/read-team.ts'
import { LiveResults } from '../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

const isPicture = (bytes: Uint8Array) => Buffer.from(bytes.subarray(1, 4)).toString() === 'PNG'

describeOnBoth('pictures of teams, clubs and matches', (engine) => {
  let base: OpenTestDatabase
  let app: ReturnType<typeof createApp>
  let live: LiveResults
  beforeAll(async () => {
    base = await openTestDatabase(engine)
    const hidden = { ...edition2026({}, { hideMatchResults: true }), year: 2025 }
    const unpublished = {
      ...edition2026(),
      year: 2024,
      published: { clubs: true, teams: false, lot: false, schedule: false },
    }
    await writeCup(base.db, cup(edition2026(), hidden, unpublished))
    live = new LiveResults(base.db)
    app = createApp(testConfig({ cupId: 'test-cup' }), base.db, undefined, null, live)
  })
  afterAll(() => base.dispose())

  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const bytes = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer())
  const match = async (year: number, id: string) => (await readMatchCard(base.db, 'test-cup', year, id))?.card
  const team = async (year: number, id: string) => (await readTeamCard(base.db, 'test-cup', year, id))?.card

  it('are PNGs that may be kept for seconds, with a tag', async () => {
    const response = await get('/share/2026/match/g1.png?v=3')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60, s-maxage=10,/)
    expect(isPicture(new Uint8Array(await response.arrayBuffer()))).toBe(true)
    const tag = response.headers.get('etag') ?? ''
    expect((await get('/share/2026/match/g1.png', { 'if-none-match': tag })).status).toBe(304)
    expect(isPicture(await bytes('/share/2026/team/a.png'))).toBe(true)
    expect(isPicture(await bytes('/share/2026/club/k1.png'))).toBe(true)
  })

  it('show a result as soon as it is reported', async () => {
    expect(await match(2026, 'g3')).toMatchObject({ middle: '3–4', state: 'Live' })
    expect((await team(2026, 'a'))?.figures.map(({ value }) => value)).toEqual([1, 0, 1])
    const before = await bytes('/share/2026/match/g3.png')
    await live.report({
      cupId: 'test-cup',
      tournamentId: 't2026',
      matchId: 'g3',
      report: {
        key: 'final-whistle',
        kind: 'END',
        homeScore: 5,
        awayScore: 4,
        at: '2026-07-07T09:50:00+02:00',
      },
    })
    expect(await match(2026, 'g3')).toMatchObject({
      middle: '5–4',
      state: 'Final score · Slutresultat',
      home: { name: 'IK Example 1', flag: 'se', stressed: true },
      away: { name: 'Esempio', flag: 'it', stressed: false },
      about: ['B14 · Group 1', '07 Jul', 'Heden 6'],
    })
    expect((await team(2026, 'a'))?.figures.map(({ value }) => value)).toEqual([2, 0, 1])
    expect(Buffer.from(before).equals(await bytes('/share/2026/match/g3.png'))).toBe(false)
  })

  it('tell of a club how many teams it has and what they won, and of a class that hides its results nothing', async () => {
    expect(await readClubCard(base.db, 'test-cup', 2026, 'k1')).toMatchObject({
      title: 'IK Example',
      subtitle: 'Sweden · Sverige',
      flag: 'se',
    })
    const figures = async (year: number) =>
      (await readClubCard(base.db, 'test-cup', year, 'k1'))?.figures.map(({ label }) => label)
    expect(await figures(2026)).toEqual(['Teams · Lag', 'Matches · Matcher', 'Won · Vunna'])
    expect(await figures(2025)).toEqual(['Teams · Lag'])
  })

  it('of a class that publishes no results show none', async () => {
    expect(await match(2025, 'g1')).toMatchObject({ middle: '–', state: 'Played · Spelad' })
    const sides = Object.values((await match(2025, 'g1')) ?? {}).filter(
      (side) => side && typeof side === 'object',
    )
    expect(JSON.stringify(sides)).not.toContain('"stressed":true')
    expect((await team(2025, 'a'))?.figures).toEqual([])
  })

  it.each([
    '/share/2026/match/none.png',
    '/share/2026/match/p2.png',
    '/share/2026/match/G1.png',
    '/share/2026/match/g1',
    '/share/2026/match/..%2Fg1.png',
    '/share/26/match/g1.png',
    '/share/2023/match/g1.png',
    '/share/2024/match/g1.png',
    '/share/2024/team/a.png',
    '/share/2026/team/zz.png',
    '/share/2026/club/k9.png',
    '/share/2024/club/k1.png',
  ])('are not there at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('are read only', async () => {
    expect((await app.request('/share/2026/team/a.png', { method: 'POST' })).status).toBe(405)
  })
})

describe('many pictures at a time', () => {
  const drawing = (name: string) => ({ name, layout: name, background: '', width: 1, height: 1 })
  const request = new Request('http://localhost/share/2026/match/g1.png')
  const noFallback = async () => null

  it('are drawn as long as they can be waited for; others get that of the class, and when to come back', async () => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    const pictures = new DrawnPictures(() => promise)
    const asked = Array.from({ length: 60 }, (_, at) =>
      pictures.give(request, drawing(`${at}`), `10.0.0.${at}`, async () => new Response('class')),
    )
    const refused = await Promise.all(asked.slice(40))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(await refused[0]?.text()).toBe('class')
    resolve(new Uint8Array(8))
    expect((await Promise.all(asked.slice(0, 40))).every(({ status }) => status === 200)).toBe(true)
    const again = await pictures.give(request, drawing('59'), '10.0.0.1', noFallback)
    expect(again.status).toBe(200)
  })

  it('are drawn once for all who ask, and for one address only so many', async () => {
    let drawn = 0
    const pictures = new DrawnPictures(async () => {
      drawn += 1
      return new Uint8Array(8)
    })
    for (let at = 0; at < 200; at += 1) await pictures.give(request, drawing('same'), '10.0.0.1', noFallback)
    expect(drawn).toBe(1)
    const statuses = []
    for (let at = 0; at < 130; at += 1)
      statuses.push((await pictures.give(request, drawing(`other ${at}`), '10.0.0.1', noFallback)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(11)
    expect((await pictures.give(request, drawing('new'), '10.0.0.2', noFallback)).status).toBe(200)
  })
})
