import { afterEach, describe, expect, it } from 'vitest'
import { argon2Hash } from '../../../src/backend/identity/password/argon2.ts'
import { PasswordQueue, QueueFull } from '../../../src/backend/identity/password/desk.ts'
import { describeOnBoth } from '../../support/databases.ts'
import {
  call,
  newAccount,
  PASSWORD,
  quickHashing,
  startIdentity,
  type TestIdentity,
} from './identity-server.ts'

const behindProxy = { config: { trustedProxies: ['127.0.0.0/8'] } }

describeOnBoth('signing in', (engine) => {
  let service: TestIdentity
  afterEach(() => service.dispose())

  const signIn = (email: string, password: string, address = '203.0.113.1') =>
    call(service.origin, 'POST', '/sanctum/token', {
      body: { email, password },
      headers: { 'x-forwarded-for': address },
    })

  it('does the same work and gives the same answer whether there is an account or not', async () => {
    const work: string[] = []
    service = await startIdentity(engine, {
      hashing: {
        hash: async (password, like) => {
          work.push(`hash like ${like?.split('$').slice(0, 4).join('$')} ${like?.length}`)
          return argon2Hash(password, like)
        },
      },
    })
    await newAccount(service.origin, 'known@x.example')
    await signIn('warm-up@x.example', 'wrong wrong wrong')
    work.length = 0
    const known = await signIn('known@x.example', 'wrong wrong wrong')
    const workForKnown = work.splice(0)
    const unknown = await signIn('unknown@x.example', 'wrong wrong wrong')
    expect(workForKnown).toEqual([expect.stringMatching(/^hash like \$argon2id\$v=19\$m=19456,t=2,p=1 \d+$/)])
    expect(work).toEqual(workForKnown)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect([known.status, Object.keys(known.json.errors)]).toEqual([422, ['email']])
    const { password_hash } = await service.db
      .selectFrom('account')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(password_hash).not.toContain(PASSWORD)
  })

  it('takes five attempts a minute for an account from an address, and no count of successes', async () => {
    service = await startIdentity(engine, { hashing: quickHashing, ...behindProxy })
    await newAccount(service.origin, 'anna@x.example')
    for (let time = 0; time < 8; time += 1)
      expect((await signIn('anna@x.example', PASSWORD)).status).toBe(200)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn('anna@x.example', 'wrong wrong wrong')),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(7)
    const wait = Number(refused[0]?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await signIn('anna@x.example', PASSWORD)).status).toBe(429)
    expect((await signIn('anna@x.example', PASSWORD, '203.0.113.2')).status).toBe(200)
    expect((await signIn('bo@x.example', 'wrong wrong wrong')).status).toBe(422)
  })

  it('lets 300 people behind one address in, and stops there after 100 failures', async () => {
    service = await startIdentity(engine, { hashing: quickHashing, ...behindProxy })
    const { db } = service
    const password_hash = await quickHashing.hash(PASSWORD, null)
    const people = Array.from({ length: 300 }, (_, index) => `pupil-${index}@x.example`)
    const rest = { name: 'x', password_hash, pin_match: null, pin_year: null, created_at: 'x' }
    await db
      .insertInto('account')
      .values(people.map((email) => ({ email, ...rest })))
      .execute()
    const entered = await Promise.all(people.map((email) => signIn(email, PASSWORD)))
    expect(new Set(entered.map(({ status }) => status))).toEqual(new Set([200]))
    const failed = await Promise.all(people.slice(0, 130).map((email) => signIn(email, 'wrong wrong wrong')))
    expect(failed.filter(({ status }) => status === 422)).toHaveLength(100)
    expect(failed.filter(({ status }) => status === 429)).toHaveLength(30)
    expect((await signIn('pupil-200@x.example', PASSWORD)).status).toBe(429)
    expect((await signIn('pupil-200@x.example', PASSWORD, '2001:db8::1')).status).toBe(200)
  })

  it('believes X-Forwarded-For from the proxies that are named and from nobody else', async () => {
    service = await startIdentity(engine, { hashing: quickHashing })
    const answers = []
    for (let time = 0; time < 6; time += 1)
      answers.push(await signIn('anna@x.example', 'wrong wrong wrong', `203.0.113.${time}`))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429])
    const kept = (await service.db.selectFrom('attempt').selectAll().execute()).map(({ key }) => key).join()
    expect(kept).not.toMatch(/anna|127\.0|203\.0/)
  })

  it('answers 503 and when to come back where too many wait', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = { hash: (password: string) => held.then(() => quickHashing.hash(password, null)) }
    service = await startIdentity(engine, { hashing: slow, ...behindProxy })
    const flood = Array.from({ length: 330 }, (_, index) =>
      signIn(`x${index}@x.example`, 'wrong wrong wrong', `10.${index >> 8}.${index & 255}.1`),
    )
    let answered = 0
    for (const one of flood) one.then(() => (answered += 1))
    while (answered < 8) await new Promise((resolve) => setTimeout(resolve, 20))
    release()
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused).toHaveLength(8)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(322)
  })
})

describe('the desk of passwords', () => {
  it('gives every unknown address a salt of its own, and always the same one', async () => {
    const salts: (string | undefined)[] = []
    const desk = new PasswordQueue({
      hash: async (_, like) => {
        salts.push(like?.split('$')[4])
        return ''
      },
    })
    for (const name of ['a', 'b', 'a']) await desk.find('wrong', [], `${name}@x.example`)
    expect(salts[0]).toMatch(/^[A-Za-z0-9+/]{22}$/)
    expect(salts[1]).not.toBe(salts[0])
    expect(salts[2]).toBe(salts[0])
  })

  it('works on two at once, in order, and turns away what is too much', async () => {
    let atOnce = 0
    let most = 0
    const desk = new PasswordQueue({
      hash: async (password) => {
        atOnce += 1
        most = Math.max(most, atOnce)
        await new Promise((resolve) => setTimeout(resolve, 1))
        atOnce -= 1
        return password
      },
    })
    const order: string[] = []
    const all = Array.from({ length: 322 }, (_, index) =>
      desk.hash(String(index)).then((done) => order.push(done)),
    )
    await expect(desk.hash('one more')).rejects.toBeInstanceOf(QueueFull)
    await Promise.all(all)
    expect(most).toBe(2)
    expect(order).toEqual([...order].sort((a, b) => Number(a) - Number(b)))
  })

  it('goes on after work that fails', async () => {
    const desk = new PasswordQueue(quickHashing)
    const fail = () => Promise.reject(new Error('no'))
    await Promise.allSettled(Array.from({ length: 5 }, () => desk.hash('x', null, fail)))
    const other = await desk.hash('b')
    expect(await desk.find('a', [other, await desk.hash('a', other)], 'a@x.example')).toBe(1)
    expect(await desk.find('a', [], 'a@x.example')).toBe(-1)
  })
})

describe('passwords', () => {
  it('is the same however its letters were typed', async () => {
    const stored = await argon2Hash('Ångström på Heden')
    expect(await argon2Hash('Ångström på Heden'.normalize('NFD'), stored)).toBe(stored)
    expect(await argon2Hash('Angstrom på Heden', stored)).not.toBe(stored)
    await expect(argon2Hash('x', 'plain text')).rejects.toThrow()
  })
})
