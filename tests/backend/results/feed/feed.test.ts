import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../src/backend/database/connect.ts'
import { createApp } from '../../../../src/backend/main.ts'
import { phaseOf } from '../../../../src/backend/results/feed/phase.ts'
import { LiveResults } from '../../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import type { WireFeed, WireFeedMatch } from '../../../../src/contract/feed.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { testConfig } from '../ask.ts'
import { at, cup, edition2026, match } from '../cup-builder.ts'
import { openDesk } from '../report/desk.ts'

const FEED = '/feed/test-cup/t2026'

/** A cup with this many matches of one group, all at one time. */
function largeCup(count: number) {
  const names = Array.from({ length: count * 2 }, (_, index) => ({
    id: `26${String(index).padStart(4, '0')}`,
    name: `Lindhammars Idrottsklubb Ungdom ${index}`,
  }))
  const matches = names.slice(0, count).map(({ id }, index) =>
    match(`26${String(index).padStart(5, '0')}`, id, names[count + index]?.id ?? '', {
      startsAt: at('10:00'),
      field: index % 2 ? 'f5' : 'f6',
      location: `Heden ${index} - Fiktiva Sponsorbolaget AB`,
    }),
  )
  const stages = [
    { id: 's', name: 'Gruppspel', type: 'league', divisions: [{ id: 'd', name: '1', matches }] },
  ]
  return cup(edition2026({ featured: [] }, { teams: names, stages }))
}

