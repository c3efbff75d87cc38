import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** One resource as it can be sent: its bytes, and each compressed form once it has been asked for. */
export interface Representation {
  readonly body: Buffer<ArrayBuffer>
  readonly type: string
  readonly cacheControl: string
  /** SHA-256 of the bytes, without quotes. */
  readonly hash: string
  readonly compressed: Map<Encoding, Promise<Buffer<ArrayBuffer>>>
}

/** The one that packs closer first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Below this a compressed answer saves no packet. */
const COMPRESS_FROM_BYTES = 1024
const COMPRESSIBLE =
  /^(text\/|application\/(json|graphql-response\+json|xml|javascript|manifest\+json|[a-z.+-]+\+(json|xml))|image\/svg\+xml)/

export function represent(body: Buffer<ArrayBuffer>, type: string, cacheControl: string): Representation {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { body, type, cacheControl, hash, compressed: new Map() }
}

/**
 * The answer that carries these bytes: compressed as the client accepts it, 304 where it holds them already. Only what
 * may be kept (status 200, not `no-store`) has a tag to be asked for again with.
 */
export async function answer(
  request: Request,
  representation: Representation,
  options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  const { status = 200 } = options
  const { body, type, cacheControl, hash } = representation
  const compressible = body.length >= COMPRESS_FROM_BYTES && COMPRESSIBLE.test(type)
  const encoding = compressible ? acceptedEncoding(request.headers.get('accept-encoding')) : null
  const headers = new Headers({
    ...options.headers,
    'content-type': type,
    'cache-control': cacheControl,
  })
  if (compressible) headers.append('vary', 'accept-encoding')
  const kept = status === 200 && cacheControl !== 'no-store'
  if (kept) headers.set('etag', encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`)
  if (kept && holds(request.headers.get('if-none-match'), hash)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  const bytes = encoding === null ? body : await compress(representation, encoding)
  if (encoding !== null) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers })
}

/** brotli or gzip where the client takes it (RFC 9110 §12.5.3); null for plain bytes. */
function acceptedEncoding(header: string | null): Encoding | null {
  const accepted = parseAccept(header ?? '').flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []))
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null
}

/** Any form of the same bytes counts, and weak tags too: a proxy that recompresses weakens them. */
function holds(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((tag) => {
    const opaque = tag.trim().replace(/^W\//, '')
    return opaque === '*' || [`"${hash}"`, `"${hash}-br"`, `"${hash}-gzip"`].includes(opaque)
  })
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

function compress({ body, compressed }: Representation, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const known = compressed.get(encoding)
  if (known !== undefined) return known
  const bytes =
    encoding === 'br'
      ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : deflate(body, { level: 5 })
  const copied = bytes.then((buffer) => Buffer.from(buffer))
  compressed.set(encoding, copied)
  return copied
}
