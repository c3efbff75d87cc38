import type { Config } from '../../settings/config.ts'

export type Origins = Pick<Config, 'identityUrl' | 'siteUrl' | 'port'>

/**
 * The public origin that addresses of ours are made of. Where SITE_URL is not set the service runs for this machine: the
 * Host of a request only chooses among the machine's own names, and nothing of it is repeated, its port included.
 */
export function publicOrigin(config: Origins, request: Request): string {
  if (config.identityUrl !== null || config.siteUrl !== null) return letterOrigin(config)
  const { hostname } = new URL(request.url)
  const name = LOOPBACK.find((known) => known === hostname) ?? 'localhost'
  return `http://${name}:${config.port}`
}

/** The origin that links in letters begin with: of the settings alone, as anybody can write another host into a request. */
export function letterOrigin({ identityUrl, siteUrl, port }: Origins): string {
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