describeOnBoth('the feed', (engine) => {
  let base: OpenTestDatabase
  let desk: ReturnType<typeof openDesk>
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    desk = openDesk(base.db)
  })
  afterEach(() => base.dispose())

  it('is whole at the fullest moment of the largest cup, and small', async () => {
    await writeCup(base.db, largeCup(75))
    const live = new LiveResults(base.db)
    const { editions } = largeCup(75)
    const ids = editions[0]?.categories[0]?.stages[0]?.divisions[0]?.matches.map(({ id }) => id) ?? []
    for (const matchId of ids) {
      const report = { key: `score-${matchId}`, kind: 'SCORE', homeScore: 11, awayScore: 12 }
      await live.report({ cupId: 'test-cup', tournamentId: 't2026', matchId, report })
    }
    const response = await createApp(testConfig(), base.db, undefined, null, live).request(FEED)
    const body = await response.text()
    const feed: WireFeed = JSON.parse(body)
    expect(feed.matches).toHaveLength(75)
    expect(feed.since).toBe(0)
    expect(gzipSync(body).length).toBeLessThan(30_000)
  })

  it('tells how many matches are live', async () => {
    await writeCup(base.db, largeCup(3))
    expect(await desk.feed()).toMatchObject({ live: 0 })
    for (const matchId of ['2600000', '2600001']) await desk.report(matchId, { kind: 'START' })
    expect(await desk.feed()).toMatchObject({ live: 2 })
    await desk.report('2600000', { kind: 'END', homeScore: 3, awayScore: 2 })
    expect(await desk.feed()).toMatchObject({ live: 1 })
  })

  it('tells which matches are featured, as they follow the day', async () => {
    const document = largeCup(3)
    for (const edition of document.editions) edition.featured = ['2600000', '2600002']
    await writeCup(base.db, document)
    await desk.report('2600000', { kind: 'START' })
    await desk.report('2600000', { kind: 'END', homeScore: 3, awayScore: 2 })
    expect(await desk.feed()).toMatchObject({ featured: ['2600000', '2600002'] })
    await desk.report('2600001', { kind: 'START' })
    expect(await desk.feed()).toMatchObject({ featured: ['2600001', '2600002'] })
  })

  it('has a head of the last changes that says from where on it is whole, and all of them for who asks', async () => {
    await writeCup(base.db, largeCup(230))
    await base.db
      .updateTable('match')
      .set((update) => ({ revision: update('position', '+', 2) }))
      .execute()
    await base.db.updateTable('edition').set({ revision: 231 }).execute()
    const head: WireFeed = await desk.feed()
    expect(head).toMatchObject({ revision: 231, since: 31 })
    expect(head.matches).toHaveLength(200)
    expect(head.matches.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 200 }, (_, index) => 231 - index),
    )
    expect(gzipSync(JSON.stringify(head)).length).toBeLessThan(30_000)
    const all: WireFeed = await desk.feed('?since=0')
    expect([all.since, all.matches.length]).toEqual([0, 230])
    for (const since of [1, 10, 30, 31, 100, 231, 999]) {
      const answer: WireFeed = await desk.feed(`?since=${since}`)
      expect(answer.since).toBeLessThanOrEqual(since)
      const revisions = new Set(answer.matches.map(({ revision }) => revision))
      for (let revision = answer.since + 1; revision <= 231; revision += 1)
        expect(revision === 1 || revisions.has(revision)).toBe(true)
    }
  })

  it('cuts no change in two: where one change is larger than the head, the head holds nothing of it', async () => {
    await writeCup(base.db, largeCup(230))
    await base.db.updateTable('match').set({ revision: 2 }).execute()
    await base.db.updateTable('edition').set({ revision: 2 }).execute()
    const head: WireFeed = await desk.feed()
    expect(head).toMatchObject({ since: 2, matches: [] })
    expect((await desk.feed('?since=1')).matches).toHaveLength(230)
  })

  it('answers 304 while nothing changes, the same bytes for everybody, and lets caches keep them for seconds', async () => {
    await writeCup(base.db, cup(edition2026()))
    await desk.report('g4', { kind: 'START' })
    const first = await desk.app.request(FEED)
    const other = await createApp(testConfig(), base.db).request(FEED)
    const tag = first.headers.get('etag') ?? ''
    expect(other.headers.get('etag')).toBe(tag)
    expect(await other.text()).toBe(await first.text())
    expect(first.headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=[345], stale-while-revalidate=\d, stale-if-error=864000$/,
    )
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('access-control-expose-headers')).toBe('date, age, etag, retry-after')
    const again = await desk.app.request(FEED, { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await desk.report('g4', { kind: 'SCORE', homeScore: 1, awayScore: 0 })
    expect((await desk.app.request(FEED, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  it('is read and nothing else, and says what it does not have', async () => {
    await writeCup(base.db, cup(edition2026()))
    const status = async (path: string, method = 'GET') => (await desk.app.request(path, { method })).status
    expect(await status(FEED, 'HEAD')).toBe(200)
    expect(await status(FEED, 'POST')).toBe(405)
    for (const since of ['', '-1', '1.5', 'x', '1e3', '99999999999999999999', '1&since=2'])
      expect([since, await status(`${FEED}?since=${since}`)]).toEqual([since, 400])
    for (const path of [
      '/feed/other/t2026',
      '/feed/test-cup/t1999',
      '/feed/test-cup/2026',
      '/feed/a%2Fb/t2026',
    ])
      expect([path, await status(path)]).toEqual([path, 404])
  })

  it('holds nothing before the schedule is published', async () => {
    await writeCup(base.db, cup(edition2026()))
    await desk.report('g4', { kind: 'START' })
    const published = { clubs: true, teams: true, lot: true, schedule: false }
    await writeCup(base.db, cup(edition2026({ published })), { reports: 'discard' })
    await base.db.updateTable('match').set({ revision: 3 }).execute()
    expect((await openDesk(base.db).feed()).matches).toEqual([])
  })

  it('shows a report of another process within a second', async () => {
    await writeCup(base.db, cup(edition2026()))
    expect((await desk.feed()).matches).toEqual([])
    const otherDb = openDatabase({ database: base.target })
    await openDesk(otherDb).report('g4', { kind: 'START' })
    await expect.poll(async () => (await desk.feed()).matches.length, { timeout: 1000 }).toBe(1)
    await otherDb.destroy()
  })

  it('never tells less than before, whatever is reported by whom and asked in between', async () => {
    await writeCup(base.db, largeCup(12))
    const ids = Array.from({ length: 12 }, (_, index) => `26${String(index).padStart(5, '0')}`)
    let count = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ writer: fc.nat(1), match: fc.nat(11), pauseMs: fc.nat(3) }), {
          minLength: 5,
          maxLength: 25,
        }),
        async (steps) => {
          const desks = [desk, openDesk(base.db)]
          const held = new Map<string, WireFeedMatch>()
          let revision = (await desk.feed()).revision
          let asking = true
          const reader = (async () => {
            while (asking) {
              const feed: WireFeed = await desk.feed()
              expect(feed.revision).toBeGreaterThanOrEqual(revision)
              expect(feed.since).toBeLessThanOrEqual(revision)
              revision = feed.revision
              for (const one of feed.matches) {
                expect(one.revision).toBeGreaterThanOrEqual(held.get(one.id)?.revision ?? 0)
                held.set(one.id, one)
              }
              // SQLite answers without a pause, so that the writers' timers would never fire.
              await setImmediate()
            }
          })()
          await Promise.all(
            steps.map(async ({ writer, match, pauseMs }) => {
              await new Promise((resolve) => setTimeout(resolve, pauseMs))
              count += 1
              await desks[writer]?.report(ids[match] ?? '', {
                kind: 'SCORE',
                homeScore: count % 100,
                awayScore: 0,
              })
            }),
          )
          asking = false
          await reader
          const stored = await base.db.selectFrom('match').select(['id', 'revision', 'home_score']).execute()
          await expect
            .poll(async () => (await desk.feed()).revision, { timeout: 10_000 })
            .toBe(Math.max(...stored.map((row) => row.revision)))
          for (const one of (await desk.feed()).matches) {
            const row = stored.find(({ id }) => id === one.id)
            expect([one.revision, one.homeScore]).toEqual([row?.revision, row?.home_score])
          }
        },
      ),
      { numRuns: 8 },
    )
  })
})

describe('the feed of a service whose database is gone', () => {
  it('is 503, for a cache to answer instead', async () => {
    const base = await openTestDatabase('SQLite')
    const app = createApp(testConfig(), base.db)
    await base.db.destroy()
    const response = await app.request(FEED)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the phase of an edition', () => {
  const week = { starts_at: '2026-07-06T08:00:00+02:00', ends_at: '2026-07-11T22:00:00+02:00' }
  it.each([
    ['2026-07-05T23:59:59+02:00', 'before'],
    ['2026-07-06T00:00:00+02:00', 'under-way'],
    ['2026-07-11T23:59:59+02:00', 'under-way'],
    ['2026-07-12T00:00:00+02:00', 'over'],
  ])('at %s is %s', (now, phase) => {
    expect(phaseOf(week, Date.parse(now))).toBe(phase)
  })
  it('is open where an end is not known, and right on the day with 25 hours', () => {
    expect(phaseOf({ starts_at: null, ends_at: null }, 0)).toBe('under-way')
    const autumn = { starts_at: null, ends_at: '2026-10-25T02:30:00+01:00' }
    expect(phaseOf(autumn, Date.parse('2026-10-25T23:59:59+01:00'))).toBe('under-way')
    expect(phaseOf(autumn, Date.parse('2026-10-26T00:00:00+01:00'))).toBe('over')
  })
})
