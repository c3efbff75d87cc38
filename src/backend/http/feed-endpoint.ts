import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import type { EditionFeeds } from '../results/feed/edition-feeds.ts'
import { type Representation, represent, respondWith } from './response/representation.ts'
import { methodNotAllowed, plainText } from './response/safeguards.ts'

const METHODS = ['GET', 'HEAD']
/** Responses kept in memory: the heads of a few editions, and the distances that `since` is rounded to. */
const KEPT = 64
const RETRY_SECONDS = 5

/**
 * A CDN serves one response to everybody for four seconds, an older one for five more while it requests the next, and the
 * last one for ten days if this service is down.
 */
const SHARED = 'public, max-age=0, s-maxage=4, stale-while-revalidate=5, stale-if-error=864000'
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date, age, etag, retry-after',
}

export interface FeedRequest extends EditionIds {
  readonly request: Request
}

/** Serves `/feed/{cupId}/{tournamentId}` over HTTP (contract/feed.ts): the same bytes for everybody until a change. */
export function createFeedEndpoint(
  feeds: EditionFeeds,
  onFault: (error: unknown) => void,
): (request: FeedRequest) => Promise<Response> {
  const representations = new Map<string, Representation>()

  function representation(version: string, body: () => string): Representation {
    const known = representations.get(version)
    if (known !== undefined) return known
    const made = represent(Buffer.from(body()), 'application/json; charset=utf-8', SHARED)
    representations.set(version, made)
    for (const oldest of representations.keys()) {
      if (representations.size <= KEPT) break
      representations.delete(oldest)
    }
    return made
  }

  return async ({ request, cupId, tournamentId }) => {
    if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS)
    const since = sinceOf(request.url)
    if (since === undefined)
      return plainText(400, 'since is the number of a revision, such as ?since=17.\n', CORS)
    try {
      const feed = await feeds.respond(cupId, tournamentId, since, Date.now())
      if (feed === null) return plainText(404, 'There is no such tournament.\n', CORS)
      return respondWith(request, representation(feed.version, feed.body), { headers: CORS })
    } catch (error) {
      onFault(error)
      const headers = { ...CORS, 'retry-after': String(RETRY_SECONDS) }
      return plainText(503, 'The results cannot be read at the moment.\n', headers)
    }
  }
}

/** Returns null if no `since` was given, undefined if it is invalid. */
function sinceOf(url: string): number | null | undefined {
  const start = url.indexOf('?')
  if (start === -1) return null
  const given = new URLSearchParams(url.slice(start)).getAll('since')
  const [since] = given
  if (since === undefined) return null
  return given.length === 1 && /^\d{1,15}$/.test(since) ? Number(since) : undefined
}
