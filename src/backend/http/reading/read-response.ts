import type { Read } from '../../results/results-reader.ts'
import { acceptedEncoding, compressNow, type Encoding, represent } from '../response/representation.ts'
import type { ResultsService } from './graphql.ts'
import type { SentQuery } from './question.ts'

/**
 * A CDN serves one response to everybody for five seconds, an older one while it requests the next, and the last one for
 * ten days if this service is down. Browsers ask each time and get 304.
 */
export const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=864000'

/** What the results service answers to a query, as plain data that another thread can pass on. */
export interface ReadResponse {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly cacheControl: string
  /** See `Representation`. */
  readonly hash: string
  /** The body in the form that the client accepts; null if that is the body itself. */
  readonly packed: { readonly encoding: Encoding; readonly bytes: Uint8Array<ArrayBuffer> } | null
  /** True if the response may be sent to others who ask the same, until what it was read from changes. */
  readonly cacheable: boolean
  /** The data that the response was read from. */
  readonly read: readonly Read[]
  /** How long the thread was busy with it, in milliseconds of the processor. */
  readonly ms: number
}

/** Asks the service, and prepares the answer for sending, so that the thread that sends it has nothing to compute. */
export async function readResponse(
  service: ResultsService,
  sent: SentQuery,
  acceptEncoding: string | null,
): Promise<ReadResponse> {
  const before = process.threadCpuUsage()
  const { method, url, headers, body } = sent
  const { response, failed, read } = await service(new Request(url, { method, headers, body }), '')
  const cacheControl = failed ? 'no-store' : SHARED
  const type = response.headers.get('content-type') ?? 'application/json; charset=utf-8'
  const representation = represent(Buffer.from(await response.arrayBuffer()), type, cacheControl)
  const encoding = acceptedEncoding(representation, acceptEncoding)
  const packed = encoding && { encoding, bytes: compressNow(representation.body, encoding) }
  // A thread that waits for the database or the processor is not busy with the query.
  const used = process.threadCpuUsage(before)
  return {
    kind: 'answer',
    status: response.status,
    headers: refusalHeaders(response),
    body: representation.body,
    type,
    cacheControl,
    hash: representation.hash,
    packed,
    cacheable: !failed,
    read,
    ms: (used.user + used.system) / 1000,
  }
}

/** The headers that tell a client why it was refused. */
export function refusalHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of ['allow', 'retry-after', 'www-authenticate']) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return headers
}
