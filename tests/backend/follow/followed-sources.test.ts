import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { generateDemoCup } from '../../../src/backend/demo/generate.ts'
import { startFollowing } from '../../../src/backend/start-following.ts'
import type { FollowedSource } from '../../../src/domain/organiser/source.ts'
import { startRealService } from '../../contract/archive/real-service.ts'
import { describeOnBoth } from '../../support/databases.ts'
import {
  DOCUMENTS,
  newKey,
  type OrganisedCup,
  startOrganisedCup,
  type Who,
} from '../organisers/organised-cup.ts'

const HEADER = 'id;class;division;date;time;field;home;away;homeScore;awayScore'
const table = (count: number, scores: Readonly<Record<number, string>> = {}, year = 2025) =>
  [
    HEADER,
    ...Array.from(
      { length: count },
      (_, at) =>
        `m${at};B16;Group 1;${year}-07-07;${String(8 + at / 2)
          .slice(0, 2)
          .padStart(2, '0')
          .replace(
            '.',
            '',
          )}:${at % 2 ? '30' : '00'};Heden 1;Team ${at % 5};Team ${(at % 5) + 5};${scores[at] ?? ';'}`,
    ),
  ].join('\n')

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const sheet =
  (content: string): Answer =>
  ({ headers }, response) => {
    const etag = `"${content.length}-${content.slice(-40).replace(/\W/g, '')}"`
    if (headers['if-none-match'] === etag) response.writeHead(304).end()
    else response.writeHead(200, { etag }).end(content)
  }

