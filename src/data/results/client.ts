import { ClientError, GraphQLClient } from 'graphql-request'
import { isRecord } from '../../domain/is-record.ts'
import { guardedFetch, RefusedResponse } from './guarded-fetch.ts'
import { narrowingClient } from './narrowing-client.ts'
import { plainReason } from './plain-reason.ts'
import { questionText } from './question-text.ts'
import type { ResultsClient } from './results-client.ts'
import { retryAfter } from './retry-after.ts'
import { addressForLog, type Exchange, ResultsServiceError, reasonOf } from './service-fault.ts'

export interface ClientOptions {
  /** Absolute address of the GraphQL endpoint. */
  readonly address: string
  /** The key with which the bundled service answers without a limit, sent as a bearer token; absent or null: none is sent. */
  readonly key?: string | null
  readonly fetch?: typeof globalThis.fetch
  /** Time limit of one request in milliseconds, body included. Default 10 000. */
  readonly requestMs?: number
  /** Attempts for one query. Default 3. */
  readonly tries?: number
  /** Milliseconds before the second attempt, doubled for each next one. Half of the wait is random. Default 500. */
  readonly backoffMs?: number
  /** The longest `Retry-After` that the client waits for, in milliseconds. Default 25 000. */
  readonly longestWaitMs?: number
  /** The largest accepted response in bytes. Default 100 MB. */
  readonly mostBytes?: number
}

/** Returns a client of the results service. It asks only for fields that the service knows. */
export function createResultsClient(options: ClientOptions): ResultsClient {
  return narrowingClient(createPlainClient(options))
}

/**
 * Returns a client that sends GET requests, so that a cache in between can be asked to revalidate. Network faults, 5xx and
 * 429 are retried; GraphQL errors, other statuses and invalid responses are not. A response with `errors` is never used,
 * even if it has partial data.
 */
function createPlainClient(options: ClientOptions): Pick<ResultsClient, 'address' | 'ask'> {
  const { address, tries = 3, backoffMs = 500, longestWaitMs = 25_000, requestMs = 10_000 } = options
  const graphql = new GraphQLClient(address, {
    method: 'GET',
    fetch: guardedFetch(unredirected(options.fetch ?? globalThis.fetch), options.mostBytes ?? 100_000_000),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'cache-control': 'no-cache',
      ...(options.key ? { authorization: `Bearer ${options.key}` } : {}),
    },
  })
  return {
    address: addressForLog(address),
    async ask(document, variables, signal) {
      const query = nameOf(document)
      for (let tried = 1; ; tried += 1) {
        const limit = AbortSignal.timeout(requestMs)
        try {
          const data: unknown = await graphql.request({
            document: questionText(document).text,
            variables,
            signal: AbortSignal.any([signal, limit]),
          } as never)
          if (isRecord(data)) return data
          throw new RefusedResponse(200, 'the answer holds no data')
        } catch (error) {
          const fault = explain(error, signal, limit, requestMs)
          const exchange = { query, variables, address: addressForLog(address), tries: tried }
          const wait = fault.waitMs ?? backoffMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2)
          if (!fault.again || tried >= tries) throw failure(exchange, fault, error)
          if (wait > longestWaitMs) throw failure(exchange, tooLongAWait(fault, wait, longestWaitMs), error)
          if (!(await pause(wait, signal)))
            throw failure(exchange, explain(error, signal, limit, requestMs), error)
        }
      }
    },
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Returns a `fetch` that refuses redirects: the data must come from the address in the settings and no other. */
function unredirected(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (!REDIRECTS.has(response.status)) return response
    await response.body?.cancel()
    const location = response.headers.get('location') ?? ''
    const address = input instanceof Request ? input.url : String(input)
    const target = URL.canParse(location, address)
      ? addressForLog(new URL(location, address).href)
      : 'nowhere'
    throw new RefusedResponse(
      response.status,
      `it sends the build on to ${target.slice(0, 200)}, and a build reads one address only: if that one is the service, set RESULTS_URL to it`,
    )
  }
}

interface Fault {
  readonly status: number | null
  readonly why: string
  readonly advice: string
  readonly again: boolean
  /** Milliseconds that the service asks the client to wait. */
  readonly waitMs?: number
}

