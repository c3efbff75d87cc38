import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Drawing, draw } from '../../drawing/draw.ts'
import { answer, type Representation, represent } from './response/representation.ts'
import { plainText } from './safeguards.ts'

/** Number of pictures kept in memory, some 60 kB each. */
const KEPT = 300
/** With more requests than this, a client would give up before its picture is drawn. */
const MOST_WAITING = 40
/** New pictures per address and minute. Pictures kept in memory do not count. */
const DRAWN_PER_ADDRESS = 120
const RETRY_SECONDS = 5

/**
 * A CDN keeps a picture for ten seconds, so that it shows a result soon after the final whistle. It serves the old picture
 * while it requests the next (quality.md L1). The entity tag is that of what the picture shows.
 */
const SHARED = 'public, max-age=60, s-maxage=10, stale-while-revalidate=60, stale-if-error=864000'

/** Draws the requested pictures, each once, and refuses requests that would wait too long. */
export class DrawnPictures {
  readonly #kept = new Map<string, Promise<Representation>>()
  readonly #perAddress = new RateLimiterMemory({ points: DRAWN_PER_ADDRESS, duration: 60 })
  readonly #pencil: typeof draw
  #waiting = 0

  /** @param pencil draws one picture */
  constructor(pencil = draw) {
    this.#pencil = pencil
  }

  /**
   * @param fallback returns another picture to send if there is no room for one more; null: a sentence is sent
   * @throws what drawing throws
   */
  async give(
    request: Request,
    drawing: Drawing,
    address: string,
    fallback: () => Promise<Response | null>,
  ): Promise<Response> {
    const stamp = createHash('sha256').update(drawing.layout).digest('base64url')
    const known = this.#kept.get(stamp)
    if (known) return answer(request, await known)
    if (this.#waiting >= MOST_WAITING) return refused(503, fallback)
    this.#waiting += 1
    try {
      if (!(await this.#mayAsk(address))) return await refused(429, fallback)
      return await answer(request, await (this.#kept.get(stamp) ?? this.#draw(stamp, drawing)))
    } finally {
      this.#waiting -= 1
    }
  }

  #mayAsk = (address: string): Promise<boolean> =>
    this.#perAddress.consume(address).then(
      () => true,
      () => false,
    )

  #draw(stamp: string, drawing: Drawing): Promise<Representation> {
    const drawn = this.#pencil(drawing).then((png) => represent(Buffer.from(png), 'image/png', SHARED))
    this.#kept.set(stamp, drawn)
    drawn.catch(() => this.#kept.delete(stamp))
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(oldest)
    }
    return drawn
  }
}

async function refused(status: 429 | 503, fallback: () => Promise<Response | null>): Promise<Response> {
  const headers = { 'retry-after': String(RETRY_SECONDS), 'cache-control': 'no-store' }
  const other = await fallback()
  if (other?.status !== 200) return plainText(status, 'Too many pictures are being drawn.\n', headers)
  return new Response(other.body, { status, headers: { ...headers, 'content-type': 'image/png' } })
}
