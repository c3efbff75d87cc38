import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { closeToOthers, prepareDataFolder } from '../../src/backend/database/data-folder.ts'
import { operatorKeyFile, readOperatorKey } from '../release/operator-key.ts'

/** The length of a key: 192 random bits. */
const KEY_BYTES = 24

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
