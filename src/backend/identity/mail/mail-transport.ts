import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Config } from '../../settings/config.ts'

/** Milliseconds. */
const CONNECT = 10_000
const SILENCE = 20_000
const DAY = 86_400_000
/** How long mails are kept in the folder: they hold addresses and links. */
const KEPT = 7 * DAY

/** Delivers mails. */
export interface MailTransport {
  /** @throws the mail server's errors; `isHopeless` tells those that are not worth another try */
  readonly send: (mail: SendMailOptions, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}

/** Creates the transport to the mail server of the settings, or to the folder `DATA_DIR/mail` if there is none. */
export function createMailTransport({
  smtpUrl,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'dataDir'>): MailTransport {
  return smtpUrl === null ? toFolder(join(dataDir, 'mail')) : toServer(smtpUrl)
}

function toServer(url: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    dnsTimeout: CONNECT,
    socketTimeout: SILENCE,
  })
  return {
    send: async (mail, signal) => {
      await transport.sendMail({ ...mail, signal })
    },
    close: () => transport.close(),
  }
}

/** Writes one `.eml` file for each mail, readable by the operator only, whole or not at all. */
function toFolder(folder: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await tidy(folder)
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const unfinished = join(folder, `.${name}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
    },
    close: () => transport.close(),
  }
}

async function tidy(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!name.endsWith('.eml')) continue
    // A mail that is being written beside this one gets its name meanwhile.
    const found = await stat(file).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > KEPT) await rm(file, { force: true })
  }
}

/** Whether the mail server has refused this address or mail for good. Any other error may pass. */
export function isHopeless(error: unknown): boolean {
  const { code, responseCode, command } = (error ?? {}) as Readonly<Record<string, unknown>>
  const isAboutLetter = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
  return isAboutLetter && (typeof responseCode !== 'number' || responseCode >= 500)
}
