import type { Selectable } from 'kysely'
import type { Config } from '../../settings/config.ts'
import { accountsOf } from '../account/accounts.ts'
import { stored } from '../account/context.ts'
import { isProvedByAnother, newMailKey } from '../account/mail-keys.ts'
import { normalEmail } from '../base/clean-text.ts'
import type { IdentityDb } from '../base/open.ts'
import type { MailKeyTable, MailTable } from '../base/tables.ts'
import { describeFault, type LoggedFault } from '../http/fault.ts'
import { mailOrigin } from '../http/origin.ts'
import { composeMail, type LetterSubject } from './compose.ts'
import { createMailTransport, isHopeless, type MailTransport } from './mail-transport.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** The wait after a mail's first, second, … failure; the last value applies to all that follow. */
const WAITS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]
/** How long delivery of a mail is retried before it is given up. */
const GIVE_UP_AFTER = 24 * HOUR
/** How long a mail that is being sent belongs to one process: longer than a mail server may take. */
const LEASE = 5 * MINUTE
const AT_ONCE = 4

export interface MailSenderParts {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'identityUrl' | 'siteUrl' | 'port'>
  /** Logs events, without any address. */
  readonly log: {
    readonly info: (sentence: string) => void
    readonly warn: (about: object, sentence: string) => void
  }
  readonly now?: () => number
  readonly everyMs?: number
  readonly transport?: MailTransport
}

type Row = Selectable<MailTable>

/**
 * Sends the mails in the table `mail`, separately from the requests that put them there: these never wait for a mail
 * server, and their response time reveals nothing about it. Mails are composed here, so that the table holds no link. A
 * mail is sent once, or twice if the process ends while sending it; none is lost. Several processes share the work.
 */
export class MailSender {
  readonly #db: IdentityDb
  readonly #parts: MailSenderParts
  readonly #now: () => number
  readonly #transport: MailTransport
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | null = null
  #round: Promise<void> = Promise.resolve()

  constructor(db: IdentityDb, parts: MailSenderParts) {
    this.#db = db
    this.#parts = parts
    this.#now = parts.now ?? Date.now
    this.#transport = parts.transport ?? createMailTransport(parts.config)
  }

  start(): void {
    const { config, log, everyMs = SECOND } = this.#parts
    if (config.smtpUrl === null)
      log.info(`SMTP_URL is not set: no e-mail is sent. Letters to visitors lie in ${config.dataDir}/mail`)
    const next = () => {
      this.#timer = setTimeout(async () => {
        await this.deliver()
        if (!this.#stopping.signal.aborted) next()
      }, everyMs)
    }
    next()
  }

  /** Aborts the current deliveries. They are tried again later, here or by another process. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#round
    this.#transport.close()
  }

  /** Sends all mails that are due; never throws. */
  deliver(): Promise<void> {
    this.#round = this.#round.then(() => this.#deliverDue()).catch((error) => this.#complain(error))
    return this.#round
  }

  async #deliverDue(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const mails = await this.#claim()
      if (mails.length === 0) return
      await Promise.all(mails.map((mail) => this.#deliverOne(mail)))
    }
  }

  /** Claims some mails that are due for this process. */
  async #claim(): Promise<Row[]> {
    const at = this.#now()
    const due = await this.#db
      .selectFrom('mail')
      .select(['id', 'due_at'])
      .where('due_at', '<=', stored(at))
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute()
    const claimed = await Promise.all(
      due.map(({ id, due_at }) =>
        this.#db
          .updateTable('mail')
          .set({ due_at: stored(at + LEASE) })
          .where('id', '=', id)
          .where('due_at', '=', due_at)
          .returningAll()
          .executeTakeFirst(),
      ),
    )
    return claimed.filter((row) => row !== undefined)
  }

  async #deliverOne(mail: Row): Promise<void> {
    try {
      const content = await this.#contentOf(mail)
      if (content !== null) {
        const { mailFrom } = this.#parts.config
        const options = composeMail({ ...content, locale: mail.locale, to: mail.email, from: mailFrom })
        await this.#transport.send(options, this.#stopping.signal)
      }
      await this.#db.deleteFrom('mail').where('id', '=', mail.id).execute()
    } catch (error) {
      await this.#failed(mail, error).catch((fault) => this.#complain(fault))
    }
  }

  async #failed(mail: Row, error: unknown): Promise<void> {
    const at = this.#now()
    const tries = mail.tries + 1
    const wait = WAITS[Math.min(tries, WAITS.length) - 1] ?? 0
    const isOver = isHopeless(error) || at + wait - Date.parse(mail.created_at) > GIVE_UP_AFTER
    // A mail server's error message repeats the address, so only the error's number and kind are logged.
    const { code, responseCode } = (error ?? {}) as {
      readonly code?: unknown
      readonly responseCode?: unknown
    }
    const about = { mail: mail.kind, tries, code, response: responseCode }
    if (isOver) {
      await this.#db.deleteFrom('mail').where('id', '=', mail.id).execute()
      this.#parts.log.warn(about, 'A mail is given up.')
    } else if (this.#stopping.signal.aborted) {
      await this.#db
        .updateTable('mail')
        .set({ due_at: stored(at) })
        .where('id', '=', mail.id)
        .execute()
    } else {
      const later = { tries, due_at: stored(at + wait) }
      await this.#db.updateTable('mail').set(later).where('id', '=', mail.id).execute()
      this.#parts.log.warn(about, 'A mail could not be sent, and is tried again.')
    }
  }

  /** Returns the content of a mail in the current state; null if there is nothing to say any more. */
  async #contentOf({
    kind,
    account_id,
    email,
    locale,
  }: Row): Promise<{ subject: LetterSubject; url: string } | null> {
    const to = (path: string) => `${mailOrigin(this.#parts.config)}/account/${path}?lang=${locale}`
    // An old account may have an address that would reach other people.
    if (normalEmail(email) !== email) return null
    const accounts = await accountsOf(this.#db, email)
    if (kind === 'reset' || kind === 'enter') {
      const [account] = accounts
      if (account === undefined) return null
      // Anybody can make an unproved account of any address: its owner must not enter it with a stranger's password on it.
      if (kind === 'enter' && account.proved_at !== null)
        return { subject: 'enter', url: to(`enter/${await this.#key(account.id, 'enter')}`) }
      return { subject: 'reset', url: to(`reset/${await this.#key(account.id, 'reset')}`) }
    }
    const account = accounts.find(({ id }) => id === account_id)
    if (account === undefined) return null
    if (kind === 'changed') return { subject: 'changed', url: to('forgotten') }
    if (account.proved_at !== null) return null
    if (await isProvedByAnother(this.#db, account)) return { subject: 'taken', url: to('forgotten') }
    return { subject: 'confirm', url: to(`confirm/${await this.#key(account.id, 'confirm')}`) }
  }

  #key(accountId: number, purpose: MailKeyTable['purpose']): Promise<string> {
    return newMailKey({ db: this.#db, now: this.#now }, accountId, purpose)
  }

  #complain(error: unknown): void {
    const fault: LoggedFault = describeFault(error)
    this.#parts.log.warn(fault, 'Letters could not be looked after.')
  }
}
