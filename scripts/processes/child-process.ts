import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** How many characters of a child's latest output are kept for a message. */
const TAIL = 100_000
/** A module for `--import`: a child with a message channel ends with its parent. */
export const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href
/** A module for `--import`: keeps what Node makes of source files, for programs that start often or stay long. */
export const COMPILE_CACHE = new URL('compile-cache.mjs', import.meta.url).href
/** Node's warnings of experiments, such as its SQLite, tell nobody anything here. */
export const QUIET_NODE = ['--disable-warning=ExperimentalWarning']

/** How a child ended: by itself with a code, or by a signal. */
export type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

export type LoggedChild = {
  readonly process: ChildProcess
  readonly logFile: string
  readonly ended: Promise<Ending>
  /** Returns the end of the output, both streams together. */
  tail(): string
}

export type ChildOptions = {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** The file that gets all of the output. */
  readonly logFile: string
  /** Whether the file keeps what an earlier child has written. */
  readonly append?: boolean
  /** Whether the child has a message channel; with one it also ends when this process ends, however that ends. */
  readonly channel?: boolean
  /** Flags for Node itself. */
  readonly nodeFlags?: readonly string[]
  /** An open file descriptor of this process, which the child gets as its descriptor `INHERITED_FD`. */
  readonly inherits?: number | null
}

/** Behind input, output, errors and the message channel. */
export const INHERITED_FD = 4

/** Runs a file with this process' own Node. Its output goes to a log file, not to the terminal. */
export function startNode(file: string, args: readonly string[], options: ChildOptions): LoggedChild {
  mkdirSync(dirname(options.logFile), { recursive: true })
  const log = openSync(options.logFile, options.append ? 'a' : 'w')
  const flags = [
    ...QUIET_NODE,
    ...(options.channel ? ['--import', END_WITH_PARENT] : []),
    ...(options.nodeFlags ?? []),
  ]
  const child = spawn(process.execPath, [...flags, file, ...args], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe', options.channel ? 'ipc' : 'ignore', options.inherits ?? 'ignore'],
    // The child gets its own group: Ctrl-C reaches only this process, which then stops its children in order.
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

/** Adds a line about a child to its log, in the form that the services log in. */
export function logLine(logFile: string, sentence: string): void {
  try {
    appendFileSync(logFile, `${JSON.stringify({ level: 40, time: Date.now(), msg: sentence })}\n`)
  } catch {}
}

/** Writes to the log if there is room. A full disk ends neither process, and later output is logged when there is room. */
function writeIfRoom(log: number, chunk: Buffer): void {
  try {
    writeSync(log, chunk)
  } catch {}
}

/**
 * Asks a child to stop, and kills it if it has not stopped within `graceMs` milliseconds.
 * @param signal SIGINT for test runners, which clean up only after that signal
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
