import { readFileSync } from 'node:fs'
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { useCSRFPrevention as csrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import {
  type GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ValidationRule,
} from 'graphql'
import { createGraphQLError, createSchema, createYoga, type Plugin } from 'graphql-yoga'
import type { Kysely } from 'kysely'
import { LOCALES } from '../../../domain/text/locale.ts'
import type { Tables } from '../../database/tables.ts'
import { type Read, ResultsReader } from '../../results/results-reader.ts'
import { type Desk, type QueryContext, resolvers } from '../../results/service/resolvers.ts'
import { isOfKey } from './of-key.ts'

/** The contract of the results service, in GraphQL's schema language. */
export const CONTRACT = readFileSync(new URL('../../../contract/results.graphql', import.meta.url), 'utf8')

/** The error message if the database is unavailable. `RETRY_SECONDS` says when to ask again. */
export const UNREADABLE = 'The results cannot be read at the moment.'
export const RETRY_SECONDS = '5'

/** A tournament with every field, classes and matches included, costs 587 and has 251 tokens: one fits, two do not. */
export const LIMITS = {
  maxDepth: { n: 8, flattenFragments: true },
  // A query of our own asks for ten texts, in each language.
  maxAliases: { n: 10 * LOCALES.length },
  maxDirectives: { n: 10 },
  maxTokens: { n: 1000 },
  costLimit: { maxCost: 800, flattenFragments: true },
}

/** The same limits as sentences for people. */
export const LIMIT_SENTENCES = [
  `A query may be ${LIMITS.maxDepth.n} levels deep, have ${LIMITS.maxAliases.n} aliases and ${LIMITS.maxTokens.n} words and signs, and cost ${LIMITS.costLimit.maxCost}: a whole tournament fits, two at once do not.`,
  'Queries from one address may keep the service busy for 8 s in any 20 s; after that they get 429 with Retry-After. A query that was asked before, in whatever words, costs nothing until results change.',
  'The schema is told on this page and not by introspection.',
]

interface ServiceResponse {
  readonly response: Response
  /** True if the response carries errors: it is valid for no other client and no other moment. */
  readonly failed: boolean
  /** The data that the response was read from. */
  readonly read: readonly Read[]
}

interface ServerContext extends QueryContext {
  readonly outcome: { failed: boolean }
}

export interface ServiceOptions {
  /**
   * Returns the desk for the sender of a request. `address` is where wrong keys are counted. A service that takes reports
   * runs in the thread that serves, and reads nothing else; null: the service only reads.
   */
  readonly deskFor: ((request: Request, address: string) => Desk) | null
  /** Whether the service answers `__schema` and `__type`. It always answers `__typename`. */
  readonly introspection: boolean
  /** Gets every fault of the service. The client only reads that something is wrong. */
  readonly onFault: (error: unknown) => void
}

export type ResultsService = (request: Request, address: string) => Promise<ServiceResponse>

/** Creates the results service, which answers GraphQL requests from the database, with one reader for each query. */
export function createResultsService(
  db: Kysely<Tables>,
  { introspection, onFault, deskFor }: ServiceOptions,
): ResultsService {
  const yoga = createYoga<ServerContext>({
    schema: createSchema<ServerContext>({ typeDefs: CONTRACT, resolvers }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: (error) => masked(error, onFault) },
    plugins: [
      csrfPrevention({ requestHeaders: ['x-requested-with'] }),
      EnvelopArmorPlugin(LIMITS),
      ...(introspection ? [] : [noIntrospection]),
      deskFor === null ? onlyQueries : onlyWithKey,
      rememberFailure,
    ],
  })
  return async (request, address) => {
    const outcome = { failed: false }
    const results = new ResultsReader(db)
    try {
      const response = await yoga.fetch(request, {
        results,
        desk: deskFor?.(request, address) ?? null,
        outcome,
      })
      return { response, failed: outcome.failed || !response.ok, read: results.read }
    } finally {
      await results.close()
    }
  }
}

/** Masks every error except GraphQL errors, which are for the client. All others are faults of the service or database. */
function masked(error: unknown, onFault: (error: unknown) => void): Error {
  if (isGraphQLError(error)) {
    const { originalError } = error
    if (originalError == null || isGraphQLError(originalError)) return error
    onFault(originalError)
  } else onFault(error)
  return createGraphQLError(UNREADABLE, {
    extensions: { http: { status: 503, headers: { 'retry-after': RETRY_SECONDS } } },
  })
}

/** Compares the name: if two copies of graphql-js are loaded, each has its own class. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

const withoutIntrospection: ValidationRule = (context) => ({
  Field({ name }) {
    if (name.value !== '__schema' && name.value !== '__type') return
    context.reportError(createGraphQLError('The schema is published as a file and not told here.'))
  },
})

const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(withoutIntrospection),
}

/** Refuses the other operations: a query in an unusual form must not be read by the thread that serves. */
const only = (isExpected: (operation: OperationDefinitionNode) => boolean): Plugin => ({
  onExecute({ args }) {
    const operation = getOperationAST(args.document, args.operationName)
    if (!operation || isExpected(operation)) return
    throw createGraphQLError('A query is sent by GET, or by POST as application/json.', {
      extensions: { http: { status: 415 } },
    })
  },
})

const onlyQueries = only(({ operation }) => operation === OperationTypeNode.QUERY)
const onlyWithKey = only((one) => one.operation === OperationTypeNode.MUTATION || isOfKey(one))

const rememberFailure: Plugin<object, ServerContext> = {
  onResultProcess({ result, serverContext }) {
    const results = Array.isArray(result) ? result : [result]
    if (results.some((one) => !('data' in one) || one.errors !== undefined))
      serverContext.outcome.failed = true
  },
}
