import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { execute, type GraphQLError, parse, validate } from 'graphql'
import { foreignRoot } from './foreign-answers.ts'
import { type ForeignEdition, foreignEditions } from './foreign-cup.ts'
import { foreignSchema, type IdType } from './foreign-schema.ts'

export interface ForeignOptions {
  readonly ids?: IdType
  /** What a test takes away from the schema, or writes otherwise. */
  readonly schema?: (types: string) => string
  /** "Did you mean …" at the end of a refusal. */
  readonly suggestions?: boolean
  /** HTTP status of a refused question. */
  readonly refusedWith?: 200 | 400
  /** Refusals in one answer; graphql-js stops at a hundred. */
  readonly mostErrors?: number
  /** How a refusal is worded, and what else it says. */
  readonly worded?: (error: GraphQLError) => object
  readonly editions?: ForeignEdition[]
}

interface Question {
  readonly name: string
  readonly refused: boolean
}

/** A results service of somebody else's, over HTTP: it knows domain.md §3 alone, strictly, and cannot be asked what it knows. */
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
  const server = createServer(async (request, response) => {
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
    /** The questions in their order, by name, and whether they were refused. */
    questions,
    /** Called with the name of each question that is understood, before it is answered. */
    onQuestion: (told: (name: string) => void) => {
      onQuestion = told
    },
    /** Paths asked for that it does not have, such as a feed. */
    others,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
