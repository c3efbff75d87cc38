import { readFileSync } from 'node:fs'
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { useCSRFPrevention as csrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import type { GraphQLError, ValidationRule } from 'graphql'
import { createGraphQLError, createSchema, createYoga, type Plugin } from 'graphql-yoga'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type Read, ResultsReader } from '../results/results-reader.ts'
import type { LiveResults } from '../results/service/live-results.ts'
import { type QueryContext, resolvers } from '../results/service/resolvers.ts'
import type { OperatorKey } from './operator-key.ts'
import { takeReport } from './report-desk.ts'

/** What the service answers, in GraphQL's own language. */
export const CONTRACT = readFileSync(new URL('../../contract/results.graphql', import.meta.url), 'utf8')

/** What is answered where the database is away, and when to ask again. */
export const UNREADABLE = 'The results cannot be read at the moment.'
export const RETRY_SECONDS = '5'

/** A tournament with every field, classes and matches included, costs 587 and has 251 tokens: it fits once, not twice. */
const LIMITS = {
  maxDepth: { n: 8, flattenFragments: true },
  maxAliases: { n: 20 },
  maxDirectives: { n: 10 },
  maxTokens: { n: 1000 },
  costLimit: { maxCost: 800, flattenFragments: true },
}

/** The same, told to people. */
export const TOLD_LIMITS = [
  `A query may be ${LIMITS.maxDepth.n} levels deep, have ${LIMITS.maxAliases.n} aliases and ${LIMITS.maxTokens.n} words and signs, and cost ${LIMITS.costLimit.maxCost}: a whole tournament fits, two at once do not.`,
  'The schema is told on this page and not by introspection.',
]

interface Answer {
  readonly response: Response
  /** The answer carries errors: it is right for nobody else and for no other moment. */
  readonly failed: boolean
  /** What it was read of. */
  readonly read: readonly Read[]
}

interface ServerContext extends QueryContext {
  readonly outcome: { failed: boolean }
}

export interface ServiceOptions {
  readonly live: LiveResults
  /** Who may report. */
  readonly operatorKey: OperatorKey
  /** Whether `__schema` and `__type` are answered. `__typename` always is. */
  readonly introspection: boolean
  /** Told of every fault that is ours: the client only reads that something is wrong. */
  readonly onFault: (error: unknown) => void
}

/**
 * The results service: answers GraphQL requests from the database, one reader for each query. The address is whose wrong
 * keys are counted together.
 */
export function createResultsService(
  db: Kysely<Tables>,
  { introspection, onFault, live, operatorKey }: ServiceOptions,
): (request: Request, address: string) => Promise<Answer> {
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
      rememberFailure,
    ],
  })
  return async (request, address) => {
    const outcome = { failed: false }
    const results = new ResultsReader(db)
    try {
      const response = await yoga.fetch(request, {
        results,
        report: (reported) => takeReport(live, operatorKey, request, address, reported),
        outcome,
      })
      return { response, failed: outcome.failed || !response.ok, read: results.read }
    } finally {
      await results.close()
    }
  }
}

/** A GraphQL error is the client's to read; anything else is a fault of the service or its database. */
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

/** By name: where two copies of graphql-js are loaded, each has a class of its own. */
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

const rememberFailure: Plugin<object, ServerContext> = {
  onResultProcess({ result, serverContext }) {
    const results = Array.isArray(result) ? result : [result]
    if (results.some((one) => !('data' in one) || one.errors !== undefined))
      serverContext.outcome.failed = true
  },
}
