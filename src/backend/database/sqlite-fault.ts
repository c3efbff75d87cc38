import { dirname } from 'node:path'
import { DatabaseProblem, reason } from './problem.ts'

/** Thrown if the pages of a database are inconsistent, or the file is no database at all. */
export class DamagedFile extends Error {}

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const CODE = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  noDatabase: 26,
} as const

/** Returns the primary result code of an SQLite error; null for any other error. */
export function sqliteCode(error: unknown): number | null {
  const errcode = (error as { readonly errcode?: unknown } | null)?.errcode
  return typeof errcode === 'number' ? errcode & 0xff : null
}

/** Whether a file is damaged itself, or is no database. */
export function isDamage(error: unknown): boolean {
  const code = sqliteCode(error)
  return error instanceof DamagedFile || code === CODE.corrupt || code === CODE.noDatabase
}

/** The files that a statement of this process has found damaged. Most statements of a damaged file still succeed. */
const damagedFiles = new Set<string>()

/** Whether any statement of this process has found the file damaged. Only a restore mends it, and that needs a stop. */
export const hasMetDamage = (file: string): boolean => damagedFiles.has(file)

/** Runs a statement on a file, and remembers if that finds the file damaged. */
export function noteDamage<T>(file: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (isDamage(error)) damagedFiles.add(file)
    throw error
  }
}

/**
 * Returns why an SQLite file cannot be opened, and what to do. The file is to be replaced only if it is itself damaged: a
 * full disk or a folder that is not writable is corrected outside it.
 */
export function whyUnusable(file: string, error: unknown): string {
  if (error instanceof DatabaseProblem) return error.message
  const code = sqliteCode(error)
  const cannot = `The database ${file} cannot be opened (${reason(error)}).`
  if (isDamage(error)) return `${cannot} Restore it from a backup: npm run restore -- FOLDER`
  const sound = 'Leave the file where it is: it is not what is wrong.'
  if (code === CODE.full || isNoSpace(error))
    return `${cannot} The disk is full: make room on it and start again. ${sound}`
  if (code === CODE.busy)
    return `${cannot} Another program holds it: wait for that one or stop it, and start again. ${sound}`
  if (code === CODE.readOnly || code === CODE.cannotOpen || isForbidden(error))
    return `${cannot} The folder ${dirname(file)} or a file in it is read-only for this account. Let this account write ${dirname(file)} and what is in it, and start again. ${sound}`
  if (code === CODE.ioError)
    return `${cannot} The disk does not answer as it should: check it and the system's log before anything else. ${sound}`
  return `${cannot} ${sound}`
}

const isForbidden = (error: unknown) =>
  ['EACCES', 'EPERM', 'EROFS', 'EISDIR'].includes(String((error as NodeJS.ErrnoException | null)?.code))
const isNoSpace = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC'
