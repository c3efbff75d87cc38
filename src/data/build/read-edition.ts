import type { EditionSummary } from '../../domain/tournament/edition.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { CATEGORY, TOURNAMENT, TOURNAMENT_REVISION, type WireTournament } from '../results/documents.ts'
import { record } from '../results/json.ts'
import { type EditionAnswers, listedCategories } from '../results/parse-edition.ts'
import { reference } from '../results/parse-values.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { ArchiveError } from './archive-error.ts'
import { listedRevisions, revisionOfClass } from './class-revisions.ts'
import { digest } from './digest.ts'
import { withClassList, withListedClasses } from './listed-classes.ts'

/** Attempts to read an edition that changes while it is read (quality.md B2). */
const ATTEMPTS = 3
/** The same where classes tell their revisions: each reads only what changed during the one before, and takes ever less time. */
const ATTEMPTS_BY_CLASS = 12
/** Classes asked for at the same time. */
const AT_ONCE = 6

export interface EditionRead {
  /** Of the same revision as the answers. */
  readonly summary: EditionSummary
  readonly answers: EditionAnswers
}

/**
 * All answers of one edition, of one revision: the tournament and each of its classes as they were in one moment.
 *
 * A class tells its own revision, so that what changed while the edition was read is read again and nothing else: an
 * edition under way can be read while results come in. With a service that gives classes no revision, all is read again
 * until nothing changed meanwhile. A service without any revision is asked for its list of editions and for the tournament
 * before and after the classes, each of which is of one moment.
 *
 * @param refresh reads the list of editions again, where it was read before the edition changed
 * @param batchMs limit in milliseconds for one attempt, all requests together
 * @param held what was read of the classes before: what has changed since is read again and put there
 * @throws ResultsServiceError; ArchiveError where the edition changed during every attempt
 */
export async function readEdition(
  client: ResultsClient,
  query: EditionIds,
  listed: EditionSummary,
  refresh: () => Promise<EditionSummary>,
  batchMs: number,
  held: HeldClasses = new Map(),
): Promise<EditionRead> {
  let summary = listed
  let attempts = ATTEMPTS
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const read = await readOnce(client, query, held, batchMs)
    if (read.byClass) attempts = ATTEMPTS_BY_CLASS
    if (!isOneState(read)) continue
    const revision = revisionOf(read.answers.tournament) ?? ''
    if (revision === '' && summary.revision === '') {
      const before = summary
      summary = await refresh()
      if (sameFacts(before, summary)) return { summary, answers: read.answers }
      continue
    }
    if (revision === summary.revision) return { summary, answers: read.answers }
    const before = summary
    summary = await refresh()
    if (revision === summary.revision) return { summary, answers: read.answers }
    // The list speaks of a later moment, but of nothing that changed since an earlier one.
    if (read.byClass && sameFacts(before, summary))
      return { summary: { ...summary, revision }, answers: read.answers }
  }
  throw new ArchiveError(
    `Edition ${listed.year} changed during each of ${attempts} attempts to read it from ${client.address}, so no one state of it could be built. Nothing was built and the live site stays as it is. Build again when less is being reported.`,
  )
}

/** The classes read so far, by id; what has the revision that the tournament lists needs no reading again. */
export type HeldClasses = Map<string, unknown>

interface Attempt {
  /** null where something changed meanwhile. */
  readonly answers: EditionAnswers | null
  /** Told by the revisions of the classes, not by the edition's that stayed. */
  readonly byClass: boolean
}

const isOneState = (read: Attempt): read is Attempt & { readonly answers: EditionAnswers } =>
  read.answers !== null

async function readOnce(
  client: ResultsClient,
  query: EditionIds,
  held: HeldClasses,
  batchMs: number,
): Promise<Attempt> {
  const batch = limitedBatch(batchMs)
  try {
    const tournament = await askTournament(client, query, batch.signal)
    const revisions = listedRevisions(tournament)
    const ids = listedCategories(tournament)
    const isCurrent = (id: string) => {
      const category = held.get(id)
      return category !== undefined && revisions?.get(id) === revisionOfClass(category)
    }
    await inParallel(
      ids.filter((id) => !isCurrent(id)),
      batch,
      async (id) => {
        const { category } = await client.ask(CATEGORY, { ...query, categoryId: id }, batch.signal)
        held.set(id, category ?? null)
      },
    )
    const classes = ids.map((id) => ({ id, category: held.get(id) }))
    const categories = await withListedClasses(client, query, classes, batch.signal)
    const answers = { tournament, categories }
    // A listed class without an answer is a fault, which reading it again would not mend.
    if (revisions) {
      const areCurrent = ids.every((id) => held.get(id) === null || isCurrent(id))
      return { answers: areCurrent ? answers : null, byClass: true }
    }
    const isSame = await isUnchanged(client, query, tournament, batch.signal)
    return { answers: isSame ? answers : null, byClass: false }
  } finally {
    batch.end()
  }
}

/** The tournament with the ids of its classes. */
async function askTournament(
  client: ResultsClient,
  query: EditionIds,
  signal: AbortSignal,
): Promise<unknown> {
  const { tournament } = await client.ask(TOURNAMENT, { ...query }, signal)
  return withClassList(client, query, tournament, signal)
}

/** Whether the tournament is as it was, by its revision; by all that it says where it has none. */
async function isUnchanged(
  client: ResultsClient,
  query: EditionIds,
  before: unknown,
  signal: AbortSignal,
): Promise<boolean> {
  const revision = revisionOf(before)
  if (revision === null) return digest(await askTournament(client, query, signal)) === digest(before)
  const { tournament } = await client.ask(TOURNAMENT_REVISION, { ...query }, signal)
  return revisionOf(tournament) === revision
}

/** Whether two lines of the list say the same of an edition, but for its revision. */
function sameFacts(one: EditionSummary, other: EditionSummary): boolean {
  return JSON.stringify({ ...one, revision: '' }) === JSON.stringify({ ...other, revision: '' })
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

/** The first failure ends the others and is the one that is thrown. */
async function inParallel<Item>(
  items: readonly Item[],
  batch: Batch,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  let failed: { readonly error: unknown } | undefined
  const stop = (error: unknown) => {
    failed ??= { error }
    batch.abort(error)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => worker().catch(stop)))
  if (failed) throw failed.error
}
