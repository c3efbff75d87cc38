import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { replaceFile } from './replace-file.ts'

/** The holder of a lock, for the message to a second process that wants the lock. */
export type Holder = {
  /** The command as typed: `npm start`. */
  readonly command: string
  readonly pid: number
  /** ISO 8601, UTC. */
  readonly since: string
  /** The port that is served, for a lock of `npm start`. */
  readonly port?: number
  readonly siteUrl?: string
  readonly cupId?: string
}

/** Thrown if another process holds the lock. `holder` is null if that process has not recorded yet who it is. */
export class LockHeld extends Error {
  readonly holder: Holder | null

  constructor(dir: string, holder: Holder | null) {
    super(`${holderText(holder)} holds ${dir}.`)
    this.holder = holder
  }
}

/** Returns a holder in words: `npm start (process 4711, since 2026-11-21 23:33 UTC, port 4321)`. */
export function holderText(holder: Holder | null): string {
  if (holder === null) return 'Another process'
  const { command, pid, since, port } = holder
  const facts = [`process ${pid}`, `since ${since.slice(0, 16).replace('T', ' ')} UTC`]
  if (port !== undefined) facts.push(`port ${port}`)
  return `\`${command}\` (${facts.join(', ')})`
}

/** How long to wait for a lock, because another process may take it briefly to see whether it is held. */
const WAIT_MS = 250
const BUSY = 5

/** The locks of this process. Without a reference the garbage collector would close a lock's file and free the lock. */
const held = new Set<DatabaseSync>()

const holderFile = (dir: string, name: string) => join(dir, `${name}-holder.json`)

function readHolder(dir: string, name: string): Holder | null {
  try {
    return JSON.parse(readFileSync(holderFile(dir, name), 'utf8')) as Holder
  } catch {
    return null
  }
}

/**
 * Opens the lock's file and locks it, or returns null if it is locked. SQLite locks the file, so the lock is the
 * operating system's: it ends with the process however that ends, and does not rely on process numbers, which are reused.
 */
function lockFile(dir: string, name: string): DatabaseSync | null {
  mkdirSync(dir, { recursive: true })
  const file = new DatabaseSync(join(dir, `${name}.lock`), { timeout: WAIT_MS })
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return file
  } catch (fault) {
    file.close()
    if ((fault as { errcode?: number }).errcode === BUSY) return null
    throw fault
  }
}

/**
 * Takes a lock on a folder until it is given back or the process ends.
 * @param name which of the folder's locks
 * @returns a function that gives the lock back
 * @throws LockHeld
 */
export function lockFolder(dir: string, name: string, holder: Omit<Holder, 'pid' | 'since'>): () => void {
  const lock = lockFile(dir, name)
  if (lock === null) throw new LockHeld(dir, readHolder(dir, name))
  held.add(lock)
  const file = holderFile(dir, name)
  const own: Holder = { ...holder, pid: process.pid, since: new Date().toISOString() }
  replaceFile(file, JSON.stringify(own))
  return () => {
    if (!held.delete(lock)) return
    rmSync(file, { force: true })
    lock.close()
  }
}

/** Returns the current holder of a folder's lock; undefined if nobody holds it, null if the holder is unknown. */
export function lockHolder(dir: string, name: string): Holder | null | undefined {
  const lock = lockFile(dir, name)
  if (lock === null) return readHolder(dir, name)
  lock.close()
  return undefined
}
