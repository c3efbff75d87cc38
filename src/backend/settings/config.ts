import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Start of the demonstration cup's clock: Thursday of its week, 14:10 in Stockholm, groups under way, play-offs to come. */
export const DEMO_NOW = Date.parse('2026-07-09T14:10:00+02:00')

/** Which database holds the results: one file, or a PostgreSQL server. */
export type DatabaseTarget =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** The two keys of Web Push (VAPID), base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

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
  /** How often the services were started again since `npm start`, and when last, ISO 8601; null: never. */
  readonly restarts: { readonly count: number; readonly last: string } | null
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
  /** Absolute; a symbolic link to the live release, swapped while the service runs. */
  readonly siteDir: string
  /** Allows a PostgreSQL server that may lose what it has acknowledged. */
  readonly allowDataLoss: boolean
  /** Allows a start without accounts although there have been some. */
  readonly allowNewAccounts: boolean
  /** Whether the results service shows its schema (`__schema`, `__type`) to anyone who asks. */
  readonly introspection: boolean
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
}

export type ConfigAnswer =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] }

/** The parts of an edition that can be published by themselves. */
const PUBLISHED_PARTS = ['clubs', 'teams', 'lot', 'schedule'] as const
export type PublishedPart = (typeof PUBLISHED_PARTS)[number]

const PARTS = PUBLISHED_PARTS.join('|')
const YEAR_OF_PARTS = `20\\d\\d=(?:none|(?:${PARTS})(?:\\+(?:${PARTS}))*)`

const DEMO_PLAY = { '0': 'off', '1': 'on', 'on-signal': 'on-signal' } as const
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const portNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN)

