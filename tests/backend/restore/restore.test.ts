import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backUp } from '../../../src/backend/database/backup.ts'
import { migrate, openDatabase } from '../../../src/backend/database/connect.ts'
import type { Tables } from '../../../src/backend/database/tables.ts'
import { endingsFile } from '../../../src/backend/identity/base/endings.ts'
import { type IdentityDb, openIdentity } from '../../../src/backend/identity/base/open.ts'
import { hashOf, newSecret } from '../../../src/backend/identity/base/secrets.ts'
import { feedPath } from '../../../src/backend/identity/http/calendar-feed.ts'
import { createApp } from '../../../src/backend/main.ts'
import { finishPostgresRestore, restoreFiles, type Settled } from '../../../src/backend/restore.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import type { DatabaseTarget } from '../../../src/backend/settings/config.ts'
import { parseFeed } from '../../../src/data/browser/parse-feed.ts'
import { type FeedMemory, gapAfter, remember, startMemory } from '../../../src/domain/live/feed-memory.ts'
import { copyPostgres, createDatabase, describeOnBoth, type TestDatabase } from '../../support/databases.ts'
import { PASSWORD } from '../identity/identity-server.ts'
import { testConfig } from '../results/ask.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'
import { OPERATOR_KEY } from '../results/report/desk.ts'

