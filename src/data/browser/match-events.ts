import { GraphQLClient } from 'graphql-request'
import { guardedFetch } from '../results/guarded-fetch.ts'
import { MATCH_EVENTS, type MatchEvents, parseMatchEvents } from '../results/match-events.ts'
import { PATIENCE } from './patience.ts'
import { SERVICES } from './services.ts'

/** Bytes; a match has some dozens of reports. */
const LARGEST = 2_000_000

export type MatchEventsAnswer = ({ readonly ok: true } & MatchEvents) | { readonly ok: false }

/**
 * Asks what was reported of a match. Never throws.
 *
 * @param options.transport `fetch`, or what stands for it in a test
 */
export async function fetchMatchEvents(
  match: { readonly cupId: string; readonly tournamentId: string; readonly matchId: string },
  { transport = fetch, origin = location.origin }: { transport?: typeof fetch; origin?: string } = {},
): Promise<MatchEventsAnswer> {
  const client = new GraphQLClient(new URL(`${SERVICES.results}/graphql`, origin).href, {
    method: 'GET',
    fetch: guardedFetch(transport, LARGEST),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    credentials: 'omit',
    cache: 'no-cache',
  })
  try {
    const { cupId, tournamentId, matchId } = match
    const data: unknown = await client.request({
      document: MATCH_EVENTS,
      variables: { cupId, tournamentId, matchId },
      signal: AbortSignal.timeout(PATIENCE),
    } as never)
    return { ok: true, ...parseMatchEvents(data) }
  } catch {
    return { ok: false }
  }
}
