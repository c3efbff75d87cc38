import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import type { Refusal } from '../../../src/backend/identity/base/refusal.ts'
import { pruneAttempts, Throttle } from '../../../src/backend/identity/base/throttle.ts'
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

const MINUTE = 60_000

describeOnBoth('what one may have', (engine) => {
  let service: TestIdentity
  let clock = Date.UTC(2026, 6, 6)
  afterEach(() => service.dispose())

  const register = (n: number, address: string) =>
    call(service.origin, 'POST', '/sanctum/register', {
      body: { email: `pupil-${n}@x.example`, password: PASSWORD },
      // A connection for each request: the counting between two of them delays a slow machine, which then misses that the
      // server has closed the idle connection.
      headers: { 'x-forwarded-for': address, connection: 'close' },
    })

  it('a failure is counted, not refused, where another of the same moment was counted before it', async () => {
    service = await startIdentity(engine, { hashing: quickHashing, now: () => clock })
    const attempt = { email: 'anna@x.example', address: '203.0.113.1' }
    const times = [clock + 2, clock, clock + 1]
    const throttle = new Throttle(service.db, () => times.shift() ?? clock)
    await throttle.beforeProof(attempt)
    await expect(throttle.beforeProof(attempt)).resolves.toBeUndefined()
  })

  it('nothing for the days that a clock ran ahead, once it is set back', async () => {
    service = await startIdentity(engine, { hashing: quickHashing, now: () => clock })
    await newAccount(service.origin, 'anna@x.example')
    const signIn = async (password: string) => {
      const body = { email: 'anna@x.example', password }
      const { status, headers } = await call(service.origin, 'POST', '/sanctum/token', { body })
      return [status, Number(headers.get('retry-after'))]
    }
    const throttle = new Throttle(service.db, () => clock)
    const right = clock
    clock += 3 * 24 * 60 * MINUTE
    for (let n = 0; n < 120; n += 1)
      await throttle.beforeProof({ email: `x${n}@x.example`, address: '127.0.0.1' }).catch(() => undefined)
    for (let n = 0; n < 9; n += 1) await throttle.beforeProof({ email: 'anna@x.example', address: `${n}` })
    for (let n = 0; n < 12; n += 1) await signIn('wrong wrong wrong')
    expect(await signIn(PASSWORD)).toEqual([429, expect.any(Number)])

    clock = right
    expect(await signIn('wrong wrong wrong')).toEqual([422, 0])
    expect(await signIn(PASSWORD)).toEqual([200, 0])
    clock += MINUTE
    await pruneAttempts(service.db, clock)
    const kept = await service.db.selectFrom('attempt').select('expire').execute()
    expect(kept.filter(({ expire }) => Number(expire) > right + 2 * 24 * 60 * MINUTE)).toEqual([])
  })

  it('three hundred people behind one address register within an hour; a machine is stopped', async () => {
    service = await startIdentity(engine, {
      hashing: quickHashing,
      now: () => clock,
      config: { trustedProxies: ['127.0.0.0/8'] },
    })
    const throttle = new Throttle(service.db, () => clock)
    const admit = (address: string) =>
      throttle.admitRegistration({ email: 'x', address }).then(
        (): true | number | null => true,
        (refusal: Refusal) => refusal.retryAfterSeconds,
      )
    const answers: (true | number | null)[] = []
    for (let n = 0; n < 500; n += 1) {
      answers.push(await admit('203.0.113.1'))
      clock += 6000
    }
    expect(answers.slice(0, 400)).toEqual(Array(400).fill(true))
    expect(answers.slice(400).every((wait) => Number(wait) > 1 && Number(wait) <= 3600)).toBe(true)
    const refused = await register(1, '203.0.113.1')
    expect([refused.status, Number(refused.headers.get('retry-after')) <= 3600]).toEqual([429, true])
    expect((await register(1, '203.0.113.2')).status).toBe(200)

    // A client that comes back every hour meets the limit of the day.
    let made = 400
    for (let hour = 0; hour < 4; hour += 1) {
      clock += 60 * MINUTE
      for (let n = 0; n < 400; n += 1) if ((await admit('203.0.113.1')) === true) made += 1
    }
    expect(made).toBeLessThanOrEqual(1000)
    clock += 24 * 60 * MINUTE
    expect((await register(2, '203.0.113.1')).status).toBe(200)
  })

  it('a few ways to the account page in a minute', async () => {
    service = await startIdentity(engine, { hashing: quickHashing, now: () => clock })
    const [anna, bo] = [
      await newAccount(service.origin, 'anna@x.example'),
      await newAccount(service.origin, 'bo@x.example'),
    ]
    const open = (token: string) => call(service.origin, 'POST', '/api/user/auth/token', { token })
    const statuses = []
    for (let n = 0; n < 12; n += 1) statuses.push((await open(anna)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    expect((await open(bo)).status).toBe(200)
    clock += MINUTE
    expect((await open(anna)).status).toBe(200)
  })

  it('favourites in years that the cup has; in any while the results service cannot be asked', async () => {
    let isDown = false
    const editions = ['2025', '2026'].map((name) => ({ name, tournaments: [] }))
    const ask = async () =>
      isDown ? new Response('no', { status: 503 }) : Response.json({ data: { cups: [{ editions }] } })
    service = await startIdentity(engine, { hashing: quickHashing, ask, now: () => clock })
    const token = await newAccount(service.origin, 'anna@x.example')
    const add = (kind: 'teams' | 'fields', year: number, language = 'en') =>
      call(service.origin, 'POST', `/api/user/favorites/${kind}`, {
        token,
        body: kind === 'teams' ? team('t1', year) : field('f1', year),
        headers: { 'accept-language': language },
      })
    for (const kind of ['teams', 'fields'] as const) {
      expect((await add(kind, 2026)).status).toBe(201)
      for (const year of [1900, 2024, 2027, 2200]) {
        const { status, json } = await add(kind, year)
        expect([status, json.errors]).toEqual([422, { year: ['The cup has no edition of this year.'] }])
      }
    }
    expect((await add('teams', 2027, 'sv')).json.message).toBe('Cupen har ingen upplaga det året.')
    // A year that the results service has once confirmed or denied stays so while that service is away.
    isDown = true
    clock += 2 * MINUTE
    expect([(await add('teams', 2025)).status, (await add('teams', 2027)).status]).toEqual([201, 422])
    await service.dispose()
    service = await startIdentity(engine, { hashing: quickHashing })
    const other = await newAccount(service.origin, 'bo@x.example')
    const believed = { token: other, body: team('t1', 2027) }
    expect((await call(service.origin, 'POST', '/api/user/favorites/teams', believed)).status).toBe(201)
  })

  it('a hash at today’s cost: an older one is made again at signing in, and only by the right password', async () => {
    service = await startIdentity(engine)
    await newAccount(service.origin, 'anna@x.example')
    const nonce = randomBytes(16)
    const tag = await promisify(argon2)('argon2id', {
      message: Buffer.from(PASSWORD),
      nonce,
      tagLength: 32,
      memory: 8192,
      passes: 1,
      parallelism: 1,
    })
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`
    await service.db.updateTable('account').set({ password_hash: old }).execute()
    const stored = async () =>
      (await service.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()).password_hash
    const signIn = async (password: string) =>
      (await call(service.origin, 'POST', '/sanctum/token', { body: { email: 'anna@x.example', password } }))
        .status
    expect([await signIn('wrong wrong wrong'), await stored()]).toEqual([422, old])
    expect(await signIn(PASSWORD)).toBe(200)
    const renewed = await stored()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect([await signIn(PASSWORD), await stored()]).toEqual([200, renewed])
  })
})