const environment = z.object({
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must be a PostgreSQL address such as postgres://user:password@host:5432/name')
    .optional(),
  IDENTITY_DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must be a PostgreSQL address such as postgres://user:password@host:5432/name')
    .optional(),
  SITE_URL: z
    .string()
    .transform((text) => text.replace(/\/+$/, ''))
    .refine(isOrigin, 'must be an origin without a path, such as https://results.example')
    .optional(),
  PUBLIC_IDENTITY_ORIGIN: z
    .string()
    .transform((text) => text.replace(/\/+$/, ''))
    .refine(isOrigin, 'must be an origin without a path, such as https://accounts.example')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be a mail server such as smtp://user:password@mail.example:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address such as cup@example.org, or Name <cup@example.org>')
    .optional(),
  RESULTS_URL: z
    .string()
    .refine(isWebAddress, 'must be a web address such as http://127.0.0.1:4321/graphql')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every(isNetwork),
      'must be addresses or networks with commas between, such as 10.0.0.0/8, ::1',
    )
    .default([]),
  DATA_DIR: z.string().default('.data'),
  PORT: z
    .string()
    .transform(portNumber)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535, such as 4321')
    .default(4321),
  HOST: z
    .string()
    .regex(/^[0-9A-Za-z.:_-]+$/, 'must be a host name or an address to listen on, such as 127.0.0.1 or ::')
    .default('127.0.0.1'),
  LISTEN_FD: z
    .string()
    .regex(/^\d{1,4}$/, 'must be the number of an open socket, such as 4')
    .transform(Number)
    .optional(),
  RESTARTS: z
    .string()
    .regex(/^\d+ \d{4}-\S+Z$/, 'must be a number and the time of the last one')
    .transform(restartsOf)
    .optional(),
  CUP_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 lower-case letters, digits and hyphens, such as demo-cup')
    .default('demo-cup'),
  DEMO_SIZE: z.enum(['small', 'full'], { error: () => 'must be small or full' }).default('small'),
  OPERATOR_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{20,200}$/, 'must be 20 to 200 letters, digits and signs, without spaces')
    .optional(),
  DEMO_PLAY: z.enum(['0', '1', 'on-signal'], { error: () => 'must be 1 or 0' }).default('0'),
  DEMO_START: z.iso
    .datetime({ offset: true, error: 'must be a time with an offset, such as 2026-07-09T14:10:00+02:00' })
    .transform(Date.parse)
    .default(DEMO_NOW),
  DEMO_SPEED: z
    .string()
    .transform(Number)
    .refine((speed) => speed >= 0.1 && speed <= 1000, 'must be a number from 0.1 to 1000, such as 10')
    .default(10),
  DEMO_SEED: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number, such as 1')
    .transform(Number)
    .default(1),
  DEMO_PUBLISH: z
    .string()
    .regex(
      new RegExp(`^${YEAR_OF_PARTS}(?:,${YEAR_OF_PARTS})*$`),
      `must be years with what is published of them (none, ${PUBLISHED_PARTS.join(', ')}), such as 2026=teams or 2026=teams+lot,2025=none`,
    )
    .transform(publishedOf)
    .default(new Map()),
  SITE_DIR: z.string().default('.releases/current'),
  ALLOW_DATA_LOSS: z.enum(['0', '1'], { error: () => 'must be 1 or 0' }).default('0'),
  VAPID_KEYS: z
    .string()
    .refine(
      (text) => parseVapidKeys(text) !== null,
      'must be the public and the private key of Web Push with a dot between, both in base64url',
    )
    .optional(),
  ALLOW_LOCAL_PUSH: z.enum(['0', '1'], { error: () => 'must be 1 or 0' }).default('0'),
  ALLOW_NEW_ACCOUNTS: z.enum(['0', '1'], { error: () => 'must be 1 or 0' }).default('0'),
  GRAPHQL_INTROSPECTION: z.enum(['on', 'off'], { error: () => 'must be on or off' }).default('off'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: () => `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
})

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
): ConfigAnswer {
  const present = Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  )
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    }
  }
  const settings = parsed.data
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
      resultsUrl: settings.RESULTS_URL ?? null,
      trustedProxies: settings.TRUSTED_PROXIES,
      dataDir,
      port: settings.PORT,
      host: settings.HOST,
      socket: settings.LISTEN_FD ?? null,
      restarts: settings.RESTARTS ?? null,
      cupId: settings.CUP_ID,
      demoSize: settings.DEMO_SIZE,
      operatorKey: settings.OPERATOR_KEY ?? null,
      demoPlay: DEMO_PLAY[settings.DEMO_PLAY],
      demoStart: settings.DEMO_START,
      demoSpeed: settings.DEMO_SPEED,
      demoSeed: settings.DEMO_SEED,
      demoPublished: settings.DEMO_PUBLISH,
      siteDir: resolve(from, settings.SITE_DIR),
      allowDataLoss: settings.ALLOW_DATA_LOSS === '1',
      allowNewAccounts: settings.ALLOW_NEW_ACCOUNTS === '1',
      introspection: settings.GRAPHQL_INTROSPECTION === 'on',
      logLevel: settings.LOG_LEVEL,
    },
  }
}

/** Reads `PUBLIC.PRIVATE`: a point of the curve P-256 and a number below its order; null if the text is not such a pair. */
export function parseVapidKeys(text: string): VapidKeys | null {
  const [, publicKey, privateKey] = /^([\w-]{87})\.([\w-]{43})$/.exec(text) ?? []
  return publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null
}

/** `2 2026-07-09T12:10:00.000Z` */
function restartsOf(text: string): NonNullable<Config['restarts']> {
  const [count, last = ''] = text.split(' ')
  return { count: Number(count), last }
}

/** By year: `2026=teams+lot,2025=none`. */
function publishedOf(text: string): Config['demoPublished'] {
  return new Map(
    text.split(',').map((entry) => {
      const [year, parts = ''] = entry.split('=')
      return [Number(year), PUBLISHED_PARTS.filter((part) => parts.split('+').includes(part))]
    }),
  )
}

function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (url.protocol === 'postgres:' || url.protocol === 'postgresql:') && url.pathname.length > 1
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}

/** Whether the text has only letters and signs that neither end a header nor split it. */
function isSender(text: string): boolean {
  return /^(?:[^\p{Cc}<>@",;:]+ )?<[^\s<>@",;]+@[^\s<>@",;]+>$|^[^\s<>@",;]+@[^\s<>@",;]+$/u.test(text)
}

function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text.toLowerCase()
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128))
}
