import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { environment, type LogLevel } from './environment.ts'
import { type PublishedPart, parseVapidKeys, type Restarts, type VapidKeys } from './setting-forms.ts'

/** Start of the demonstration cup's clock: Thursday of its week, 14:10 in Stockholm, groups under way, play-offs to come. */
export const DEMO_NOW = Date.parse('2026-07-09T14:10:00+02:00')

/** Which database holds the results: one file, or a PostgreSQL server. */
export type DatabaseTarget =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

export interface Config {
  readonly database: DatabaseTarget
  /** The database of accounts; with PostgreSQL it may be the same one. */
  readonly identityDatabase: DatabaseTarget
  /** The public origin of site and services, without a slash at the end; null: this machine, by any of its names. */
  readonly siteUrl: string | null
  /** The public origin of the identity service if it differs from the site's; null: the site's. */
  readonly identityUrl: string | null
  /** The mail server; null: mails are written to `dataDir/mail` for the operator. It may hold a password. */
  readonly smtpUrl: string | null
  /** The sender of mails: an address, or `Name <address>`. */
  readonly mailFrom: string
  /** The keys by which push services know this service; null: those in `dataDir/vapid-keys`. */
  readonly vapidKeys: VapidKeys | null
  /** Also sends alerts to push services on this machine and without TLS: for tests and measurements. */
  readonly allowLocalPush: boolean
  /** Also follows sources on this machine, without TLS, and in its network. */
  readonly allowLocalSources: boolean
  /** Where the identity service reads names of teams and fields; null: from the results service of this process. */
  readonly resultsUrl: string | null
  /** Addresses and networks (CIDR) whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Absolute; holds the SQLite files and `build-progress.json`. */
  readonly dataDir: string
  readonly port: number
  readonly host: string
  /** The descriptor of a socket that is bound already and outlives this process; null: the service binds one itself. */
  readonly socket: number | null
  /** Null: the services were not started again. */
  readonly restarts: Restarts | null
  readonly cupId: string
  readonly demoSize: 'small' | 'full'
  /** The key that allows its holder to report results; null: nobody may. */
  readonly operatorKey: string | null
  /** Whether the demonstration cup plays by itself: at once, or when the parent process says so. */
  readonly demoPlay: 'off' | 'on' | 'on-signal'
  /** The start of the demonstration cup's clock, epoch milliseconds. */
  readonly demoStart: number
  /** How many times faster than the world's clock the demonstration cup's clock runs. */
  readonly demoSpeed: number
  readonly demoSeed: number
  /** By year: the only parts that the demonstration cup publishes of it, in place of all parts. */
  readonly demoPublished: ReadonlyMap<number, readonly PublishedPart[]>
  /** The key of a rehearsal and the end of its play (epoch milliseconds; null: the last match); null: this is none. */
  readonly rehearsal: { readonly key: string; readonly until: number | null } | null
  /** Absolute; a symbolic link to the live release, swapped while the service runs. */
  readonly siteDir: string
  /** Allows a PostgreSQL server that may lose what it has acknowledged. */
  readonly allowDataLoss: boolean
  /** Allows a start without accounts although there have been some. */
  readonly allowNewAccounts: boolean
  /** Whether the results service shows its schema (`__schema`, `__type`) to anyone who asks. */
  readonly introspection: boolean
  readonly logLevel: LogLevel
}

export type ConfigOrProblems =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] }

const DEMO_PLAY = { '0': 'off', '1': 'on', 'on-signal': 'on-signal' } as const
/**
 * Reads the settings of the service from environment variables. A blank variable counts as absent.
 *
 * @param env the environment, such as `process.env`
 * @param from the directory that relative paths start from
 * @returns the settings, or every problem as one sentence that names its variable. A sentence repeats no value, as a
 *   database address holds a password.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  from = process.cwd(),
): ConfigOrProblems {
  const present = Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  )
  const parsed = v.safeParse(environment, present, { abortPipeEarly: true })
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`),
    }
  const settings = parsed.output
  if (settings.SMTP_URL !== undefined && settings.SITE_URL === undefined)
    return { ok: false, problems: ['SITE_URL must be set where SMTP_URL is, as mails contain links to it.'] }
  const dataDir = resolve(from, settings.DATA_DIR)
  const identityUrl = settings.IDENTITY_DATABASE_URL ?? settings.DATABASE_URL
  return {
    ok: true,
    config: {
      database: settings.DATABASE_URL
        ? { kind: 'postgres', url: settings.DATABASE_URL }
        : { kind: 'sqlite', file: join(dataDir, 'cup.sqlite') },
      identityDatabase: identityUrl
        ? { kind: 'postgres', url: identityUrl }
        : { kind: 'sqlite', file: join(dataDir, 'identity.sqlite') },
      siteUrl: settings.SITE_URL ?? null,
      identityUrl: settings.PUBLIC_IDENTITY_ORIGIN ?? null,
      smtpUrl: settings.SMTP_URL ?? null,
      mailFrom: settings.MAIL_FROM ?? `no-reply@${new URL(settings.SITE_URL ?? 'http://localhost').hostname}`,
      vapidKeys: parseVapidKeys(settings.VAPID_KEYS ?? ''),
      allowLocalPush: settings.ALLOW_LOCAL_PUSH === '1',
      allowLocalSources: settings.ALLOW_LOCAL_SOURCES === '1',
      resultsUrl: settings.RESULTS_URL ?? null,
      trustedProxies: settings.TRUSTED_PROXIES ?? [],
      dataDir,
      port: settings.PORT,
      host: settings.HOST,
      socket: settings.LISTEN_FD ?? null,
      restarts: settings.RESTARTS ?? null,
      cupId: settings.CUP_ID,
      demoSize: settings.DEMO_SIZE,
      operatorKey: settings.OPERATOR_KEY ?? null,
      demoPlay: DEMO_PLAY[settings.DEMO_PLAY],
      demoStart: settings.DEMO_START ?? DEMO_NOW,
      demoSpeed: settings.DEMO_SPEED,
      demoSeed: settings.DEMO_SEED,
      demoPublished: settings.DEMO_PUBLISH ?? new Map(),
      rehearsal: settings.REHEARSAL
        ? { key: settings.REHEARSAL, until: settings.REHEARSE_UNTIL ?? null }
        : null,
      siteDir: resolve(from, settings.SITE_DIR),
      allowDataLoss: settings.ALLOW_DATA_LOSS === '1',
      allowNewAccounts: settings.ALLOW_NEW_ACCOUNTS === '1',
      introspection: settings.GRAPHQL_INTROSPECTION === 'on',
      logLevel: settings.LOG_LEVEL,
    },
  }
}