describeOnBoth('after a restore', (engine) => {
  let results: TestDatabase
  let identity: TestDatabase
  let identityTarget: DatabaseTarget
  let dataDir: string
  let db: Kysely<Tables>
  let identityDb: IdentityDb
  let app: Hono
  let undo: (() => Promise<void>)[] = []

  beforeEach(async () => {
    results = await createDatabase(engine)
    identity = await createDatabase(engine)
    undo = []
    const folder = await createDatabase('SQLite')
    if (folder.target.kind !== 'sqlite') throw new Error('SQLite has files.')
    dataDir = results.target.kind === 'sqlite' ? dirname(results.target.file) : dirname(folder.target.file)
    undo.push(folder.dispose)
    identityTarget =
      identity.target.kind === 'sqlite'
        ? { kind: 'sqlite', file: join(dataDir, 'identity.sqlite') }
        : identity.target
    await open()
    await writeCup(db, cup(edition2026()))
  })
  afterEach(async () => {
    await close()
    for (const one of undo) await one()
    await results.dispose()
    await identity.dispose()
  })

  async function open() {
    db = openDatabase({ database: results.target })
    await migrate(db)
    identityDb = await openIdentity({ identityDatabase: identityTarget })
    app = createApp(
      testConfig({ cupId: 'test-cup', operatorKey: OPERATOR_KEY, dataDir }),
      db,
      undefined,
      identityDb,
    )
  }
  async function close() {
    await db.destroy()
    await identityDb.destroy()
  }

  /** Copies both databases as they are. The function that it returns restores the copies in place of all later changes. */
  async function copy(): Promise<() => Promise<Settled>> {
    const stored = { database: results.target, identityDatabase: identityTarget, dataDir }
    if (results.target.kind === 'sqlite' && identityTarget.kind === 'sqlite') {
      const folder = join(dataDir, 'copy')
      await backUp([results.target.file, identityTarget.file], folder, Date.now())
      return async () => {
        await close()
        const { settled } = await restoreFiles(folder, stored, Date.now())
        await open()
        return settled
      }
    }
    await close()
    const backs = [await copyPostgres(results.target), await copyPostgres(identityTarget)]
    await open()
    return async () => {
      await close()
      for (const back of backs) await back()
      const settled = await finishPostgresRestore(stored, Date.now())
      await open()
      return settled
    }
  }

  let keys = 0
  async function report(values: Readonly<Record<string, unknown>>): Promise<string> {
    keys += 1
    const response = await app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_KEY}` },
      body: JSON.stringify({
        query:
          'mutation Report($report: MatchReport!) { report(cupId: "test-cup", tournamentId: "t2026", matchId: "g4", report: $report) { revision } }',
        variables: { report: { key: `restore-report-${keys}`, ...values } },
      }),
    })
    const { data, errors } = await response.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data.report.revision
  }
  async function poll(memory: FeedMemory): Promise<FeedMemory> {
    const since = gapAfter(memory)
    const response = await app.request(`/feed/test-cup/t2026${since === null ? '' : `?since=${since}`}`)
    const feed = parseFeed(await response.json(), Date.now())
    if (feed === null) throw new Error('The feed is malformed.')
    return remember(memory, feed)
  }
  const g4 = (memory: FeedMemory) => memory.changes.get('g4')?.match

  it('open pages and pages built before show what was restored, and every report after it', async () => {
    const built = await report({ kind: 'START' })
    const goBack = await copy()
    const lost = await report({ kind: 'SCORE', homeScore: 5, awayScore: 1 })
    // One page followed the feed; the other was built from the report that is lost.
    const followed = await poll(startMemory(built))
    expect(g4(followed)).toMatchObject({ score: { home: 5, away: 1 } })
    const settled = await goBack()

    for (const page of [followed, startMemory(lost), startMemory(built)]) {
      let memory = await poll(page)
      if (gapAfter(memory) !== null) memory = await poll(memory)
      expect(memory.epoch).toBe(settled.epoch)
      expect(g4(memory)).toMatchObject({ kind: 'live', score: { home: 0, away: 0 } })
      await report({ kind: 'SCORE', homeScore: 2, awayScore: 2 })
      memory = await poll(memory)
      expect(g4(memory)).toMatchObject({ score: { home: 2, away: 2 } })
      await report({ kind: 'SCORE', homeScore: 0, awayScore: 0 })
    }
  })

  it('the build finds every edition and class changed, and no revision of before the restore comes again', async () => {
    const revisions = async () => {
      const query =
        '{ tournament(cupId: "test-cup", tournamentId: "t2026") { revision categories { revision } } }'
      const response = await app.request(`/graphql?query=${encodeURIComponent(query)}`, {
        headers: { 'x-requested-with': 'x' },
      })
      const { tournament } = (await response.json()).data
      return [tournament.revision, ...tournament.categories.map((one: { revision: string }) => one.revision)]
    }
    const seen = new Set<string>()
    const goBack = await copy()
    for (const revision of await revisions()) seen.add(revision)
    await report({ kind: 'START' })
    for (const revision of await revisions()) seen.add(revision)
    await goBack()
    const restored = await revisions()
    expect(restored.filter((revision) => seen.has(revision))).toEqual([])
    await report({ kind: 'START' })
    const later = await revisions()
    expect(later.filter((revision) => seen.has(revision) || restored.includes(revision))).toEqual([])
  })

  it('a report that names a revision of the lost state is asked about, not taken', async () => {
    const goBack = await copy()
    const lost = Number((await report({ kind: 'START' })).split('.')[1])
    await goBack()
    await expect(report({ kind: 'START', expectedRevision: lost })).rejects.toThrow('CONFLICT')
  })

  const send = (method: string, path: string, token: string | null, body?: unknown) =>
    app.request(path, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const account = async (email: string) =>
    (await send('POST', '/sanctum/register', null, { email, password: PASSWORD })).text()
  const signIn = (email: string) => send('POST', '/sanctum/token', null, { email, password: PASSWORD })
  const status = async (token: string) => (await send('GET', '/api/user', token)).status

  it('accounts deleted and tokens revoked since stay so, and nobody else is touched', async () => {
    const leaver = await account('leaver@x.example')
    const stayer = await account('stayer@x.example')
    const revoked = await (await signIn('stayer@x.example')).text()
    const goBack = await copy()
    expect((await send('GET', '/api/user/delete', leaver)).status).toBe(200)
    expect((await send('POST', '/api/logout', revoked)).status).toBe(204)
    const journal = await readFile(endingsFile(dataDir), 'utf8')
    expect(journal).not.toMatch(/example|@|leaver/)
    expect(((await stat(endingsFile(dataDir))).mode & 0o777).toString(8)).toBe('600')

    expect(await goBack()).toMatchObject({ accounts: 1, tokens: 2 })
    expect([await status(leaver), await status(revoked), await status(stayer)]).toEqual([401, 401, 200])
    expect((await signIn('leaver@x.example')).status).toBe(422)
    expect((await signIn('stayer@x.example')).status).toBe(200)
  })

  it('a private calendar that ended since stays ended, and another goes on', async () => {
    const token = await account('calendars@x.example')
    const { id } = await (await send('GET', '/api/user', token)).json()
    const feed = (secret: string) => ({
      account_id: id,
      secret_hash: hashOf(secret),
      locale: 'en' as const,
      created_at: '2026-07-06T10:00:00.000Z',
      read_at: null,
    })
    const [ended, kept] = [newSecret(), newSecret()]
    await identityDb
      .insertInto('calendar_feed')
      .values([feed(ended), feed(kept)])
      .execute()
    const opens = async (secret: string) => (await app.request(feedPath(secret))).status !== 404
    const goBack = await copy()
    await identityDb.deleteFrom('calendar_feed').where('secret_hash', '=', hashOf(ended)).execute()
    // Endings move from the database to the file with the next change of any account.
    expect((await send('POST', '/api/logout', token)).status).toBe(204)
    expect(await readFile(endingsFile(dataDir), 'utf8')).not.toContain(hashOf(ended))
    expect(await goBack()).toMatchObject({ accounts: 0, tokens: 1, calendars: 1 })
    expect([await opens(ended), await opens(kept)]).toEqual([false, true])
  })

  it('an account of the same number, made after a restore, is not taken for the deleted one', async () => {
    const goBack = await copy()
    const first = await account('first@x.example')
    expect((await send('GET', '/api/user/delete', first)).status).toBe(200)
    await goBack()
    const second = await account('second@x.example')
    const again = await copy2()
    await again()
    expect(await status(second)).toBe(200)
  })
  /** A second copy, in a folder of its own. */
  async function copy2() {
    await rm(join(dataDir, 'copy'), { recursive: true, force: true })
    return copy()
  }

  it.runIf(engine === 'SQLite')(
    'a backup of a newer program is refused, and nothing is changed',
    async () => {
      if (results.target.kind !== 'sqlite' || identityTarget.kind !== 'sqlite') return
      await db.insertInto('cup').values({ id: 'before', name: 'x', sport: 'x' }).execute()
      await close()
      const folder = join(dataDir, 'newer')
      const newer = openDatabase<{ kysely_migration: { name: string; timestamp: string } }>({
        database: results.target,
      })
      await newer.insertInto('kysely_migration').values({ name: '9999-future', timestamp: 'x' }).execute()
      await newer.destroy()
      await backUp([results.target.file, identityTarget.file], folder, Date.now())
      const stored = { database: results.target, identityDatabase: identityTarget, dataDir }
      await expect(restoreFiles(folder, stored, Date.now())).rejects.toThrow('newer than this program')
      expect((await readdir(dataDir)).filter((name) => /before|new-/.test(name))).toEqual([])
      const old = openDatabase<{ kysely_migration: { name: string } }>({ database: results.target })
      await old.deleteFrom('kysely_migration').where('name', '=', '9999-future').execute()
      await old.destroy()
      await open()
    },
  )
})
