import { createGraphQLError } from 'graphql-yoga'
import { type Actor, deskAccess } from '../results/access/actor.ts'
import { type Act, mayDo } from '../results/access/who-may.ts'
import { ReportRefusal } from '../results/report/refusal.ts'
import type { LiveResults } from '../results/service/live-results.ts'
import type { Desk } from '../results/service/resolvers.ts'
import type { Access } from './access.ts'

/**
 * Returns the desk for the sender of a request, which takes what the sender may report.
 *
 * @param address wrong keys are counted per address
 * The desk throws a GraphQLError with `extensions.code` as results.graphql says, or what the database throws.
 */
export function deskFor(live: LiveResults, access: Access, request: Request, address: string): Desk {
  const take = <Answer>(act: Act, change: (actor: Actor) => Promise<Answer>) =>
    taken(access, request, address, act, change)
  return {
    report: (reported) => take('report', (actor) => live.report({ ...reported, actor })),
    withdraw: (reported) => take('withdraw', (actor) => live.withdraw({ ...reported, actor })),
    reinstate: (reported) => take('reinstate', (actor) => live.reinstate({ ...reported, actor })),
    change: (reported) => take('change', (actor) => live.change({ ...reported, actor })),
    adjustPoints: (reported) => take('adjustPoints', (actor) => live.adjustPoints({ ...reported, actor })),
    undo: (reported) => take('undo', (actor) => live.undo({ ...reported, actor })),
    deskAccess: () => take('deskAccess', async (actor) => deskAccess(actor)),
    scorerLinks: (reported) => take('scorerLinks', () => live.scorerLinks(reported)),
    issueScorerLinks: (reported) =>
      take('issueScorerLinks', (actor) => live.issueScorerLinks(reported, actor)),
    revokeScorerLink: (reported) =>
      take('revokeScorerLink', (actor) => live.revokeScorerLink({ ...reported, actor })),
  }
}

/** The sentence for whoever may not do what they ask for. */
export const forbiddenTo = (actor: Actor): string =>
  actor.kind === 'account'
    ? 'Your account may not do that: ask an owner of the cup.'
    : 'This key is not for that: ask the organisers.'

async function taken<Answer>(
  access: Access,
  { headers }: Request,
  address: string,
  act: Act,
  change: (actor: Actor) => Promise<Answer>,
): Promise<Answer> {
  const answer = await access.actorOf(headers.get('authorization'), address)
  if (answer.kind === 'too-many') {
    const http = { status: 429, headers: { 'retry-after': String(answer.seconds) } }
    throw createGraphQLError(answer.sentence, { extensions: { code: 'UNAUTHORIZED', http } })
  }
  if (answer.kind === 'wrong') {
    const http = { status: 401, headers: { 'www-authenticate': 'Bearer' } }
    const { sentence, link } = answer
    throw createGraphQLError(sentence, { extensions: { code: 'UNAUTHORIZED', ...(link && { link }), http } })
  }
  try {
    if (!mayDo(answer.actor, act)) throw new ReportRefusal('FORBIDDEN', forbiddenTo(answer.actor))
    return await change(answer.actor)
  } catch (error) {
    if (!(error instanceof ReportRefusal)) throw error
    const { code, field, revision } = error
    throw createGraphQLError(error.message, {
      extensions: {
        code,
        ...(field === null ? {} : { field }),
        ...(revision === null ? {} : { revision }),
        ...(code === 'FORBIDDEN' ? { http: { status: 403 } } : {}),
      },
    })
  }
}
