import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prune } from '../../../src/backend/identity/account/sessions.ts'
import { describeOnBoth } from '../../support/databases.ts'
import {
  call,
  field,
  newAccount,
  PASSWORD,
  quickHashing,
  startIdentity,
  type TestIdentity,
  team,
} from './identity-server.ts'

const DAY = 86_400_000

describeOnBoth('sessions', (engine) => {
  let service: TestIdentity
  let origin: string
  let clock = 0
  beforeEach(async () => {
    clock = Date.UTC(2026, 6, 6)
    service = await startIdentity(engine, { hashing: quickHashing, now: () => clock })
    origin = service.origin
  })
  afterEach(() => service.dispose())
  const status = async (token: string) => (await call(origin, 'GET', '/api/user', { token })).status

  it('ends after 14 days without use, and not a moment before', async () => {
    const token = await newAccount(origin, 'anna@x.example')
    clock += 14 * DAY - 1
    expect(await status(token)).toBe(200)
    clock += 14 * DAY
    expect(await status(token)).toBe(401)
  })

  it('ends after 30 days, however much it is used', async () => {
    const token = await newAccount(origin, 'anna@x.example')
    const start = clock
    for (let day = 5; day < 30; day += 5) {
      clock = start + day * DAY
      expect([day, await status(token)]).toEqual([day, 200])
    }
    clock = start + 30 * DAY - 1
    expect(await status(token)).toBe(200)
    clock += 1
    expect(await status(token)).toBe(401)
    expect(await service.db.selectFrom('access_token').selectAll().execute()).toEqual([])
  })

  it('stores nothing that opens anything', async () => {
    const token = await newAccount(origin, 'anna@x.example')
    const { url } = (await call(origin, 'POST', '/api/user/auth/token', { token })).json
    const rows = JSON.stringify([
      await service.db.selectFrom('access_token').selectAll().execute(),
      await service.db.selectFrom('handoff').selectAll().execute(),
    ])
    expect(rows).not.toContain(token.split('|')[1])
    expect(rows).not.toContain(url.split('/').at(-1))
  })

  it('keeps the twenty newest of an account', async () => {
    const first = await newAccount(origin, 'anna@x.example')
    const body = { email: 'anna@x.example', password: PASSWORD }
    const { id } = (await call(origin, 'GET', '/api/user', { token: first })).json
    const at = new Date(clock).toISOString()
    const session = {
      account_id: id as number,
      secret_hash: 'x',
      device: '',
      created_at: at,
      last_used_at: at,
    }
    await service.db.insertInto('access_token').values(Array(19).fill(session)).execute()
    const last = (await call(origin, 'POST', '/sanctum/token', { body })).text
    expect([await status(first), await status(last)]).toEqual([401, 200])
    expect(await service.db.selectFrom('access_token').select('id').execute()).toHaveLength(20)
  })

  it('tidies up what time has ended', async () => {
    const token = await newAccount(origin, 'anna@x.example')
    await call(origin, 'POST', '/api/user/auth/token', { token })
    await call(origin, 'POST', '/sanctum/token', { body: { email: 'no@x.example', password: 'wrong wrong' } })
    clock += 200 * DAY
    const { db } = service
    await prune({ db, now: () => clock } as Parameters<typeof prune>[0])
    for (const table of ['access_token', 'handoff', 'page_session', 'known_device', 'attempt'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })

  it('leaves nothing of a deleted account: no row, and no byte of it in the files', async () => {
    const token = await newAccount(origin, 'zebedee.unlikely@x.example')
    const kept = await newAccount(origin, 'kept@x.example')
    await call(origin, 'POST', '/api/user/favorites/teams', { token, body: team('t1') })
    await call(origin, 'POST', '/api/user/favorites/fields', { token, body: field('f1') })
    const { url } = (await call(origin, 'POST', '/api/user/auth/token', { token })).json
    await call(origin, 'GET', new URL(url).pathname)
    const { id } = (await call(origin, 'GET', '/api/user', { token })).json
    const { db } = service
    // The failed sign-ins at an address are forgotten with the account that has proved it, and with no other.
    await db.updateTable('account').set({ proved_at: 'x' }).where('id', '=', id).execute()
    await db
      .insertInto('purchase')
      .values({ account_id: id, type: 'x', year: 2026, created_at: 'x' })
      .execute()
    await db.insertInto('registration').values({ account_id: id, year: 2026 }).execute()
    const body = { email: 'zebedee.unlikely@x.example', password: 'wrong wrong wrong' }
    await call(origin, 'POST', '/sanctum/token', { body })

    expect((await call(origin, 'GET', '/api/user/delete', { token })).status).toBe(200)
    for (const table of [
      'handoff',
      'page_session',
      'purchase',
      'registration',
      'favourite_team',
      'favourite_field',
    ] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    expect(await db.selectFrom('account').select('email').execute()).toEqual([{ email: 'kept@x.example' }])
    const attempts = await db.selectFrom('attempt').select('key').execute()
    expect(attempts.filter(({ key }) => !/^(address|register|choose|mails-(hour|day)):/.test(key))).toEqual(
      [],
    )
    expect([await status(token), await status(kept)]).toEqual([401, 200])
    if (service.target.kind !== 'sqlite') return
    const dir = dirname(service.target.file)
    for (const name of await readdir(dir))
      expect([name, (await readFile(join(dir, name))).includes('zebedee')]).toEqual([name, false])
  })
})
