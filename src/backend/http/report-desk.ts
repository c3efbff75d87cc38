import { createGraphQLError } from 'graphql-yoga'
import { acceptedLocale } from '../../domain/text/accepted-locale.ts'
import { type Actor, deskAccess } from '../results/access/actor.ts'
import { type Act, mayDo } from '../results/access/who-may.ts'
import { ReportRefusal, sentenceOf } from '../results/refusal.ts'
import type { LiveResults } from '../results/service/live-results.ts'
import type { Desk } from '../results/service/resolvers.ts'
import type { Access } from './access.ts'

/**
 * Returns the desk for the sender of a request, which takes what the sender may report.
 *
 * @param address wrong keys are counted per address
 * The desk throws a GraphQLError with `extensions.code` as results.graphql says, whose message is in the language of
 * Accept-Language, or what the database throws.
 */
export function deskFor(live: LiveResults, access: Access, request: Request, address: string): Desk {
  const take = <Received>(act: Act, change: (actor: Actor) => Promise<Received>) =>
    taken(access, request, address, act, change)
  return {
    report: (reported) => take('report', (actor) => live.report({ ...reported, actor })),
    moveMatches: (reported) => take('moveMatches', (actor) => live.moveMatches({ ...reported, actor })),
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
    setScreen: (reported) => take('setScreen', (actor) => live.setScreen({ ...reported, actor })),
    setSource: (reported) =>
      take(['PAUSE', 'RESUME'].includes(reported.step) ? 'pauseSource' : 'followSource', (actor) =>
        live.setSource({ ...reported, actor }),
      ),
  }
}

/** The refusal for whoever may not do what they ask for. */
export const forbiddenTo = (actor: Actor): ReportRefusal =>
  new ReportRefusal('FORBIDDEN', actor.kind === 'account' ? 'forbiddenAccount' : 'forbiddenKey')

async function taken<Received>(
  access: Access,
  { headers }: Request,
  address: string,
  act: Act,
  change: (actor: Actor) => Promise<Received>,
): Promise<Received> {
  const locale = acceptedLocale(headers.get('accept-language'))
  const sender = await access.actorOf(headers.get('authorization'), address)
  if (sender.kind === 'too-many') {
    const http = { status: 429, headers: { 'retry-after': String(sender.seconds) } }
    throw createGraphQLError(sentenceOf(sender.text, locale), { extensions: { code: 'UNAUTHORIZED', http } })
  }
  if (sender.kind === 'wrong') {
    const http = { status: 401, headers: { 'www-authenticate': 'Bearer' } }
    const { text, link } = sender
    throw createGraphQLError(sentenceOf(text, locale), {
      extensions: { code: 'UNAUTHORIZED', ...(link && { link }), http },
    })
  }
  try {
    if (!mayDo(sender.actor, act)) throw forbiddenTo(sender.actor)
    return await change(sender.actor)
  } catch (error) {
    if (!(error instanceof ReportRefusal)) throw error
    const { code, field, revision } = error
    throw createGraphQLError(error.sentenceIn(locale), {
      extensions: {
        code,
        ...(field === null ? {} : { field }),
        ...(revision === null ? {} : { revision }),
        ...(code === 'FORBIDDEN' ? { http: { status: 403 } } : {}),
      },
    })
  }
}
