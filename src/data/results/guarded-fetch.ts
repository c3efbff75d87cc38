import { bodyText } from './body-text.ts'

/** A response that is not a GraphQL response: the wrong content type, or too long. A retry would not help. */
export class RefusedResponse extends Error {
  readonly status: number

  constructor(status: number, why: string) {
    super(why)
    this.name = 'RefusedAnswer'
    this.status = status
  }
}

const JSON_TYPES = /^application\/(?:json|graphql-response\+json)\s*(?:;|$)/i

/**
 * Returns a `fetch` that reads the body itself, so that its size is limited before it becomes a string. It refuses a
 * successful response that is not JSON, or is longer than `mostBytes`.
 *
 * @throws RefusedAnswer, or what `fetch` throws
 */
export function guardedFetch(fetch: typeof globalThis.fetch, mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && !JSON_TYPES.test(type)) {
      await response.body?.cancel()
      throw new RefusedResponse(response.status, `the content is ${type || 'of no stated type'}, not JSON`)
    }
    const { status } = response
    const body = await bodyText(response, mostBytes, init?.signal)
    if (body === null) throw new RefusedResponse(status, `the answer is longer than ${mostBytes} bytes`)
    const headers = new Headers({ 'content-type': type })
    for (const name of ['retry-after', 'date']) {
      const value = response.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const isBodiless = status === 204 || status === 205 || status === 304
    return new Response(isBodiless ? null : body, { status, headers })
  }
}
