import { feedPath } from '../../contract/feed.ts'
import type { Feed } from '../../domain/live/feed.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { parseFeed } from './parse-feed.ts'
import { type Answer, type RequestOptions, readJson } from './request.ts'
import { SERVICES } from './services.ts'

export interface FeedRequest extends EditionIds {
  /** Everything after this revision; null: what changed last. */
  readonly since: number | null
}

/**
 * Asks for the feed of an edition. Never throws. The browser's own cache is asked to revalidate, so that an unchanged feed
 * costs a 304.
 */
export const fetchFeed = (
  { cupId, tournamentId, since }: FeedRequest,
  options?: RequestOptions,
): Promise<Answer<Feed>> =>
  readJson(
    `${SERVICES.results}${feedPath(cupId, tournamentId)}${since === null ? '' : `?since=${since}`}`,
    { cache: 'no-cache', credentials: 'omit' },
    (value, headers) => (isJson(headers) ? parseFeed(value, servedAt(headers)) : null),
    options,
  )

/** A page of a proxy or of a login, whatever it holds, is no feed. */
const isJson = (headers: Headers): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')

/** The answer's own time: when it was made, and how long it has lain in a cache since. Epoch milliseconds, or null. */
function servedAt(headers: Headers): number | null {
  const made = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0)
  if (Number.isNaN(made)) return null
  return made + (Number.isFinite(age) && age > 0 ? age * 1000 : 0)
}
