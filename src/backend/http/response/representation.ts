import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** One resource as it can be sent: its bytes, and each compressed form after its first request. */
export interface Representation {
  readonly body: Buffer<ArrayBuffer>
  readonly type: string
  readonly cacheControl: string
  /** SHA-256 of the bytes, without quotes. */
  readonly hash: string
  readonly compressed: Map<Encoding, Promise<Buffer<ArrayBuffer>>>
}

/** In order of preference: the one that compresses better comes first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Below this size, compression saves no packet. */
const COMPRESS_FROM_BYTES = 1024
const COMPRESSIBLE =
  /^(text\/|application\/(json|graphql-response\+json|xml|javascript|manifest\+json|[a-z.+-]+\+(json|xml))|image\/svg\+xml)/

export function represent(body: Buffer<ArrayBuffer>, type: string, cacheControl: string): Representation {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { body, type, cacheControl, hash, compressed: new Map() }
}

/**
 * Returns the response with these bytes: compressed as the client accepts it, or 304 if the client has them already. Only a
 * response that may be cached (status 200, not `no-store`) has an entity tag.
 */
export async function respondWith(
  request: Request,
  representation: Representation,
  options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  const { status = 200 } = options
  const { body, type, cacheControl, hash } = representation
  const encoding = acceptedEncoding(representation, request.headers.get('accept-encoding'))
  const headers = new Headers({
    ...options.headers,
    'content-type': type,
    'cache-control': cacheControl,
  })
  if (isCompressible(representation)) headers.append('vary', 'accept-encoding')
  const isCacheable = status === 200 && cacheControl !== 'no-store'
  if (isCacheable) headers.set('etag', encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`)
  if (isCacheable && holds(request.headers.get('if-none-match'), hash)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  const bytes = encoding === null ? body : await compress(representation, encoding)
  if (encoding !== null) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers })
}

const isCompressible = ({ body, type }: Pick<Representation, 'body' | 'type'>): boolean =>
  body.length >= COMPRESS_FROM_BYTES && COMPRESSIBLE.test(type)

/** Returns brotli or gzip if the client accepts it (RFC 9110 §12.5.3); null if plain bytes are sent. */
export function acceptedEncoding(
  of: Pick<Representation, 'body' | 'type'>,
  header: string | null,
): Encoding | null {
  if (!isCompressible(of)) return null
  const accepted = parseAccept(header ?? '').flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []))
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null
}

/** Accepts the tag of any form of the same bytes, and weak tags too: a proxy that recompresses weakens them. */
function holds(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((tag) => {
    const opaque = tag.trim().replace(/^W\//, '')
    return opaque === '*' || [`"${hash}"`, `"${hash}-br"`, `"${hash}-gzip"`].includes(opaque)
  })
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 5 }

function compress({ body, compressed }: Representation, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const known = compressed.get(encoding)
  if (known !== undefined) return known
  const bytes = encoding === 'br' ? brotli(body, BROTLI) : deflate(body, GZIP)
  const copied = bytes.then((buffer) => Buffer.from(buffer))
  compressed.set(encoding, copied)
  return copied
}

/** Compresses in the calling thread, for a thread that has nothing else to do. */
export function compressNow(body: Uint8Array, encoding: Encoding): Buffer<ArrayBuffer> {
  return Buffer.from(encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP))
}
