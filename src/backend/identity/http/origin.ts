import { hostname as machineName, networkInterfaces } from 'node:os'
import type { Config } from '../../settings/config.ts'

export type Origins = Pick<Config, 'identityUrl' | 'siteUrl' | 'port'>

/**
 * Returns the public origin for the service's addresses. If SITE_URL is not set, the service runs for this machine: the
 * request's Host then chooses among the machine's own names, with the port that the visitor used, which may be a proxy's.
 * Any other name in it is not repeated.
 */
export function publicOrigin(config: Origins, request: Request): string {
  if (config.identityUrl !== null || config.siteUrl !== null) return mailOrigin(config)
  const { host, hostname } = new URL(request.url)
  if (!isOwnName(hostname)) return mailOrigin(config)
  const origin = originOf(request)
  return origin?.host === host ? origin.origin : `http://${host}`
}

/** Returns the origin of links in mails. It comes from the settings only, because anybody can forge a request's host. */
export function mailOrigin({ identityUrl, siteUrl, port }: Origins): string {
  return identityUrl ?? siteUrl ?? `http://localhost:${port}`
}

/** Whether a page of this origin may use the service with the visitor's credentials. */
export function isOwnOrigin(config: Pick<Config, 'siteUrl' | 'port'>, origin: string): boolean {
  if (config.siteUrl !== null) return origin === config.siteUrl
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === 'http:' && LOOPBACK.includes(hostname) && Number(port || 80) === config.port
}

/**
 * Whether a page of another site sent the request, as far as its browser tells: by Sec-Fetch-Site, or by Origin if that is
 * absent, as in older browsers and on pages without TLS. A program that sends neither is no page.
 */
export function isFromElsewhere(config: Origins, request: Request): boolean {
  const said = request.headers.get('origin')
  if (request.headers.has('sec-fetch-site') || said === null) return false
  if (said === config.identityUrl || isOwnOrigin(config, said)) return false
  return originOf(request)?.host !== new URL(request.url).host
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

function isOwnName(hostname: string): boolean {
  if (LOOPBACK.includes(hostname) || hostname === machineName().toLowerCase()) return true
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return own.some(({ address, family }) => hostname === (family === 'IPv6' ? `[${address}]` : address))
}

/** Returns the web origin that the request names; null if it names none. */
function originOf(request: Request): URL | null {
  const said = request.headers.get('origin') ?? ''
  return /^https?:/.test(said) && URL.canParse(said) ? new URL(said) : null
}
