import { feedPath } from '../../contract/feed.ts'
import type { Feed } from '../../domain/live/feed.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { parseFeed } from './parse-feed.ts'
import { type RequestOptions, readJson, type ServiceResponse } from './request.ts'
import { SERVICES } from './services.ts'
import { yieldToBrowser } from './yield-to-browser.ts'

export interface FeedRequest extends EditionIds {
  /** Asks for everything after this revision; null asks for the latest changes. */
  readonly since: number | null
}

/**
 * Reads the feed of an edition. Never throws. The browser cache revalidates, so an unchanged feed costs only a 304.
 */
export const fetchFeed = (
  { cupId, tournamentId, since }: FeedRequest,
  options?: RequestOptions,
): Promise<ServiceResponse<Feed>> =>
  readJson(
    `${SERVICES.results}${feedPath(cupId, tournamentId)}${since === null ? '' : `?since=${since}`}`,
    { cache: 'no-cache', credentials: 'omit' },
    async (value, headers) => {
      const feed = isJson(headers) ? parseFeed(value, servedAt(headers)) : null
      // The first feed of a day holds a thousand matches, and the page is about to show them.
      await yieldToBrowser()
      return feed
    },
    options,
  )

/** A proxy page or a login page is not a feed, whatever it holds. */
const isJson = (headers: Headers): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')

/** When the service made the response: its Date plus the time it has spent in a cache. Epoch milliseconds, or null. */
function servedAt(headers: Headers): number | null {
  const made = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0)
  if (Number.isNaN(made)) return null
  return made + (Number.isFinite(age) && age > 0 ? age * 1000 : 0)
}
