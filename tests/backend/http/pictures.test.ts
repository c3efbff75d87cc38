import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DrawnPictures } from '../../../src/backend/http/pictures/drawn-pictures.ts'
import type { MadePicture, PictureRequest } from '../../../src/backend/http/pictures/make-picture.ts'
import { PictureThread } from '../../../src/backend/http/pictures/start-picture-thread.ts'
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
  const match = (year: number, id: string) => readMatchCard(base.db, 'test-cup', year, id)
  const team = (year: number, id: string) => readTeamCard(base.db, 'test-cup', year, id)

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

const REVISIONS = (revision: number) =>
  ({ epoch: 'e', edition: (_: string, year: number) => (year === 2026 ? { revision } : undefined) }) as never
const club = (id: string) => ({ cupId: 'c', year: 2026, kind: 'club', id }) as const
const drawn = (content: string): MadePicture => ({ kind: 'drawn', png: new Uint8Array(8), content })

describe('many pictures at a time', () => {
  it('are drawn as long as they can be waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<MadePicture>()
    const pictures = new DrawnPictures(() => promise)
    const asked = Array.from({ length: 60 }, (_, at) =>
      pictures.give(club(`${at}`), REVISIONS(1), `10.0.0.${at}`),
    )
    const refused = await Promise.all(asked.slice(40))
    expect(refused).toEqual(Array(20).fill({ kind: 'refused', status: 503, retrySeconds: 5 }))
    resolve(drawn('x'))
    expect((await Promise.all(asked.slice(0, 40))).every(({ kind }) => kind === 'picture')).toBe(true)
    expect((await pictures.give(club('59'), REVISIONS(1), '10.0.0.1')).kind).toBe('picture')
  })

  it('are read and drawn once for all who ask, and for one address only so many', async () => {
    const make = vi.fn(async ({ id }: PictureRequest) => drawn(id))
    const pictures = new DrawnPictures(make)
    for (let at = 0; at < 200; at += 1) await pictures.give(club('same'), REVISIONS(1), '10.0.0.1')
    await Promise.all(Array.from({ length: 9 }, () => pictures.give(club('once'), REVISIONS(1), '10.0.0.9')))
    expect(make).toHaveBeenCalledTimes(2)
    const kinds = []
    for (let at = 0; at < 130; at += 1)
      kinds.push((await pictures.give(club(`other ${at}`), REVISIONS(1), '10.0.0.1')).kind)
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(11)
    expect((await pictures.give(club('new'), REVISIONS(1), '10.0.0.2')).kind).toBe('picture')
  })

  it('are read again after a change of their edition, and drawn again if it shows', async () => {
    let content = 'before'
    const make = vi.fn(
      async ({ known }: PictureRequest): Promise<MadePicture> =>
        known === content ? { kind: 'same' } : drawn(content),
    )
    const pictures = new DrawnPictures(make)
    const give = (revision: number) => pictures.give(club('a'), REVISIONS(revision), '10.0.0.1')
    const first = await give(1)
    expect(await give(1)).toEqual(first)
    expect(await give(2)).toEqual(first)
    expect(make.mock.calls.map(([{ known }]) => known)).toEqual([null, 'before'])
    content = 'after'
    const later = await give(3)
    expect(later.kind === 'picture' && later.representation).not.toBe(
      first.kind === 'picture' && first.representation,
    )
    expect(make).toHaveBeenCalledTimes(3)
    expect(await pictures.give({ ...club('a'), year: 2025 }, REVISIONS(3), '10.0.0.1')).toEqual({
      kind: 'absent',
    })
    expect(make).toHaveBeenCalledTimes(3)
  })
})

it('whoever would have to wait gets the picture of the edition, and when to come back', async () => {
  const base = await openTestDatabase('SQLite')
  await writeCup(base.db, cup(edition2026()))
  const siteDir = await mkdtemp(join(tmpdir(), 'cup-site-'))
  await mkdir(join(siteDir, 'share'))
  await writeFile(join(siteDir, 'share', '2026.png'), 'edition')
  const { promise, resolve } = Promise.withResolvers<MadePicture>()
  const work = { makePicture: () => promise }
  const app = createApp(
    testConfig({ cupId: 'test-cup', siteDir }),
    base.db,
    undefined,
    null,
    undefined,
    undefined,
    work,
  )
  const asked = Array.from({ length: 41 }, (_, at) => app.request(`/share/2026/team/t${at}.png`))
  const refused = await asked[40]
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5'])
  expect(refused?.headers.get('cache-control')).toBe('no-store')
  expect(await refused?.text()).toBe('edition')
  resolve(drawn('x'))
  await Promise.all(asked)
  await rm(siteDir, { recursive: true })
  await base.dispose()
})

it('a kept picture reads nothing and draws nothing, also for HEAD and for whoever holds it', async () => {
  const base = await openTestDatabase('SQLite')
  await writeCup(base.db, cup(edition2026()))
  const config = testConfig({ cupId: 'test-cup', database: base.target })
  const thread = new PictureThread(config, () => {})
  const make = vi.fn(thread.make)
  const app = createApp(config, base.db, undefined, null, undefined, undefined, { makePicture: make })
  const first = await app.request('/share/2026/club/k1.png')
  expect(isPicture(new Uint8Array(await first.arrayBuffer()))).toBe(true)
  const etag = first.headers.get('etag') ?? ''
  const head = await app.request('/share/2026/club/k1.png', { method: 'HEAD' })
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
  const held = await app.request('/share/2026/club/k1.png', { headers: { 'if-none-match': etag } })
  expect(held.status).toBe(304)
  expect(make).toHaveBeenCalledTimes(1)
  expect((await app.request('/share/2026/club/none.png')).status).toBe(404)
  await thread.stop()
  await base.dispose()
})
