import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Revisions } from '../results/revision-watch.ts'
import { AnswerCache, type CachedResponse } from './answer-cache.ts'
import {
  CONTRACT_PAGE_HEADERS,
  CONTRACT_PAGE_TYPE,
  contractPage,
  isVisitor,
} from './contract-page/contract-page.ts'
import type { ExampleIds } from './contract-page/examples.ts'
import {
  CONTRACT,
  createResultsService,
  LIMIT_SENTENCES,
  RETRY_SECONDS,
  type ServiceOptions,
  UNREADABLE,
} from './graphql.ts'
import { answer, type Representation, represent } from './representation.ts'
import { methodNotAllowed, plainText } from './safeguards.ts'

const METHODS = ['GET', 'POST', 'OPTIONS']
const LARGEST_BODY_BYTES = 100_000
const PREFLIGHT_SECONDS = 7200

/**
 * A CDN serves one response to everybody for five seconds, an older one while it requests the next, and the last one for
 * ten days if this service is down (quality.md L1). Browsers ask each time and get 304.
 */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=864000'
/** Pages of any origin may read the results, because they hold nothing personal about the reader. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date, etag, retry-after',
}

export const allowAnyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['x-requested-with', 'content-type', 'accept', 'if-none-match', 'authorization'],
  maxAge: PREFLIGHT_SECONDS,
})

/** The limit is larger than any honest query. */
export const limitQuery = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: () => plainText(413, `A query has ${LARGEST_BODY_BYTES} bytes at most.\n`, CORS),
})

/** Serves `/graphql` over HTTP: adds caching and cross-origin reading to the results service, behind `limitQuery`. */
export function createResultsEndpoint(
  db: Kysely<Tables>,
  options: ServiceOptions,
  /** The cup that the examples on the contract's page ask about. */
  cupId = 'demo-cup',
): (request: Request, address?: string) => Promise<Response> {
  const service = createResultsService(db, options)
  const { watch } = options.live
  const kept = new AnswerCache()
  const asking = new Map<string, { readonly at: Revisions; readonly answer: Promise<Given> }>()

  async function ask(request: Request, address: string): Promise<Given> {
    const { response, failed, read } = await service(request, address)
    const body = Buffer.from(await response.arrayBuffer())
    const cacheable = request.method === 'GET' && !failed
    const type = response.headers.get('content-type') ?? 'application/json; charset=utf-8'
    const headers: Record<string, string> = { ...CORS, vary: 'accept' }
    for (const name of ['allow', 'retry-after', 'www-authenticate']) {
      const value = response.headers.get(name)
      if (value !== null) headers[name] = value
    }
    const representation = represent(body, type, cacheable ? SHARED : 'no-store')
    return { status: response.status, representation, headers, read, cacheable }
  }

  /** Asks a question about one state of the data only once, however many clients ask it at the same time. */
  async function fetchOnce(question: string, request: Request): Promise<Given | CachedResponse> {
    const revisions = await watch.look()
    const known = kept.find(question, revisions)
    if (known !== null) return known
    const same = asking.get(question)
    if (same?.at === revisions) return same.answer
    const answer = ask(request, '').finally(() => {
      if (asking.get(question)?.answer === answer) asking.delete(question)
    })
    asking.set(question, { at: revisions, answer })
    const given = await answer
    if (given.cacheable) kept.keep(question, given, revisions)
    return given
  }

  /** Answers at once: a second attempt would wait for the database twice (quality.md D3). */
  function unreadable(error: unknown): Given {
    options.onFault(error)
    const body = Buffer.from(JSON.stringify({ errors: [{ message: UNREADABLE }] }))
    const headers = { ...CORS, vary: 'accept', 'retry-after': RETRY_SECONDS }
    const representation = represent(body, 'application/json; charset=utf-8', 'no-store')
    return { status: 503, representation, headers, read: [], cacheable: false }
  }

  /** Returns the ids for the examples: those of the newest edition with a schedule. The examples work without ids, too. */
  async function exampleIds(): Promise<ExampleIds> {
    const query = `{ cups(id: ${JSON.stringify(cupId)}) { editions { tournaments { id status { schedulePublished } categories { id } } } } }`
    const request = new Request(`http://localhost/graphql?query=${encodeURIComponent(query)}`, {
      headers: XHR,
    })
    const { representation } = await fetchOnce(query, request).catch(unreadable)
    const listing = JSON.parse(representation.body.toString()) as EditionListing
    const tournaments = listing.data?.cups[0]?.editions.flatMap((edition) => edition.tournaments) ?? []
    const chosen = tournaments.find(({ status }) => status.schedulePublished) ?? tournaments[0]
    return { cupId, tournamentId: chosen?.id ?? '', categoryId: chosen?.categories.at(-1)?.id ?? '' }
  }

  let page: { readonly about: string; readonly representation: Representation } | null = null

  /** Shows the contract to whoever opens the address in a browser. The page is rendered again if the example ids change. */
  async function showContract(request: Request): Promise<Response> {
    const ids = await exampleIds()
    const about = JSON.stringify(ids)
    if (page?.about !== about) {
      const text = contractPage(CONTRACT, ids, LIMIT_SENTENCES)
      page = { about, representation: represent(Buffer.from(text), CONTRACT_PAGE_TYPE, SHARED) }
    }
    return answer(request, page.representation, { headers: CONTRACT_PAGE_HEADERS })
  }

  return async (request, address = '') => {
    if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS)
    if (isVisitor(request)) return showContract(request)
    const question = questionOf(request)
    if (question !== null) {
      const given = await fetchOnce(question, request).catch(unreadable)
      const status = 'status' in given ? given.status : 200
      return answer(request, given.representation, { status, headers: given.headers })
    }
    const { status, representation, headers } = await ask(request, address)
    return answer(request, representation, { status, headers })
  }
}

const XHR = { 'x-requested-with': 'XMLHttpRequest' }

interface EditionListing {
  readonly data?: {
    readonly cups: readonly {
      readonly editions: readonly {
        readonly tournaments: readonly {
          readonly id: string
          readonly status: { readonly schedulePublished: boolean }
          readonly categories: readonly { readonly id: string }[]
        }[]
      }[]
    }[]
  }
}

interface Given extends CachedResponse {
  readonly status: number
  readonly cacheable: boolean
}

/** Returns all that the response to a GET depends on besides the data; null if the response must not be cached. */
function questionOf({ method, url, headers }: Request): string | null {
  if (method !== 'GET' || !headers.get('x-requested-with')) return null
  return `${headers.get('accept') ?? ''}\n${headers.get('content-type') ?? ''}\n${url.slice(url.indexOf('?') + 1)}`
}
