import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { closeToOthers } from '../database/data-folder.ts'
import { DatabaseProblem } from '../database/problem.ts'
import type { Config } from '../settings/config.ts'
import { parseVapidKeys, type VapidKeys } from '../settings/setting-forms.ts'

/**
 * Returns the keys that identify this service to push services: those of the settings, else those in DATA_DIR, which are
 * made at the first start. A browser subscribes with the public key; if the keys change, it has to be asked again.
 *
 * @throws DatabaseProblem if the file holds something else
 */
export function ensureVapidKeys({ vapidKeys, dataDir }: Pick<Config, 'vapidKeys' | 'dataDir'>): VapidKeys {
  if (vapidKeys !== null) return vapidKeys
  const file = join(dataDir, 'vapid-keys')
  closeToOthers(file)
  const known = read(file) ?? made(file)
  const keys = parseVapidKeys(known.trim())
  if (keys === null)
    throw new DatabaseProblem(
      `${file} does not hold the two keys of Web Push. Restore it, or remove it: then everybody has to turn their alerts on again.`,
    )
  return keys
}

/** Makes the key file, complete or not at all. If several processes try, only one of them makes it. */
function made(file: string): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const text = `${publicKey}.${privateKey}\n`
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
    return text
  } catch (error) {
    const theirs = read(file)
    if (theirs === null) throw error
    return theirs
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
