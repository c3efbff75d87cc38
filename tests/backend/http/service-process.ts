import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BARE_ENV } from '../../support/bare-env.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const START_MS = 60_000

export interface ServiceProcess {
  readonly child: ChildProcess
  readonly port: number
  /** Everything written so far. */
  readonly said: () => string
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

/** Runs `node src/backend/main.ts` with these settings and no others, until it ends. */
export function spawnService(settings: Readonly<Record<string, string>>): Omit<ServiceProcess, 'port'> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['src/backend/main.ts'], {
    cwd: ROOT,
    // The service under test may lose all data, and its settings say so.
    env: { ...BARE_ENV, ALLOW_DATA_LOSS: '1', ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  return { child, said: () => output, ended }
}

/** Starts the service on a port of its own, and returns when it listens. */
export async function startService(settings: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const service = spawnService({ PORT: '0', ...settings })
  const until = Date.now() + START_MS
  while (Date.now() < until && service.child.exitCode === null) {
    const port = /Listening on http:\/\/[^"]*:(\d+)/.exec(service.said())?.[1]
    if (port !== undefined) return { ...service, port: Number(port) }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  service.child.kill('SIGKILL')
  throw new Error(`The service did not start: ${service.said()}`)
}
