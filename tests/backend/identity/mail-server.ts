import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { MailSender } from '../../../src/backend/identity/mail/mail-sender.ts'
import type { Engine } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'
import { quickHashing, startIdentity, type TestIdentity } from './identity-server.ts'

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly mail: Email
}

export interface MailServer {
  readonly url: string
  readonly received: Received[]
  /** The server's response to a recipient; null if it takes the mail. */
  refusal: { code: number; text: string } | null
  /** Milliseconds that the server needs to take a mail. */
  delay: number
  readonly close: () => Promise<void>
}

/** A real SMTP server that keeps what it takes. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: Received[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) => {
      const { refusal } = server
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        await new Promise((resolve) => setTimeout(resolve, server.delay))
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
        })
        done()
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  const at = (smtp.server.address() as AddressInfo).port
  const server: MailServer = {
    url: `smtp://127.0.0.1:${at}`,
    received,
    refusal: null,
    delay: 0,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
  return server
}

export const SITE = 'https://cup.example'

export interface Mailing extends TestIdentity {
  readonly server: MailServer
  readonly mailSender: MailSender
  readonly log: unknown[][]
  /** Sends the mails that are due, and returns those an address has received since, newest last. */
  readonly mailsTo: (email: string) => Promise<Email[]>
  /** The clock of both the service and the mail sender. */
  clock: number
}

/** The identity service with a mail server, and a mail sender that runs when a test tells it to. */
export async function startMailing(engine: Engine): Promise<Mailing> {
  const server = await startMailServer()
  const config = { siteUrl: SITE, smtpUrl: server.url, trustedProxies: ['127.0.0.0/8'] }
  let clock = Date.now()
  const now = () => clock
  const service = await startIdentity(engine, { hashing: quickHashing, now, config })
  const log: unknown[][] = []
  const mailSender = new MailSender(service.db, {
    config: testConfig({ ...config, mailFrom: 'Åkullacupen <cup@cup.example>' }),
    log: { info: (...said) => log.push(said), warn: (...said) => log.push(said) },
    now,
  })
  return {
    ...service,
    server,
    mailSender,
    log,
    mailsTo: async (email) => {
      await mailSender.deliver()
      return server.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail)
    },
    get clock() {
      return clock
    },
    set clock(to) {
      clock = to
    },
    dispose: async () => {
      await mailSender.stop()
      await server.close()
      await service.dispose()
    },
  }
}

/** Returns the path of the link in a mail, on the service under test. */
export function linkIn(mail: Email | undefined): string {
  const [link = ''] = /https:\/\/\S+/.exec(mail?.text ?? '') ?? []
  const url = new URL(link)
  if (url.origin !== SITE) throw new Error(`The link leads to ${url.origin}`)
  return `${url.pathname}${url.search}`
}
