import { dirname } from 'node:path'

/** A build or a release that cannot be made: the message is the last sentence shown to the user who ran the command. */
export class ReleaseFailure extends Error {}

/** The build was stopped by a signal: nothing went wrong, and nothing was released. */
export class Interrupted extends Error {
  constructor() {
    super('Stopped before the build was complete. The site that was there before is untouched.')
  }
}

/** Returns why a file could not be written, and what to do, if the disk is full or its folder is read-only; else null. */
export function whyNotWritten(fault: unknown, dir: string): string | null {
  const code = (fault as NodeJS.ErrnoException | null)?.code
  if (code === 'ENOSPC') return `The disk of ${dir} is full: make room on it and start again.`
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `The folder ${dir} is read-only for this account (${code}): let this account write it and start again.`
  return null
}

/** Returns the message of anything thrown. */
export function sentenceOf(fault: unknown): string {
  const { code, path } = (fault ?? {}) as NodeJS.ErrnoException
  if (path !== undefined) return whyNotWritten(fault, dirname(path)) ?? String((fault as Error).message)
  if (code === 'ENOSPC') return 'The disk is full: make room on it and start again.'
  return fault instanceof Error ? fault.message : String(fault)
}
