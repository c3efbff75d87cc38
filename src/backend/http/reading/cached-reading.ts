import type { Revisions, RevisionWatch } from '../../results/revision-watch.ts'
import { type Representation, represent } from '../response/representation.ts'
import { AnswerCache, type CachedResponse } from './answer-cache.ts'
import { RETRY_SECONDS, UNREADABLE } from './graphql.ts'
import type { Question } from './question.ts'
import type { ReadAnswer } from './read-answer.ts'
import type { Asker, ReadingRefusal, ReadResults } from './reading-threads.ts'

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
  readonly #kept = new AnswerCache()
  readonly #asking = new Map<string, { readonly at: Revisions; readonly answer: Promise<Given> }>()

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
      const given = await pending.answer
      if (!given.isRefusal) return given
    }
    const answer = this.#read(question, acceptEncoding, asker, revisions).finally(() => {
      if (this.#asking.get(key)?.answer === answer) this.#asking.delete(key)
    })
    this.#asking.set(key, { at: revisions, answer })
    return answer
  }

  async #read(
    { key, sent }: Question,
    acceptEncoding: string | null,
    asker: Asker,
    revisions: Revisions,
  ): Promise<Given> {
    const answer = await this.#readResults(sent, acceptEncoding, asker)
    if (answer.kind === 'refusal') return refused(answer)
    const { status, headers, read, cacheable } = answer
    const given = { status, headers, read, representation: representationOf(answer), isRefusal: false }
    if (cacheable) this.#kept.keep(key, given, revisions)
    return given
  }
}

function representationOf({ body, type, cacheControl, hash, packed }: ReadAnswer): Representation {
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
