import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeToOthers, prepareDataFolder } from '../../src/backend/database/data-folder.ts'

/** The length of a key: 192 random bits. */
const KEY_BYTES = 24

/** Returns the file in which `npm start` keeps the key that reports need. */
export const operatorKeyFile = (dataDir: string) => join(dataDir, 'operator-key')

/** Returns the operator's key: the setting, else the file's content, else null. The service decides whether it is valid. */
export function readOperatorKey(env: NodeJS.ProcessEnv, dataDir: string): string | null {
  const set = env.OPERATOR_KEY?.trim()
  if (set) return set
  try {
    return readFileSync(operatorKeyFile(dataDir), 'utf8').trim() || null
  } catch {
    return null
  }
}

/** Returns the operator's key. If there is none, writes a new one to a file that only this account can read. */
export function ensureOperatorKey(env: NodeJS.ProcessEnv, dataDir: string): string {
  const file = operatorKeyFile(dataDir)
  prepareDataFolder(dataDir)
  closeToOthers(file)
  const known = readOperatorKey(env, dataDir)
  if (known !== null) return known
  const key = randomBytes(KEY_BYTES).toString('base64url')
  writeFileSync(file, `${key}\n`, { mode: 0o600 })
  return key
}
