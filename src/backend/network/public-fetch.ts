import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { Readable } from 'node:stream'
import { isPrivate, lookUpApart, PrivateAddress } from './public-address.ts'

/** The statuses of which a `Response` has no body. */
const WITHOUT_BODY = [204, 205, 304]

/**
 * Returns a `fetch` for addresses that somebody else has chosen: it asks by https only, and no address of this machine or its
 * network, whatever a name leads to. It follows no redirect: each is to be asked by itself. It takes an address, headers and a
 * signal, and asks with GET.
 */
export const publicFetch =
  (lookup: typeof lookUpApart = lookUpApart): typeof globalThis.fetch =>
  async (input, { headers, signal } = {}) => {
    const url = new URL(String(input))
    if (url.protocol !== 'https:') throw new PrivateAddress('Only https is asked.')
    if (isPrivate(url)) throw new PrivateAddress('The address is not public.')
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        headers: { accept: '*/*', 'user-agent': 'node', ...Object.fromEntries(new Headers(headers)) },
        lookup: lookup as never,
        ...(signal && { signal }),
      })
      sent.once('error', reject)
      sent.once('response', (response) => {
        try {
          resolve(responseOf(response))
        } catch (fault) {
          // A status or header that no response can have.
          sent.destroy()
          reject(fault)
        }
      })
      sent.end()
    })
  }

function responseOf(response: IncomingMessage): Response {
  const { statusCode: status = 500, headersDistinct } = response
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  if (!WITHOUT_BODY.includes(status))
    return new Response(Readable.toWeb(response) as ReadableStream, { status, headers })
  response.resume()
  return new Response(null, { status, headers })
}
