import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeToOthers, prepareDataFolder } from '../../src/backend/database/data-folder.ts'

/** 192 random bits. */
const KEY_BYTES = 24

/** Where `npm start` keeps the key that reports need. */
export const operatorKeyFile = (dataDir: string) => join(dataDir, 'operator-key')

/** The operator's key: the setting, else what the file holds, else null. Whether it will do is the service's to say. */
export function readOperatorKey(env: NodeJS.ProcessEnv, dataDir: string): string | null {
  const set = env.OPERATOR_KEY?.trim()
  if (set) return set
  try {
    return readFileSync(operatorKeyFile(dataDir), 'utf8').trim() || null
  } catch {
    return null
  }
}

/** The operator's key; where there is none, a new one is written to the file, for this account's eyes only. */
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
