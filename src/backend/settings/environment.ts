import * as v from 'valibot'
import {
  isMailServer,
  isNetwork,
  isOrigin,
  isPostgresUrl,
  isSender,
  isTime,
  isWebAddress,
  PARTS_OF_YEARS,
  PUBLISHED_PARTS,
  parseVapidKeys,
  publishedOf,
  restartsOf,
} from './setting-forms.ts'

/** A text that a check accepts, and the sentence about every other. */
const text = (isRight: (given: string) => boolean, otherwise: string) =>
  v.pipe(v.string(), v.check(isRight, otherwise))
const matching = (form: RegExp, otherwise: string) => v.pipe(v.string(), v.regex(form, otherwise))
const oneOf = <const Options extends readonly string[]>(options: Options, otherwise: string) =>
  v.picklist(options, otherwise)
const yesOrNo = v.optional(oneOf(['0', '1'], 'must be 1 or 0'), '0')

const database = v.optional(
  text(isPostgresUrl, 'must be a PostgreSQL address such as postgres://user:password@host:5432/name'),
)
const origin = (example: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((address) => address.replace(/\/+$/, '')),
      v.check(isOrigin, `must be an origin without a path, such as ${example}`),
    ),
  )
const logLevel = v.picklist(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  'must be one of trace, debug, info, warn, error, fatal, silent',
)

/**
 * The environment variables of the services. No sentence repeats a value, as a database address holds a password. Each
 * `@setting` is a row of docs/settings.md: name, default, meaning.
 */
