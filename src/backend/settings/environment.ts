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

/** The environment variables of the services. No sentence repeats a value, as a database address holds a password. */
export const environment = v.object({
  DATABASE_URL: database,
  IDENTITY_DATABASE_URL: database,
  SITE_URL: origin('https://results.example'),
  PUBLIC_IDENTITY_ORIGIN: origin('https://accounts.example'),
  SMTP_URL: v.optional(
    text(isMailServer, 'must be a mail server such as smtp://user:password@mail.example:587'),
  ),
  MAIL_FROM: v.optional(
    text(isSender, 'must be an address such as cup@example.org, or Name <cup@example.org>'),
  ),
  RESULTS_URL: v.optional(text(isWebAddress, 'must be a web address such as http://127.0.0.1:4321/graphql')),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((part) => part.trim())),
      v.everyItem(isNetwork, 'must be addresses or networks with commas between, such as 10.0.0.0/8, ::1'),
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
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
  CUP_ID: v.optional(
    matching(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 lower-case letters, digits and hyphens, such as demo-cup'),
    'demo-cup',
  ),
  DEMO_SIZE: v.optional(oneOf(['small', 'full'], 'must be small or full'), 'small'),
  OPERATOR_KEY: v.optional(
    matching(/^[\x21-\x7e]{20,200}$/, 'must be 20 to 200 letters, digits and signs, without spaces'),
  ),
  DEMO_PLAY: v.optional(oneOf(['0', '1', 'on-signal'], 'must be 1 or 0'), '0'),
  DEMO_START: v.optional(
    v.pipe(
      text(isTime, 'must be a time with an offset, such as 2026-07-09T14:10:00+02:00'),
      v.transform(Date.parse),
    ),
  ),
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
  DEMO_SEED: v.optional(
    v.pipe(matching(/^\d{1,9}$/, 'must be a whole number, such as 1'), v.transform(Number)),
    '1',
  ),
  DEMO_PUBLISH: v.optional(
    v.pipe(
      matching(
        PARTS_OF_YEARS,
        `must be years with what is published of them (none, ${PUBLISHED_PARTS.join(', ')}), such as 2026=teams or 2026=teams+lot,2025=none`,
      ),
      v.transform(publishedOf),
    ),
  ),
  SITE_DIR: v.optional(v.string(), '.releases/current'),
  ALLOW_DATA_LOSS: yesOrNo,
  VAPID_KEYS: v.optional(
    text(
      (pair) => parseVapidKeys(pair) !== null,
      'must be the public and the private key of Web Push with a dot between, both in base64url',
    ),
  ),
  ALLOW_LOCAL_PUSH: yesOrNo,
  ALLOW_NEW_ACCOUNTS: yesOrNo,
  GRAPHQL_INTROSPECTION: v.optional(oneOf(['on', 'off'], 'must be on or off'), 'off'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
})

export type LogLevel = v.InferOutput<typeof logLevel>
