import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../src/backend/database/connect.ts'
import { startServer, stopServer } from '../../../src/backend/http/server.ts'
import { giveRole } from '../../../src/backend/identity/account/operator.ts'
import { type IdentityDb, openIdentity } from '../../../src/backend/identity/base/open.ts'
import { createApp } from '../../../src/backend/main.ts'
import { keepStored } from '../../../src/backend/results/merge/keep-stored.ts'
import { readCup } from '../../../src/backend/results/read-cup.ts'
import { LiveResults } from '../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import type { DatabaseTarget } from '../../../src/backend/settings/config.ts'
import { RehearsalThread } from '../../../src/backend/start-rehearsal-thread.ts'
import { memoizedByValue } from '../../../src/domain/memoized.ts'
import { copyDatabase, type Engine, migrateResults, openTestDatabase } from '../../support/databases.ts'
import { newAccount, startIdentity } from '../identity/identity-server.ts'
import { testConfig } from '../results/ask.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

export const OPERATOR_KEY = 'a-key-for-the-tests-0123456789'

/** What a sender may be: the holder of the operator's key, an account by its role, or nobody. */
export type Who = 'operator' | 'owner' | 'editor' | 'scorer' | 'visitor' | 'nobody'

const CHANGE = `mutation($cupId: ID!, $tournamentId: ID!, $change: EditionChange!) {
  made: change(cupId: $cupId, tournamentId: $tournamentId, change: $change) { revision } }`
const UNDO = `mutation($cupId: ID!, $tournamentId: ID!, $actId: ID!) {
  made: undo(cupId: $cupId, tournamentId: $tournamentId, actId: $actId) { revision } }`
const WITHDRAW = `mutation($cupId: ID!, $tournamentId: ID!, $categoryId: ID!, $teamId: ID!) {
  made: withdraw(cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId, teamId: $teamId) { revision } }`
const REINSTATE = WITHDRAW.replaceAll('withdraw', 'reinstate')
const REPORT = `mutation($cupId: ID!, $tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
  made: report(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId, report: $report) { revision } }`
const ADJUST = `mutation($cupId: ID!, $tournamentId: ID!, $divisionId: ID!, $teamId: ID!, $adjustment: AdjustmentReport!) {
  made: adjustPoints(cupId: $cupId, tournamentId: $tournamentId, divisionId: $divisionId, teamId: $teamId, adjustment: $adjustment) { revision } }`
const MOVE_MATCHES = `mutation($cupId: ID!, $tournamentId: ID!, $move: MatchesMove!) {
  made: moveMatches(cupId: $cupId, tournamentId: $tournamentId, move: $move) { revision changed repeated } }`
const SCREEN = `mutation($cupId: ID!, $tournamentId: ID!, $number: Int!, $name: String, $shows: String) {
  made: setScreen(cupId: $cupId, tournamentId: $tournamentId, number: $number, name: $name, shows: $shows) { revision } }`
const SOURCE = `mutation($cupId: ID!, $tournamentId: ID!, $step: SourceStep!, $id: ID, $source: NewSource, $matchId: ID, $seen: String) {
  made: setSource(cupId: $cupId, tournamentId: $tournamentId, step: $step, id: $id, source: $source, matchId: $matchId, seen: $seen) { revision id } }`
export const DOCUMENTS = { CHANGE, UNDO, WITHDRAW, REINSTATE, REPORT, ADJUST, MOVE_MATCHES, SCREEN, SOURCE }

let keys = 0
export function newKey(): string {
  keys += 1
  return `organised-${keys}`
}

export function importBody(files: Readonly<Record<string, string | Uint8Array>>, more: object = {}): Buffer {
  const listed = Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content) }))
  const head = {
    files: listed.map(({ name, bytes }) => ({ name, size: bytes.length })),
    options: {},
    columns: [],
    discardReports: false,
    token: null,
    agreed: 0,
    ...more,
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...listed.map(({ bytes }) => bytes)])
}

interface Accounts {
  /** Holds the accounts; on PostgreSQL the tables of the results, too. */
  readonly target: DatabaseTarget
  readonly tokens: ReadonlyMap<Who, string>
}

