import { type LookupAddress, type LookupOptions, lookup, Resolver } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/** Networks that no address of others can be in: this machine, its neighbours, and the reserved ranges (RFC 6890). */
const PRIVATE = new BlockList()
for (const [network, length] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, length, 'ipv4')
/** The public IPv6 range (2000::/3). Other IPv6 is private, and so are the parts that stand for the IPv4 ranges above. */
const PUBLIC_6 = new BlockList()
PUBLIC_6.addSubnet('2000::', 3, 'ipv6')
const SET_ASIDE_6 = new BlockList()
for (const [network, length] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SET_ASIDE_6.addSubnet(network, length, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !PRIVATE.check(address, 'ipv4')
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !SET_ASIDE_6.check(address, 'ipv6')
}

/**
 * Whether the host is a private IP address: a literal address is never looked up, so `lookUpPublic` does not check it. A
 * name of one label is of this machine or its network.
 */
export function isPrivate({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 ? !address.includes('.') : !isPublicAddress(address)
}

/** Thrown if a name resolves to an address that nothing may be asked of. */
export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE'
}

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * Resolves a name, and refuses it if one of its addresses is not public. The connection goes to the addresses checked here,
 * so the name cannot lead elsewhere a moment later.
 */
export function lookUpPublic(hostname: string, options: LookupOptions, done: Done): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) done(error, '')
    else resolve(addresses, options, done)
  })
}

/**
 * As `lookUpPublic`, for names that anybody may have chosen: it uses none of the few threads on which the machine resolves
 * names. Some names of a domain whose name servers never answer would hold these, and every other name would wait.
 */
export const lookUpApart = lookUpWith(new Resolver({ timeout: 1000, tries: 2 }))

export function lookUpWith(resolver: Resolver): typeof lookUpPublic {
  return (hostname, options, done) => {
    const ofFamily = (family: 4 | 6) =>
      new Promise<LookupAddress[]>((resolve, reject) => {
        const take = (error: Error | null, found: string[]) =>
          error ? reject(error) : resolve(found.map((address) => ({ address, family })))
        if (family === 4) resolver.resolve4(hostname, take)
        else resolver.resolve6(hostname, take)
      })
    void Promise.allSettled([ofFamily(4), ofFamily(6)]).then((results) => {
      const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
      const [first] = results
      if (addresses.length === 0 && first?.status === 'rejected') done(first.reason, '')
      else resolve(addresses, options, done)
    })
  }
}

function resolve(addresses: readonly LookupAddress[], { all }: LookupOptions, done: Done): void {
  const [first] = addresses
  if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
    done(new PrivateAddress('The name leads to an address that is not public.'), '')
  else if (all === true) done(null, [...addresses])
  else done(null, first.address, first.family)
}