describeOnBoth('the sources that the services follow', (engine) => {
  let cup: OrganisedCup
  let following: ReturnType<typeof startFollowing>
  const dataDir = mkdtempSync(join(tmpdir(), 'cup-sources-'))
  const answers = new Map<string, Answer>()
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answers.get(request.url ?? '')?.(request, response)
  })
  let origin: string
  const faults: unknown[] = []
  const follow = (allowLocalSources = true) => {
    const { db, identityDb, live, target: database } = cup
    const onFault = (fault: unknown) => void faults.push(fault)
    return startFollowing({
      database,
      dataDir,
      allowLocalSources,
      cupId: 'test-cup',
      db,
      identityDb,
      live,
      onFault,
      dueMs: 100,
    })
  }

  beforeAll(async () => {
    cup = await startOrganisedCup(engine)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    following = follow()
  })
  beforeEach(async () => {
    await cup.db.deleteFrom('source').execute()
    asked.length = 0
  })
  afterAll(async () => {
    await following.stop()
    await new Promise((closed) => server.close(closed))
    await cup.dispose()
    rmSync(dataDir, { recursive: true })
    expect(faults).toEqual([])
  })

  const step = (name: string, more: object = {}, who: Who = 'owner') =>
    cup.ask(who, DOCUMENTS.SOURCE, { step: name, ...more })
  const add = async (path: string, more: object = {}) => {
    const { made, error } = await step('ADD', {
      source: { address: `${origin}${path}`, everySeconds: 5, ...more },
    })
    expect(error).toBeNull()
    return made.id as string
  }
  const sources = async (): Promise<FollowedSource[]> => (await cup.look('owner', 'sources')).json.sources
  const until = (id: string, is: (source: FollowedSource) => boolean) =>
    vi.waitFor(
      async () => {
        const source = (await sources()).find((one) => one.id === id)
        if (!source || !is(source)) throw new Error(JSON.stringify(source))
        return source
      },
      { timeout: 50_000, interval: 100 },
    )
  const inState = (id: string, state: string) =>
    until(id, (source) => source.state?.state === state && !source.isDecided)
  const dueNow = async (id: string) => {
    const row = await cup.db.selectFrom('source').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const state_json = JSON.stringify({
      ...JSON.parse(row.state_json ?? '{}'),
      nextAt: new Date(0).toISOString(),
    })
    await cup.db.updateTable('source').set({ state_json }).where('id', '=', id).execute()
  }
  const lookNow = async (id: string) => {
    await dueNow(id)
    return until(id, (source) => Date.parse(source.state?.nextAt ?? '') > 0)
  }
  const accept = async (id: string) => {
    const { state } = await inState(id, 'waiting')
    expect((await step('ACCEPT', { id, seen: state?.changedAt })).error).toBeNull()
    return until(id, ({ state }) => state?.state === 'followed')
  }
  const stored = (year = 2025) =>
    cup.db
      .selectFrom('match')
      .innerJoin('edition', 'edition.key', 'match.edition_key')
      .select(['match.id', 'home_score', 'away_score'])
      .where('edition.year', '=', year)
      .orderBy('match.id')
      .execute()
  const feed = async () => (await fetch(`${cup.origin}/feed/test-cup/t2025`)).json()

  it('stores nothing until somebody has accepted what it would change; then feeds follow what it says', async () => {
    answers.set('/first.csv', sheet(table(4)))
    const id = await add('/first.csv')
    const { state } = await inState(id, 'waiting')
    expect(state).toMatchObject({ storedAt: null, changes: [{ year: 2025, isStored: false, matches: 4 }] })
    expect(await stored()).toEqual([])
    await accept(id)
    expect(await stored()).toHaveLength(4)
    const { revision } = await feed()

    await lookNow(id)
    expect(asked.at(-1)?.headers['if-none-match']).toBeDefined()
    expect((await feed()).revision).toBe(revision)
    answers.set('/first.csv', sheet(table(4, { 1: '21;19' })))
    await lookNow(id)
    expect((await stored())[1]).toMatchObject({ home_score: 21, away_score: 19 })
    const now = await feed()
    expect(now.revision).not.toBe(revision)
    expect(now.matches).toContainEqual(expect.objectContaining({ id: 'm1', homeScore: 21 }))
  })

  it('is asked later and later while it fails, and stored when it is back', async () => {
    answers.set('/fails.csv', (_, response) => response.writeHead(500).end())
    const id = await add('/fails.csv')
    const waitOf = ({ state }: FollowedSource) =>
      Math.round((Date.parse(state?.nextAt ?? '') - Date.parse(state?.lookedAt ?? '')) / 1000)
    const first = await inState(id, 'unreachable')
    expect(first.state?.sentences.join()).toContain('answers 500')
    expect([waitOf(first), waitOf(await lookNow(id))]).toEqual([10, 20])
    answers.set('/fails.csv', sheet(table(4)))
    const back = await lookNow(id)
    expect(back.state).toMatchObject({ state: 'waiting', failures: 0, sentences: [] })
    await accept(id)
    answers.set('/fails.csv', (_, response) => response.writeHead(500).end())
    expect((await lookNow(id)).state?.state).toBe('unreachable')
    answers.set('/fails.csv', sheet(table(4)))
    expect((await lookNow(id)).state).toMatchObject({ state: 'followed', sentences: [] })
  })

  it('waits again when it was cut off, with what is accepted once and no more', async () => {
    answers.set('/cut.csv', sheet(table(20)))
    const id = await add('/cut.csv')
    await accept(id)
    answers.set('/cut.csv', sheet(table(9)))
    const { state } = await lookNow(id)
    expect(state?.state).toBe('waiting')
    expect(await stored()).toHaveLength(20)
    // Meanwhile it holds even less.
    answers.set('/cut.csv', sheet(table(2)))
    const seen = state?.changedAt
    expect((await step('ACCEPT', { id, seen })).error).toBeNull()
    const other = await until(id, (source) => !source.isDecided && source.state?.changedAt !== seen)
    expect(other.state?.state).toBe('waiting')
    expect(await stored()).toHaveLength(20)
    expect((await step('ACCEPT', { id, seen })).error.extensions.code).toBe('CONFLICT')
    await accept(id)
    expect(await stored()).toHaveLength(2)
  })

  it('leaves what the desk reported, and lists it until somebody takes what the source says', async () => {
    answers.set('/desk.csv', sheet(table(4)))
    const id = await add('/desk.csv')
    await accept(id)
    const report = { key: newKey(), kind: 'CORRECTION', state: 'FINISHED', homeScore: 10, awayScore: 7 }
    expect(
      (await cup.ask('owner', DOCUMENTS.REPORT, { tournamentId: 't2025', matchId: 'm0', report })).error,
    ).toBeNull()
    answers.set('/desk.csv', sheet(table(4, { 0: '7;10', 1: '5;4' })))
    const { state } = await lookNow(id)
    expect(state).toMatchObject({ state: 'followed', conflicts: [{ matchId: 'm0', year: 2025 }] })
    expect(await stored()).toMatchObject([{ home_score: 10 }, { home_score: 5 }, {}, {}])
    // It is still so, whenever all of the source is read again.
    expect((await step('PAUSE', { id })).error).toBeNull()
    expect((await step('RESUME', { id })).error).toBeNull()
    expect((await until(id, (source) => !source.isDecided)).state?.conflicts).toHaveLength(1)
    expect((await step('TAKE', { id, matchId: 'm1' })).error.extensions.code).toBe('CONFLICT')
    expect((await step('TAKE', { id, matchId: 'm0' })).error).toBeNull()
    await until(id, (source) => !source.isDecided && source.state?.conflicts.length === 0)
    expect((await stored())[0]).toMatchObject({ home_score: 7, away_score: 10 })
    // It is decided: the next look asks nobody again.
    answers.set('/desk.csv', sheet(table(4, { 0: '7;10', 1: '6;4' })))
    expect((await lookNow(id)).state?.conflicts).toEqual([])
    const { json } = await cup.look('owner', 'acts')
    expect(json.acts[0]).toMatchObject({ kind: 'setSource', what: { step: 'TAKE' } })
  })

  it('refuses a table with faults, and says what is wrong with how it is read', async () => {
    answers.set('/faults.csv', sheet(table(2).replace('08:00', '25:99')))
    const id = await add('/faults.csv')
    expect((await inState(id, 'refused')).state?.sentences.join()).toContain('25:99')
    const zone = await add('/faults.csv?2', { options: JSON.stringify({ zone: 'Europe/Atlantis' }) })
    answers.set('/faults.csv?2', sheet(table(2)))
    expect((await inState(zone, 'refused')).state?.sentences.join()).toContain('no such time zone')
    const { json } = await cup.look('owner', 'sources', 'sv')
    const swedish = json.sources.flatMap(({ state }: FollowedSource) => state?.sentences).join()
    expect(swedish).toMatch(/25:99.*Rätt: /)
    expect(swedish).toContain('ingen sådan tidszon')
  })

  it('is not asked in a pause, and read whole after it, also by services that were started again', async () => {
    answers.set('/pause.csv', sheet(table(4)))
    const id = await add('/pause.csv')
    await accept(id)
    expect((await step('PAUSE', { id }, 'editor')).error).toBeNull()
    await following.stop()
    following = follow()
    await cup.db.updateTable('source').set({ state_json: null }).where('id', '=', id).execute()
    asked.length = 0
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(asked).toEqual([])
    expect((await step('RESUME', { id }, 'editor')).error).toBeNull()
    await inState(id, 'waiting')
    await accept(id)
    await following.stop()
    answers.set('/pause.csv', sheet(table(5)))
    following = follow()
    await lookNow(id)
    expect(await stored()).toHaveLength(5)
  })

  it('changes nothing any more if it is paused while it is read', async () => {
    answers.set('/slow.csv', sheet(table(4)))
    const id = await add('/slow.csv')
    await accept(id)
    let answer = () => {}
    const reached = new Promise<void>((resolve) => {
      answers.set('/slow.csv', (request, response) => {
        answer = () => sheet(table(4, { 2: '3;2' }))(request, response)
        resolve()
      })
    })
    const before = await stored()
    await dueNow(id)
    await reached
    expect((await step('PAUSE', { id })).error).toBeNull()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await stored()).toEqual(before)
    expect(await sources()).toMatchObject([{ mode: 'paused', state: { state: 'followed' } }])
  })

  it('of which somebody knows the password is shown without it, and its end is undone by an owner alone', async () => {
    answers.set('/secret.csv', sheet(table(4)))
    const address = `${origin.replace('//', '//me:secret@')}/secret.csv`
    const { made } = await step('ADD', { source: { address } })
    await inState(made.id, 'waiting')
    expect(asked.at(-1)?.headers.authorization).toBe(`Basic ${btoa('me:secret')}`)
    expect((await step('END', { id: made.id })).error).toBeNull()
    expect(await sources()).toEqual([])
    const { json } = await cup.look('owner', 'acts')
    expect(json.acts[0]).toMatchObject({
      canUndo: true,
      subject: `${origin}/secret.csv`,
      what: { step: 'END' },
    })
    expect(JSON.stringify(json)).not.toContain('me:secret')
    const logged = await cup.db.selectFrom('act').select(['what_json', 'undo_json']).execute()
    expect(JSON.stringify(logged)).not.toContain('secret@')
    const actId = String(json.acts[0].id)
    expect((await cup.ask('editor', DOCUMENTS.UNDO, { actId })).error.extensions.code).toBe('FORBIDDEN')
    expect((await cup.ask('owner', DOCUMENTS.UNDO, { actId })).error).toBeNull()
    expect(await sources()).toMatchObject([
      { id: made.id, mode: 'followed', address: `${origin}/secret.csv` },
    ])
    expect(JSON.stringify(await sources())).not.toContain('me:secret')
  })

  it.each([
    [{ address: 'http://sheets.example/a.csv' }, 'address'],
    [{ address: 'file:///etc/passwd' }, 'address'],
    [{ address: '/srv/a.csv' }, 'address'],
    [{ address: 'https://a.example/', everySeconds: 4 }, 'everySeconds'],
    [{ address: 'https://a.example/', options: '{"cup":"another"}' }, 'options'],
    [{ address: 'https://a.example/', service: 'a b' }, 'options'],
  ])('cannot be %j', async (source, field) => {
    const { error } = await step('ADD', { source })
    expect(error.extensions).toMatchObject({ code: 'INVALID', field })
  })

  it('is followed once, and twenty are the most', async () => {
    const adding = (address: string) => step('ADD', { source: { address, everySeconds: 3600 } })
    for (let at = 0; at < 20; at += 1) expect((await adding(`https://127.0.0.1:1/${at}`)).error).toBeNull()
    expect((await adding('https://127.0.0.1:1/1')).error.message).toContain('already')
    expect((await adding('https://127.0.0.1:1/20')).error.message).toContain('20')
  })

  it('is the edition of another results service, whose cup has another id', async () => {
    const service = await startRealService()
    try {
      const other = generateDemoCup({ size: 'small', seed: 1, now: Date.parse('2026-07-09T14:10:00+02:00') })
      await service.store({ ...other, cup: { ...other.cup, id: 'their-id' } })
      const options = JSON.stringify({ year: '2025' })
      const { made } = await step('ADD', {
        source: { address: service.settings.resultsUrl, service: 'their-id', options },
      })
      await accept(made.id)
      const matches = other.editions
        .find(({ year }) => year === 2025)
        ?.categories.flatMap(({ stages }) =>
          stages.flatMap(({ divisions }) => divisions.flatMap((division) => division.matches)),
        )
      const ids = (await stored()).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(matches?.map(({ id }) => id) ?? ['none']))
      const cups = await cup.db.selectFrom('cup').select('id').execute()
      expect(cups).toEqual([{ id: 'test-cup' }])
    } finally {
      await service.stop()
    }
  })

  it('on this machine is not asked where the settings do not allow it', async () => {
    await following.stop()
    following = follow(false)
    answers.set('/local.csv', sheet(table(4)))
    const id = await add('/local.csv')
    expect((await inState(id, 'unreachable')).state?.sentences.join()).toContain('only https')
    const { made } = await step('ADD', { source: { address: origin.replace('http', 'https'), service: 'x' } })
    expect((await inState(made.id, 'unreachable')).state?.sentences.join()).toContain('not public')
    expect(asked).toEqual([])
  })
})
