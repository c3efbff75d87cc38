import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { createResultsService, type ServiceOptions } from './graphql.ts'
import { answer, represent } from './representation.ts'
import { methodNotAllowed, plainText } from './safeguards.ts'

const METHODS = ['GET', 'POST', 'OPTIONS']
const LARGEST_BODY_BYTES = 100_000
const PREFLIGHT_SECONDS = 7200

/**
 * A CDN serves one answer to everybody for five seconds, an older one while it asks for the next, and the last one for
 * ten days where this service is gone (quality.md L1). Browsers ask each time and get 304.
 */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=864000'
/** Every page of any origin may read the results; they hold nothing of the reader's. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
}

/** `/graphql` over HTTP: caching, cross-origin reading and the size of bodies around the results service. */
export function createResultsEndpoint(
  db: Kysely<Tables>,
  options: ServiceOptions,
): (request: Request, address?: string) => Promise<Response> {
  const service = createResultsService(db, options)
  return async (request, address = '') => {
    if (request.method === 'OPTIONS') return preflight()
    if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS)
    const withinSize = await limitBody(request)
    if (withinSize === null) return plainText(413, `A query has ${LARGEST_BODY_BYTES} bytes at most.\n`, CORS)
    const { response, failed } = await service(withinSize, address)
    const body = Buffer.from(await response.arrayBuffer())
    const cacheable = request.method === 'GET' && !failed
    const type = response.headers.get('content-type') ?? 'application/json; charset=utf-8'
    const headers: Record<string, string> = { ...CORS, vary: 'accept' }
    for (const name of ['allow', 'retry-after', 'www-authenticate']) {
      const value = response.headers.get(name)
      if (value !== null) headers[name] = value
    }
    return answer(request, represent(body, type, cacheable ? SHARED : 'no-store'), {
      status: response.status,
      headers,
    })
  }
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'x-requested-with, content-type, accept, if-none-match, authorization',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
      allow: METHODS.join(', '),
    },
  })
}

/** The request with its body read, or null where the body is larger than any honest query. */
async function limitBody(request: Request): Promise<Request | null> {
  if (request.method === 'GET' || request.body === null) return request
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY_BYTES) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > LARGEST_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: Buffer.concat(chunks),
  })
}
