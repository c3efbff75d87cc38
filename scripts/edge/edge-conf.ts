import { readFileSync } from 'node:fs'
import { REVALIDATED } from '../../src/backend/http/site-files.ts'
import { DEFAULT_LOCALE, otherLocales } from '../../src/domain/text/locale.ts'
import { markedPolicy } from '../release/site-policy.ts'

const TEMPLATE = new URL('nginx.conf.template', import.meta.url)

/** The settings of the edge; paths are absolute. */
export interface EdgeSettings {
  /** In the form of nginx's `listen`: `8080`, `127.0.0.1:8080`. */
  readonly listen: string
  /** Host names, separated by spaces; `_` for any. */
  readonly name: string
  /** Host and port of the bundled services. */
  readonly service: string
  /** The link to the live release. */
  readonly site: string
  /** An existing folder that only the edge uses: for cached responses and for bodies in transit. */
  readonly cache: string
  /** The folder that holds the pid file. */
  readonly run: string
  /** A file, or `stderr`. */
  readonly log: string
  /** The account of the workers if root starts nginx; null for the account that starts nginx. */
  readonly user: string | null
  /** A number, or `auto` for one per processor. */
  readonly workers: string
  /** The files of a certificate chain and its key; null if the edge does no TLS. */
  readonly tls: { readonly certificate: string; readonly key: string } | null
}

export type EdgeSettingsOrProblems =
  | { readonly ok: true; readonly settings: EdgeSettings }
  | { readonly ok: false; readonly sentence: string }

const DEFAULTS = {
  EDGE_NAME: '_',
  EDGE_CACHE: '/var/cache/cup-edge',
  EDGE_RUN: '/run',
  EDGE_LOG: '/var/log/nginx/error.log',
  EDGE_USER: 'www-data',
  EDGE_WORKERS: 'auto',
} as const

/** Characters that would end an nginx string or insert a variable into it. */
const UNSAFE_IN_TEXT = /["\\$\p{Cc}]/u
/** Characters that would end a directive or begin another. */
const UNSAFE = /[\s;{}"'\\$#]/

/**
 * Reads the settings of the edge from environment variables. A blank variable counts as absent.
 *
 * @setting EDGE_LISTEN (`80`, `443` with TLS) Port or address.
 * @setting EDGE_NAME (`_`) Host names, separated by spaces.
 * @setting EDGE_CERTIFICATE (–) The certificate chain: TLS with HTTP/2; port 80 then redirects to it.
 * @setting EDGE_KEY (–) The key of the certificate.
 * @setting EDGE_SERVICE (`HOST:PORT`) The services.
 * @setting EDGE_SITE (`SITE_DIR`) The live release; the link may be swapped at any moment.
 * @setting EDGE_CACHE (`/var/cache/cup-edge`) An existing folder for cached responses.
 * @setting EDGE_RUN (`/run`) An existing folder for the file with the process number.
 * @setting EDGE_LOG (`/var/log/nginx/error.log`) The log of errors.
 * @setting EDGE_USER (`www-data`) Account of the workers; `none`: nginx's own.
 * @setting EDGE_WORKERS (`auto`) Number of the workers.
 *
 * @param own the location of this project's releases (an absolute path) and services (`host:port`)
 */
export function readEdgeSettings(
  env: Readonly<Record<string, string | undefined>>,
  own: { readonly site: string; readonly service: string },
): EdgeSettingsOrProblems {
  const given = (name: string) => env[name]?.trim() || null
  const value = (name: keyof typeof DEFAULTS) => given(name) ?? DEFAULTS[name]
  const certificate = given('EDGE_CERTIFICATE')
  const key = given('EDGE_KEY')
  if ((certificate === null) !== (key === null)) {
    const missing = certificate === null ? 'EDGE_CERTIFICATE' : 'EDGE_KEY'
    return { ok: false, sentence: `${missing} is missing: TLS needs both a certificate and its key.` }
  }
  const tls = certificate !== null && key !== null ? { certificate, key } : null
  const user = value('EDGE_USER')
  const words = {
    listen: given('EDGE_LISTEN') ?? (tls === null ? '80' : '443'),
    service: given('EDGE_SERVICE') ?? own.service,
    user: user === 'none' ? null : user,
    workers: value('EDGE_WORKERS'),
  }
  const texts = {
    site: given('EDGE_SITE') ?? own.site,
    cache: value('EDGE_CACHE'),
    run: value('EDGE_RUN'),
    log: value('EDGE_LOG'),
  }
  const name = value('EDGE_NAME')
  const unsafe =
    [...Object.values(words), ...name.split(/ +/)].find((word) => word !== null && UNSAFE.test(word)) ??
    [...Object.values(texts), certificate, key].find((text) => text !== null && UNSAFE_IN_TEXT.test(text))
  if (unsafe != null) {
    return { ok: false, sentence: `"${unsafe}" holds a sign that nginx's configuration cannot take there.` }
  }
  return { ok: true, settings: { ...words, ...texts, name, tls } }
}

/** The languages whose pages are below their code. */
const OTHERS = otherLocales(DEFAULT_LOCALE)

/** The policy to use while there is no release. */
const NO_POLICY = { policy: "frame-ancestors 'none'", mark: 'none' }

/**
 * Returns the whole configuration, ready for `nginx -c`. Its content security policy is that of the live release.
 */
export function edgeConf(settings: EdgeSettings): string {
  const { policy, mark } = markedPolicy(settings.site) ?? NO_POLICY
  const { tls, user } = settings
  const holes: Readonly<Record<string, string>> = {
    EDGE_LISTEN: tls === null ? settings.listen : `${settings.listen} ssl http2`,
    EDGE_NAME: settings.name,
    EDGE_SERVICE: settings.service,
    EDGE_SITE: settings.site,
    EDGE_CACHE: settings.cache,
    EDGE_RUN: settings.run,
    EDGE_LOG: settings.log,
    EDGE_REVALIDATED: [...REVALIDATED].map((name) => name.replaceAll('.', '\\.')).join('|'),
    EDGE_LANGUAGES: OTHERS.join('|'),
    EDGE_NOT_FOUND: OTHERS.map((locale) => `"~^/${locale}(/|$)" /${locale}/404/index.html;`).join('\n    '),
    EDGE_POLICY: policy,
    EDGE_POLICY_MARK: mark,
    EDGE_USER: user === null ? '' : `user ${user};`,
    EDGE_WORKERS: settings.workers,
    EDGE_TLS: tls === null ? '' : tlsLines(tls),
    EDGE_REDIRECT: tls === null ? '' : redirectLines(settings.name),
  }
  return readFileSync(TEMPLATE, 'utf8').replace(/\$\{(EDGE_[A-Z_]+)\}/g, (hole, name: string) => {
    const text = holes[name]
    if (text === undefined) throw new Error(`Nothing fills the hole ${hole} of nginx.conf.template.`)
    return text
  })
}

const tlsLines = ({ certificate, key }: { certificate: string; key: string }): string =>
  [
    `ssl_certificate "${certificate}";`,
    `ssl_certificate_key "${key}";`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:cup_tls:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ].join('\n    ')

const redirectLines = (name: string): string =>
  `server {
    listen 80;
    server_name ${name};
    return 308 https://$host$request_uri;
  }`
