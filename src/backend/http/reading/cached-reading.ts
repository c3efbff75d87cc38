import type { Revisions, RevisionWatch } from '../../results/revision-watch.ts'
import { type Representation, represent } from '../response/representation.ts'
import { RETRY_SECONDS, UNREADABLE } from './graphql.ts'
import type { Question } from './question.ts'
import type { ReadResponse } from './read-response.ts'
import type { Asker, ReadingRefusal, ReadResults } from './reading-threads.ts'
import { type CachedResponse, ResponseCache } from './response-cache.ts'

export interface Given extends CachedResponse {
  readonly status: number
  /** True if only this asker has to wait. */
  readonly isRefusal: boolean
}

const TOO_MANY_HERE = 'Too many large queries came from this address. Ask again later.'
const TOO_MANY = 'Too many queries are waiting. Ask again in a moment.'

/** Reads the answer to a question about one state of the data only once, however many clients ask, and whatever its words. */
export class CachedReading {
  readonly #readResults: ReadResults
  readonly #watch: RevisionWatch
  readonly #onFault: (error: unknown) => void
  readonly #kept = new ResponseCache()
  readonly #asking = new Map<string, { readonly at: Revisions; readonly response: Promise<Given> }>()

  constructor(readResults: ReadResults, watch: RevisionWatch, onFault: (error: unknown) => void) {
    this.#readResults = readResults
    this.#watch = watch
    this.#onFault = onFault
  }

  /** @param acceptEncoding the form in which a new answer is prepared for sending. Never throws. */
  async give(question: Question, acceptEncoding: string | null, asker: Asker): Promise<Given> {
    try {
      return await this.#give(question, acceptEncoding, asker)
    } catch (error) {
      this.#onFault(error)
      // Answers at once: a second attempt would wait for the database twice.
      return failure(503, UNREADABLE, RETRY_SECONDS)
    }
  }

  async #give(question: Question, acceptEncoding: string | null, asker: Asker): Promise<Given> {
    const revisions = await this.#watch.look()
    const known = this.#kept.find(question.key, revisions)
    if (known !== null) return { ...known, status: 200, isRefusal: false }
    // A build does not wait in the visitors' queue.
    const key = `${asker.kind} ${question.key}`
    for (;;) {
      const pending = this.#asking.get(key)
      if (pending?.at !== revisions) break
      const given = await pending.response
      if (!given.isRefusal) return given
    }
    const response = this.#read(question, acceptEncoding, asker, revisions).finally(() => {
      if (this.#asking.get(key)?.response === response) this.#asking.delete(key)
    })
    this.#asking.set(key, { at: revisions, response })
    return response
  }

  async #read(
    { key, sent }: Question,
    acceptEncoding: string | null,
    asker: Asker,
    revisions: Revisions,
  ): Promise<Given> {
    const response = await this.#readResults(sent, acceptEncoding, asker)
    if (response.kind === 'refusal') return refused(response)
    const { status, headers, read, cacheable } = response
    const given = { status, headers, read, representation: representationOf(response), isRefusal: false }
    if (cacheable) this.#kept.keep(key, given, revisions)
    return given
  }
}

function representationOf({ body, type, cacheControl, hash, packed }: ReadResponse): Representation {
  const compressed: Representation['compressed'] = new Map()
  if (packed !== null) compressed.set(packed.encoding, Promise.resolve(asBuffer(packed.bytes)))
  return { body: asBuffer(body), type, cacheControl, hash, compressed }
}

/** Bytes from another thread are no Buffer any more. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(buffer, byteOffset, byteLength)

const refused = ({ status, retrySeconds }: ReadingRefusal): Given => ({
  ...failure(status, status === 429 ? TOO_MANY_HERE : TOO_MANY, String(retrySeconds)),
  isRefusal: true,
})

function failure(status: number, message: string, retryAfter: string): Given {
  const body = Buffer.from(JSON.stringify({ errors: [{ message }] }))
  const representation = represent(body, 'application/json; charset=utf-8', 'no-store')
  return { status, representation, headers: { 'retry-after': retryAfter }, read: [], isRefusal: false }
}
