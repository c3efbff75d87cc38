import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { feedPath } from '../../contract/feed.ts'
import { record } from '../results/json.ts'
import { parseClock } from '../results/parse-clock.ts'
import type { Archive } from './open-archive.ts'

const TIMEOUT_MS = 8_000
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** What a build asks of the feed of the latest edition. */
export interface FeedState {
  /** Whether pages can follow the edition. */
  readonly hasFeed: boolean
  /** The cup's time, epoch milliseconds. */
  readonly now: number
}

type FollowedArchive = Pick<Archive, 'cup' | 'editions' | 'latestYear'>

/**
 * Asks for the feed of the latest edition. A service of this project has a feed for browsers beside its GraphQL endpoint;
 * others have none, and a page must not ask for a feed that does not exist. A service that is in trouble,
 * or does not know the edition yet, counts as having a feed: only a plain "no" counts against it.
 *
 * The cup's time is that of the feed; without one, that of the response; without a response, that of this machine.
 *
 * @param resultsUrl absolute address of the GraphQL endpoint; a feed is at its origin (contract/feed.ts)
 */
async function feedState(resultsUrl: string, archive: FollowedArchive): Promise<FeedState> {
  const edition = archive.editions.find(({ year }) => year === archive.latestYear)
  const otherwise = { hasFeed: true, now: Date.now() }
  if (!edition || edition.tournamentId === null) return otherwise
  const address = new URL(feedPath(archive.cup.id, edition.tournamentId), resultsUrl)
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    const served = Date.parse(response.headers.get('date') ?? '')
    const now = Number.isNaN(served) ? otherwise.now : served
    const isJson = JSON_TYPE.test(response.headers.get('content-type') ?? '')
    if (response.ok && isJson) {
      const clock = parseClock(record<{ clock: unknown }>(await response.json())?.clock)
      return { hasFeed: true, now: clock ? clock.cup + (now - clock.real) * clock.speed : now }
    }
    await response.body?.cancel()
    return { hasFeed: !response.ok && (response.status === 429 || response.status >= 500), now }
  } catch {
    return otherwise
  }
}

const ANSWER = 'has-feed.json'

/** Asks for the feed, and stores the result beside the service's responses in `answersDir`. */
export async function storeFeedState(
  resultsUrl: string,
  archive: FollowedArchive,
  responsesDir: string,
): Promise<FeedState> {
  const state = await feedState(resultsUrl, archive)
  await writeFile(join(responsesDir, ANSWER), JSON.stringify(state))
  return state
}

/** Returns the result stored in `answersDir`; null if the service must be asked. */
export async function readFeedState(
  resultsUrl: string,
  archive: FollowedArchive,
  responsesDir: string | null,
): Promise<FeedState> {
  if (responsesDir === null) return feedState(resultsUrl, archive)
  return JSON.parse(await readFile(join(responsesDir, ANSWER), 'utf8'))
}
