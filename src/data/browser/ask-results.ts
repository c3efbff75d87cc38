import type { TadaDocumentNode } from 'gql.tada'
import { ClientError, GraphQLClient } from 'graphql-request'
import { isRecord } from '../../domain/is-record.ts'
import {
  type Failure,
  failure,
  isOffline,
  type RequestOptions,
  refused,
  request,
  type ServiceResponse,
} from './request.ts'
import { SERVICES } from './services.ts'

export interface ResultsOptions extends RequestOptions {
  /** The origin of the page; used if the service has no origin of its own. */
  readonly origin?: string
  /** The key of the results desk. No cache on the way stores a request that carries it. */
  readonly operatorKey?: string
}

/**
 * Queries the results service. Never throws. Sends nothing while the browser knows that it is offline. A response with
 * errors is a refusal, even if it has partial data.
 *
 * @param parse returns null if the data is not what was asked for
 */
export async function askResults<Data, Variables extends Record<string, unknown>, Value>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  parse: (data: Readonly<Record<string, unknown>>) => Value | null,
  { origin = location.origin, operatorKey, ...options }: ResultsOptions = {},
): Promise<ServiceResponse<Value>> {
  if (isOffline()) return failure('unreachable')
  const client = new GraphQLClient(`${SERVICES.results || origin}/graphql`, {
    credentials: 'omit',
    cache: 'no-store',
    // A redirect could carry the key elsewhere.
    ...(operatorKey === undefined ? { method: 'GET' } : { redirect: 'error' }),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      // A refusal is a sentence for whoever sent this.
      ...(operatorKey !== undefined && {
        authorization: `Bearer ${operatorKey}`,
        'accept-language': languageOfPage(),
      }),
    },
    fetch: async (address, init = {}) => {
      const response = await request(String(address), init, (text) => text, options)
      if (!response.ok) throw new Unresponseed(response)
      return new Response(response.value, { headers: { 'content-type': 'application/json' } })
    },
  })
  try {
    const data: unknown = await client.request({ document, variables } as never)
    const value = isRecord(data) ? parse(data) : null
    return value === null ? failure('malformed') : { ok: true, value }
  } catch (problem) {
    if (problem instanceof Unresponseed) return problem.failure
    return problem instanceof ClientError ? refused(200, problem.response) : failure('malformed')
  }
}

/** The language that a service is to answer in. */
export const languageOfPage = (): string => globalThis.document?.documentElement.lang ?? ''

class Unresponseed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.fault)
    this.failure = failure
  }
}
