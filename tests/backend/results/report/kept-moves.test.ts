import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepMoves } from '../../../../src/backend/database/kept-moves.ts'
import { cupDocument } from '../../../../src/backend/document/cup-document.ts'
import { keepStored } from '../../../../src/backend/results/merge/keep-stored.ts'
import { readCup } from '../../../../src/backend/results/read-cup.ts'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { ask } from '../ask.ts'
import { at, cup, edition2026 } from '../cup-builder.ts'
import { openDesk } from './desk.ts'

const QUERY = `{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "g3") {
  startedAt endedAt moves { toldAt previousStartTime zonedStartTime previousLocationName locationName }
} }`

describeOnBoth('what a match keeps of its reports', (engine) => {
  let base: OpenTestDatabase
  let desk: ReturnType<typeof openDesk>
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, cup(edition2026()))
    desk = openDesk(base.db)
  })
  afterEach(() => base.dispose())
  const kept = async () => (await ask(base.db, QUERY)).match

  it('is every move with what it was before, told in UTC, also in the feed, and back again', async () => {
    await desk.report('g3', { kind: 'CORRECTION', state: 'SCHEDULED' })
    await desk.report('g3', { kind: 'MOVE', startsAt: at('09:45'), fieldId: 'f5' })
    await desk.report('g3', { kind: 'MOVE', startsAt: at('09:10') })
    // A move to the same time and field is no move.
    await desk.report('g3', { kind: 'MOVE', startsAt: at('09:10'), fieldId: 'f5' })
    const { moves } = await kept()
    expect(moves).toEqual([
      {
        toldAt: expect.stringMatching(/^\d{4}-.*Z$/),
        previousStartTime: at('09:10'),
        zonedStartTime: at('09:45'),
        previousLocationName: 'Heden 6',
        locationName: 'Heden 5',
      },
      {
        toldAt: expect.stringMatching(/Z$/),
        previousStartTime: at('09:45'),
        zonedStartTime: at('09:10'),
        previousLocationName: null,
        locationName: null,
      },
    ])
    expect((await desk.feed()).matches).toMatchObject([{ id: 'g3', moves }])
  })

  it('is why it was moved, also in the feed and in an export', async () => {
    await desk.report('g3', { kind: 'CORRECTION', state: 'SCHEDULED' })
    await desk.report('g3', {
      kind: 'MOVE',
      startsAt: at('09:45'),
      reason: [
        { lang: 'en', text: 'Thunder' },
        { lang: 'sv', text: 'Åska' },
      ],
    })
    const query =
      '{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "g3") { moves { reason { en sv } } } }'
    const reason = { en: 'Thunder', sv: 'Åska' }
    expect((await ask(base.db, query)).match.moves).toEqual([{ reason }])
    expect((await desk.feed()).matches).toMatchObject([{ id: 'g3', moves: [{ reason }] }])
    const exported = await readCup(base.db, 'test-cup', null)
    expect(JSON.stringify(exported)).toContain('"reason":{"en":"Thunder","sv":"Åska"}')
    const other = await openTestDatabase(engine)
    try {
      await writeCup(other.db, v.parse(cupDocument, JSON.parse(JSON.stringify(exported))), {
        keeping: keepStored({ givenIds: null }),
      })
      expect((await ask(other.db, query)).match.moves).toEqual([{ reason }])
      expect(await readCup(other.db, 'test-cup', null)).toEqual(exported)
    } finally {
      await other.dispose()
    }
  })

  it('is when it began and ended, until that was wrong', async () => {
    expect(await kept()).toMatchObject({ startedAt: null, endedAt: null, moves: [] })
    await desk.report('g3', { kind: 'CORRECTION', state: 'SCHEDULED' })
    await desk.report('g3', { kind: 'START', at: at('09:14') })
    await desk.report('g3', { kind: 'SCORE', homeScore: 1, awayScore: 0, at: at('09:16') })
    expect(await kept()).toMatchObject({ startedAt: at('09:14'), endedAt: null })
    await desk.report('g3', { kind: 'END', homeScore: 9, awayScore: 8, at: at('09:50') })
    await desk.report('g3', { kind: 'CORRECTION', homeScore: 9, awayScore: 9, at: at('10:30') })
    expect(await kept()).toMatchObject({ startedAt: at('09:14'), endedAt: at('09:50') })
    await desk.report('g3', { kind: 'CORRECTION', state: 'LIVE' })
    expect(await kept()).toMatchObject({ startedAt: at('09:14'), endedAt: null })
    await desk.report('g3', { kind: 'CORRECTION', state: 'SCHEDULED' })
    expect(await kept()).toMatchObject({ startedAt: null, endedAt: null })
  })

  it('is found again in the reports of a database from before', async () => {
    await desk.report('g3', { kind: 'CORRECTION', state: 'SCHEDULED' })
    await desk.report('g3', { kind: 'MOVE', startsAt: at('09:45'), fieldId: 'f5' })
    await desk.report('g3', { kind: 'MOVE', fieldId: 'f6' })
    await desk.report('g3', { kind: 'START', at: at('09:50') })
    await desk.report('g3', { kind: 'END', homeScore: 9, awayScore: 8, at: at('10:20') })
    const before = await kept()
    expect(before.moves).toHaveLength(2)
    for (const column of ['started_at', 'ended_at', 'moves_json'])
      await sql`alter table "match" drop column ${sql.ref(column)}`.execute(base.db)
    await keepMoves(base.db as unknown as Kysely<unknown>)
    // Reports state to the second when the service received them.
    const toSeconds = (text: string) => text.replace(/\.\d{3}Z/g, 'Z')
    expect(toSeconds(JSON.stringify(await kept()))).toBe(toSeconds(JSON.stringify(before)))
  })
})
