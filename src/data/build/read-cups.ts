import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_LOCALE, LOCALES, type Locale, otherLocales, perLocale } from '../../domain/text/locale.ts'
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
 * Reads the cup and its list of editions, in every language and in one state.
 *
 * @param batchMs limit in milliseconds for all requests together
 * @throws ResultsServiceError; ArchiveError if the list changed between the languages in every attempt
 */
export async function readCups(client: ResultsClient, cupId: string, batchMs: number): Promise<CupsRead> {
  const batch = limitedBatch(batchMs)
  const ask = async (lang: Locale) => (await client.ask(CUPS, { cupId, lang }, batch.signal)).cups
  const read = (responses: CupsByLanguage): CupsRead => {
    const place = startPlace('')
    return { found: parseCups(responses, cupId, place), problems: place.found }
  }
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const responses = await inEachLanguage(LOCALES, ask)
      const first = responses[DEFAULT_LOCALE]
      const revisions = revisionsOf(first, cupId)
      if (LOCALES.every((locale) => isDeepStrictEqual(revisions, revisionsOf(responses[locale], cupId))))
        return read(responses)
      // Results may come in faster than the responses. If the English responses before and after the others agree, the
      // others have the same state. The revision is that of the first response: with a later one, the other texts might
      // have changed after they were read.
      const between = await inEachLanguage(otherLocales(DEFAULT_LOCALE), ask)
      const after = await ask(DEFAULT_LOCALE)
      if (isDeepStrictEqual(factsOf(first, cupId), factsOf(after, cupId)))
        return read({ ...responses, ...between })
    }
  } finally {
    batch.end()
  }
  throw new ArchiveError(
    `What the list of editions of cup ${cupId} says changed in each of ${ATTEMPTS} attempts to read it in every language from ${client.address}. Nothing was built and the live site stays as it is. Build again when less is being changed.`,
  )
}

async function inEachLanguage<Received>(
  locales: readonly Locale[],
  ask: (locale: Locale) => Promise<Received>,
): Promise<Record<Locale, Received>> {
  const responses = locales.map(async (locale) => [locale, await ask(locale)] as const)
  return Object.fromEntries(await Promise.all(responses)) as Record<Locale, Received>
}

function revisionsOf(response: unknown, cupId: string) {
  return editionsOf(response, cupId)?.map(({ id, revision }) => [id, revision])
}

/** Everything in the list of editions except their revisions. */
function factsOf(response: unknown, cupId: string) {
  return editionsOf(response, cupId)?.map((edition) => ({ ...edition, revision: '' }))
}

function editionsOf(response: unknown, cupId: string): readonly EditionSummary[] | undefined {
  return parseCups(
    perLocale(() => response),
    cupId,
    startPlace(''),
  )?.editions
}
