import { type DocumentNode, getOperationAST, OperationTypeNode, parse, print } from 'graphql'
import { isRecord } from '../../../domain/is-record.ts'
import { LIMITS } from './graphql.ts'
import { isOfKey } from './of-key.ts'

/** A GraphQL request as it came over HTTP, as plain data that can be passed to another thread. */
export interface SentQuery {
  readonly method: string
  readonly url: string
  /** The headers that a response depends on; others do not reach the results service. */
  readonly headers: Readonly<Record<string, string>>
  /** null for a GET. */
  readonly body: string | null
}

/** A request that only reads. */
export interface Question {
  /** Equal for all ways of writing one query: neither comments, spaces, nor the method change it. */
  readonly key: string
  readonly sent: SentQuery
}

const WHOLE_RESPONSE = 'application/graphql-response+json'

/** Reads a request to its end. Of `Accept` only the one choice counts that the service has. */
export async function sentQuery(request: Request): Promise<SentQuery> {
  const { method, url } = request
  const headers: Record<string, string> = {
    accept: request.headers.get('accept')?.includes(WHOLE_RESPONSE) ? WHOLE_RESPONSE : 'application/json',
  }
  for (const name of ['content-type', 'x-requested-with']) {
    const value = request.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return { method, url, headers, body: method === 'GET' ? null : await request.text() }
}

/** Returns null for a report, for what needs a key, and for a request that is refused without reading any results. */
export function questionOf(sent: SentQuery): Question | null {
  const parameters = parametersOf(sent)
  const document = parameters && documentOf(parameters.query)
  if (!document) return null
  const { operationName, variables } = parameters
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.QUERY || isOfKey(operation)) return null
  // A variable that the operation does not declare has no effect.
  const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value).sort()
  const given = declared.map((name) => [name, variables[name]])
  const key = JSON.stringify([print(document), operationName, given, sent.headers.accept])
  return { key, sent }
}

interface Parameters {
  readonly query: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
}

function parametersOf({ method, url, headers, body }: SentQuery): Parameters | null {
  try {
    if (method !== 'GET')
      return headers['content-type']?.startsWith('application/json') ? checked(JSON.parse(body ?? '')) : null
    if (!headers['x-requested-with']) return null
    const { searchParams } = new URL(url)
    const variables = searchParams.get('variables')
    return checked({
      query: searchParams.get('query'),
      operationName: searchParams.get('operationName'),
      variables: variables ? JSON.parse(variables) : null,
    })
  } catch {
    return null
  }
}

function checked(sent: unknown): Parameters | null {
  if (typeof sent !== 'object' || sent === null) return null
  const { query, operationName, variables } = sent as Readonly<Record<string, unknown>>
  if (typeof query !== 'string') return null
  const name = typeof operationName === 'string' && operationName !== '' ? operationName : null
  return { query, operationName: name, variables: isRecord(variables) ? variables : {} }
}

function documentOf(query: string): DocumentNode | null {
  try {
    return parse(query, { noLocation: true, maxTokens: LIMITS.maxTokens.n })
  } catch {
    return null
  }
}
