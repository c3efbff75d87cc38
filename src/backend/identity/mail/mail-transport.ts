import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Config } from '../../settings/config.ts'

/** Milliseconds. */
const CONNECT = 10_000
const SILENCE = 20_000
const DAY = 86_400_000
/** Letters that lie in the folder hold addresses and links: they are not kept. */
const KEPT = 7 * DAY

/** Takes a letter to where it is read. */
export interface MailTransport {
  /** @throws whatever the mail server has against it; `isHopeless` tells what is not worth another try */
  readonly send: (letter: SendMailOptions, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}

/** The mail server of the settings, or the folder `DATA_DIR/mail` where there is none. */
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
    send: async (letter, signal) => {
      await transport.sendMail({ ...letter, signal })
    },
    close: () => transport.close(),
  }
}

/** One `.eml` file a letter, for the operator's eyes only, whole or not at all. */
function toFolder(folder: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail(letter)
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
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > KEPT) await rm(file, { force: true })
  }
}

/** Whether the mail server has said for good that this address or letter is not taken. Anything else may pass. */
export function isHopeless(error: unknown): boolean {
  const { code, responseCode, command } = (error ?? {}) as Readonly<Record<string, unknown>>
  const isAboutLetter = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
  return isAboutLetter && (typeof responseCode !== 'number' || responseCode >= 500)
}
