import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import {
  call,
  field,
  newAccount,
  PASSWORD,
  quickHashing,
  raw,
  startIdentity,
  type TestIdentity,
  team,
} from './identity-server.ts'

describeOnBoth('the account page', (engine) => {
  let service: TestIdentity
  let origin: string
  let clock = Date.UTC(2026, 6, 6, 10)
  beforeAll(async () => {
    service = await startIdentity(engine, { hashing: quickHashing, now: () => clock })
    origin = service.origin
  })
  afterAll(() => service.dispose())

  /** Returns the path of a new link into the account page. */
  const wayIn = async (token: string): Promise<string> => {
    const { url } = (await call(origin, 'POST', '/api/user/auth/token', { token })).json
    expect(new URL(url).origin).toBe(origin)
    return new URL(url).pathname
  }
  const cookieOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const enter = async (token: string): Promise<string> => {
    const { headers } = await call(origin, 'GET', await wayIn(token))
    return cookieOf(headers).join('; ')
  }
  const page = (path: string, cookie: string, more: Record<string, string> = {}) =>
    call(origin, 'GET', path, { headers: { cookie, ...more } })
  const submit = (path: string, cookie: string, fields: Record<string, string>, more = {}) =>
    call(origin, 'POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...more },
    })
  const keyIn = (html: string) => /name="key" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? ''

  it('opens by an address that works once, with what the site appends to it', async () => {
    const token = await newAccount(origin, 'anna@x.example')
    const path = await wayIn(token)
    const ahead = await call(origin, 'GET', path, { headers: { 'x-purpose': 'preview' } })
    expect(ahead.status).toBe(403)
    const opened = await call(origin, 'GET', `${path}?route=profile.show&lang=sv`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/account?lang=sv'])
    const [cookie = ''] = opened.headers.getSetCookie().filter((text) => text.startsWith('account-visit='))
    expect(cookie).toMatch(/; Max-Age=900; Path=\/account; HttpOnly; SameSite=Strict$/)
    const shown = await page('/account', cookieOf(opened.headers).join('; '))
    expect(shown.text).toContain('<html lang="sv">')
    expect(shown.text).toContain('anna@x.example')
    const again = await call(origin, 'GET', path)
    expect([again.status, again.headers.getSetCookie()]).toEqual([403, []])
    expect((await call(origin, 'GET', `${await wayIn(token)}&route=profile.show`)).status).toBe(303)
  })

  it('opens within 60 seconds only, and stays open for fifteen minutes', async () => {
    const token = await newAccount(origin, 'bo@x.example')
    const [late, inTime] = [await wayIn(token), await wayIn(token)]
    clock += 59_999
    const { headers } = await call(origin, 'GET', inTime)
    clock += 1
    expect((await call(origin, 'GET', late)).status).toBe(403)
    const cookie = cookieOf(headers).join('; ')
    clock += 15 * 60_000 - 2
    expect((await page('/account', cookie)).text).toContain('bo@x.example')
    clock += 1
    expect((await page('/account', cookie)).text).not.toContain('bo@x.example')
  })

  it('goes on by itself where another site has led here, as a strict cookie does not follow a redirect', async () => {
    const path = await wayIn(await newAccount(origin, 'ci@x.example'))
    const opened = await raw(origin, 'GET', path, { 'sec-fetch-site': 'cross-site' })
    expect([opened.status, opened.headers['set-cookie']?.length]).toEqual([200, 1])
    expect(opened.text).toContain('<meta http-equiv="refresh" content="0;url=/account">')
  })

  it('runs nothing, loads nothing and is kept by nobody', async () => {
    const cookie = await enter(await newAccount(origin, 'di@x.example'))
    const { headers, text } = await page('/account', cookie)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).not.toMatch(/<script|<link|<img| style=| on\w+=/)
  })

  it('shows what the account holds, with names as text', async () => {
    const token = await newAccount(origin, 'ed@x.example')
    const cookie = await enter(token)
    const { id } = (await call(origin, 'GET', '/api/user', { token })).json
    const pass = { account_id: id, type: 'tournament_pass', year: 2026, created_at: 'x' }
    await service.db.insertInto('purchase').values(pass).execute()
    await call(origin, 'POST', '/api/user/favorites/teams', { token, body: team('t1') })
    const key = keyIn((await page('/account', cookie)).text)
    const renamed = await submit('/account/details', cookie, { key, name: '"><script>alert(1)</script>' })
    expect([renamed.status, renamed.headers.get('location')]).toEqual([303, '/account?done=saved'])
    const { text } = await page('/account?done=saved', cookie)
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toContain('Tournament pass 2026')
    expect(text).toContain('1 team, 0 fields')
    expect(text).toContain('role="status">Saved.')
    const swedish = await page('/account', cookie.replace(/account-lang=\w+/, ''), {
      'accept-language': 'sv',
    })
    expect(swedish.text).toContain('Turneringspass 2026')
  })

  it('lists sessions and ends them, one’s own only', async () => {
    const token = await newAccount(origin, 'fi@x.example')
    const body = { email: 'fi@x.example', password: PASSWORD, device_name: 'Tablet <1>' }
    const tablet = (await call(origin, 'POST', '/sanctum/token', { body })).text
    const stranger = await newAccount(origin, 'gi@x.example')
    const cookie = await enter(token)
    const { text } = await page('/account', cookie)
    expect(text).toContain('Tablet &lt;1&gt;')
    const key = keyIn(text)
    const end = (of: string) => submit(`/account/sessions/${of.split('|')[0]}/end`, cookie, { key })
    expect((await end(stranger)).status).toBe(404)
    expect((await call(origin, 'GET', '/api/user', { token: stranger })).status).toBe(200)
    expect((await end(tablet)).status).toBe(303)
    expect((await call(origin, 'GET', '/api/user', { token: tablet })).status).toBe(401)
    const third = (await call(origin, 'POST', '/sanctum/token', { body })).text
    expect((await submit('/account/sessions/end-others', cookie, { key })).status).toBe(303)
    expect((await call(origin, 'GET', '/api/user', { token: third })).status).toBe(401)
    expect((await call(origin, 'GET', '/api/user', { token })).status).toBe(200)
  })

  it('ends with the session it was opened from', async () => {
    const token = await newAccount(origin, 'ho@x.example')
    const cookie = await enter(token)
    await call(origin, 'POST', '/api/logout', { token })
    expect((await page('/account', cookie)).text).not.toContain('ho@x.example')
  })

  it('gives all data as a file', async () => {
    const token = await newAccount(origin, 'iz@x.example')
    await call(origin, 'POST', '/api/user/favorites/fields', { token, body: field('f1') })
    const cookie = await enter(token)
    const answer = await page('/account/export', cookie)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="account.json"')
    expect(answer.json).toMatchObject({
      email: 'iz@x.example',
      favourite_arenas: [{ field_id: 'f1' }],
      sessions: [{ device: '' }],
    })
    expect(answer.text).not.toMatch(/hash|secret/)
    expect((await call(origin, 'GET', '/account/export')).status).toBe(401)
  })

  it('deletes after a confirmation, by its own form only', async () => {
    const token = await newAccount(origin, 'jo@x.example')
    const other = await enter(await newAccount(origin, 'ka@x.example'))
    const otherKey = keyIn((await page('/account', other)).text)
    const cookie = await enter(token)
    const key = keyIn((await page('/account/delete', cookie)).text)
    const confirm = 'yes'
    expect((await submit('/account/delete', cookie, { key })).status).toBe(400)
    expect((await submit('/account/delete', cookie, { confirm })).status).toBe(403)
    expect((await submit('/account/delete', cookie, { confirm, key: otherKey })).status).toBe(403)
    expect((await submit('/account/delete', '', { confirm, key })).status).toBe(401)
    expect((await call(origin, 'GET', '/api/user', { token })).status).toBe(200)
    const gone = await submit('/account/delete', cookie, { confirm, key })
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/account?done=deleted'])
    expect((await call(origin, 'GET', '/api/user', { token })).status).toBe(401)
  })

  it('lets people sign in on the page itself, under the same limits', async () => {
    await newAccount(origin, 'li@x.example')
    const right = await submit('/account/sign-in', '', { email: 'LI@x.example', password: PASSWORD })
    expect(right.status).toBe(303)
    expect((await page('/account', cookieOf(right.headers).join('; '))).text).toContain('li@x.example')
    const statuses = []
    for (let time = 0; time < 6; time += 1) {
      const answer = await submit('/account/sign-in', '', { email: 'li@x.example', password: 'wrong wrong' })
      statuses.push(answer.status)
      expect(answer.text).toContain('role="alert"')
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('takes no form of another site, whether the browser tells by Sec-Fetch-Site or by Origin alone', async () => {
    const token = await newAccount(origin, 'mo@x.example')
    const cookie = await enter(token)
    const key = keyIn((await page('/account', cookie)).text)
    const own = { email: 'mo@x.example', password: PASSWORD }
    const port = new URL(origin).port
    const forms = (headers: Record<string, string>) => [
      submit('/account/sign-in', '', own, headers),
      submit('/account/details', cookie, { key, name: 'Mo' }, headers),
      submit('/account/link', '', { email: own.email }, headers),
    ]
    // Calls know their own pages by a bearer token, which no browser sends by itself.
    const calls = (headers: Record<string, string>) => [
      call(origin, 'POST', '/sanctum/token', { body: own, headers }),
      call(origin, 'GET', '/api/user/delete', { token, headers }),
    ]
    const statuses = async (answers: readonly ReturnType<typeof call>[]) =>
      (await Promise.all(answers)).map(({ status }) => status)
    expect(await statuses(forms({ 'sec-fetch-site': 'cross-site' }))).toEqual([403, 403, 403])
    const elsewhere = ['https://evil.example', 'null', `http://127.0.0.1:${port}9`, `${origin}.evil.example`]
    for (const foreign of elsewhere) {
      const headers = { origin: foreign }
      expect([foreign, await statuses([...forms(headers), ...calls(headers)])]).toEqual([
        foreign,
        [403, 403, 403, 403, 403],
      ])
    }
    for (const headers of [{}, { origin }, { origin: `http://localhost:${port}` }])
      expect((await submit('/account/sign-in', '', own, headers)).status).toBe(303)
  })

  it('has no other addresses', async () => {
    expect((await call(origin, 'GET', '/account/nothing')).status).toBe(404)
    expect((await call(origin, 'DELETE', '/account')).status).toBe(405)
    expect((await call(origin, 'GET', '/account/')).headers.get('location')).toBe('/account')
    expect(service.faults).toEqual([])
  })
})
