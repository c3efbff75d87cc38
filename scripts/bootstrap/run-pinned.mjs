// Runs on the machine's own Node (20 or newer): built-in modules only, no TypeScript.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { ensureInstalled, fail, PINNED_NODE } from './install.mjs'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_EVERY_MS = 500

/**
 * Installs what is missing, then runs a TypeScript file with the project's own Node and exits with its exit code.
 * Signals are passed on, so that only the file decides how the program stops.
 * @param {string} file absolute path of the .ts file
 * @param {readonly string[]} args its arguments
 */
export async function runPinned(file, args) {
  await ensureInstalled()
  const path = [dirname(PINNED_NODE), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(PINNED_NODE, ['--disable-warning=ExperimentalWarning', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  // When npm gets a stop signal it ends its shell, not this process, so a missing parent counts as the signal.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, PARENT_EVERY_MS)
  watch.unref()
  child.on('error', (error) => fail(`${PINNED_NODE} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal ?? ''] ?? 0)))
}
