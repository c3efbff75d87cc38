import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { edgeConf } from './edge-conf.ts'

const START_MS = 5000
const LOOK_EVERY_MS = 20

export interface RunningEdge {
  /** `http://127.0.0.1:port`. */
  readonly origin: string
  readonly port: number
  /** Everything nginx has written to its error log so far. */
  readonly complaints: () => string
  readonly stop: () => Promise<void>
}

export interface EdgePlace {
  readonly nginx: string
  /** An existing, empty folder for the configuration, the cache and the error log. */
  readonly workDir: string
  readonly site: string
  /** Host and port of the services. */
  readonly service: string
  readonly port: number
  readonly workers?: number
}

/** Runs the shipped edge in its own process on this machine. Resolves when it listens. */
export async function runEdge(place: EdgePlace): Promise<RunningEdge> {
  const { nginx, workDir, site, service, port, workers = 1 } = place
  const log = join(workDir, 'error.log')
  const file = join(workDir, 'nginx.conf')
  const cache = join(workDir, 'cache')
  mkdirSync(cache, { recursive: true })
  const conf = edgeConf({
    listen: `127.0.0.1:${port}`,
    name: '_',
    service,
    site,
    cache,
    run: workDir,
    log,
    // Other accounts cannot read root's temporary folders.
    user: process.getuid?.() === 0 ? 'root' : null,
    workers: String(workers),
    tls: null,
  })
  writeFileSync(file, conf)
  const child = spawn(nginx, ['-c', file, '-p', workDir, '-e', log, '-g', 'daemon off;'], { stdio: 'ignore' })
  const complaints = () => readFileSync(log, 'utf8')
  const until = Date.now() + START_MS
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`nginx did not start: ${complaints()}`)
    }
    await setTimeout(LOOK_EVERY_MS)
  }
  return { origin: `http://127.0.0.1:${port}`, port, complaints, stop: () => stopped(child) }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await ended
}
