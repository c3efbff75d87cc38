import type { Config } from '../../settings/config.ts'

export type Origins = Pick<Config, 'identityUrl' | 'siteUrl' | 'port'>

/**
 * Returns the public origin for the service's addresses. If SITE_URL is not set, the service runs for this machine: the
 * Host of a request only chooses among the machine's own names, and nothing in it is repeated, not even its port.
 */
export function publicOrigin(config: Origins, request: Request): string {
  if (config.identityUrl !== null || config.siteUrl !== null) return mailOrigin(config)
  const { hostname } = new URL(request.url)
  const name = LOOPBACK.find((known) => known === hostname) ?? 'localhost'
  return `http://${name}:${config.port}`
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

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
