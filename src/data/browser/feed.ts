import { feedPath } from '../../contract/feed.ts'
import type { Feed } from '../../domain/live/feed.ts'
import { boundedText } from './bounded-text.ts'
import { parseFeed } from './parse-feed.ts'
import { PATIENCE } from './patience.ts'
import { retryAfter } from './retry-after.ts'
import { SERVICES } from './services.ts'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** Why there is no answer. `refused` is any status that is no success. */
export type FeedFault = 'unreachable' | 'timeout' | 'refused' | 'malformed'

export type FeedAnswer =
  | { readonly ok: true; readonly feed: Feed }
  /** `retryAfter`: milliseconds the service asks to be left alone. */
  | { readonly ok: false; readonly fault: FeedFault; readonly retryAfter: number | null }

export interface FeedRequest {
  readonly cupId: string
  readonly tournamentId: string
  /** Everything after this revision; null: what changed last. */
  readonly since: number | null
}

/**
 * Asks for the feed of an edition. Never throws: whatever the network or the server does is one of the faults. The
 * browser's own cache is asked to revalidate, so that an unchanged feed costs a 304.
 *
 * @param options.transport `fetch`, or what stands for it in a test
 * @param options.patience milliseconds for the whole answer
 */
export async function fetchFeed(
  { cupId, tournamentId, since }: FeedRequest,
  { transport = fetch, patience = PATIENCE }: { transport?: typeof fetch; patience?: number } = {},
): Promise<FeedAnswer> {
  const address = `${SERVICES.results}${feedPath(cupId, tournamentId)}${since === null ? '' : `?since=${since}`}`
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await transport(address, { signal, cache: 'no-cache', credentials: 'omit' })
    if (!response.ok) {
      void response.body?.cancel().catch(() => undefined)
      return { ok: false, fault: 'refused', retryAfter: retryAfter(response.headers) }
    }
    if (!JSON_TYPE.test(response.headers.get('content-type') ?? '')) {
      void response.body?.cancel().catch(() => undefined)
      return fault('malformed')
    }
    const text = await boundedText(response, signal)
    const feed = text === null ? null : parseFeed(JSON.parse(text), servedAt(response.headers))
    return feed ? { ok: true, feed } : fault('malformed')
  } catch (problem) {
    if (signal.aborted) return fault('timeout')
    return fault(
      problem instanceof SyntaxError || problem instanceof RangeError ? 'malformed' : 'unreachable',
    )
  }
}

const fault = (kind: FeedFault): FeedAnswer => ({ ok: false, fault: kind, retryAfter: null })

/** The answer's own time: when it was made, and how long it has lain in a cache since. Epoch milliseconds, or null. */
function servedAt(headers: Headers): number | null {
  const made = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0)
  if (Number.isNaN(made)) return null
  return made + (Number.isFinite(age) && age > 0 ? age * 1000 : 0)
}
