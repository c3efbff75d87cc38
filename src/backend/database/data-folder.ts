import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseProblem, reason } from './problem.ts'

/** Only the account that the services run under may read accounts and keys. */
const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600
const STICKY = 0o1000
/** The names of files that this program keeps. A folder with any other file belongs to somebody else. */
const OURS = /^(operator-key|vapid-keys|backups|mail)$|\.(sqlite(-wal|-shm)?|before|log|jsonl?)$/

/**
 * Makes the data folder, accessible to this account only. An existing folder that holds only this program's files is
 * closed to other accounts as well; any other keeps its permissions.
 *
 * @throws DatabaseProblem if there can be no such folder
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

/** Closes a file to every other account, if it exists and belongs to this account. */
export function closeToOthers(file: string): void {
  try {
    if ((statSync(file).mode & 0o777) !== OWNER_ONLY_FILE) chmodSync(file, OWNER_ONLY_FILE)
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error
  }
}

/** Makes a folder. Node's own `recursive` never ends if the parent exists but accepts no folder, such as /proc. */
function makeFolder(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(dir)
  if (parent !== dir && !existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(dir, { mode: OWNER_ONLY_FOLDER })
  } catch (error) {
    // Another process may have just made the folder.
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
