import { randomBytes } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { RehearsalOptions } from './options.ts'

/** What a rehearsal takes of the environment: what programs need to run, and the words of the cup. */
const TAKEN =
  /^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|TERM|LD_LIBRARY_PATH|MALLOC_ARENA_MAX|NODE_\w+|NO_COLOR|SPORT|PUBLISH_THREADS|LOG_LEVEL)$/

/** The listen addresses that open the pages to other machines. */
export const ANY = new Set(['0.0.0.0', '::'])

/** Returns the address of this machine in its network; undefined if it is in none. */
const networkAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const key = () => randomBytes(24).toString('base64url')

interface Rehearsed {
  readonly cupId: string
  readonly folder: string
  /** Epoch milliseconds. */
  readonly from: number
  readonly until: number | null
}

/**
 * Returns the settings of a rehearsal. They name nothing that leads outside: no mail server, no keys of push services, no
 * database server, no collector of page views, no results service but its own. Its folder holds no webhooks.
 */
export function ownSettings(
  env: NodeJS.ProcessEnv,
  { cupId, folder, from, until }: Rehearsed,
  { port, host, speed, seed }: Pick<RehearsalOptions, 'port' | 'host' | 'speed' | 'seed'>,
): Record<string, string> {
  const taken = Object.entries(env).filter(([name]) => TAKEN.test(name))
  return {
    ...(Object.fromEntries(taken) as Record<string, string>),
    CUP_ID: cupId,
    PORT: String(port),
    HOST: host,
    SITE_URL: `http://${ANY.has(host) ? (networkAddress() ?? 'localhost') : host}:${port}`,
    DATA_DIR: folder,
    RELEASES_DIR: join(folder, 'releases'),
    SITE_DIR: join(folder, 'releases', 'current'),
    CACHE_DIR: join(folder, 'cache'),
    OPERATOR_KEY: key(),
    REHEARSAL: key(),
    ...(until === null ? {} : { REHEARSE_UNTIL: new Date(until).toISOString() }),
    DEMO_PLAY: 'on-signal',
    DEMO_START: new Date(from).toISOString(),
    DEMO_SPEED: String(speed),
    DEMO_SEED: String(seed),
    SHARE_PICTURES: 'on',
    ROBOTS: 'none',
  }
}

/** Puts these settings in the place of all others of this process and of those that it starts. */
export function replaceSettings(settings: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, settings)
}
