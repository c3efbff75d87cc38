import { afterEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import {
  type Answer,
  call,
  newAccount,
  PASSWORD,
  quickHashing,
  startIdentity,
  type TestIdentity,
} from './identity-server.ts'

const WRONG = 'wrong wrong wrong'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.UTC(2026, 6, 6, 10)

/** Returns the cookie that a browser would send back to a path. */
function cookieOf(answer: Answer, name = 'device', path = '/sanctum'): string {
  const cookies = answer.headers.getSetCookie().filter((one) => one.startsWith(`${name}=`))
  const [cookie = ''] = cookies.filter((one) => one.includes(`Path=${path};`) || one.endsWith(`Path=${path}`))
  return cookie.split(';')[0] ?? ''
}

describeOnBoth('strangers who guess at an account', (engine) => {
  let service: TestIdentity
  let clock = START
  afterEach(() => service.dispose())

  const start = async () => {
    clock = START
    service = await startIdentity(engine, {
      hashing: quickHashing,
      now: () => clock,
      config: { trustedProxies: ['127.0.0.0/8'] },
    })
  }
  const signIn = (email: string, password: string, address = '203.0.113.1', cookie = '') =>
    call(service.origin, 'POST', '/sanctum/token', {
      body: { email, password },
      headers: { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) },
    })
  const strangers = (email: string, count: number, from = 0) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        signIn(email, WRONG, `198.51.${(from + index) >> 8}.${(from + index) & 255}`),
      ),
    )

  it('are slowed down within a dozen guesses, and keep nobody out for more than minutes', async () => {
    await start()
    await newAccount(service.origin, 'known@x.example')
    for (const email of ['known@x.example', 'unknown@x.example']) {
      const answers = await strangers(email, 110)
      const tried = answers.filter(({ status }) => status === 422)
      expect(tried.length).toBeGreaterThanOrEqual(10)
      expect(tried.length).toBeLessThanOrEqual(12)
      const waits = answers
        .filter(({ status }) => status === 429)
        .map(({ headers }) => Number(headers.get('retry-after')))
      expect(waits.length).toBe(110 - tried.length)
      expect(Math.min(...waits)).toBeGreaterThan(0)
      expect(Math.max(...waits)).toBeLessThanOrEqual(300)
    }
  })

  it('wait longer from guess to guess, to four minutes, and not for a day', async () => {
    await start()
    await newAccount(service.origin, 'anna@x.example')
    // Only an account that has proved its address ends the row of failures for that address.
    await service.db
      .updateTable('account')
      .set({ proved_at: new Date(clock).toISOString() })
      .execute()
    const waits: number[] = []
    for (let guess = 0; guess < 110; guess += 1) {
      const address = `198.51.100.${guess}`
      let answer = await signIn('anna@x.example', WRONG, address)
      if (answer.status === 429) {
        const wait = Number(answer.headers.get('retry-after'))
        waits.push(wait)
        clock += wait * 1000
        answer = await signIn('anna@x.example', WRONG, address)
      }
      expect([guess, answer.status]).toEqual([guess, 422])
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect([waits[0], waits.at(-1)]).toEqual([1, 240])
    const refused = await signIn('anna@x.example', PASSWORD, '192.0.2.1')
    expect(refused.status).toBe(429)
    clock += Number(refused.headers.get('retry-after')) * 1000
    expect((await signIn('anna@x.example', PASSWORD, '192.0.2.1')).status).toBe(200)
    // The row of failures is over.
    expect((await signIn('anna@x.example', WRONG, '192.0.2.2')).status).toBe(422)
    expect((await signIn('anna@x.example', PASSWORD, '192.0.2.3')).status).toBe(200)
  })

  it('get fewer than a hundred guesses in six hours, and are forgotten a day after the last', async () => {
    await start()
    let tried = 0
    const end = clock + DAY / 4
    for (let address = 0; clock < end; address += 1) {
      const answer = await signIn('nobody@x.example', WRONG, `198.51.${address >> 8}.${address & 255}`)
      if (answer.status === 422) tried += 1
      else clock += Number(answer.headers.get('retry-after')) * 1000
    }
    expect(tried).toBeLessThan(100)
    clock += DAY
    expect((await strangers('nobody@x.example', 9)).map(({ status }) => status)).toEqual(Array(9).fill(422))
  })

  it('do not keep out whoever has signed in on a device before, from the same address or another', async () => {
    await start()
    await newAccount(service.origin, 'anna@x.example')
    const first = await signIn('anna@x.example', PASSWORD)
    const cookie = cookieOf(first)
    expect(cookie).toMatch(/^device=[\w-]{40}$/)
    const [header = ''] = first.headers.getSetCookie().filter((one) => one.includes('Path=/sanctum'))
    expect(header).toMatch(/HttpOnly/)
    expect(header).toMatch(/SameSite=Strict/)
    expect(header).toMatch(/Max-Age=\d{7,}/)

    await strangers('anna@x.example', 110)
    for (let n = 0; n < 150; n += 1) await signIn(`other-${n}@x.example`, WRONG, '192.0.2.9')
    for (let n = 0; n < 6; n += 1) await signIn('anna@x.example', WRONG, '192.0.2.9')
    expect((await signIn('anna@x.example', PASSWORD, '192.0.2.9')).status).toBe(429)
    expect((await signIn('anna@x.example', PASSWORD, '203.0.113.1')).status).toBe(429)
    expect((await signIn('anna@x.example', PASSWORD, '192.0.2.9', cookie)).status).toBe(200)
    // The sign-in of the owner has not wiped out the failures of strangers.
    expect((await signIn('anna@x.example', WRONG, '192.0.2.77')).status).toBe(429)
    expect((await signIn('anna@x.example', PASSWORD, '203.0.113.1', cookie)).status).toBe(200)
  })

  it('get nothing by a device of their own, nor by one that is made up', async () => {
    await start()
    await newAccount(service.origin, 'anna@x.example')
    await newAccount(service.origin, 'eve@x.example')
    const own = cookieOf(await signIn('eve@x.example', PASSWORD))
    await strangers('anna@x.example', 20)
    for (const cookie of [own, `device=${'a'.repeat(40)}`, 'device=', 'device=1%7Cx'])
      expect([cookie, (await signIn('anna@x.example', PASSWORD, '192.0.2.1', cookie)).status]).toEqual([
        cookie,
        429,
      ])
  })

  it('are limited on a known device as well', async () => {
    await start()
    await newAccount(service.origin, 'anna@x.example')
    const cookie = cookieOf(await signIn('anna@x.example', PASSWORD))
    const burst = await Promise.all(
      Array.from({ length: 12 }, (_, n) => signIn('anna@x.example', WRONG, `192.0.2.${n}`, cookie)),
    )
    expect(burst.filter(({ status }) => status === 422)).toHaveLength(5)
    let tried = 5
    const end = clock + 60 * MINUTE
    while (clock < end) {
      const answer = await signIn('anna@x.example', WRONG, '192.0.2.1', cookie)
      if (answer.status === 422) tried += 1
      else clock += Number(answer.headers.get('retry-after')) * 1000
    }
    expect(tried).toBeLessThan(40)
    // Strangers have a limit of their own, and the lost device has not used it up.
    expect((await signIn('anna@x.example', PASSWORD, '203.0.113.50')).status).toBe(200)
  })

  it('find no secret in the database, and a device is forgotten in time, with the account, and when there are many', async () => {
    await start()
    const token = await newAccount(service.origin, 'anna@x.example')
    const first = cookieOf(await signIn('anna@x.example', PASSWORD))
    const rows = async () => service.db.selectFrom('known_device').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain(first.split('=')[1])
    // One browser keeps one secret, whoever signs in with it.
    await newAccount(service.origin, 'bo@x.example')
    const again = await signIn('anna@x.example', PASSWORD, '203.0.113.1', first)
    const other = await signIn('bo@x.example', PASSWORD, '203.0.113.1', first)
    expect([cookieOf(again), cookieOf(other)]).toEqual([first, first])

    for (let n = 0; n < 12; n += 1) {
      clock += 1000
      await signIn('anna@x.example', PASSWORD, `203.0.113.${n}`)
    }
    const { id } = (await call(service.origin, 'GET', '/api/user', { token })).json
    expect((await rows()).filter(({ account_id }) => account_id === id)).toHaveLength(10)
    await strangers('anna@x.example', 20)
    expect((await signIn('anna@x.example', PASSWORD, '192.0.2.1', first)).status).toBe(429)

    clock += 10 * MINUTE
    const last = cookieOf(await signIn('anna@x.example', PASSWORD, '192.0.2.1'))
    clock += 200 * DAY
    await strangers('anna@x.example', 20)
    expect((await signIn('anna@x.example', PASSWORD, '192.0.2.1', last)).status).toBe(429)

    clock += 10 * MINUTE
    const fresh = (await signIn('anna@x.example', PASSWORD, '192.0.2.1')).text
    await call(service.origin, 'GET', '/api/user/delete', { token: fresh })
    expect((await rows()).filter(({ account_id }) => account_id === id)).toEqual([])
  })

  it('are nothing to the sign-in form of the account page either, which says when to try again', async () => {
    await start()
    await newAccount(service.origin, 'anna@x.example')
    const form = (password: string, cookie = '', language = 'en') =>
      call(service.origin, 'POST', '/account/sign-in', {
        body: new URLSearchParams({ email: 'anna@x.example', password }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': '192.0.2.1',
          'accept-language': language,
          ...(cookie === '' ? {} : { cookie }),
        },
      })
    const entered = await form(PASSWORD)
    expect(entered.status).toBe(303)
    const cookie = cookieOf(entered, 'device', '/account')
    await strangers('anna@x.example', 110)
    clock += 500
    const refused = await form(PASSWORD)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(refused.text).toContain('Too many attempts. Try again in 1 second.')
    expect(refused.text).toContain('value="anna@x.example"')
    expect((await form(PASSWORD, '', 'sv')).text).toContain('För många försök. Försök igen om 1 sekund.')
    expect((await form(PASSWORD, cookie)).status).toBe(303)
    const api = await signIn('anna@x.example', PASSWORD)
    expect(api.json.message).toBe('Too many attempts. Try again in 1 second.')
  })
})
