import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseProblem, reason } from './problem.ts'

/** Accounts and keys are for the account's eyes only that the services run under. */
const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600
const STICKY = 0o1000
/** What we keep: a folder with anything else in it is somebody's. */
const OURS = /^(operator-key|vapid-keys|backups|mail)$|\.(sqlite(-wal|-shm)?|before|log|jsonl?)$/

/**
 * Makes the folder where data are kept, for this account alone. One that was there and holds nothing but ours is
 * closed to others as well; any other stays as open as it is.
 *
 * @throws DatabaseProblem where there can be no such folder
 */
export function prepareDataFolder(dir: string): void {
  try {
    makeFolder(dir)
    const { uid, mode } = statSync(dir)
    if ((mode & 0o777) === OWNER_ONLY_FOLDER || (mode & STICKY) !== 0 || uid !== process.getuid?.()) return
    if (readdirSync(dir).every((name) => OURS.test(name))) chmodSync(dir, OWNER_ONLY_FOLDER)
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
    if (!['ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error
  }
}

/** Node's own `recursive` never ends where a folder's parent is there and takes none, such as /proc. */
function makeFolder(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(dir)
  if (parent !== dir && !existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(dir, { mode: OWNER_ONLY_FOLDER })
  } catch (error) {
    // Another process may have made it in this moment.
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
