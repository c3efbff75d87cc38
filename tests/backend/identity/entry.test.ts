import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import { type Answer, call, newAccount, PASSWORD } from './identity-server.ts'
import { linkIn, type Mailing, startMailing } from './mail-server.ts'

const HOUR = 3_600_000
const OWNER = 'anna@x.example'
const SWEDISH = { 'accept-language': 'sv' }

describeOnBoth('a link by mail', (engine) => {
  let service: Mailing
  let token: string
  beforeEach(async () => {
    service = await startMailing(engine)
    token = await newAccount(service.origin, OWNER)
    await post('/account/confirm', { secret: secretOf(await newest('confirm')) })
  })
  afterEach(() => service.dispose())

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    call(service.origin, 'POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const secretOf = (path: string) => /\/account\/\w+\/([\w-]{40})/.exec(path)?.[1] ?? ''
  const linksTo = async (page: string) =>
    (await service.mailsTo(OWNER)).map(linkIn).filter((link) => link.startsWith(`/account/${page}`))
  const newest = async (page = 'enter') => (await linksTo(page)).at(-1) ?? ''
  const ask = (headers: Record<string, string> = {}, email = OWNER) =>
    post('/account/link', { email }, headers)
  const enter = (path: string) => post('/account/enter', { secret: secretOf(path) })
  const cookiesOf = ({ headers }: Answer, path: string) =>
    headers
      .getSetCookie()
      .filter((cookie) => cookie.includes(`Path=${path};`))
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  const signIn = async (password: string, headers: Record<string, string> = {}) =>
    (await call(service.origin, 'POST', '/sanctum/token', { body: { email: OWNER, password }, headers }))
      .status
  /** Strangers use up every try, those of the owner's own address too. */
  const besiege = async () => {
    for (let guess = 0; guess < 30; guess += 1)
      await signIn('wrong wrong wrong', guess < 20 ? {} : { 'x-forwarded-for': `198.51.100.${guess}` })
  }

  it('lets the owner in on a new device at once, whatever strangers try, with the password as it was', async () => {
    await besiege()
    expect(await signIn(PASSWORD)).toBe(429)
    const asked = await ask(SWEDISH)
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/account/link/sent'])
    const path = await newest()
    expect(path).toMatch(/^\/account\/enter\/[\w-]{40}\?lang=sv$/)
    const entered = await enter(path)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/account?done=entered'])
    const headers = { cookie: cookiesOf(entered, '/account') }
    const page = await call(service.origin, 'GET', '/account?done=entered', { headers })
    expect([page.text.includes(OWNER), page.text.includes('This device is known now')]).toEqual([true, true])

    await besiege()
    expect(await signIn(PASSWORD)).toBe(429)
    expect(await signIn(PASSWORD, { cookie: cookiesOf(entered, '/sanctum') })).toBe(200)
    // The other devices stay signed in.
    expect((await call(service.origin, 'GET', '/api/user', { token })).status).toBe(200)
  })

  it('is offered where too many attempts are refused, and to everybody, in both languages', async () => {
    await besiege()
    const refused = await post('/account/sign-in', { email: OWNER, password: PASSWORD }, SWEDISH)
    expect([refused.status, refused.text.includes('Du behöver inte vänta')]).toEqual([429, true])
    expect(refused.text).toMatch(
      /<form method="post" action="\/account\/link"><input type="hidden" name="email" value="anna@x.example">/,
    )
    const wrong = await post('/account/sign-in', { email: 'bo@x.example', password: 'wrong wrong' })
    expect([wrong.status, wrong.text.includes('action="/account/link"')]).toEqual([401, false])
    expect(wrong.text).toContain('<a href="/account/link">Sign in by a link in an e-mail</a>')
    expect((await call(service.origin, 'GET', '/account/link?lang=sv')).text).toContain('Skicka en länk')
    expect((await ask({}, 'no address')).status).toBe(400)
  })

  it('does nothing when it is opened, as programs that scan mail do, and works once, within an hour', async () => {
    await ask()
    const path = await newest()
    for (const method of ['GET', 'HEAD', 'GET']) {
      const opened = await call(service.origin, method, path)
      expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'strict-origin'])
      expect(cookiesOf(opened, '/account')).not.toMatch(/visit|device/)
    }
    expect(JSON.stringify(await service.db.selectFrom('mail_key').selectAll().execute())).not.toContain(
      secretOf(path),
    )
    service.clock += HOUR - 1
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(path)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(7).fill(404)])

    await ask()
    const late = await newest()
    service.clock += HOUR
    expect([(await call(service.origin, 'GET', late)).status, (await enter(late)).status]).toEqual([404, 404])
    expect(late).not.toBe(path)
  })

  it('is asked for alike whether there is an account or not', async () => {
    const [known, unknown] = [await ask(), await ask({}, 'nobody@x.example')]
    const shape = ({ status, text, headers }: Answer) => [
      status,
      text,
      [...headers].filter(([name]) => name !== 'date'),
    ]
    expect(shape(unknown)).toEqual(shape(known))
    expect(await service.db.selectFrom('mail').select('kind').execute()).toHaveLength(2)
    await service.mailSender.deliver()
    expect(service.server.received.flatMap(({ to }) => to)).toEqual([OWNER, OWNER])
  })

  it('floods no mailbox; yet whoever asks for many leaves the owner one that is valid, hour after hour', async () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      if (minute % 7 === 0) await ask({ 'x-forwarded-for': `198.51.${minute >> 8}.${minute & 255}` })
      service.clock += 60_000
      if (minute % 60 !== 59) continue
      await ask({ 'x-forwarded-for': '203.0.113.1' })
      expect([minute, (await call(service.origin, 'GET', await newest())).status]).toEqual([minute, 200])
    }
    expect((await linksTo('enter')).length).toBeLessThanOrEqual(30)
  })

  it('leads into no account of somebody else who claims the address, but to a new password', async () => {
    const other = 'bo@x.example'
    await newAccount(service.origin, other, 'the password of a stranger')
    await ask({}, other)
    const links = (await service.mailsTo(other)).map(linkIn)
    expect(links.map((link) => link.split('/')[2]).toSorted()).toEqual(['confirm', 'reset'])
  })

  it('is void after a new password, and opens nothing with the secret of another purpose', async () => {
    await ask()
    const path = await newest()
    await post('/account/forgotten', { email: OWNER })
    const reset = await newest('reset')
    expect((await enter(reset)).status).toBe(404)
    const wanted = 'nine lazy seagulls over Heden'
    expect((await post('/account/reset', { secret: secretOf(path), password: wanted })).status).toBe(404)
    expect((await post('/account/reset', { secret: secretOf(reset), password: wanted })).status).toBe(303)
    expect((await enter(path)).status).toBe(404)
  })
})
