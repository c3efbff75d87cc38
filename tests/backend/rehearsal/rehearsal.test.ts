import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isWhole, rehearsalText } from '../../../scripts/rehearse/rehearsal-lines.ts'
import { withoutSite } from '../../../scripts/rehearse/report-waits.ts'
import { openDatabase } from '../../../src/backend/database/connect.ts'
import { DemoClock } from '../../../src/backend/demo/demo-clock.ts'
import { type Mishaps, NO_MISHAPS } from '../../../src/backend/demo/mishaps.ts'
import { copyEdition } from '../../../src/backend/rehearsal/copy-edition.ts'
import { playAtOnce } from '../../../src/backend/rehearsal/play-at-once.ts'
import { rehearseEdition } from '../../../src/backend/rehearsal/rehearse-edition.ts'
import { resultOf } from '../../../src/backend/rehearsal/result-of.ts'
import { EDITION_TABLES } from '../../../src/backend/results/edition-rows.ts'
import { LiveResults } from '../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { playedTime } from '../../../src/domain/rehearsal/played-time.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { at, type cup } from '../results/cup-builder.ts'
import { FINAL, GROUP, place, smallCup } from './small-cup.ts'

const MINUTE = 60_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cup-rehearsed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const copyFile = () => join(folder, 'cup.sqlite')

const { signal } = new AbortController()

/** Rehearses the edition of a database in a copy, and returns what is found in it. */
async function rehearsed({ db }: OpenTestDatabase, mishaps: Mishaps | null = null) {
  const asked = { cupId: 'test-cup', year: null, days: 'all', rest: 30, seed: 1 }
  if (mishaps === null) return withSlowness(await rehearseEdition(db, asked, { folder, signal }))
  const copy = await copyEdition(db, 'test-cup', null, copyFile())
  const copied = openDatabase({ database: { kind: 'sqlite', file: copyFile() } })
  const time = playedTime('all', copy.starts) ?? { from: 0, until: null }
  await playAtOnce(copied, { ...asked, mishaps, ...time, onPlayed: () => undefined }, signal)
  await copied.destroy()
  return withSlowness(await resultOf(copyFile(), copy, { rest: 30, until: null, isCut: false }))
}

function withSlowness<Result extends object>(result: Result | null) {
  if (result === null) throw new Error('Nothing was played.')
  return { ...result, slowness: withoutSite(0) }
}

async function rehearsedCup(document: ReturnType<typeof cup>, mishaps: Mishaps | null = null) {
  const base = await openTestDatabase('SQLite')
  await writeCup(base.db, document)
  const result = await rehearsed(base, mishaps)
  await base.dispose()
  return result
}

