import type { Config } from '../../config.ts'

export type Origins = Pick<Config, 'identityUrl' | 'siteUrl' | 'port'>

/**
 * The public origin that addresses of ours are made of. Where SITE_URL is not set the service runs for this machine, and
 * a request that calls it by one of the machine's own names gets that name back; any other name is not repeated.
 */
export function publicOrigin(config: Origins, request: Request): string {
  const { origin, hostname } = new URL(request.url)
  const isHere = config.identityUrl === null && config.siteUrl === null && isLoopback(hostname)
  return isHere ? origin : letterOrigin(config)
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
  return protocol === 'http:' && isLoopback(hostname) && Number(port || 80) === config.port
}

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
