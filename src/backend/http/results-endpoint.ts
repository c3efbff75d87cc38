import { setTimeout } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { LiveResults } from '../results/service/live-results.ts'
import type { Access } from './access.ts'
import { isVisitor } from './contract-page/contract-page.ts'
import { createContractPage } from './contract-page/show-contract.ts'
import type { OperatorKey } from './operator-key.ts'
import { CachedReading } from './reading/cached-reading.ts'
import { createResultsService } from './reading/graphql.ts'
import { questionOf, type SentQuery, sentQuery } from './reading/question.ts'
import { readResponse, refusalHeaders } from './reading/read-response.ts'
import type { Asker, ReadResults } from './reading/reading-threads.ts'
import { deskFor } from './report-desk.ts'
import { type Representation, represent, respondWith } from './response/representation.ts'
import { methodNotAllowed, plainText } from './response/safeguards.ts'

const METHODS = ['GET', 'POST', 'OPTIONS']
/** More than any honest query. */
const LARGEST_QUERY = 100_000
/** A move of all matches of a cup, with reason. */
const LARGEST_REPORT = 600_000
const PREFLIGHT_SECONDS = 7200
/** Whoever is refused waits for it: a client that asks again at once would keep this thread busy with refusals. */
const REFUSED_AFTER_MS = 1000

/** Pages of any origin may read the results, because they hold nothing personal about the reader. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date, etag, retry-after',
}

const PREFLIGHT = {
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['x-requested-with', 'content-type', 'accept', 'if-none-match', 'authorization'],
  maxAge: PREFLIGHT_SECONDS,
}
export const allowAnyOrigin = cors(PREFLIGHT)
export const allowOrganisers = cors({ ...PREFLIGHT, allowMethods: [...PREFLIGHT.allowMethods, 'DELETE'] })

const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: () => plainText(413, `A query has ${maxSize} bytes at most.\n`, CORS) })

const [asVisitor, withKey] = [limitBody(LARGEST_QUERY), limitBody(LARGEST_REPORT)]

/** Limits the body: whoever sends a key may report many matches at once. */
export const limitQuery: MiddlewareHandler = (context, next) =>
  (context.req.header('authorization') === undefined ? asVisitor : withKey)(context, next)

export interface ResultsOptions {
  readonly live: LiveResults
  /** The key of those who may report. Its holder reads without a limit. */
  readonly operatorKey: OperatorKey
  /** Finds out who reports. */
  readonly access: Access
  /** Whether the service answers `__schema` and `__type`. */
  readonly introspection: boolean
  /** Gets every fault of the service. The client only reads that something is wrong. */
  readonly onFault: (error: unknown) => void
  /** Reads the queries; by default the calling thread does, without a limit. */
  readonly read?: ReadResults | undefined
}

export type ResultsEndpoint = (request: Request, asker: Asker) => Promise<Response>

/** Serves `/graphql` over HTTP: adds caching and cross-origin reading to the results service, behind `limitQuery`. */
export function createResultsEndpoint(
  db: Kysely<Tables>,
  options: ResultsOptions,
  /** The cup that the examples on the contract's page ask about. */
  cupId = 'demo-cup',
): ResultsEndpoint {
  const { live, operatorKey, access, onFault } = options
  const reporting = createResultsService(db, {
    ...options,
    deskFor: (request, address) => deskFor(live, access, request, address),
  })
  const reading = new CachedReading(options.read ?? readHere(db, options), live.watch, onFault)
  const showContract = createContractPage(cupId, async (query) => {
    const url = `http://localhost/graphql?query=${encodeURIComponent(query)}`
    const question = questionOf({ method: 'GET', url, headers: XHR, body: null })
    if (question === null) throw new Error('The query for the examples is none.')
    const { representation } = await reading.give(question, null, { kind: 'own' })
    return representation.body.toString()
  })

  async function report({ method, url, headers, body }: SentQuery, from: Request, asker: Asker) {
    const address = asker.kind === 'visitor' ? asker.address : ''
    const ofSender = OF_SENDER.flatMap((name) => {
      const value = from.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    const sender = { ...headers, ...Object.fromEntries(ofSender) }
    const { response } = await reporting(new Request(url, { method, headers: sender, body }), address)
    const type = response.headers.get('content-type') ?? 'application/json; charset=utf-8'
    const representation = represent(Buffer.from(await response.arrayBuffer()), type, 'no-store')
    const responseHeaders = { ...HEADERS, ...refusalHeaders(response) }
    return respondWith(from, representation, { status: response.status, headers: responseHeaders })
  }

  return async (request, asker) => {
    if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS)
    if (isVisitor(request)) return showContract(request)
    const sent = await sentQuery(request)
    const question = questionOf(sent)
    if (question === null) return report(sent, request, asker)
    const isOwn = operatorKey.isRight(request.headers.get('authorization'))
    const acceptEncoding = request.headers.get('accept-encoding')
    const given = await reading.give(question, acceptEncoding, isOwn ? { kind: 'own' } : asker)
    if (given.isRefusal) await setTimeout(REFUSED_AFTER_MS)
    // A cache may not answer a POST with an earlier answer.
    const representation: Representation =
      sent.method === 'GET' ? given.representation : { ...given.representation, cacheControl: 'no-store' }
    return respondWith(request, representation, {
      status: given.status,
      headers: { ...HEADERS, ...given.headers },
    })
  }
}

/** What says who sends a report, and in which language to refuse it. */
const OF_SENDER = ['authorization', 'accept-language']
const HEADERS = { ...CORS, vary: 'accept' }
const XHR = { 'x-requested-with': 'XMLHttpRequest', accept: 'application/json' }

function readHere(db: Kysely<Tables>, options: ResultsOptions): ReadResults {
  const service = createResultsService(db, { ...options, deskFor: null })
  return (sent, acceptEncoding) => readResponse(service, sent, acceptEncoding)
}
