import { isIP } from 'node:net'

/** The push services of the browsers' makers. No visitor can make one of them slow, and they carry most devices. */
const MAKERS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

export interface PushService {
  /**
   * What a share of the places is counted by: a maker's service with all its hosts; of any other host the last two labels,
   * so that a domain gets no more by having many subdomains.
   */
  readonly name: string
  readonly origin: string
  readonly isMakers: boolean
}

/** Returns the push service of a device's endpoint; one without a name if the endpoint is not an address. */
export function pushServiceOf(endpoint: string): PushService {
  const url = URL.parse(endpoint)
  if (url === null) return { name: '', origin: '', isMakers: false }
  const { origin, protocol, hostname, port } = url
  const host = hostname.replace(/\.$/, '')
  const maker = MAKERS.find((name) => host === name || host.endsWith(`.${name}`))
  if (maker !== undefined && protocol === 'https:' && port === '')
    return { name: maker, origin, isMakers: true }
  const domain = isIP(host.replace(/^\[|\]$/g, '')) ? host : host.split('.').slice(-2).join('.')
  return { name: port === '' ? domain : `${domain}:${port}`, origin, isMakers: false }
}
