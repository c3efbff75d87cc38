import { isDeepStrictEqual } from 'node:util'
import { type Locale, perLocale } from '../../domain/text/locale.ts'
import type { EditionSummary } from '../../domain/tournament/edition.ts'
import { CUPS } from '../results/cups-document.ts'
import { type CupSummary, type CupsByLanguage, parseCups } from '../results/parse-cups.ts'
import { type Problem, startPlace } from '../results/problems.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { ArchiveError } from './archive-error.ts'
import { limitedBatch } from './read-edition.ts'

const ATTEMPTS = 3

export interface CupsRead {
  /** null if the service has no such cup. */
  readonly found: { readonly cup: CupSummary; readonly editions: readonly EditionSummary[] } | null
  readonly problems: readonly Problem[]
}

/**
 * Reads the cup and its list of editions, in both languages and in one state.
 *
 * @param batchMs limit in milliseconds for all requests together
 * @throws ResultsServiceError; ArchiveError if the list changed between the languages in every attempt
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
      // Results may come in faster than two responses. If the English responses before and after a Swedish one agree, the
      // Swedish one has the same state. The revision is that of the first response: with a later one, the Swedish text
      // might have changed after it was read.
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

/** Everything in the list of editions except their revisions. */
function factsOf(answer: unknown, cupId: string) {
  return editionsOf(answer, cupId)?.map((edition) => ({ ...edition, revision: '' }))
}

function editionsOf(answer: unknown, cupId: string): readonly EditionSummary[] | undefined {
  return parseCups(
    perLocale(() => answer),
    cupId,
    startPlace(''),
  )?.editions
}
