import type { EditionSummary } from '../../domain/tournament/edition.ts'
import { CUPS } from '../results/cups-document.ts'
import { type CupSummary, type CupsByLanguage, parseCups } from '../results/parse-cups.ts'
import { type Problem, startPlace } from '../results/problems.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { ArchiveError } from './archive-error.ts'
import { limitedBatch } from './read-edition.ts'

const ATTEMPTS = 3

export interface CupsRead {
  /** null where the service has no such cup. */
  readonly found: { readonly cup: CupSummary; readonly editions: readonly EditionSummary[] } | null
  readonly problems: readonly Problem[]
}

/**
 * The cup and its list of editions, in both languages and of the same revisions.
 *
 * @param batchMs limit in milliseconds for all requests together
 * @throws ResultsServiceError; ArchiveError where an edition changed between the languages every time
 */
export async function readCups(client: ResultsClient, cupId: string, batchMs: number): Promise<CupsRead> {
  const batch = limitedBatch(batchMs)
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const [en, sv] = await Promise.all([
        client.ask(CUPS, { cupId, lang: 'en' }, batch.signal),
        client.ask(CUPS, { cupId, lang: 'sv' }, batch.signal),
      ])
      const answers = { en: en.cups, sv: sv.cups }
      if (!sameRevisions(answers, cupId)) continue
      const place = startPlace('')
      return { found: parseCups(answers, cupId, place), problems: place.found }
    }
  } finally {
    batch.end()
  }
  throw new ArchiveError(
    `The list of editions of cup ${cupId} changed between its two languages in each of ${ATTEMPTS} attempts to read it from ${client.address}. Nothing was built and the live site stays as it is. Build again when less is being reported.`,
  )
}

function sameRevisions({ en, sv }: CupsByLanguage, cupId: string): boolean {
  const revisions = (answer: unknown) =>
    parseCups({ en: answer, sv: answer }, cupId, startPlace(''))?.editions.map(({ id, revision }) => [
      id,
      revision,
    ])
  return JSON.stringify(revisions(en)) === JSON.stringify(revisions(sv))
}
