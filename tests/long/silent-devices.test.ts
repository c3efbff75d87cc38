import { createECDH, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import webPush from 'web-push'
import { type IdentityDb, openIdentity } from '../../src/backend/identity/base/open.ts'
import { USUAL_ALERTS } from '../../src/domain/alerts/alert-settings.ts'
import { type PushService, startPushService } from '../backend/alerts/push-service.ts'
import { type Manner, type SilentService, startSilentService } from '../backend/alerts/silent-service.ts'
import { type ServiceProcess, startService } from '../backend/http/service-process.ts'
import { createDatabase, describeOnBoth, type TestDatabase } from '../support/databases.ts'

const HANGING = 1000
const OTHERS = 200
const WAVES = 3
const MOST_MS = 10_000
const MANNERS: readonly Manner[] = ['silent', 'late', 'trickle', 'busy', 'redirect']
const KEYS = webPush.generateVAPIDKeys()
const AT = '2026-07-01T00:00:00.000Z'
const iso = (ms: number) => new Date(ms).toISOString()

describeOnBoth(`${HANGING} devices that never answer`, (engine) => {
  let database: TestDatabase
  let dataDir: string
  let db: IdentityDb
  let service: ServiceProcess
  let push: PushService
  let silent: readonly SilentService[]
  beforeEach(async () => {
    push = await startPushService()
    silent = await Promise.all(MANNERS.map(startSilentService))
    database = await createDatabase(engine)
    const { target } = database
    dataDir = await mkdtemp(join(tmpdir(), 'cup-alerts-'))
    service = await startService({
      DATA_DIR: dataDir,
      ALLOW_LOCAL_PUSH: '1',
      VAPID_KEYS: `${KEYS.publicKey}.${KEYS.privateKey}`,
      ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : {}),
    })
    const file = join(dataDir, 'identity.sqlite')
    db = await openIdentity({
      identityDatabase: target.kind === 'postgres' ? target : { kind: 'sqlite', file },
    })
  })
  afterEach(async () => {
    service.child.kill('SIGKILL')
    await service.ended
    await db.destroy()
    for (const one of silent) await one.close()
    await push.close()
    await database.dispose()
    await rm(dataDir, { recursive: true, force: true })
  })

  it.each([
    ['of 100 accounts at one host', 100, (at: number) => `127.0.0.1:${silent[0]?.port}/${at}`],
    ['of 1000 accounts at 1000 hosts', 1000, (at: number) => `${host(at)}:${silent[0]?.port}/`],
    [
      'of 100 accounts at 1000 hosts, each in its manner',
      100,
      (at: number) => `${host(at)}:${silent[at % MANNERS.length]?.port}/`,
    ],
  ] as const)(`%s: every other alert arrives within ${MOST_MS / 1000} s`, async (name, accounts, address) => {
    const p256dh = createECDH('prime256v1').generateKeys('base64url')
    const hanging = await subscribe(
      Array.from({ length: HANGING }, (_, at) => ({
        account: at % accounts,
        endpoint: `http://${address(at)}`,
        keys: { p256dh, auth: randomBytes(16).toString('base64url') },
      })),
    )
    const others = await subscribe(
      Array.from({ length: OTHERS }, (_, at) => ({ account: at, ...push.subscribe(`other${at}`) })),
    )
    const took: number[] = []
    for (let wave = 0; wave < WAVES; wave += 1) {
      // The devices that hang got their alerts first.
      await note(`${wave}`, [...hanging, ...others])
      const began = performance.now()
      const wanted = (wave + 1) * OTHERS
      while (push.received.length < wanted && performance.now() - began < 12 * MOST_MS) await setTimeout(20)
      took.push(Math.round(performance.now() - began))
      await setTimeout(2000)
    }
    process.stdout.write(`${engine}, ${name}: the last of ${OTHERS} others after ${took.join(', ')} ms\n`)
    expect(Math.max(...took)).toBeLessThan(MOST_MS)
    expect(push.received).toHaveLength(WAVES * OTHERS)
  })

  const host = (at: number) => `127.1.${Math.floor(at / 250)}.${1 + (at % 250)}`

  /** Writes accounts with devices; returns the ids of the devices. */
  async function subscribe(
    devices: readonly {
      readonly account: number
      readonly endpoint: string
      readonly keys: { readonly p256dh: string; readonly auth: string }
    }[],
  ): Promise<number[]> {
    const ids: number[] = []
    await db.transaction().execute(async (trx) => {
      const known = new Map<number, { readonly account_id: number; readonly token_id: number }>()
      for (const { account, endpoint, keys } of devices) {
        if (!known.has(account)) {
          const person = { name: 'x', password_hash: 'x', created_at: AT, proved_at: AT }
          const email = `${randomBytes(8).toString('hex')}@x.example`
          const { id: account_id } = await trx
            .insertInto('account')
            .values({ ...person, email } as never)
            .returning('id')
            .executeTakeFirstOrThrow()
          const session = { account_id, secret_hash: email, device: '', created_at: AT, last_used_at: AT }
          const { id: token_id } = await trx
            .insertInto('access_token')
            .values(session)
            .returning('id')
            .executeTakeFirstOrThrow()
          known.set(account, { account_id, token_id })
        }
        const device = {
          ...known.get(account),
          endpoint,
          ...keys,
          server_key: KEYS.publicKey,
          locale: 'en',
          name: '',
          settings: JSON.stringify(USUAL_ALERTS),
          created_at: AT,
        }
        const { id } = await trx
          .insertInto('alert_device')
          .values(device as never)
          .returning('id')
          .executeTakeFirstOrThrow()
        ids.push(id)
      }
    })
    return ids
  }

  /** Makes an alert due to devices, in their order. */
  async function note(alert_key: string, ids: readonly number[]): Promise<void> {
    const now = Date.now()
    await db.transaction().execute(async (trx) => {
      const alert = { key: alert_key, year: 2026, about: 'null', noted_at: iso(now) }
      await trx
        .insertInto('alert')
        .values({ ...alert, expires_at: iso(now + 3_600_000) })
        .execute()
      // Removed meanwhile: nothing is due to them.
      const left = new Set((await trx.selectFrom('alert_device').select('id').execute()).map(({ id }) => id))
      const rows = ids
        .filter((id) => left.has(id))
        .map((device_id, at) => ({ device_id, alert_key, due_at: iso(now - ids.length + at), tries: 0 }))
      for (let at = 0; at < rows.length; at += 200)
        await trx
          .insertInto('alert_delivery')
          .values(rows.slice(at, at + 200))
          .execute()
    })
  }
})
