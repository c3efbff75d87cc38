import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Revisions } from '../results/revision-watch.ts'
import { AnswerCache, type KeptAnswer } from './answer-cache.ts'
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
  RETRY_SECONDS,
  type ServiceOptions,
  TOLD_LIMITS,
  UNREADABLE,
} from './graphql.ts'
import { answer, type Representation, represent } from './representation.ts'
import { methodNotAllowed, plainText } from './safeguards.ts'

const METHODS = ['GET', 'POST', 'OPTIONS']
const LARGEST_BODY_BYTES = 100_000
const PREFLIGHT_SECONDS = 7200

/**
 * A CDN serves one answer to everybody for five seconds, an older one while it asks for the next, and the last one for
 * ten days where this service is gone (quality.md L1). Browsers ask each time and get 304.
 */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=864000'
/** Every page of any origin may read the results; they hold nothing of the reader's. */
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

/** Larger than any honest query. */
export const limitQuery = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: () => plainText(413, `A query has ${LARGEST_BODY_BYTES} bytes at most.\n`, CORS),
})

/** `/graphql` over HTTP: caching and cross-origin reading around the results service, behind `limitQuery`. */
export function createResultsEndpoint(
  db: Kysely<Tables>,
  options: ServiceOptions,
  /** Which cup the examples of the contract's page ask about. */
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

  /** The same question of the same state is asked once, however many ask it at a time. */
  async function askOnce(question: string, request: Request): Promise<Given | KeptAnswer> {
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

  /** Not asked a second time: the database would be waited for twice (quality.md D3). */
  function unreadable(error: unknown): Given {
    options.onFault(error)
    const body = Buffer.from(JSON.stringify({ errors: [{ message: UNREADABLE }] }))
    const headers = { ...CORS, vary: 'accept', 'retry-after': RETRY_SECONDS }
    const representation = represent(body, 'application/json; charset=utf-8', 'no-store')
    return { status: 503, representation, headers, read: [], cacheable: false }
  }

  /** What the examples ask about: the newest edition with a schedule. They are examples without any, too. */
  async function exampleIds(): Promise<ExampleIds> {
    const query = `{ cups(id: ${JSON.stringify(cupId)}) { editions { tournaments { id status { schedulePublished } categories { id } } } } }`
    const request = new Request(`http://localhost/graphql?query=${encodeURIComponent(query)}`, {
      headers: XHR,
    })
    const { representation } = await askOnce(query, request).catch(unreadable)
    const told = JSON.parse(representation.body.toString()) as ToldEditions
    const tournaments = told.data?.cups[0]?.editions.flatMap((edition) => edition.tournaments) ?? []
    const chosen = tournaments.find(({ status }) => status.schedulePublished) ?? tournaments[0]
    return { cupId, tournamentId: chosen?.id ?? '', categoryId: chosen?.categories.at(-1)?.id ?? '' }
  }

  let page: { readonly about: string; readonly representation: Representation } | null = null

  /** For whoever opens the address in a browser; written anew where its examples ask about something else. */
  async function showContract(request: Request): Promise<Response> {
    const ids = await exampleIds()
    const about = JSON.stringify(ids)
    if (page?.about !== about) {
      const text = contractPage(CONTRACT, ids, TOLD_LIMITS)
      page = { about, representation: represent(Buffer.from(text), CONTRACT_PAGE_TYPE, SHARED) }
    }
    return answer(request, page.representation, { headers: CONTRACT_PAGE_HEADERS })
  }

  return async (request, address = '') => {
    if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS)
    if (isVisitor(request)) return showContract(request)
    const question = questionOf(request)
    if (question !== null) {
      const given = await askOnce(question, request).catch(unreadable)
      const status = 'status' in given ? given.status : 200
      return answer(request, given.representation, { status, headers: given.headers })
    }
    const { status, representation, headers } = await ask(request, address)
    return answer(request, representation, { status, headers })
  }
}

const XHR = { 'x-requested-with': 'XMLHttpRequest' }

interface ToldEditions {
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

interface Given extends KeptAnswer {
  readonly status: number
  readonly cacheable: boolean
}

/** All that the answer to a GET depends on besides the data; null where it is not a question that may be kept. */
function questionOf({ method, url, headers }: Request): string | null {
  if (method !== 'GET' || !headers.get('x-requested-with')) return null
  return `${headers.get('accept') ?? ''}\n${headers.get('content-type') ?? ''}\n${url.slice(url.indexOf('?') + 1)}`
}
