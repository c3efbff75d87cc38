/** An answer that is no GraphQL answer: another kind of content, or too long. Asking again would not help. */
export class RefusedAnswer extends Error {
  readonly status: number

  constructor(status: number, why: string) {
    super(why)
    this.name = 'RefusedAnswer'
    this.status = status
  }
}

const JSON_TYPES = /^application\/(?:json|graphql-response\+json)\s*(?:;|$)/i

/**
 * A `fetch` that reads the body itself, so that its size is bounded before it becomes a string: a successful answer
 * that is not JSON, or longer than `mostBytes`, is refused.
 *
 * @throws RefusedAnswer, or what `fetch` throws
 */
export function guardedFetch(fetch: typeof globalThis.fetch, mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && !JSON_TYPES.test(type)) {
      await response.body?.cancel()
      throw new RefusedAnswer(response.status, `the content is ${type || 'of no stated type'}, not JSON`)
    }
    const body = await readBody(response, mostBytes)
    const headers: Record<string, string> = { 'content-type': type }
    const retryAfter = response.headers.get('retry-after')
    if (retryAfter !== null) headers['retry-after'] = retryAfter
    const bodiless = response.status === 204 || response.status === 205 || response.status === 304
    return new Response(bodiless ? null : body, { status: response.status, headers })
  }
}

async function readBody(response: Response, mostBytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  if (response.body)
    for await (const chunk of response.body) {
      size += chunk.byteLength
      if (size > mostBytes)
        throw new RefusedAnswer(response.status, `the answer is longer than ${mostBytes} bytes`)
      chunks.push(chunk)
    }
  return new Blob(chunks)
}
