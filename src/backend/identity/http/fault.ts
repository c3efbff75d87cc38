import { Refusal } from '../base/refusal.ts'
import { QueueFull } from '../password/desk.ts'

/** What a log may hold of a fault: its kind and place. Database messages repeat values, which are personal. */
export interface LoggedFault {
  readonly fault: string
  readonly code: string | null
  readonly at: readonly string[]
}

const BUSY_SECONDS = 5
/** SQLITE_BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN. */
const SQLITE_STATES = [5, 6, 8, 10, 11, 13, 14]

/** Returns the refusal that answers a fault, or null if the fault is a bug in the program. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof QueueFull) return new Refusal(503, 'busy', { retryAfterSeconds: BUSY_SECONDS })
  return isDatabaseGone(error) ? new Refusal(503, 'down', { retryAfterSeconds: BUSY_SECONDS }) : null
}

export function describeFault(error: unknown): LoggedFault {
  if (!(error instanceof Error)) return { fault: typeof error, code: null, at: [] }
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return { fault: error.name, code: codeOf(error), at: stack.slice(0, 8).map((line) => line.trim()) }
}

/** Whether the fault may pass in a moment: connection lost or refused, server starting or full, disk full, file locked. */
function isDatabaseGone(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  if (/^(08|53|55|57|58)...$|^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_|ENOSPC)/.test(code)) return true
  if (code === 'ERR_SQLITE_ERROR')
    return SQLITE_STATES.includes(Number((error as { readonly errcode?: unknown }).errcode) & 0xff)
  return error instanceof Error && /timeout|connection/i.test(error.message)
}

function codeOf(error: unknown): string | null {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' ? code : null
}
