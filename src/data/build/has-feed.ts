import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { feedPath } from '../../contract/feed.ts'
import type { Archive } from './open-archive.ts'

const TIMEOUT_MS = 8_000
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/**
 * Whether pages can follow an edition. A service of this project has a feed for browsers beside its GraphQL endpoint;
 * others have none (domain.md §3), and a page must not ask for a feed that does not exist. A service that is in trouble,
 * or does not know the edition yet, counts as having a feed: only a plain "no" counts against it.
 *
 * @param resultsUrl absolute address of the GraphQL endpoint; a feed is at its origin (contract/feed.ts)
 */
async function hasFeed(resultsUrl: string, archive: Archive): Promise<boolean> {
  const edition = archive.editions.find(({ year }) => year === archive.latestYear)
  if (!edition || edition.tournamentId === null) return true
  const address = new URL(feedPath(archive.cup.id, edition.tournamentId), resultsUrl)
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    await response.body?.cancel()
    if (response.ok) return JSON_TYPE.test(response.headers.get('content-type') ?? '')
    return response.status === 429 || response.status >= 500
  } catch {
    return true
  }
}

const ANSWER = 'has-feed.json'

/** Asks whether pages have a feed, and stores the result beside the service's responses in `answersDir`. */
export async function storeHasFeed(
  resultsUrl: string,
  archive: Archive,
  answersDir: string,
): Promise<boolean> {
  const answer = await hasFeed(resultsUrl, archive)
  await writeFile(join(answersDir, ANSWER), JSON.stringify(answer))
  return answer
}

/** Returns the result stored in `answersDir`; null if the service must be asked. */
export async function readHasFeed(
  resultsUrl: string,
  archive: Archive,
  answersDir: string | null,
): Promise<boolean> {
  if (answersDir === null) return hasFeed(resultsUrl, archive)
  return JSON.parse(await readFile(join(answersDir, ANSWER), 'utf8')) === true
}
