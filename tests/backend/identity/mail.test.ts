import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { normalEmail } from '../../../src/backend/identity/base/clean-text.ts'
import { composeMail } from '../../../src/backend/identity/mail/compose.ts'
import { MailSender } from '../../../src/backend/identity/mail/mail-sender.ts'
import { createMailTransport, isHopeless } from '../../../src/backend/identity/mail/mail-transport.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'
import { call, newAccount, PASSWORD } from './identity-server.ts'
import { type Mailing, type MailServer, startMailing, startMailServer } from './mail-server.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

describeOnBoth('the outbox', (engine) => {
  let service: Mailing
  beforeEach(async () => {
    service = await startMailing(engine)
  })
  afterEach(() => service.dispose())

  const waiting = () => service.db.selectFrom('mail').selectAll().execute()
  const postmanFor = (smtpUrl: string) =>
    new MailSender(service.db, {
      config: testConfig({ siteUrl: 'https://cup.example', smtpUrl }),
      log: { info: () => {}, warn: (...said) => service.log.push(said) },
      now: () => service.clock,
    })

  it('tries again while the mail server is away, less and less often, also after a restart', async () => {
    await service.server.close()
    expect((await call(service.origin, 'GET', '/account/forgotten')).status).toBe(200)
    const token = await newAccount(service.origin, 'anna@x.example')
    expect((await call(service.origin, 'GET', '/api/user', { token })).status).toBe(200)
    await service.mailSender.deliver()
    expect(await waiting()).toMatchObject([{ tries: 1 }])
    await service.mailSender.deliver()
    expect(await waiting()).toMatchObject([{ tries: 1 }])
    for (const minutes of [0.5, 2, 10]) {
      service.clock += minutes * MINUTE
      await service.mailSender.deliver()
    }
    expect(await waiting()).toMatchObject([{ tries: 4 }])
    const back = await startMailServer(Number(new URL(service.server.url).port))
    const another = postmanFor(back.url)
    service.clock += 30 * MINUTE
    await another.deliver()
    expect(back.received.map(({ to }) => to)).toEqual([['anna@x.example']])
    expect(await waiting()).toEqual([])
    await another.stop()
    await back.close()
    expect(JSON.stringify(service.log)).not.toMatch(/anna|x\.example|account\//)
    expect(service.log).toHaveLength(4)
  })

  it('gives a mail up after a day, and one that is refused for good at once; the log names nobody', async () => {
    service.server.refusal = { code: 451, text: 'anna@x.example is busy, try later' }
    await newAccount(service.origin, 'anna@x.example')
    const began = service.clock
    for (let time = 0; time < 30 && (await waiting()).length > 0; time += 1) {
      await service.mailSender.deliver()
      const [mail] = await waiting()
      if (mail) service.clock = Date.parse(mail.due_at)
    }
    expect(service.clock - began).toBeLessThanOrEqual(DAY)
    expect(service.clock - began).toBeGreaterThan(DAY / 2)
    const [about, sentence] = service.log.at(-1) as [Record<string, unknown>, string]
    expect([sentence, about]).toEqual(['A mail is given up.', expect.objectContaining({ mail: 'confirm' })])
    service.server.refusal = { code: 550, text: 'no such user: bo@x.example' }
    await newAccount(service.origin, 'bo@x.example')
    await service.mailSender.deliver()
    expect(await waiting()).toEqual([])
    expect(service.log.at(-1)).toEqual([
      { mail: 'confirm', tries: 1, code: 'EENVELOPE', response: 550 },
      'A mail is given up.',
    ])
    expect(JSON.stringify(service.log)).not.toMatch(/anna|bo@|x\.example/)
  })

  it('is shared by several processes: each mail goes once', async () => {
    const others = [postmanFor(service.server.url), postmanFor(service.server.url)]
    for (let at = 0; at < 12; at += 1) await newAccount(service.origin, `pupil-${at}@x.example`)
    await Promise.all([service.mailSender, ...others].map((mailSender) => mailSender.deliver()))
    const to = service.server.received.flatMap((one) => one.to).sort()
    expect(to).toHaveLength(12)
    expect(new Set(to).size).toBe(12)
    for (const mailSender of others) await mailSender.stop()
  })

  it('keeps nobody waiting for a mail server that takes its time', async () => {
    service.server.delay = 3000
    for (let at = 0; at < 3; at += 1) await newAccount(service.origin, `slow-${at}@x.example`)
    const going = service.mailSender.deliver()
    await newAccount(service.origin, 'bo@x.example')
    const { status } = await call(service.origin, 'POST', '/sanctum/token', {
      body: { email: 'bo@x.example', password: PASSWORD },
    })
    expect(status).toBe(200)
    expect(service.server.received).toEqual([])
    await going
    expect(service.server.received).toHaveLength(4)
  })

  it('loses nothing where it is stopped in the midst of a mail', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as { port: number }
    const stuck = postmanFor(`smtp://127.0.0.1:${port}`)
    await newAccount(service.origin, 'anna@x.example')
    const going = stuck.deliver()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const began = performance.now()
    await stuck.stop()
    await going
    expect(performance.now() - began).toBeLessThan(8000)
    expect(await service.mailsTo('anna@x.example')).toHaveLength(1)
    silent.close()
  })

  it('forgets the mails of an account that is deleted', async () => {
    const token = await newAccount(service.origin, 'anna@x.example')
    await call(service.origin, 'GET', '/api/user/delete', { token })
    expect(await waiting()).toEqual([])
    expect(await service.mailsTo('anna@x.example')).toEqual([])
  })
})

