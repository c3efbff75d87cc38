import type { Config } from '../../config.ts'

/**
 * The public origin that addresses of ours are made of. Where SITE_URL is not set the service runs for this machine, and
 * a request that calls it by one of the machine's own names gets that name back; any other name is not repeated.
 */
export function publicOrigin(config: Pick<Config, 'siteUrl' | 'port'>, request: Request): string {
  if (config.siteUrl !== null) return config.siteUrl
  const { origin, hostname } = new URL(request.url)
  return isLoopback(hostname) ? origin : `http://localhost:${config.port}`
}

/** Whether a page of this origin may use the service with the visitor's credentials. */
export function isOwnOrigin(config: Pick<Config, 'siteUrl' | 'port'>, origin: string): boolean {
  if (config.siteUrl !== null) return origin === config.siteUrl
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === 'http:' && isLoopback(hostname) && Number(port || 80) === config.port
}

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
