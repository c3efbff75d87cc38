import type { EditionSummary } from '../../domain/tournament/edition.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import { CATEGORY, TOURNAMENT, TOURNAMENT_REVISION, type WireTournament } from '../results/documents.ts'
import { record } from '../results/json.ts'
import { type EditionResponses, listedCategories } from '../results/parse-edition.ts'
import { reference } from '../results/parse-values.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { ArchiveError } from './archive-error.ts'
import { listedRevisions, revisionOfClass } from './class-revisions.ts'
import { digest } from './digest.ts'
import { withClassList, withListedClasses } from './listed-classes.ts'

/** The attempts to read an edition that changes during the read. */
const ATTEMPTS = 3
/** The same if classes have revisions: each attempt reads only what changed during the one before, so it takes less time. */
const ATTEMPTS_BY_CLASS = 12
/** The same for whoever takes classes of different moments then: the others only cost the service time. */
const ATTEMPTS_APART = 2
/** The number of classes requested at the same time. */
const AT_ONCE = 6

export interface EditionRead {
  /** Has the same revision as the responses. */
  readonly summary: EditionSummary
  readonly responses: EditionResponses
}

/**
 * Reads all responses of one edition in one revision: the tournament and each of its classes as they were at one moment.
 *
 * If classes have revisions, only the classes that changed during the read are read again, so an edition under way can be
 * read while results come in. If they have none, everything is read again until nothing changed meanwhile. If the service
 * has no revisions at all, the list of editions and the tournament are read before and after the classes; each of those
 * responses has one state.
 *
 * @throws ResultsServiceError; ArchiveError if the edition changed during every attempt
 */
export async function readEdition(
  client: ResultsClient,
  query: EditionIds,
  listed: EditionSummary,
  { refresh, batchMs, readBefore = new Map(), classesApart = false }: EditionReading,
): Promise<EditionRead> {
  let summary = listed
  let attempts = classesApart ? ATTEMPTS_APART : ATTEMPTS
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const read = await readOnce(client, query, readBefore, batchMs)
    if (read.byClass && !classesApart) attempts = ATTEMPTS_BY_CLASS
    if (classesApart && attempt === attempts) return { summary, responses: read.responses }
    if (!read.isConsistent) continue
    const revision = revisionOf(read.responses.tournament) ?? ''
    if (revision === '' && summary.revision === '') {
      const before = summary
      summary = await refresh()
      if (sameFacts(before, summary)) return { summary, responses: read.responses }
      continue
    }
    if (revision === summary.revision) return { summary, responses: read.responses }
    const before = summary
    summary = await refresh()
    if (revision === summary.revision) return { summary, responses: read.responses }
    // The list is from a later moment, but none of the facts it holds have changed in between.
    if (read.byClass && sameFacts(before, summary))
      return { summary: { ...summary, revision }, responses: read.responses }
  }
  throw new ArchiveError(
    `Edition ${listed.year} changed during each of ${attempts} attempts to read it from ${client.address}, so no one state of it could be built. Nothing was built and the live site stays as it is. Build again when less is being reported.`,
  )
}

interface EditionReading {
  /** Reads the list of editions again, if it was read before the edition changed. */
  readonly refresh: () => Promise<EditionSummary>
  /** Limit in milliseconds for one attempt, all requests together. */
  readonly batchMs: number
  /** The classes read before; those that changed since are read again and replaced in it. */
  readonly readBefore?: ReadClasses | undefined
  /** See `OpenOptions`. */
  readonly classesApart?: boolean | undefined
}

/** The classes read so far, by id. A class with the revision that the tournament lists is not read again. */
export type ReadClasses = Map<string, unknown>

interface Attempt {
  readonly responses: EditionResponses
  /** False if something changed during the read. */
  readonly isConsistent: boolean
  /** True if the revisions of the classes show that nothing changed; false if the unchanged edition shows it. */
  readonly byClass: boolean
}

async function readOnce(
  client: ResultsClient,
  query: EditionIds,
  readBefore: ReadClasses,
  batchMs: number,
): Promise<Attempt> {
  const batch = limitedBatch(batchMs)
  try {
    const tournament = await askTournament(client, query, batch.signal)
    const revisions = listedRevisions(tournament)
    const ids = listedCategories(tournament)
    const isCurrent = (id: string) => {
      const category = readBefore.get(id)
      return category !== undefined && revisions?.get(id) === revisionOfClass(category)
    }
    await inParallel(
      ids.filter((id) => !isCurrent(id)),
      batch,
      async (id) => {
        const { category } = await client.ask(CATEGORY, { ...query, categoryId: id }, batch.signal)
        readBefore.set(id, category ?? null)
      },
    )
    const classes = ids.map((id) => ({ id, category: readBefore.get(id) }))
    const categories = await withListedClasses(client, query, classes, batch.signal)
    const responses = { tournament, categories }
    // A listed class without a response is a fault. Reading it again would not help.
    if (revisions) {
      const areCurrent = ids.every((id) => readBefore.get(id) === null || isCurrent(id))
      return { responses, isConsistent: areCurrent, byClass: true }
    }
    const isSame = await isUnchanged(client, query, tournament, batch.signal)
    return { responses, isConsistent: isSame, byClass: false }
  } finally {
    batch.end()
  }
}

/** Reads the tournament with the ids of its classes. */
async function askTournament(
  client: ResultsClient,
  query: EditionIds,
  signal: AbortSignal,
): Promise<unknown> {
  const { tournament } = await client.ask(TOURNAMENT, { ...query }, signal)
  return withClassList(client, query, tournament, signal)
}

/** Whether the tournament is unchanged: by its revision or, if it has none, by its whole content. */
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

/** Whether two entries of the list agree on an edition in everything except the revision. */
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

/** Returns one signal for requests that belong together. It aborts all of them at the limit, or when one of them fails. */
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

/** The first failure aborts the other requests and is thrown. */
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
