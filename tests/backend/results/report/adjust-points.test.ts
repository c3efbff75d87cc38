import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate, openDatabase } from '../../../../src/backend/database/connect.ts'
import { ReportsWouldBeLost, writeCup } from '../../../../src/backend/results/write-edition.ts'
import { BARE_ENV } from '../../../support/bare-env.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { type ServiceProcess, startService } from '../../http/service-process.ts'
import { ask } from '../ask.ts'
import { cup, edition2026, match, played } from '../cup-builder.ts'
import { OPERATOR_KEY, openDesk } from './desk.ts'

const MUTATION = `mutation ($divisionId: ID!, $teamId: ID!, $adjustment: AdjustmentReport!) {
  adjustPoints(cupId: "test-cup", tournamentId: "t2026", divisionId: $divisionId, teamId: $teamId, adjustment: $adjustment) {
    teamName divisionName revision repeated } }`

/** The group is over: A 4, B 2, C 2, D 0 points before a jury decides; the first of it plays a semifinal. */
function finishedGroup() {
  const document = edition2026() as {
    categories: { stages: { divisions: { matches: object[]; qualification?: object[] }[] }[] }[]
  }
  const [groups, playoff] = document.categories[0]?.stages ?? []
  const [group] = groups?.divisions ?? []
  if (group)
    group.matches = [
      played('g1', 'a', 'b', [12, 7]),
      played('g3', 'a', 'c', [9, 4]),
      played('g2', 'b', 'd', [5, 2]),
      played('g4', 'c', 'd', [5, 3]),
    ]
  const [division] = playoff?.divisions ?? []
  if (division)
    division.matches = [
      match('p1', 'a', 'd', { home: { placeholder: '1:an i Grupp 1' }, round: { rank: 1, index: 1 } }),
    ]
  return cup(document as never)
}

describeOnBoth('points that a jury gives or takes', (engine) => {
  let base: OpenTestDatabase
  let keys = 0
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, finishedGroup())
  })
  afterEach(() => base.dispose())

  const adjust = async (
    teamId: string,
    values: Readonly<Record<string, unknown>>,
    { key = OPERATOR_KEY as string | null, divisionId = 'g' } = {},
  ) => {
    keys += 1
    const adjustment = { key: `test-points-${keys}`, ...values }
    const response = await openDesk(base.db).app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ query: MUTATION, variables: { divisionId, teamId, adjustment } }),
    })
    const { data, errors } = await response.json()
    return { answer: data?.adjustPoints ?? null, error: errors?.[0] ?? null }
  }
  const group = async () =>
    (
      await ask(
        base.db,
        `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { revision divisions {
          adjustments { teamId points reason { en sv } } teamtable { teamId points } matches { homeTeamName } } } }`,
      )
    ).category
  const points = async () =>
    Object.fromEntries(
      (await group()).divisions[0].teamtable.map((row: { teamId: string; points: number }) => [
        row.teamId,
        row.points,
      ]),
    )

  it('count in the table, in place of what was decided before, until they are taken back', async () => {
    expect(await points()).toEqual({ a: 4, b: 2, c: 2, d: 0 })
    const { answer } = await adjust('a', { points: -2, reasonSv: 'oklar spelare' })
    expect(answer).toMatchObject({ teamName: 'IK Example 1', divisionName: 'Group 1', repeated: false })
    expect(await points()).toEqual({ a: 2, b: 2, c: 2, d: 0 })
    const { revision, divisions } = await group()
    expect(divisions[0].adjustments).toEqual([
      { teamId: 'a', points: -2, reason: { en: 'oklar spelare', sv: 'oklar spelare' } },
    ])
    expect(revision).toBe(answer.revision)
    await adjust('a', { points: -5 })
    expect(await points()).toMatchObject({ a: -1 })
    await adjust('a', { points: 0 })
    expect(await points()).toMatchObject({ a: 4 })
    expect((await group()).divisions[0].adjustments).toEqual([])
  })

  it('send another team on, unless its match has begun', async () => {
    const first = async () => (await group()).divisions[1].matches[0].homeTeamName
    await adjust('d', { points: 1 })
    expect(await first()).toBe('IK Example 1')
    await adjust('a', { points: -3 })
    expect(await first()).toBe('IK Example 2')
    await openDesk(base.db).report('p1', { kind: 'START' })
    const { error } = await adjust('a', { points: 0 })
    expect(error.message).toMatch(/change who plays match p1, which has begun with IK Example 2/)
    expect(await points()).toMatchObject({ a: 1 })
  })

  it('change nothing where they are known, and are not lost by an import', async () => {
    const said = { key: 'the-same-key', points: -2 }
    const { answer } = await adjust('a', said)
    expect((await adjust('a', said)).answer).toEqual({ ...answer, repeated: true })
    expect((await adjust('a', { points: -2 })).answer).toMatchObject({ repeated: true })
    expect((await adjust('b', said)).error.extensions).toMatchObject({ code: 'INVALID', field: 'key' })
    await expect(writeCup(base.db, cup(edition2026()))).rejects.toThrow(ReportsWouldBeLost)
  })

  it.each([
    ['a', { points: 1.5 }, {}, 'INVALID'],
    ['a', { points: 1000 }, {}, 'INVALID'],
    ['a', { points: 1, reasonEn: ' ' }, {}, 'INVALID'],
    ['nobody', { points: 1 }, {}, 'NOT_FOUND'],
    ['a', { points: 1 }, { divisionId: 'pa' }, 'NOT_FOUND'],
    ['a', { points: 1 }, { key: 'a-wrong-key-0123456789' }, 'UNAUTHORIZED'],
    ['a', { points: 1 }, { key: null }, 'UNAUTHORIZED'],
  ])('are refused for %s with %j %j', async (teamId, values, how, code) => {
    const { error } = await adjust(teamId, values, how)
    if (values.points !== 1.5) expect(error.extensions).toMatchObject({ code })
    expect(error).not.toBeNull()
    expect(await points()).toMatchObject({ a: 4 })
  })
})

describe('npm run points', () => {
  let dir: string
  let service: ServiceProcess
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'cup-points-'))
    const db = openDatabase({ database: { kind: 'sqlite', file: join(dir, 'cup.sqlite') } })
    await migrate(db)
    await writeCup(db, finishedGroup())
    await db.destroy()
    service = await startService({ DATA_DIR: dir, OPERATOR_KEY })
  })
  afterAll(async () => {
    service.child.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })
  const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
  const points = (...args: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const settings = { DATA_DIR: dir, OPERATOR_KEY, CUP_ID: 'test-cup', PORT: String(service.port) }
      execFile(
        join(ROOT, 'node_modules/.bin/node'),
        ['scripts/points.ts', ...args],
        { cwd: ROOT, env: { ...BARE_ENV, ...settings } },
        (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: out + err }),
      )
    })

  it('takes points and gives them back, and says so', async () => {
    const about = ['--team', 'a', '--division', 'g']
    expect(await points(...about, '--points=-2', '--reason-en', 'late', '--reason-sv', 'sena')).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^IK Example 1 in Group 1: -2 points by the jury\. Revision \w+\.2 of the edition\.\n$/,
      ),
    })
    expect((await points(...about, '--points', '0')).said).toMatch(/no points of a jury\. Revision \w+\.3 /)
    expect(await points('--team', 'x', '--division', 'g', '--points', '1')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was changed: Team x does not play in group g.'),
    })
    expect(await points(...about)).toMatchObject({ code: 2 })
  })
})