describe('mails', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await startMailServer()
  })
  afterEach(() => server.close())

  const url = 'https://cup.example/account/reset/x'
  const mail = (to: string, from = 'cup@cup.example') =>
    composeMail({ subject: 'reset', locale: 'sv', to, from, url })

  it.each([
    'a,b@x.example',
    'a;b@x.example',
    'a@x.example,y.example',
    'a\nbcc:c@x.example',
    '(c)a@x.example',
    'a:b@x.example',
    'a@[127.0.0.1]',
    'a\\b@x.example',
  ])('are not for %j, which would be another address or two', (address) =>
    expect(normalEmail(address)).toBeNull(),
  )

  it('reach the one address they are for, whatever stands in it, and say nothing else', async () => {
    const transport = createMailTransport({ smtpUrl: server.url, dataDir: '/nonexistent' })
    const signs = [...`!#$%&'*+-/=?^_\`{|}~.`].map((sign) => `a${sign}b@x.example`)
    const addresses = [
      'anna@x.example',
      'åsa@x.example',
      'anna@å.example',
      'a%0d%0abcc=c@x.example',
      ...signs,
    ]
    expect(addresses.map(normalEmail)).toEqual(addresses)
    for (const address of addresses)
      await transport.send(mail(address), new AbortController().signal).catch(() => {})
    transport.close()
    expect(server.received.length).toBeGreaterThan(signs.length)
    for (const { to, mail, raw } of server.received) {
      expect(to).toHaveLength(1)
      expect(addresses).toContain(to[0]?.replace('xn--5ca.example', 'å.example'))
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(mail.cc ?? []).toEqual([])
      expect(raw).not.toMatch(/^bcc:/im)
    }
  })

  it('are read as they were written: å in subject, name and text', async () => {
    const transport = createMailTransport({ smtpUrl: server.url, dataDir: '/nonexistent' })
    await transport.send(
      mail('anna@x.example', 'Åkullacupen <cup@cup.example>'),
      new AbortController().signal,
    )
    transport.close()
    const [received] = server.received
    expect(received?.raw.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/)
    expect(received?.mail.subject).toBe('Välj ett nytt lösenord')
    expect(received?.mail.from).toEqual({ name: 'Åkullacupen', address: 'cup@cup.example' })
    expect(received?.from).toBe('cup@cup.example')
    expect(received?.mail.text).toContain('lösenordet är oförändrat')
    expect(received?.mail.html).toContain('lösenordet är oförändrat')
    expect(received?.mail.text).toContain(url)
  })

  it('are written to a folder at the same time, and none fails because of another', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mails-'))
    const transport = createMailTransport({ smtpUrl: null, dataDir })
    const mail = { from: 'cup@cup.example', to: 'anna@x.example', subject: 'x', text: 'x' }
    const signal = new AbortController().signal
    await Promise.all(Array.from({ length: 64 }, () => transport.send(mail, signal)))
    expect(await readdir(join(dataDir, 'mail'))).toHaveLength(64)
    await rm(dataDir, { recursive: true })
  })

  it('lie in a folder where there is no mail server, for the operator alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cup-mail-'))
    const transport = createMailTransport({ smtpUrl: null, dataDir })
    await transport.send(mail('anna@x.example'), new AbortController().signal)
    await transport.send(mail('bo@x.example'), new AbortController().signal)
    const folder = join(dataDir, 'mail')
    const files = await readdir(folder)
    expect(files).toHaveLength(2)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const file of files) {
      expect(file).toMatch(/^[\w-]+\.eml$/)
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
    }
    const saved = await PostalMime.parse(await readFile(join(folder, files[0] ?? '')))
    expect([saved.subject, saved.to?.[0]?.address]).toEqual(['Välj ett nytt lösenord', 'anna@x.example'])
    await rm(dataDir, { recursive: true })
  })

  it('are given up where the server says no for good, not where it might say yes later', () => {
    const refused = (responseCode: number, code: string, command = 'RCPT TO') =>
      isHopeless(Object.assign(new Error('no'), { responseCode, code, command }))
    expect([
      refused(550, 'EENVELOPE'),
      refused(554, 'EMESSAGE', 'DATA'),
      refused(450, 'EENVELOPE'),
      refused(535, 'EAUTH', 'AUTH PLAIN'),
      refused(550, 'EENVELOPE', 'MAIL FROM'),
      isHopeless(Object.assign(new Error('no'), { code: 'ECONNECTION' })),
      isHopeless(null),
    ]).toEqual([true, true, false, false, false, false, false])
  })
})
