import { afterEach, beforeEach, expect, it } from 'vitest'
import { prune } from '../../../src/backend/identity/account/sessions.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { call, newAccount, PASSWORD } from './identity-server.ts'
import { linkIn, type Mailing, startMailing } from './mail-server.ts'

const DAY = 86_400_000
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
})

describeOnBoth('the proof of an address', (engine) => {
  let service: Mailing
  beforeEach(async () => {
    service = await startMailing(engine)
  })
  afterEach(() => service.dispose())

  const user = async (token: string) => call(service.origin, 'GET', '/api/user', { token })
  const isProved = async (token: string) => (await user(token)).json.email_verified_at !== null
  const secretOf = (path: string) => /\/account\/\w+\/([\w-]{40})/.exec(path)?.[1] ?? ''
  const confirm = async (path: string) =>
    call(service.origin, 'POST', '/account/confirm', form({ secret: secretOf(path) }))
  const signIn = (email: string, password: string) =>
    call(service.origin, 'POST', '/sanctum/token', { body: { email, password } })

  it('is asked for by mail in the visitor’s language, and done by a press, once', async () => {
    const { text: token } = await call(service.origin, 'POST', '/sanctum/register', {
      body: { email: 'asa@x.example', password: PASSWORD },
      headers: { 'accept-language': 'sv' },
    })
    expect(await isProved(token)).toBe(false)
    const [mail] = await service.mailsTo('asa@x.example')
    expect(mail?.subject).toBe('Bekräfta din e-postadress')
    expect(mail?.from).toEqual({ name: 'Åkullacupen', address: 'cup@cup.example' })
    expect(mail?.text).toContain('Ett konto på cup.example har skapats')
    expect(mail?.html).toContain('<html lang="sv">')
    expect(mail?.html).not.toMatch(/<img|<link|<script|src=|url\(/)
    const path = linkIn(mail)
    const page = await call(service.origin, 'GET', path)
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'strict-origin'])
    expect(page.text).toContain('asa@x.example')
    // Programs that scan mail open its links.
    expect(await isProved(token)).toBe(false)
    expect((await confirm(path)).text).toContain('Your e-mail address is confirmed.')
    expect(await isProved(token)).toBe(true)
    expect((await confirm(path)).status).toBe(404)
    expect((await call(service.origin, 'GET', path)).status).toBe(404)
  })

  it('keeps no link and no secret at rest', async () => {
    await newAccount(service.origin, 'anna@x.example')
    const waiting = await service.db.selectFrom('mail').selectAll().execute()
    expect(JSON.stringify(waiting)).not.toMatch(/http|confirm\//)
    const path = linkIn((await service.mailsTo('anna@x.example'))[0])
    const keys = await service.db.selectFrom('mail_key').selectAll().execute()
    expect(JSON.stringify(keys)).not.toContain(secretOf(path))
    expect(await service.db.selectFrom('mail').selectAll().execute()).toEqual([])
  })

  it('is good for three days', async () => {
    const token = await newAccount(service.origin, 'anna@x.example')
    const path = linkIn((await service.mailsTo('anna@x.example'))[0])
    service.clock += 3 * DAY
    expect((await confirm(path)).status).toBe(404)
    expect(await isProved(token)).toBe(false)
  })

  it('gives everybody who registers the same answer, and tells the owner of the address alone', async () => {
    const owner = await newAccount(service.origin, 'anna@x.example', 'the password of the owner')
    await confirm(linkIn((await service.mailsTo('anna@x.example'))[0]))
    const register = (email: string) =>
      call(service.origin, 'POST', '/sanctum/register', { body: { email, password: PASSWORD } })
    const [taken, free] = [await register('anna@x.example'), await register('bo@x.example')]
    const shape = ({ status, text, headers }: typeof taken) => [
      status,
      text.replace(/^\d+\|[\w-]{40}$/, 'token'),
      [...headers.keys()],
    ]
    expect(shape(taken)).toEqual(shape(free))
    const known = (await user(taken.text)).json
    const unknown = (await user(free.text)).json
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect([known.email_verified_at, known.purchases]).toEqual([null, []])
    // Both can sign in, and both sign in to the account they made.
    for (const [email, id] of [
      ['anna@x.example', known.id],
      ['bo@x.example', unknown.id],
    ]) {
      const again = await signIn(email, PASSWORD)
      expect([again.status, (await user(again.text)).json.id]).toEqual([200, id])
    }
    const own = await signIn('anna@x.example', 'the password of the owner')
    expect((await user(own.text)).json.id).toBe((await user(owner)).json.id)
    const mails = await service.mailsTo('anna@x.example')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'You already have an account',
    ])
    expect(linkIn(mails[1])).toBe('/account/forgotten?lang=en')
  })

  it('belongs to one of several who claim an address, also where both hold a link', async () => {
    const [first, second] = [
      await newAccount(service.origin, 'anna@x.example', 'password of the first'),
      await newAccount(service.origin, 'anna@x.example', 'password of the second'),
    ]
    const [one, two] = (await service.mailsTo('anna@x.example')).map(linkIn)
    const answers = await Promise.all([confirm(one ?? ''), confirm(two ?? '')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await isProved(first), await isProved(second)].filter(Boolean)).toHaveLength(1)
    expect((await user(first)).status).toBe(200)
    expect((await user(second)).status).toBe(200)
  })

  it('lets all sign in who register one address at the same moment', async () => {
    const passwords = Array.from({ length: 8 }, (_, index) => `seagull number ${index} of Heden`)
    await Promise.all(passwords.map((password) => newAccount(service.origin, 'anna@x.example', password)))
    const rows = await service.db.selectFrom('account').select('password_hash').execute()
    expect(rows).toHaveLength(8)
    for (const password of passwords) expect((await signIn('anna@x.example', password)).status).toBe(200)
  })

  it('is of one account where a registration is repeated because its answer was lost', async () => {
    const idOf = async (token: string) => (await user(token)).json.id
    const first = await idOf(await newAccount(service.origin, 'anna@x.example'))
    expect(await idOf(await newAccount(service.origin, 'anna@x.example'))).toBe(first)
    const another = { email: 'anna@x.example', name: 'Another', password: PASSWORD }
    const { text: token } = await call(service.origin, 'POST', '/sanctum/register', { body: another })
    expect(await idOf(token)).not.toBe(first)
    service.clock += 11 * 60_000
    expect(await idOf(await newAccount(service.origin, 'anna@x.example'))).not.toBe(first)
  })

  it('is withdrawn by the owner of the address, with the account', async () => {
    const token = await newAccount(service.origin, 'anna@x.example')
    const path = linkIn((await service.mailsTo('anna@x.example'))[0])
    const page = await call(
      service.origin,
      'POST',
      '/account/confirm/not-mine',
      form({ secret: secretOf(path) }),
    )
    expect(page.text).toContain('The account is removed.')
    expect((await user(token)).status).toBe(401)
    expect(await service.db.selectFrom('mail_key').selectAll().execute()).toEqual([])
  })

  it('is asked for again, three times an hour at most, whoever asks', async () => {
    const token = await newAccount(service.origin, 'anna@x.example')
    const again = () => call(service.origin, 'POST', '/api/user/email/confirmation', { token })
    for (let time = 0; time < 4; time += 1) expect((await again()).status).toBe(204)
    await newAccount(service.origin, 'anna@x.example', 'another one of the same')
    expect(await service.mailsTo('anna@x.example')).toHaveLength(3)
    expect((await call(service.origin, 'POST', '/api/user/email/confirmation')).status).toBe(401)
    await confirm(linkIn((await service.mailsTo('anna@x.example')).at(-1)))
    expect((await again()).status).toBe(204)
    expect(await service.mailsTo('anna@x.example')).toHaveLength(3)
  })

  it('decides what is let go after a month: not what is proved, in use or paid for', async () => {
    const gone = await newAccount(service.origin, 'gone@x.example')
    await newAccount(service.origin, 'taken@x.example')
    const proved = await newAccount(service.origin, 'proved@x.example')
    const paid = await newAccount(service.origin, 'paid@x.example')
    await confirm(linkIn((await service.mailsTo('proved@x.example'))[0]))
    await confirm(linkIn((await service.mailsTo('taken@x.example'))[0]))
    await newAccount(service.origin, 'taken@x.example', 'of somebody else, unproved')
    const { id } = (await user(paid)).json
    const pass = { account_id: id, type: 'tournament_pass', year: 2026, created_at: 'x' }
    await service.db.insertInto('purchase').values(pass).execute()
    const old = {
      email: 'old@x.example',
      name: 'x',
      password_hash: 'x',
      created_at: '2020-01-01T00:00:00.000Z',
    }
    await service.db.insertInto('account').values(old).execute()
    for (const token of [gone, proved]) await call(service.origin, 'POST', '/api/logout', { token })
    service.clock += 30 * DAY - 1
    const used = await newAccount(service.origin, 'used@x.example')
    await service.db
      .updateTable('account')
      .set({ ends_at: '2020-01-01T00:00:00.000Z' })
      .where('email', '=', 'used@x.example')
      .execute()
    const left = async () => {
      await prune({ db: service.db, now: () => service.clock })
      const rows = await service.db
        .selectFrom('account')
        .select(['email', 'proved_at'])
        .orderBy('id')
        .execute()
      return rows.map(({ email, proved_at }) => `${email} ${proved_at === null ? 'unproved' : 'proved'}`)
    }
    service.clock += 1
    expect(await left()).toEqual([
      'taken@x.example proved',
      'proved@x.example proved',
      'paid@x.example unproved',
      'old@x.example unproved',
      'used@x.example unproved',
    ])
    expect((await user(used)).status).toBe(200)
  })

  it('stands between a stranger and the counters of the owner', async () => {
    await newAccount(service.origin, 'anna@x.example', 'the password of the owner')
    await confirm(linkIn((await service.mailsTo('anna@x.example'))[0]))
    const tried = async (password: string, from: number) =>
      (
        await call(service.origin, 'POST', '/sanctum/token', {
          body: { email: 'anna@x.example', password },
          headers: { 'x-forwarded-for': `198.51.${from}.1` },
        })
      ).status
    const points = async () => {
      const rows = await service.db
        .selectFrom('attempt')
        .selectAll()
        .where('key', 'like', 'account:%')
        .execute()
      return rows.reduce((sum, row) => sum + row.points, 0)
    }
    for (let from = 0; from < 3; from += 1) expect(await tried('wrong wrong wrong', from)).toBe(422)
    expect(await points()).toBe(3)
    const token = await newAccount(service.origin, 'anna@x.example', PASSWORD)
    expect(await tried(PASSWORD, 9)).toBe(200)
    await call(service.origin, 'GET', '/api/user/delete', { token })
    expect(await points()).toBe(3)
    expect(await tried('the password of the owner', 9)).toBe(200)
    expect(await points()).toBe(0)
  })
})
