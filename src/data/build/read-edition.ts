import type { EditionSummary } from '../../domain/tournament/edition.ts'
import type { ResultsClient } from '../results/client.ts'
import { CATEGORY, TOURNAMENT, TOURNAMENT_REVISION, type WireTournament } from '../results/documents.ts'
import { type EditionAnswers, listedCategories } from '../results/parse-edition.ts'
import { record, reference } from '../results/parse-values.ts'
import { ArchiveError } from './archive-error.ts'

/** Attempts to read an edition that changes while it is read (quality.md B2). */
const ATTEMPTS = 3
/** Classes asked for at the same time. */
const AT_ONCE = 6

export interface EditionQuery {
  readonly cupId: string
  readonly tournamentId: string
}

export interface EditionRead {
  /** Of the same revision as the answers. */
  readonly summary: EditionSummary
  readonly answers: EditionAnswers
}

/**
 * All answers of one edition, of one revision: the tournament, each of its classes, and the revision once more at the
 * end. Read again where it changed meanwhile.
 *
 * @param refresh reads the list of editions again, where it was read before the edition changed
 * @param batchMs limit in milliseconds for one attempt, all requests together
 * @throws ResultsServiceError; ArchiveError where the edition changed during every attempt
 */
export async function readEdition(
  client: ResultsClient,
  query: EditionQuery,
  listed: EditionSummary,
  refresh: () => Promise<EditionSummary>,
  batchMs: number,
): Promise<EditionRead> {
  let summary = listed
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answers = await readOnce(client, query, batchMs)
    if (!answers) continue
    const revision = revisionOf(answers.tournament) ?? ''
    if (revision !== summary.revision) summary = await refresh()
    if (revision === summary.revision) return { summary, answers }
  }
  throw new ArchiveError(
    `Edition ${listed.year} changed during each of ${ATTEMPTS} attempts to read it from ${client.address}, so no one state of it could be built. Nothing was built and the live site stays as it is. Build again when less is being reported.`,
  )
}

/** null where the revision at the end is not the one at the start. */
async function readOnce(
  client: ResultsClient,
  query: EditionQuery,
  batchMs: number,
): Promise<EditionAnswers | null> {
  const batch = limitedBatch(batchMs)
  try {
    const { tournament } = await client.ask(TOURNAMENT, { ...query }, batch.signal)
    const categories = await inParallel(listedCategories(tournament), batch, async (id) => {
      const { category } = await client.ask(CATEGORY, { ...query, categoryId: id }, batch.signal)
      return { id, category }
    })
    const { tournament: after } = await client.ask(TOURNAMENT_REVISION, { ...query }, batch.signal)
    return revisionOf(tournament) === revisionOf(after) ? { tournament, categories } : null
  } finally {
    batch.end()
  }
}

function revisionOf(tournament: unknown): string | null {
  return reference(record<WireTournament>(tournament)?.revision)
}

interface Batch {
  readonly signal: AbortSignal
  abort(reason: unknown): void
  end(): void
}

/** One signal for requests that belong together: it ends them all at the limit, or when one of them failed. */
export function limitedBatch(ms: number): Batch {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new Error(`the edition was not read within ${ms / 1000} s`)),
    ms,
  )
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    end: () => clearTimeout(timer),
  }
}

/** Results in the order of the items. The first failure ends the others and is the one that is thrown. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  batch: Batch,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item)
  }
  let failed: { readonly error: unknown } | undefined
  const stop = (error: unknown) => {
    failed ??= { error }
    batch.abort(error)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => worker().catch(stop)))
  if (failed) throw failed.error
  return results
}
