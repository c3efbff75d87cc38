import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type AddressReader = (context: Context) => string

/**
 * Creates a reader of the address that limits count by. X-Forwarded-For is read from its end, as long as the hop before is
 * one of the proxies named in TRUSTED_PROXIES; what a visitor writes into the header counts for nothing. An IPv6 home has
 * 2⁶⁴ addresses, so its network is counted instead.
 */
export function createAddressReader(trustedProxies: readonly string[]): AddressReader {
  const trusted = new BlockList()
  for (const network of trustedProxies) {
    const [address = '', length] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, length === undefined ? (family === 'ipv6' ? 128 : 32) : Number(length), family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (context) => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
    let address = plain(incoming?.socket?.remoteAddress ?? '')
    const hops = (context.req.header('x-forwarded-for') ?? '').slice(-2000).split(',').map(plain)
    while (isIP(address) !== 0 && isTrusted(address)) {
      const before = hops.pop()
      if (before === undefined || isIP(before) === 0) break
      address = before
    }
    return isIP(address) === 6 ? networkOf(address) : address
  }
}

/** `::ffff:10.0.0.1` is an IPv4 address on an IPv6 socket; a zone (`%eth0`) is no part of the address. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}

/** Returns the first 64 bits, in full. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  // An embedded IPv4 address replaces two groups.
  const missing = 8 - before.length - after.length - (address.includes('.') ? 1 : 0)
  const all = tail === undefined ? before : [...before, ...Array(Math.max(0, missing)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
