import { createGraphQLError } from 'graphql-yoga'
import { ReportRefusal } from '../results/report/refusal.ts'
import type { ReportAnswer, ReportRequest } from '../results/report/report-match.ts'
import type { LiveResults } from '../results/service/live-results.ts'
import type { OperatorKey } from './operator-key.ts'

/**
 * Takes a report if the request carries the operator's key.
 *
 * @param address wrong keys are counted per address
 * @throws GraphQLError with `extensions.code` as results.graphql says; what the database throws
 */
export async function takeReport(
  live: LiveResults,
  key: OperatorKey,
  { headers }: Request,
  address: string,
  request: ReportRequest,
): Promise<ReportAnswer> {
  const answer = await key.check(headers.get('authorization'), address)
  if (answer.kind === 'too-many') {
    const http = { status: 429, headers: { 'retry-after': String(answer.seconds) } }
    throw createGraphQLError(answer.sentence, { extensions: { code: 'UNAUTHORIZED', http } })
  }
  if (answer.kind === 'wrong') {
    const http = { status: 401, headers: { 'www-authenticate': 'Bearer' } }
    throw createGraphQLError(answer.sentence, { extensions: { code: 'UNAUTHORIZED', http } })
  }
  try {
    return await live.report(request)
  } catch (error) {
    if (!(error instanceof ReportRefusal)) throw error
    const { code, field, revision } = error
    throw createGraphQLError(error.message, {
      extensions: {
        code,
        ...(field === null ? {} : { field }),
        ...(revision === null ? {} : { revision }),
      },
    })
  }
}
