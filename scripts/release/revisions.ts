import { readCups } from '../../src/data/build/read-cups.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { ReleaseFailure, sentenceOf } from './failure.ts'
import type { ReleaseSettings } from './settings.ts'

/** What is asked of the service before a build: which editions there are, and at which revision. */
export type EditionRevision = {
  readonly year: string
  readonly tournamentId: string
  /** Null where the service is older and tells none. */
  readonly revision: string | null
  readonly isPublished: boolean
}

const WITHIN_MS = 30_000

/**
 * The editions of the cup as the results service lists them.
 * @throws ReleaseFailure where the service cannot be reached or refuses
 */
export async function readRevisions(settings: ReleaseSettings): Promise<EditionRevision[]> {
  const client = createResultsClient({ address: settings.resultsUrl })
  const read = await readCups(client, settings.cupId, WITHIN_MS).catch((fault: unknown) => {
    throw new ReleaseFailure(sentenceOf(fault))
  })
  return (read.found?.editions ?? []).flatMap(({ year, tournamentId, revision, publication }) =>
    tournamentId === null
      ? []
      : [
          {
            year: String(year),
            tournamentId,
            revision: revision === '' ? null : revision,
            isPublished: Object.values(publication).some(Boolean),
          },
        ],
  )
}