describe('a rehearsal', () => {
  it('finds nothing in a schedule that is whole, and plays it to its final', async () => {
    const result = await rehearsedCup(smallCup())
    expect([rehearsalText(result), isWhole(result)]).toEqual([
      expect.stringContaining('Missing: nothing\nClashed: nothing'),
      true,
    ])
    const matches = result.after.categories.flatMap(({ divisions }) =>
      divisions.flatMap((one) => one.matches),
    )
    expect(matches).toHaveLength(7)
    for (const { id, kind, home, away } of matches)
      expect([id, kind, home.kind, away.kind]).toEqual([
        id,
        expect.stringMatching(/^(?:finished|walkover)$/),
        'team',
        'team',
      ])
    expect(matches.some(({ kind }) => kind === 'walkover')).toBe(true)
  })

  it('names a placeholder that nobody fills, and what waits for its match', async () => {
    const semifinal = {
      id: 'semi',
      round: { name: '1/2', rank: 1, index: 1 },
      home: { placeholder: '1st in Group 7' },
      away: { placeholder: '2nd in Group 1' },
      ...place('16:00', 'f5'),
    }
    const final = { ...FINAL, away: { placeholder: 'Winner of 1/2 #1' } }
    const result = await rehearsedCup(smallCup({ playoff: [semifinal, final] }), NO_MISHAPS)
    const found = result.findings.missing.map(({ match: { id }, why, waitsFor }) => [id, why, waitsFor?.id])
    expect(found).toEqual([
      ['semi', 'no-source', undefined],
      ['final', 'not-over', 'semi'],
    ])
    expect(isWhole(result)).toBe(false)
    expect(result.findings.planned).toEqual([])
  })

  it('finds a team that plays twice at a time because its field is late, and does not without that', async () => {
    const group = GROUP.map((one) => (one.id === 'g3' ? { ...one, ...place('09:10', 'f6') } : one))
    const late: Mishaps = {
      ...NO_MISHAPS,
      late: (fieldId, starts) => (fieldId === 'f5' && starts < Date.parse(at('09:00')) ? 45 * MINUTE : 0),
    }
    const kinds = async (mishaps: Mishaps) => {
      const { findings } = await rehearsedCup(smallCup({ group }), mishaps)
      rmSync(copyFile())
      return [findings.planned, findings.played].map((faults) =>
        faults.map((fault) => [fault.kind, ...fault.matches.map(({ id }) => id)]),
      )
    }
    expect(await kinds(late)).toEqual([[], [['team-twice', 'g1', 'g3']]])
    expect(await kinds(NO_MISHAPS)).toEqual([[], []])
  })

  it('lets a match wait for its teams and for its field', async () => {
    const final = { ...FINAL, ...place('14:10', 'f5') }
    const { after, findings } = await rehearsedCup(smallCup({ playoff: [final] }), NO_MISHAPS)
    expect([findings.missing, findings.unplayed]).toEqual([[], []])
    const matches = after.categories.flatMap(({ divisions }) => divisions.flatMap((one) => one.matches))
    const [last, decided] = ['final', 'g5'].map((id) => matches.find((one) => one.id === id))
    expect(last?.startedAt).toBeGreaterThan(decided?.endedAt ?? Number.POSITIVE_INFINITY)
    expect(findings.planned.map(({ kind }) => kind)).toContain('early')
  })

  it('holds back what a silent desk reports, with the times of what happened', async () => {
    const [from, to] = [Date.parse(at('08:05')), Date.parse(at('08:20'))]
    const reportedAt = (fieldId: string | null, then: number) =>
      fieldId === 'f5' && then >= from && then < to ? to : then
    const { db, dispose } = await openTestDatabase('SQLite')
    await writeCup(db, smallCup())
    await rehearsed({ db } as OpenTestDatabase, { ...NO_MISHAPS, reportedAt })
    const copied = openDatabase({ database: { kind: 'sqlite', file: copyFile() } })
    const events = await copied
      .selectFrom('match_event')
      .select(['at', 'reported_at'])
      .where('match_id', '=', 'g1')
      .execute()
    const during = events.filter((event) => Date.parse(event.at) >= from && Date.parse(event.at) < to)
    expect(during.length).toBeGreaterThan(3)
    for (const event of during) expect(Date.parse(event.reported_at)).toBe(to)
    await copied.destroy()
    await dispose()
  })

  it('asks nobody outside', async () => {
    const connects = vi.spyOn(Socket.prototype, 'connect')
    const fetches = vi.spyOn(globalThis, 'fetch')
    await rehearsedCup(smallCup())
    expect([connects.mock.calls.length, fetches.mock.calls.length]).toEqual([0, 0])
    vi.restoreAllMocks()
  })
})

describeOnBoth('the database that a rehearsal copies', (engine) => {
  it('stays as it is, and gives the copy no report, link, act or result', async () => {
    const base = await openTestDatabase(engine)
    await writeCup(base.db, smallCup())
    const live = new LiveResults(base.db, new DemoClock(Date.parse(at('08:35')), 'test-cup'))
    const request = { cupId: 'test-cup', tournamentId: 't2026' }
    const report = { key: 'first-report', kind: 'END', homeScore: 9, awayScore: 3, at: at('08:35') }
    const actor = { kind: 'operator' as const }
    await live.report({ ...request, matchId: 'g1', report, actor })
    await live.issueScorerLinks({ ...request, fieldIds: ['f5'], days: ['2026-07-07'] } as never, actor)
    const before = await everything(base)
    const result = await rehearsed(base)
    expect(await everything(base)).toEqual(before)
    expect(result.withoutLink).toEqual([{ fieldId: 'f6', day: '2026-07-07' }])
    rmSync(copyFile())

    await copyEdition(base.db, 'test-cup', 2026, copyFile())
    const copied = openDatabase({ database: { kind: 'sqlite', file: copyFile() } })
    const mayHoldRows = new Set<string>(['cup', 'edition', 'installation', ...EDITION_TABLES])
    for (const { name } of await copied.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(copied)
      if (!mayHoldRows.has(name)) expect([name, rows]).toEqual([name, []])
    }
    const states = await copied.selectFrom('match').select(['state', 'home_score']).execute()
    expect(new Set(states.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ state: 'scheduled', home_score: null })]),
    )
    await copied.destroy()
    await base.dispose()
  })
})

/** Every row of a database, and of a file its bytes. */
async function everything({ db, target }: OpenTestDatabase): Promise<unknown[]> {
  const tables = await db.introspection.getTables()
  const rows: unknown[] = []
  for (const { name } of tables)
    rows.push([name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows])
  const files = target.kind === 'sqlite' ? [target.file, `${target.file}-wal`].filter(existsSync) : []
  return [...rows, ...files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'))]
}
