import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Characters of a child's last words that are kept for a message. */
const TAIL = 100_000
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href

/** How a child ended: by itself with a code, or by a signal. */
export type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

export type LoggedChild = {
  readonly process: ChildProcess
  readonly logFile: string
  readonly ended: Promise<Ending>
  /** The last of what it printed, both streams together. */
  tail(): string
}

export type ChildOptions = {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** All that it prints goes here, from the beginning. */
  readonly logFile: string
  /** Whether it may be sent messages, and ends when this process does, however that ends. */
  readonly channel?: boolean
  /** Of Node itself. */
  readonly nodeFlags?: readonly string[]
}

/** Runs a file with this process' own Node; what it prints goes to a log file and not to the terminal. */
export function startNode(file: string, args: readonly string[], options: ChildOptions): LoggedChild {
  mkdirSync(dirname(options.logFile), { recursive: true })
  const log = openSync(options.logFile, 'w')
  const flags = [
    '--disable-warning=ExperimentalWarning',
    ...(options.channel ? ['--import', END_WITH_PARENT] : []),
    ...(options.nodeFlags ?? []),
  ]
  const child = spawn(process.execPath, [...flags, file, ...args], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe', ...(options.channel ? (['ipc'] as const) : [])],
    // A group of its own: Ctrl-C reaches this process only, which then stops its children in order.
    detached: true,
  })
  let tail = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      writeIfRoom(log, chunk)
      tail = (tail + chunk.toString('utf8')).slice(-TAIL)
    })
  }
  const ended = new Promise<Ending>((resolve) => {
    child.on('error', (error) => {
      tail += error.message
      resolve({ code: 1, signal: null })
    })
    child.on('close', (code, signal) => {
      closeSync(log)
      resolve({ code, signal })
    })
  })
  return { process: child, logFile: options.logFile, ended, tail: () => tail }
}

/** A full disk takes no log: that ends neither the child nor this process, and what is said later is kept again. */
function writeIfRoom(log: number, chunk: Buffer): void {
  try {
    writeSync(log, chunk)
  } catch {}
}

/**
 * Asks a child to stop, and ends it where it has not within `graceMs` milliseconds.
 * @param signal SIGINT for test runners, which clear up after that one only
 */
export async function stopChild(
  child: LoggedChild,
  graceMs: number,
  signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM',
): Promise<Ending> {
  child.process.kill(signal)
  const timer = setTimeout(() => child.process.kill('SIGKILL'), graceMs)
  const ending = await child.ended
  clearTimeout(timer)
  return ending
}
