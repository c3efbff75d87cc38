import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { execute, type GraphQLError, parse, validate } from 'graphql'
import { foreignRoot } from './foreign-answers.ts'
import { type ForeignEdition, foreignEditions } from './foreign-cup.ts'
import { foreignSchema, type IdType } from './foreign-schema.ts'

export interface ForeignOptions {
  readonly ids?: IdType
  /** What a test removes from the schema, or writes differently. */
  readonly schema?: (types: string) => string
  /** Whether a refusal ends with "Did you mean …". */
  readonly suggestions?: boolean
  /** HTTP status of a refused query. */
  readonly refusedWith?: 200 | 400
  /** The most refusals in one answer; graphql-js stops at a hundred. */
  readonly mostErrors?: number
  /** How a refusal is worded, and what else it says. */
  readonly worded?: (error: GraphQLError) => object
  readonly editions?: ForeignEdition[]
  /** The service's clock, which stands still; the second day of the latest edition if left out. */
  readonly date?: string
}

interface Question {
  readonly name: string
  readonly refused: boolean
}

/**
 * Starts another operator's results service over HTTP: it knows docs/contract.md#other-services alone, strictly, and
 * refuses introspection.
 */
export async function startForeignService(options: ForeignOptions = {}) {
  const { ids = 'String!', suggestions = false, refusedWith = 400, mostErrors = 100 } = options
  const schema = foreignSchema(ids, options.schema)
  const editions = options.editions ?? foreignEditions()
  const questions: Question[] = []
  const others: string[] = []
  const send = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  let onQuestion = (_name: string): void => {}
  const worded = options.worded ?? ((error: GraphQLError) => error.toJSON())
  const { date = '2026-07-07T12:00:00Z' } = options
  const server = createServer(async (request, response) => {
    response.setHeader('date', new Date(date).toUTCString())
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    if (pathname !== '/graphql' || request.method !== 'GET') {
      others.push(pathname)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
      return
    }
    const name = searchParams.get('operationName') ?? ''
    const source = searchParams.get('query') ?? ''
    if (source.includes('__schema'))
      return send(response, 400, { errors: [{ message: 'GraphQL introspection is not allowed.' }] })
    try {
      const document = parse(source)
      const refusals = validate(schema, document, undefined, {
        maxErrors: mostErrors,
        hideSuggestions: !suggestions,
      })
      questions.push({ name, refused: refusals.length > 0 })
      if (refusals.length > 0) return send(response, refusedWith, { errors: refusals.map(worded) })
      onQuestion(name)
      const variableValues = JSON.parse(searchParams.get('variables') ?? '{}')
      send(
        response,
        200,
        await execute({ schema, document, rootValue: foreignRoot(editions), variableValues }),
      )
    } catch (error) {
      send(response, 400, { errors: [{ message: error instanceof Error ? error.message : String(error) }] })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    editions,
    /** The queries in their order, by name, and whether they were refused. */
    questions,
    /** Calls a function with the name of each query that the service understands, before it answers. */
    onQuestion: (listener: (name: string) => void) => {
      onQuestion = listener
    },
    /** Requested paths that the service does not have, such as a feed. */
    others,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