const IS_IT_UP = 'Check that the service runs and that RESULTS_URL is its address, then build again.'
const SEE_ITS_LOG = 'See the log of the service, then build again.'

function explain(error: unknown, batch: AbortSignal, limit: AbortSignal, requestMs: number): Fault {
  if (batch.aborted) return { status: null, why: reasonOf(batch.reason), advice: IS_IT_UP, again: false }
  if (limit.aborted) {
    const why = `no answer within ${requestMs / 1000} s`
    return { status: null, why, advice: IS_IT_UP, again: true }
  }
  if (error instanceof RefusedResponse)
    return { status: error.status, why: error.message, advice: IS_IT_UP, again: false }
  if (error instanceof ClientError) return explainResponse(error)
  if (error instanceof SyntaxError || isShapeError(error)) {
    const why = `the answer is no GraphQL result${error instanceof SyntaxError ? ', not even JSON' : ''}`
    return { status: 200, why, advice: SEE_ITS_LOG, again: false }
  }
  return { status: null, why: reasonOf(error), advice: IS_IT_UP, again: true }
}

/** graphql-request throws a plain Error for JSON that is not a GraphQL result. */
function isShapeError(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'Error' && error.message.startsWith('Invalid execution result')
  )
}

function explainResponse({ response }: ClientError): Fault {
  const { status } = response
  const errors = Array.isArray(response.errors) ? response.errors : []
  const why = errors.length > 0 ? `it reports ${reported(errors)}` : 'it refuses the query'
  if (status === 401 || status === 403)
    return {
      status,
      why,
      advice: 'The build reads without credentials: open the service to it.',
      again: false,
    }
  const waitMs = response.headers instanceof Headers ? (retryAfter(response.headers) ?? undefined) : undefined
  if (status === 429)
    return { status, why: 'it is asked too often', advice: 'Build again later.', again: true, waitMs }
  if (status >= 500) return { status, why, advice: SEE_ITS_LOG, again: true, waitMs }
  return { status, why, advice: errors.length > 0 ? SEE_ITS_LOG : IS_IT_UP, again: false }
}

const NAMED = 3

/** Returns the service's errors in short: `"Table lost.", "No such class." and 4 more`. */
function reported(errors: readonly { readonly message?: unknown }[]): string {
  const named = errors.slice(0, NAMED).map((error) => {
    const message = String(error?.message)
    const reason = plainReason(message)
    return reason === null ? `an error without a sentence (${message.length} characters)` : `"${reason}"`
  })
  const more = errors.length > NAMED ? ` and ${errors.length - NAMED} more` : ''
  return `${named.join(', ')}${more}`
}

function tooLongAWait(fault: Fault, waitMs: number, most: number): Fault {
  const seconds = (ms: number) => Math.ceil(ms / 1000)
  return {
    ...fault,
    why: `${fault.why}, and asks to wait ${seconds(waitMs)} s, more than the ${seconds(most)} s a build waits`,
  }
}

function failure(exchange: Omit<Exchange, 'status'>, fault: Fault, cause: unknown): ResultsServiceError {
  const { status, why, advice } = fault
  const refusals = cause instanceof ClientError ? refusalsIn(cause) : []
  return new ResultsServiceError({ ...exchange, status }, why, advice, { cause, refusals })
}

/** The statuses with which services refuse an invalid query. */
const REFUSED = new Set([200, 400, 422])

/** Returns the errors of a wholly refused query. If the response has any data, the service understood the query. */
function refusalsIn({ response: { status, errors, data } }: ClientError): readonly unknown[] {
  const isWhole = (data ?? null) === null
  return isWhole && REFUSED.has(status) && Array.isArray(errors) ? errors : []
}

/** Waits. Resolves to false if the signal ended the wait. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve(!signal.aborted)
    }
    const timer = setTimeout(done, ms)
    if (signal.aborted) done()
    else signal.addEventListener('abort', done)
  })
}

/** Returns the name of the query in a document. */
export function nameOf(document: { readonly definitions: readonly unknown[] }): string {
  const [first] = document.definitions as readonly { readonly name?: { readonly value: string } }[]
  return first?.name?.value ?? 'without a name'
}
