import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import { call, newAccount, PASSWORD } from './identity-server.ts'
import { linkIn, type Mailing, SITE, startMailing } from './mail-server.ts'

const HOUR = 3_600_000
const NEW = 'nine lazy seagulls over Heden'
const OWNER = 'anna@x.example'

describeOnBoth('a new password', (engine) => {
  let service: Mailing
  beforeEach(async () => {
    service = await startMailing(engine)
  })
  afterEach(() => service.dispose())

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    call(service.origin, 'POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const user = async (token: string) => (await call(service.origin, 'GET', '/api/user', { token })).status
  const signIn = (email: string, password: string) =>
    call(service.origin, 'POST', '/sanctum/token', { body: { email, password } })
  const secretOf = (path: string) => /\/account\/\w+\/([\w-]{40})/.exec(path)?.[1] ?? ''
  const ask = (email: string, headers: Record<string, string> = {}) =>
    post('/account/forgotten', { email }, headers)
  const lastLink = async (email: string, to = 'reset') => {
    const links = (await service.mailsTo(email)).map(linkIn)
    return links.findLast((link) => link.startsWith(`/account/${to}`)) ?? ''
  }
  const reset = (path: string, password = NEW) => post('/account/reset', { secret: secretOf(path), password })
  const prove = async (email: string) =>
    post('/account/confirm', { secret: secretOf(await lastLink(email, 'confirm')) })

  it('is chosen by a link that works once; every session ends, and the owner is told', async () => {
    const token = await newAccount(service.origin, OWNER)
    await prove(OWNER)
    const asked = await ask(' Anna@X.example', { 'accept-language': 'sv' })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/account/forgotten/sent'])
    const path = await lastLink(OWNER)
    expect(path).toMatch(/^\/account\/reset\/[\w-]{40}\?lang=sv$/)
    const page = await call(service.origin, 'GET', path)
    expect(page.text).toContain('<html lang="sv">')
    expect(page.text).toContain('autocomplete="new-password"')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*script-src 'sha256-[\w+/=]+'; require-trusted-types-for 'script'$/,
    )
    expect(page.headers.get('referrer-policy')).toBe('strict-origin')
    const done = await reset(path)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/account?done=passwordSet'])
    expect(await user(token)).toBe(401)
    expect((await signIn(OWNER, PASSWORD)).status).toBe(422)
    expect((await signIn(OWNER, NEW)).status).toBe(200)
    expect((await reset(path, 'another one that is long')).status).toBe(404)
    expect((await call(service.origin, 'GET', path)).status).toBe(404)
    expect((await service.mailsTo(OWNER)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'Välj ett nytt lösenord',
      'Your password has been changed',
    ])
  })

  it('is known to the device where it was chosen, which gets in past strangers who guess; other devices are not', async () => {
    const device = ({ headers }: Awaited<ReturnType<typeof reset>>) =>
      /^device=[^;]+/.exec(
        headers.getSetCookie().find((cookie) => cookie.startsWith('device=')) ?? '',
      )?.[0] ?? ''
    await newAccount(service.origin, OWNER)
    await prove(OWNER)
    const before = device(await signIn(OWNER, PASSWORD))
    await ask(OWNER)
    const chosenAt = device(await reset(await lastLink(OWNER)))
    const enter = async (password: string, cookie: string) => {
      const body = { email: OWNER, password }
      return (await call(service.origin, 'POST', '/sanctum/token', { body, headers: { cookie } })).status
    }
    for (let guess = 0; guess < 20; guess += 1) await enter(`a wrong guess ${guess}`, '')
    expect([before, chosenAt]).toEqual([
      expect.stringMatching(/^device=.{40}/),
      expect.stringMatching(/^device=.{40}/),
    ])
    expect([await enter(NEW, ''), await enter(NEW, before), await enter(NEW, chosenAt)]).toEqual([
      429, 429, 200,
    ])
  })

  it('is chosen once, however often the form is sent at the same moment', async () => {
    await newAccount(service.origin, OWNER)
    await ask(OWNER)
    const path = await lastLink(OWNER)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => reset(path, `${NEW} ${at}`)))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
  })

  it('is chosen within an hour', async () => {
    await newAccount(service.origin, OWNER)
    await ask(OWNER)
    const path = await lastLink(OWNER)
    service.clock += HOUR - 1
    expect((await call(service.origin, 'GET', path)).status).toBe(200)
    service.clock += 1
    expect((await call(service.origin, 'GET', path)).status).toBe(404)
    expect((await reset(path)).status).toBe(404)
    expect((await signIn(OWNER, PASSWORD)).status).toBe(200)
  })

  it('is a good one; a bad one leaves the link as it is', async () => {
    await newAccount(service.origin, OWNER)
    await ask(OWNER)
    const path = await lastLink(OWNER)
    for (const bad of ['short', 'password1', OWNER]) {
      const answer = await reset(path, bad)
      expect([answer.status, answer.text.includes('role="alert"')]).toEqual([400, true])
      expect(answer.text).not.toContain(`value="${bad}"`.replace(OWNER, 'x'))
    }
    expect((await reset(path)).status).toBe(303)
  })

  it('puts out a stranger who registered the address of somebody else', async () => {
    const squatter = await newAccount(service.origin, OWNER, 'the password of a stranger')
    await ask(OWNER)
    await reset(await lastLink(OWNER))
    expect(await user(squatter)).toBe(401)
    expect((await signIn(OWNER, 'the password of a stranger')).status).toBe(422)
    const { text } = await signIn(OWNER, NEW)
    const own = await call(service.origin, 'GET', '/api/user', { token: text })
    expect(own.json.email_verified_at).not.toBeNull()
  })

  it('is for the account that has proved the address, not for others that claim it', async () => {
    const squatter = await newAccount(service.origin, OWNER, 'the password of a stranger')
    await service.mailSender.deliver()
    const token = await newAccount(service.origin, OWNER)
    await prove(OWNER)
    await ask(OWNER)
    await reset(await lastLink(OWNER))
    expect([await user(token), await user(squatter)]).toEqual([401, 200])
    const { text } = await signIn(OWNER, NEW)
    expect(text.split('|')[0]).not.toBe(squatter.split('|')[0])
    expect((await signIn(OWNER, PASSWORD)).status).toBe(422)
  })

  it('is answered alike for every address, and only who has an account gets a mail', async () => {
    await newAccount(service.origin, OWNER)
    await service.mailSender.deliver()
    const before = service.server.received.length
    const rows = async () => (await service.db.selectFrom('mail').selectAll().execute()).length
    const known = await ask(OWNER)
    expect(await rows()).toBe(1)
    const unknown = await ask('nobody@x.example')
    expect(await rows()).toBe(2)
    const shape = ({ status, text, headers }: typeof known) => [
      status,
      text,
      [...headers].filter(([name]) => name !== 'date'),
    ]
    expect(shape(unknown)).toEqual(shape(known))
    await service.mailSender.deliver()
    expect(await rows()).toBe(0)
    expect(service.server.received.slice(before).map(({ to }) => to)).toEqual([[OWNER]])
    expect((await ask('no address')).status).toBe(400)
  })

  it('is asked for three times an hour for an address, and sixty from a network', async () => {
    await newAccount(service.origin, OWNER)
    await service.mailSender.deliver()
    const answers = []
    for (let time = 0; time < 6; time += 1)
      answers.push(await ask(OWNER, { 'x-forwarded-for': `203.0.113.${time}` }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    const mails = await service.mailsTo(OWNER)
    expect(mails).toHaveLength(1 + 3)
    // The owner gets the mails that the stranger asked for, and every link works equally well.
    expect((await call(service.origin, 'GET', linkIn(mails[1]))).status).toBe(200)
    const flood = await Promise.all(Array.from({ length: 62 }, (_, at) => ask(`x${at}@x.example`)))
    expect(flood.filter(({ status }) => status === 303)).toHaveLength(60)
    const refused = flood.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is not asked for by a form on another site', async () => {
    for (const path of ['/account/forgotten', '/account/reset', '/account/confirm']) {
      const answer = await post(path, { email: OWNER }, { 'sec-fetch-site': 'cross-site' })
      expect(answer.status).toBe(403)
    }
  })

  it('leads to SITE_URL, whatever host asks for it', async () => {
    await newAccount(service.origin, OWNER)
    const fetched = await call(service.origin, 'POST', '/account/forgotten', {
      body: `email=${OWNER}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    })
    expect(fetched.headers.get('location')).toBe('/account/forgotten/sent')
    const mails = await service.mailsTo(OWNER)
    for (const { text, html } of mails) {
      expect(`${text}${html}`).not.toContain('evil')
      for (const [, origin] of `${text}${html}`.matchAll(/(https?:\/\/[^/"\s]+)/g)) expect(origin).toBe(SITE)
    }
  })

  it('is changed on the account page by who knows the present one; other sessions end', async () => {
    const token = await newAccount(service.origin, OWNER)
    await prove(OWNER)
    const other = (await signIn(OWNER, PASSWORD)).text
    await ask(OWNER)
    const oldLink = await lastLink(OWNER)
    const visit = async () => {
      const { url } = (await call(service.origin, 'POST', '/api/user/auth/token', { token })).json
      const { headers } = await call(service.origin, 'GET', new URL(url).pathname)
      return headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    }
    const [cookie, elsewhere] = [await visit(), await visit()]
    const page = await call(service.origin, 'GET', '/account/password', { headers: { cookie } })
    const key = /name="key" value="([0-9a-f]{64})"/.exec(page.text)?.[1] ?? ''
    const change = (fields: Record<string, string>) => post('/account/password', fields, { cookie })
    expect((await change({ present: PASSWORD, password: NEW })).status).toBe(403)
    const wrong = await change({ key, present: 'not the present one', password: NEW })
    expect([wrong.status, wrong.text.includes('This is not your present password.')]).toEqual([400, true])
    expect((await change({ key, present: PASSWORD, password: 'short' })).status).toBe(400)
    const done = await change({ key, present: PASSWORD, password: NEW })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/account?done=passwordChanged'])
    expect([await user(token), await user(other)]).toEqual([200, 401])
    const shown = await call(service.origin, 'GET', '/account', { headers: { cookie: elsewhere } })
    expect(shown.text).not.toContain(OWNER)
    expect((await call(service.origin, 'GET', oldLink)).status).toBe(404)
    expect((await signIn(OWNER, NEW)).status).toBe(200)
    expect((await service.mailsTo(OWNER)).at(-1)?.subject).toBe('Your password has been changed')
    expect((await call(service.origin, 'GET', '/account/password')).status).toBe(401)
  })

  it('is guessed at under the limits of signing in', async () => {
    const token = await newAccount(service.origin, OWNER)
    const { url } = (await call(service.origin, 'POST', '/api/user/auth/token', { token })).json
    const opened = await call(service.origin, 'GET', new URL(url).pathname)
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const page = await call(service.origin, 'GET', '/account/password', { headers: { cookie } })
    const key = /name="key" value="([0-9a-f]{64})"/.exec(page.text)?.[1] ?? ''
    const statuses = []
    for (let time = 0; time < 6; time += 1) {
      const fields = { key, present: `guess number ${time}`, password: NEW }
      statuses.push((await post('/account/password', fields, { cookie })).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('is no business of the mailbox of an address that is not proved', async () => {
    const token = await newAccount(service.origin, OWNER)
    const { url } = (await call(service.origin, 'POST', '/api/user/auth/token', { token })).json
    const opened = await call(service.origin, 'GET', new URL(url).pathname)
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const page = await call(service.origin, 'GET', '/account/password', { headers: { cookie } })
    const key = /name="key" value="([0-9a-f]{64})"/.exec(page.text)?.[1] ?? ''
    expect(
      (await post('/account/password', { key, present: PASSWORD, password: NEW }, { cookie })).status,
    ).toBe(303)
    expect((await service.mailsTo(OWNER)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
    ])
  })
})
