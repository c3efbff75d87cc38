import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '../../domain/text/locale.ts'
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
 * The cup and its list of editions, in both languages and of one state.
 *
 * @param batchMs limit in milliseconds for all requests together
 * @throws ResultsServiceError; ArchiveError where what the list says changed between the languages every time
 */
export async function readCups(client: ResultsClient, cupId: string, batchMs: number): Promise<CupsRead> {
  const batch = limitedBatch(batchMs)
  const ask = async (lang: Locale) => (await client.ask(CUPS, { cupId, lang }, batch.signal)).cups
  const read = (answers: CupsByLanguage): CupsRead => {
    const place = startPlace('')
    return { found: parseCups(answers, cupId, place), problems: place.found }
  }
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const [en, sv] = await Promise.all([ask('en'), ask('sv')])
      if (isDeepStrictEqual(revisionsOf(en, cupId), revisionsOf(sv, cupId))) return read({ en, sv })
      // Results come in faster than two answers. Swedish that lies between two English answers which say the same is of
      // their state. The revision is that of the first: of a later one, Swedish might have changed after it was asked.
      const between = await ask('sv')
      const after = await ask('en')
      if (isDeepStrictEqual(factsOf(en, cupId), factsOf(after, cupId))) return read({ en, sv: between })
    }
  } finally {
    batch.end()
  }
  throw new ArchiveError(
    `What the list of editions of cup ${cupId} says changed in each of ${ATTEMPTS} attempts to read it in both languages from ${client.address}. Nothing was built and the live site stays as it is. Build again when less is being changed.`,
  )
}

function revisionsOf(answer: unknown, cupId: string) {
  return editionsOf(answer, cupId)?.map(({ id, revision }) => [id, revision])
}

/** All that the list says of the editions, but for their revisions. */
function factsOf(answer: unknown, cupId: string) {
  return editionsOf(answer, cupId)?.map((edition) => ({ ...edition, revision: '' }))
}

function editionsOf(answer: unknown, cupId: string): readonly EditionSummary[] | undefined {
  return parseCups({ en: answer, sv: answer }, cupId, startPlace(''))?.editions
}
