import { represent, respondWith } from './representation.ts'

export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date, retry-after',
}

/** Answers those who run the cup, and its screens, as JSON, with a sentence or with content; never cached. */
export const say = (
  status: number,
  content: string | object,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(typeof content === 'string' ? { message: content } : content, {
    status,
    headers: { ...CORS, 'cache-control': 'no-store', ...headers },
  })

/** Answers with content that may be large: compressed as the client accepts it. */
export const sayAll = (request: Request, content: object): Promise<Response> =>
  respondWith(
    request,
    represent(Buffer.from(JSON.stringify(content)), 'application/json; charset=utf-8', 'no-store'),
    { headers: CORS },
  )
