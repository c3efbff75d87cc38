import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const LOCK = new URL('../../../scripts/processes/folder-lock.ts', import.meta.url).href

/** Starts a process that holds a lock of a folder until it is killed, or exits with 1 if it cannot get the lock. */
export async function holdLock(dir: string, name: string, more: object = {}) {
  const holder = JSON.stringify({ command: 'npm test', port: 4321, ...more })
  const code = `
    import { lockFolder } from ${JSON.stringify(LOCK)}
    lockFolder(${JSON.stringify(dir)}, ${JSON.stringify(name)}, ${holder})
    process.stdout.write('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
      await once(child, 'exit')
  }
  onTestFinished(kill)
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return { held: String(said) === 'held', pid: child.pid ?? 0, kill }
}
