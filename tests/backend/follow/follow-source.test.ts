import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fileSource } from '../../../scripts/follow/file-source.ts'
import { followSource } from '../../../scripts/follow/follow-source.ts'
import { readStates } from '../../../scripts/follow/source-state.ts'
import { openDatabase } from '../../../src/backend/database/connect.ts'
import { generateDemoCup } from '../../../src/backend/demo/generate.ts'
import { serviceSource } from '../../../src/backend/follow/service-source.ts'
import type { Source } from '../../../src/backend/follow/source.ts'
import { readCup } from '../../../src/backend/results/read-cup.ts'
import { startRealService } from '../../contract/archive/real-service.ts'
import { openDesk } from '../results/report/desk.ts'

const HEADER = 'id;class;division;date;time;field;home;away;homeScore;awayScore'
const rowsOf = (count: number, scores: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: count }, (_, at) => {
    const clock = `${String(8 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`
    return `m${at};B16;Group 1;2026-07-07;${clock};Heden 1;Team ${at % 5};Team ${(at % 5) + 5};${scores[at] ?? ';'}`
  })

let folder: string
let file: string
let lines: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cup-follow-'))
  file = join(folder, 'matches.csv')
  lines = []
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const write = (rows: readonly string[]) => writeFileSync(file, [HEADER, ...rows].join('\n'))
const target = () => ({ database: { kind: 'sqlite', file: join(folder, 'cup.sqlite') } }) as const

async function follow(source: Source, more: { isAccepted?: boolean; prefers?: readonly string[] } = {}) {
  const state = await followSource(
    source,
    {
      dataDir: folder,
      arguments: {
        options: { cup: 'test-cup' },
        prefersFile: more.prefers ? (id) => more.prefers?.includes(id) ?? false : null,
      },
      isOnce: true,
      isAccepted: more.isAccepted ?? false,
      print: (line) => lines.push(line),
    },
    new AbortController().signal,
  )
  return state ?? expect.unreachable('it was stopped')
}

async function stored() {
  const db = openDatabase(target())
  const rows = await db.selectFrom('match').select(['id', 'home_score', 'away_score']).orderBy('id').execute()
  await db.destroy()
  return rows
}

it('stores what a file holds, and what changes in it, and says so once', async () => {
  write(rowsOf(4))
  const source = fileSource(file, 1)
  expect(await follow(source)).toMatchObject({
    state: 'followed',
    storedAt: expect.any(String),
    sentences: [],
  })
  expect(await stored()).toHaveLength(4)
  lines = []
  const unchanged = await follow(source)
  expect(unchanged.state).toBe('followed')
  expect(lines).toEqual([])
  write(rowsOf(5, { 0: '9;8' }))
  await follow(source)
  expect((await stored())[0]).toMatchObject({ id: 'm0', home_score: 9, away_score: 8 })
  expect(readStates(folder)).toMatchObject([{ source: file, state: { state: 'followed' } }])
})

it('leaves what the desk reported, and lists it until somebody decides', async () => {
  write(rowsOf(4))
  await follow(fileSource(file, 1))
  const db = openDatabase(target())
  const { error } = await openDesk(db).report('m0', { kind: 'END', homeScore: 10, awayScore: 7 })
  await db.destroy()
  expect(error).toBeNull()
  write(rowsOf(4, { 0: '7;10', 1: '5;4' }))
  const state = await follow(fileSource(file, 1))
  expect(state.state).toBe('followed')
  expect(state.conflicts).toMatchObject([
    { year: 2026, matchId: 'm0', about: 'result', reported: '10–7, finished', file: '7–10, finished' },
  ])
  expect(lines.at(-1)).toMatch(
    /match m0, .*reported as 10–7.*the source has 7–10, finished; --once --prefer file:m0/,
  )
  expect(await stored()).toMatchObject([{ home_score: 10 }, { home_score: 5 }, {}, {}])
  expect((await follow(fileSource(file, 1), { prefers: ['m0'] })).conflicts).toEqual([])
  expect((await stored())[0]).toMatchObject({ home_score: 7, away_score: 10 })
})

it('stores nothing of a table that was cut off, until that is accepted', async () => {
  write(rowsOf(20))
  await follow(fileSource(file, 1))
  write(rowsOf(9))
  const waiting = await follow(fileSource(file, 1))
  expect(waiting).toMatchObject({
    state: 'waiting',
    sentences: [
      {
        en: expect.stringContaining('11 of 20 matches are not'),
        sv: expect.stringContaining('11 av 20 matcher finns inte'),
      },
    ],
  })
  expect(lines.at(-1)).toContain('--once --accept')
  expect(await stored()).toHaveLength(20)
  await follow(fileSource(file, 1), { isAccepted: true })
  expect(await stored()).toHaveLength(9)
})

it('stores nothing of a table with faults, and names them', async () => {
  write(rowsOf(2))
  await follow(fileSource(file, 1))
  write([...rowsOf(2), 'm9;B16;Group 1;2026-07-07;25:99;Heden 1;Team 1;Team 2;;'])
  const state = await follow(fileSource(file, 1))
  expect(state.state).toBe('refused')
  expect(state.sentences).toEqual([
    { en: expect.stringMatching(/25:99.*Right: /), sv: expect.stringMatching(/25:99.*Rätt: /) },
  ])
  expect(await stored()).toHaveLength(2)
})

it('says that a source is gone, and stores it when it is back', async () => {
  const source = fileSource(file, 1)
  expect(await follow(source)).toMatchObject({ state: 'unreachable', storedAt: null })
  write(rowsOf(2))
  expect((await follow(source)).state).toBe('followed')
  expect(await stored()).toHaveLength(2)
})

it('does not read a file that is still being written', async () => {
  write(rowsOf(2))
  const source = fileSource(file, 1)
  const { signal } = new AbortController()
  expect(await source.look(signal)).toBeNull()
  write(rowsOf(3))
  expect(await source.look(signal)).toBeNull()
  expect((await source.look(signal))?.files).toHaveLength(1)
})

it('gets the edition of another service, and again only what changed', async () => {
  const service = await startRealService()
  try {
    const cup = generateDemoCup({ size: 'small', seed: 1, now: Date.parse('2026-07-09T14:10:00+02:00') })
    await service.store({ ...cup, cup: { ...cup.cup, id: 'test-cup' } })
    const source = serviceSource(new URL(service.settings.resultsUrl), 'test-cup', {
      year: null,
      everyMs: 1,
      cacheDir: folder,
    })
    expect(await follow(source)).toMatchObject({ state: 'followed', sentences: [] })
    const db = openDatabase(target())
    const found = await readCup(db, 'test-cup', null)
    await db.destroy()
    const latest = cup.editions.find(({ year }) => year === 2026)
    const idsOf = (edition: typeof latest) =>
      edition?.categories.flatMap(({ stages }) =>
        stages.flatMap(({ divisions }) => divisions.flatMap(({ matches }) => matches.map(({ id }) => id))),
      )
    expect(found?.editions.map(({ year }) => year)).toEqual([2026])
    expect(idsOf(found?.editions[0])?.sort()).toEqual(idsOf(latest)?.sort())
    expect(await source.look(new AbortController().signal)).toBeNull()
  } finally {
    await service.stop()
  }
})
