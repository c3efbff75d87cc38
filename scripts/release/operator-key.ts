import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