/** An account of each role, made once in each process: four passwords take longer than most tests. */
const accountsOf = memoizedByValue(async (engine: Engine): Promise<Accounts> => {
  const { db, origin, target, stop } = await startIdentity(engine)
  const tokens = new Map<Who, string>()
  for (const who of ['owner', 'editor', 'scorer', 'visitor'] as const) {
    tokens.set(who, await newAccount(origin, `${who}@x.example`))
    if (who !== 'visitor') await setRole(db, who, who)
  }
  await stop()
  if (target.kind === 'postgres') await migrateResults(target)
  return { target, tokens }
})

const setRole = (db: IdentityDb, who: Who, role: string) =>
  giveRole(db, `${who}@x.example`, role, { isSure: true, now: Date.now })

/** The databases of the results and of the accounts: two files, or one database of PostgreSQL. */
async function openDatabases(target: DatabaseTarget) {
  const copy = await copyDatabase(target)
  const identityDb = await openIdentity({ identityDatabase: copy.target })
  if (copy.target.kind === 'sqlite') return { base: await openTestDatabase('SQLite'), identityDb, copy }
  const db = openDatabase({ database: copy.target })
  return { base: { db, target: copy.target, dispose: () => db.destroy() }, identityDb, copy }
}

/** A small cup with the services on a real server, and an account of each role. */
export async function startOrganisedCup(engine: Engine, edition: object = edition2026()) {
  const made = await accountsOf(engine)
  const { base, identityDb, copy } = await openDatabases(made.target)
  const write = (next: object) =>
    writeCup(base.db, cup(next as never), { keeping: keepStored({ givenIds: null }) })
  await write(edition)
  const config = testConfig({ operatorKey: OPERATOR_KEY, cupId: 'test-cup' })
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-organised-'))
  const live = new LiveResults(base.db)
  const faults: unknown[] = []
  const rehearsals = new RehearsalThread({ database: base.target, dataDir }, (fault) => faults.push(fault))
  const app = createApp(config, base.db, undefined, identityDb, live, undefined, { rehearsals })
  const server = await startServer(app, { host: '127.0.0.1', port: 0 })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  Object.assign(config, { port })
  const tokens = new Map<Who, string>([['operator', OPERATOR_KEY], ...made.tokens])
  const headersOf = (who: Who) => ({
    ...(tokens.has(who) ? { authorization: `Bearer ${tokens.get(who)}` } : {}),
  })
  return {
    origin,
    db: base.db,
    target: base.target,
    identityDb,
    live,
    dataDir,
    faults,
    write,
    setRole: (who: Who, role: string) => setRole(identityDb, who, role),
    headersOf,
    async ask(who: Who, query: string, variables: object) {
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(who) },
        body: JSON.stringify({
          query,
          variables: { cupId: 'test-cup', tournamentId: 't2026', ...variables },
        }),
      })
      const { data, errors } = await response.json()
      return { status: response.status, made: data?.made ?? null, error: errors?.[0] ?? null }
    },
    async look(who: Who, what: string, language = 'en') {
      const response = await fetch(`${origin}/organisers/test-cup/t2026/${what}`, {
        headers: { ...headersOf(who), 'accept-language': language },
      })
      return { status: response.status, json: await response.json() }
    },
    /** Sends files to import, as the page does. @param more of the first line of the request */
    async import(
      who: Who,
      files: Readonly<Record<string, string | Uint8Array>>,
      more: object = {},
      language = 'en',
    ) {
      const response = await fetch(`${origin}/organisers/test-cup/import`, {
        method: 'POST',
        headers: { ...headersOf(who), 'accept-language': language },
        body: Uint8Array.from(importBody(files, more)),
      })
      return { status: response.status, json: await response.json() }
    },
    /** All that is stored of the cup, and how many acts are logged. */
    async stored() {
      const acts = await base.db.selectFrom('act').select('id').execute()
      return JSON.stringify([await readCup(base.db, 'test-cup', null), acts.length])
    },
    async dispose() {
      await stopServer(server)
      await rehearsals.stop()
      await rm(dataDir, { recursive: true, force: true })
      await identityDb.destroy()
      await base.dispose()
      await copy.dispose()
    },
  }
}

export type OrganisedCup = Awaited<ReturnType<typeof startOrganisedCup>>
