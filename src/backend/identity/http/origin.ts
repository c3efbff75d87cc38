import type { Config } from '../../config.ts'

/**
 * The public origin that addresses of ours are made of. Where SITE_URL is not set the service runs for this machine: the
 * Host of a request only chooses among the machine's own names, and nothing of it is repeated, its port included.
 */
export function publicOrigin(config: Pick<Config, 'siteUrl' | 'port'>, request: Request): string {
  if (config.siteUrl !== null) return config.siteUrl
  const { hostname } = new URL(request.url)
  const name = LOOPBACK.find((known) => known === hostname) ?? 'localhost'
  return `http://${name}:${config.port}`
}

/** Whether a page of this origin may use the service with the visitor's credentials. */
export function isOwnOrigin(config: Pick<Config, 'siteUrl' | 'port'>, origin: string): boolean {
  if (config.siteUrl !== null) return origin === config.siteUrl
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === 'http:' && LOOPBACK.includes(hostname) && Number(port || 80) === config.port
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
