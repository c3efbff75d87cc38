import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { DatabaseProblem, reason } from './problem.ts'

/** Accounts and keys are for the account's eyes only that the services run under. */
const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600
const STICKY = 0o1000
/** What tells that a folder is ours, and nobody else keeps things in it. */
const OURS = ['cup.sqlite', 'identity.sqlite', 'operator-key']

/**
 * Makes the folder where data are kept, for this account alone. One that was there and is ours or empty is closed to
 * others as well; any other stays as open as it is.
 *
 * @throws DatabaseProblem where there can be no such folder
 */
export function prepareDataFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: OWNER_ONLY_FOLDER })
    const { uid, mode } = statSync(dir)
    if ((mode & 0o777) === OWNER_ONLY_FOLDER || (mode & STICKY) !== 0 || uid !== process.getuid?.()) return
    const names = readdirSync(dir)
    if (names.length === 0 || names.some((name) => OURS.includes(name))) chmodSync(dir, OWNER_ONLY_FOLDER)
  } catch (error) {
    throw new DatabaseProblem(
      `The folder ${dir} cannot be used (${reason(error)}). DATA_DIR must name a folder that this account may make and write.`,
      { cause: error },
    )
  }
}

/** Closes a file to everybody but this account, where it is there and this account's. */
export function closeToOthers(file: string): void {
  try {
    if ((statSync(file).mode & 0o777) !== OWNER_ONLY_FILE) chmodSync(file, OWNER_ONLY_FILE)
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}
