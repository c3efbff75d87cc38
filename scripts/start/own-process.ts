import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { COMPILE_CACHE, END_WITH_PARENT, QUIET_NODE } from '../processes/child-process.ts'
import { Interrupted } from '../release/failure.ts'
import { ROOT } from '../release/settings.ts'

/** The process has failed and has said why on the terminal itself. */
export class AlreadyReported extends Error {}

/**
 * Runs a step of `npm start` to its end in a process of its own, on the same terminal. What it takes of memory ends with it.
 *
 * @param file its name in this folder
 * @throws AlreadyTold if it failed; Interrupted if the signal ended it
 */
export async function runInOwnProcess(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      ...QUIET_NODE,
      '--import',
      COMPILE_CACHE,
      '--import',
      END_WITH_PARENT,
      join(ROOT, 'scripts', 'start', file),
      ...args,
    ],
    { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true },
  )
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', stop)
  if (signal.aborted) throw new Interrupted()
  if (code !== 0) throw new AlreadyReported()
}
