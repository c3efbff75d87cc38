import type { MiddlewareHandler } from 'hono'
import type { AddressReader } from '../identity/http/client-address.ts'
import { plainText } from './response/safeguards.ts'

const NAME = 'rehearsal'
/** The addresses of this machine, IPv6 as the network that limits count by; a request of this process has none. */
const OWN = /^(?:$|127\.|0:0:0:0::)/

/**
 * Keeps a rehearsal from others in the same network: another machine gives the key once, as `?rehearsal=KEY`, and is known by
 * its address from then on, as pages request results without cookies.
 */
export function keyOfRehearsal(key: string, addressOf: AddressReader): MiddlewareHandler {
  const known = new Set<string>()
  return async (context, next) => {
    const from = addressOf(context)
    const address = new URL(context.req.url)
    if (address.searchParams.get(NAME) === key) {
      known.add(from)
      address.searchParams.delete(NAME)
      return context.redirect(address.pathname + address.search, 303)
    }
    if (OWN.test(from) || known.has(from)) return next()
    return plainText(401, 'This is a rehearsal. Open it with the address that its terminal prints.\n')
  }
}
