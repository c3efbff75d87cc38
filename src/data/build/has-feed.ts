import { feedPath } from '../../contract/feed.ts'
import type { Archive } from './open-archive.ts'

const PATIENCE_MS = 8_000
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/**
 * Whether pages can follow an edition: a service of this project answers browsers beside its GraphQL, others do not
 * (domain.md §3), and a page must not ask what is not there. A service that is in trouble, or knows of no edition yet, is
 * taken to have one: only a plain "no" counts.
 *
 * @param resultsUrl absolute address of the GraphQL endpoint; a feed is at its origin (contract/feed.ts)
 */
export async function hasFeed(resultsUrl: string, archive: Archive): Promise<boolean> {
  const edition = archive.editions.find(({ year }) => year === archive.latestYear)
  if (!edition || edition.tournamentId === null) return true
  const address = new URL(feedPath(archive.cup.id, edition.tournamentId), resultsUrl)
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
    await response.body?.cancel()
    if (response.ok) return JSON_TYPE.test(response.headers.get('content-type') ?? '')
    return response.status === 429 || response.status >= 500
  } catch {
    return true
  }
}
