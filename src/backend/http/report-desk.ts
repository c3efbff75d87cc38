import { createGraphQLError } from 'graphql-yoga'
import { ReportRefusal } from '../results/report/refusal.ts'
import type { LiveResults } from '../results/service/live-results.ts'
import type { Desk } from '../results/service/resolvers.ts'
import type { OperatorKey } from './operator-key.ts'

/**
 * Returns the desk for the sender of a request, which takes what is reported if the request carries the operator's key.
 *
 * @param address wrong keys are counted per address
 * The desk throws a GraphQLError with `extensions.code` as results.graphql says, or what the database throws.
 */
export function deskFor(live: LiveResults, key: OperatorKey, request: Request, address: string): Desk {
  const take = <Answer>(change: () => Promise<Answer>) => taken(key, request, address, change)
  return {
    report: (reported) => take(() => live.report(reported)),
    withdraw: (reported) => take(() => live.withdraw(reported)),
    reinstate: (reported) => take(() => live.reinstate(reported)),
    change: (reported) => take(() => live.change(reported)),
    adjustPoints: (reported) => take(() => live.adjustPoints(reported)),
  }
}

async function taken<Answer>(
  key: OperatorKey,
  { headers }: Request,
  address: string,
  change: () => Promise<Answer>,
): Promise<Answer> {
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
    return await change()
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