export const environment = v.object({
  /** @setting DATABASE_URL (–) `postgres://…`; without it SQLite in `DATA_DIR`. */
  DATABASE_URL: database,
  /** @setting IDENTITY_DATABASE_URL (`DATABASE_URL`) `postgres://…` of the accounts, if they are in another database. */
  IDENTITY_DATABASE_URL: database,
  SITE_URL: origin('https://results.example'),
  PUBLIC_IDENTITY_ORIGIN: origin('https://accounts.example'),
  /**
   * @setting SMTP_URL (–) Mail server, `smtp(s)://user:password@host:port`; needs `SITE_URL`. Without it e-mails are
   *   written to `DATA_DIR/mail` and kept for a week, and visitors get alerts only once you pass theirs on.
   */
  SMTP_URL: v.optional(
    text(isMailServer, 'must be a mail server such as smtp://user:password@mail.example:587'),
  ),
  /** @setting MAIL_FROM (`no-reply@` the host of `SITE_URL`) Sender of e-mails: an address, or `Name <address>`. */
  MAIL_FROM: v.optional(
    text(isSender, 'must be an address such as cup@example.org, or Name <cup@example.org>'),
  ),
  RESULTS_URL: v.optional(text(isWebAddress, 'must be a web address such as http://127.0.0.1:4321/graphql')),
  /** @setting TRUSTED_PROXIES (–) Addresses or networks, separated by commas, whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((part) => part.trim())),
      v.everyItem(isNetwork, 'must be addresses or networks with commas between, such as 10.0.0.0/8, ::1'),
    ),
  ),
  /** @setting DATA_DIR (`.data`) The folder of the SQLite files, keys and logs. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** @setting PORT (`4321`) The port of the services and the site. */
  PORT: v.optional(
    v.pipe(
      text(
        (digits) => /^\d{1,5}$/.test(digits) && Number(digits) <= 65_535,
        'must be a whole number from 0 to 65535, such as 4321',
      ),
      v.transform(Number),
    ),
    '4321',
  ),
  /** @setting HOST (`127.0.0.1`) The address that they listen on. */
  HOST: v.optional(
    matching(/^[0-9A-Za-z.:_-]+$/, 'must be a host name or an address to listen on, such as 127.0.0.1 or ::'),
    '127.0.0.1',
  ),
  LISTEN_FD: v.optional(
    v.pipe(matching(/^\d{1,4}$/, 'must be the number of an open socket, such as 4'), v.transform(Number)),
  ),
  RESTARTS: v.optional(
    v.pipe(
      matching(/^\d+ \d{4}-\S+Z$/, 'must be a number and the time of the last one'),
      v.transform(restartsOf),
    ),
  ),
  /** @setting CUP_ID (`demo-cup`) Which cup is shown. */
  CUP_ID: v.optional(
    matching(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 lower-case letters, digits and hyphens, such as demo-cup'),
    'demo-cup',
  ),
  /** @setting DEMO_SIZE (`small`) `small` or `full` demonstration cup. */
  DEMO_SIZE: v.optional(oneOf(['small', 'full'], 'must be small or full'), 'small'),
  /**
   * @setting OPERATOR_KEY (`DATA_DIR/operator-key`, made at first start) The key of the desk: 20 to 200 characters
   *   without spaces.
   */
  OPERATOR_KEY: v.optional(
    matching(/^[\x21-\x7e]{20,200}$/, 'must be 20 to 200 letters, digits and signs, without spaces'),
  ),
  /** @setting DEMO_PLAY (`1` with `npm start`) `0` stops the demonstration cup. */
  DEMO_PLAY: v.optional(oneOf(['0', '1', 'on-signal'], 'must be 1 or 0'), '0'),
  /**
   * @setting DEMO_START (during the cup of 2026) Where the clock of the demonstration cup starts:
   *   `2026-06-20T12:00:00+02:00` is before the cup.
   */
  DEMO_START: v.optional(
    v.pipe(
      text(isTime, 'must be a time with an offset, such as 2026-07-09T14:10:00+02:00'),
      v.transform(Date.parse),
    ),
  ),
  /**
   * @setting DEMO_SPEED (`10`) How many times faster than real time the clock of the demonstration cup runs, from 0.1 to
   *   1000.
   */
  DEMO_SPEED: v.optional(
    v.pipe(
      text(
        (speed) => Number(speed) >= 0.1 && Number(speed) <= 1000,
        'must be a number from 0.1 to 1000, such as 10',
      ),
      v.transform(Number),
    ),
    '10',
  ),
  /** @setting DEMO_SEED (`1`) Another number generates another cup. */
  DEMO_SEED: v.optional(
    v.pipe(matching(/^\d{1,9}$/, 'must be a whole number, such as 1'), v.transform(Number)),
    '1',
  ),
  /**
   * @setting DEMO_PUBLISH (–) Limits what is published of an edition of the demonstration cup: `2026=teams`, `=lot`,
   *   `=teams+lot` or `=none`, separated by commas; the demonstration cup then stands still.
   */
  DEMO_PUBLISH: v.optional(
    v.pipe(
      matching(
        PARTS_OF_YEARS,
        `must be years with what is published of them (none, ${PUBLISHED_PARTS.join(', ')}), such as 2026=teams or 2026=teams+lot,2025=none`,
      ),
      v.transform(publishedOf),
    ),
  ),
  /**
   * @setting REHEARSAL (–) Set by `npm run rehearse`: the key that opens its pages to other machines. The services then play
   *   the cup, and send no alerts.
   */
  REHEARSAL: v.optional(matching(/^[\w-]{20,200}$/, 'must be 20 to 200 letters, digits, _ and -')),
  /** @setting REHEARSE_UNTIL (–) Set by `npm run rehearse` too: when its play ends, if not with the last match. */
  REHEARSE_UNTIL: v.optional(v.pipe(text(isTime, 'must be a time with an offset'), v.transform(Date.parse))),
  /** @setting SITE_DIR (`.releases/current`) The release that is served: a link, which may be swapped at any moment. */
  SITE_DIR: v.optional(v.string(), '.releases/current'),
  /** @setting ALLOW_DATA_LOSS (–) `1` runs on a PostgreSQL that has `fsync` or `full_page_writes` off. */
  ALLOW_DATA_LOSS: yesOrNo,
  /**
   * @setting VAPID_KEYS (`DATA_DIR/vapid-keys`, made at first start) `PUBLIC.PRIVATE` of Web Push. If the keys are lost,
   *   all visitors have to turn alerts on again.
   */
  VAPID_KEYS: v.optional(
    text(
      (pair) => parseVapidKeys(pair) !== null,
      'must be the public and the private key of Web Push with a dot between, both in base64url',
    ),
  ),
  /** @setting ALLOW_LOCAL_PUSH (–) `1` sends alerts to push services of this machine, for tests. */
  ALLOW_LOCAL_PUSH: yesOrNo,
  /** @setting ALLOW_LOCAL_SOURCES (–) `1` follows sources of this machine and its network, too. */
  ALLOW_LOCAL_SOURCES: yesOrNo,
  /** @setting ALLOW_NEW_ACCOUNTS (–) `1` starts with an empty account database although accounts existed before. */
  ALLOW_NEW_ACCOUNTS: yesOrNo,
  /** @setting GRAPHQL_INTROSPECTION (`off`) `on` shows the schema to every client that asks for it. */
  GRAPHQL_INTROSPECTION: v.optional(oneOf(['on', 'off'], 'must be on or off'), 'off'),
  /** @setting LOG_LEVEL (`info`) The log level of the services. */
  LOG_LEVEL: v.optional(logLevel, 'info'),
})

export type LogLevel = v.InferOutput<typeof logLevel>
