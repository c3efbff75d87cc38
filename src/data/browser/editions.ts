import { ClientError, GraphQLClient } from 'graphql-request'
import type { AccountFault } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import type { EditionSummary } from '../../domain/tournament/edition.ts'
import { CUPS } from '../results/cups-document.ts'
import { parseCups } from '../results/parse-cups.ts'
import { startPlace } from '../results/problems.ts'
import { boundedText } from './bounded-text.ts'
import { isOffline } from './connection.ts'
import { PATIENCE } from './patience.ts'
import { busyFor } from './retry-after.ts'
import { SERVICES } from './services.ts'

export type EditionsAnswer =
  | { readonly ok: true; readonly editions: readonly EditionSummary[] }
  | { readonly ok: false; readonly fault: AccountFault; readonly cause: unknown }

/**
 * The editions of the cup as they are now, newest first; their words in one language stand for both. Never cached (spec.md
 * §7), never throws.
 *
 * @param options.transport `fetch`, or what stands for it in a test
 * @param options.patience milliseconds for the whole answer
 */
export async function fetchEditions(
  cupId: string,
  locale: Locale,
  { transport = fetch, patience = PATIENCE }: { transport?: typeof fetch; patience?: number } = {},
): Promise<EditionsAnswer> {
  const failed = (fault: AccountFault, cause: unknown = fault.kind) => ({ ok: false, fault, cause }) as const
  if (isOffline()) return failed({ kind: 'offline' })
  const signal = AbortSignal.timeout(patience)
  const client = new GraphQLClient(`${SERVICES.results || location.origin}/graphql`, {
    method: 'GET',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    credentials: 'omit',
    cache: 'no-store',
    fetch: bounded(transport, signal),
  })
  try {
    const { cups } = await client.request({ document: CUPS, variables: { cupId, lang: locale }, signal })
    const place = startPlace('')
    const found = parseCups({ en: cups, sv: cups }, cupId, place)
    const isSound = found !== null && place.found.every(({ severity }) => severity !== 'fail')
    return isSound
      ? { ok: true, editions: found.editions }
      : failed({ kind: 'malformed' }, place.found.map(({ what }) => what).join('; ') || 'no such cup')
  } catch (problem) {
    return failed(signal.aborted ? { kind: 'timeout' } : faultOf(problem), problem)
  }
}

/** A `fetch` whose bodies end at 2 MB, and within the time. */
function bounded(transport: typeof fetch, signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const response = await transport(input, init)
    const text = await boundedText(response, signal)
    if (text === null) throw new RangeError('The answer is longer than 2 MB.')
    const { status, headers } = response
    return new Response(status === 204 || status === 205 || status === 304 ? null : text, { status, headers })
  }
}

function faultOf(problem: unknown): AccountFault {
  if (problem instanceof ClientError) {
    const { status, headers } = problem.response
    if (status === 429 || status === 503)
      return { kind: 'busy', retryAfter: busyFor(headers instanceof Headers ? headers : new Headers()) }
    return { kind: status < 300 ? 'malformed' : 'down' }
  }
  if (problem instanceof TypeError) return { kind: isOffline() ? 'offline' : 'down' }
  return { kind: 'malformed' }
}
