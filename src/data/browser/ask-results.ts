import type { TadaDocumentNode } from 'gql.tada'
import { ClientError, GraphQLClient } from 'graphql-request'
import { isRecord } from '../../domain/shape.ts'
import {
  type Answer,
  type Failure,
  failure,
  isOffline,
  type RequestOptions,
  refused,
  request,
} from './request.ts'
import { SERVICES } from './services.ts'

export interface ResultsOptions extends RequestOptions {
  /** Of the page, where the service has none of its own. */
  readonly origin?: string
  /** Of the results desk: what it asks is kept by no cache on the way. */
  readonly operatorKey?: string
}

/**
 * Asks the results service. Never throws; nothing is asked while the browser knows that it is offline. An answer with errors
 * is a refusal, partial data included.
 *
 * @param parse null where the data is none
 */
export async function askResults<Data, Variables extends Record<string, unknown>, Value>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  parse: (data: Readonly<Record<string, unknown>>) => Value | null,
  { origin = location.origin, operatorKey, ...options }: ResultsOptions = {},
): Promise<Answer<Value>> {
  if (isOffline()) return failure('unreachable')
  const client = new GraphQLClient(`${SERVICES.results || origin}/graphql`, {
    credentials: 'omit',
    cache: 'no-store',
    // A redirect could carry the key elsewhere.
    ...(operatorKey === undefined ? { method: 'GET' } : { redirect: 'error' }),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(operatorKey !== undefined && { authorization: `Bearer ${operatorKey}` }),
    },
    fetch: async (address, init = {}) => {
      const answer = await request(String(address), init, (text) => text, options)
      if (!answer.ok) throw new Unanswered(answer)
      return new Response(answer.value, { headers: { 'content-type': 'application/json' } })
    },
  })
  try {
    const data: unknown = await client.request({ document, variables } as never)
    const value = isRecord(data) ? parse(data) : null
    return value === null ? failure('malformed') : { ok: true, value }
  } catch (problem) {
    if (problem instanceof Unanswered) return problem.failure
    return problem instanceof ClientError ? refused(200, problem.response) : failure('malformed')
  }
}

class Unanswered extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.fault)
    this.failure = failure
  }
}
