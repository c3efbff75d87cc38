import { join } from 'node:path'
import { latestYear } from '../../domain/publication/latest-year.ts'
import { published } from '../../domain/publication/published.ts'
import type { Edition, EditionSummary } from '../../domain/tournament/edition.ts'
import { whatIsLacking } from '../results/lacking.ts'
import type { CupSummary } from '../results/parse-cups.ts'
import { emptyEdition, parseEdition } from '../results/parse-edition.ts'
import { type Problem, startPlace } from '../results/problems.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { ArchiveError, faultyData } from './archive-error.ts'
import { digest } from './digest.ts'
import { contentOf, type EditionContent } from './edition-content.ts'
import { openProblemReport, type ProblemReport } from './problem-report.ts'
import { loadStep } from './progress.ts'
import { readCups } from './read-cups.ts'
import { type ReadClasses, readEdition } from './read-edition.ts'
import type { BuildSettings } from './settings.ts'

/** The whole cup. Each edition is read once, when it is first asked for. */
export interface Archive {
  readonly cup: CupSummary
  /** Newest first. */
  readonly editions: readonly EditionSummary[]
  readonly latestYear: number | null
  /** @throws ResultsServiceError, ArchiveError */
  edition(year: number): Promise<Edition>
  /**
   * Reads the current state of an edition that was read before. If the service gives revisions of classes, only the changed
   * classes are read.
   *
   * @param onResponses is called as soon as all responses are there, before they are parsed
   * @throws ResultsServiceError, ArchiveError; what `edition` returns stays as it was
   */
  reread(
    year: number,
    onResponses?: () => void,
  ): Promise<{ readonly edition: Edition; readonly content: EditionContent }>
  /** The problems found in the data so far. */
  readonly problems: readonly Problem[]
  /** The figures of the editions read so far, in the order of reading. */
  readonly contents: readonly EditionContent[]
}

export interface OpenOptions {
  readonly client: ResultsClient
  /** Prints one line of the short report; the line has no line break at its end. */
  readonly print: (line: string) => void
  /** Time limit in milliseconds for the list of editions, and for one attempt at an edition. */
  readonly batchMs?: number
  /** Takes each class as it was at a moment of its own if the edition changes all the time: for whoever reads it again soon. */
  readonly classesApart?: boolean
}

type ArchiveSettings = Pick<
  BuildSettings,
  'resultsUrl' | 'cupId' | 'cupName' | 'sport' | 'cacheDir' | 'allowEmpty'
>

/**
 * Reads the list of editions. Refuses a response that no cup would give.
 *
 * @throws ResultsServiceError, ArchiveError
 */
export async function openArchive(settings: ArchiveSettings, options: OpenOptions): Promise<Archive> {
  const { client, print, batchMs = 120_000, classesApart } = options
  const report = openProblemReport(join(settings.cacheDir, 'build-problems.json'), print)
  const { cup, editions } = await listEditions(settings, client, batchMs, report)
  const latest = latestYear(editions)
  const source: Source = {
    client,
    cupId: settings.cupId,
    batchMs,
    classesApart,
    report,
    contents: [],
  }
  const readBefore = new Map<number, ReadClasses>()
  const editionsRead = new Map<number, Promise<Edition>>()
  let done = 0
  const read = async (year: number) => {
    const summary = editions.find((edition) => edition.year === year)
    if (!summary) throw new ArchiveError(`There is no edition ${year} in cup ${settings.cupId}.`)
    const edition = await loadEdition(source, summary)
    if (year === latest) checkLatest(edition)
    done += 1
    loadStep(done, editions.length)
    const lacking = done === editions.length ? whatIsLacking(client) : null
    if (lacking !== null) print(lacking)
    return edition
  }
  return {
    cup: { ...cup, name: settings.cupName ?? cup.name, sport: settings.sport ?? cup.sport },
    editions,
    latestYear: latest,
    problems: report.problems,
    contents: source.contents,
    edition(year) {
      const known = editionsRead.get(year) ?? read(year)
      editionsRead.set(year, known)
      return known
    },
    async reread(year, onResponses) {
      const { found } = await readCups(client, settings.cupId, batchMs)
      const summary = found?.editions.find((edition) => edition.year === year)
      if (!summary) throw new ArchiveError(`There is no edition ${year} in cup ${settings.cupId} any more.`)
      const classes = readBefore.get(year) ?? new Map()
      readBefore.set(year, classes)
      const silent: ProblemReport = { file: report.file, problems: [], add: () => {} }
      const fresh = { ...source, contents: [] as EditionContent[], report: silent, onResponses }
      const edition = await loadEdition(fresh, summary, classes)
      return { edition, content: fresh.contents[0] ?? contentOf(edition, startPlace('').values) }
    },
  }
}

async function listEditions(
  { cupId, allowEmpty }: ArchiveSettings,
  client: ResultsClient,
  batchMs: number,
  report: ProblemReport,
) {
  const { found, problems } = await readCups(client, cupId, batchMs)
  report.add('The list of editions', problems)
  const faults = problems.filter(({ severity }) => severity === 'fail')
  if (faults.length > 0) throw faultyData(`The list of editions of cup ${cupId}`, faults, report.file)
  if (!found && !allowEmpty)
    throw new ArchiveError(
      `The results service at ${client.address} has no cup ${JSON.stringify(cupId)}. Nothing was built and the live site stays as it is. Set CUP_ID to a cup the service has, or import one.`,
    )
  if (found && found.editions.length === 0 && !allowEmpty)
    throw new ArchiveError(
      `The results service at ${client.address} has no editions of cup ${JSON.stringify(cupId)}. Nothing was built and the live site stays as it is. If that is right, build with ALLOW_EMPTY=1.`,
    )
  return found ?? { cup: { id: cupId, name: cupId, sport: 'handball' }, editions: [] }
}

interface Source {
  readonly client: ResultsClient
  readonly cupId: string
  readonly batchMs: number
  readonly classesApart: boolean | undefined
  readonly report: ProblemReport
  readonly contents: EditionContent[]
  readonly onResponses?: (() => void) | undefined
}

async function loadEdition(
  source: Source,
  listed: EditionSummary,
  readBefore?: ReadClasses,
): Promise<Edition> {
  const { tournamentId, year } = listed
  if (tournamentId === null) return emptyEdition(listed)
  const { client, cupId, report, batchMs, classesApart } = source
  const question = { cupId, tournamentId }
  const refresh = () => relist(source, listed)
  const read = await readEdition(client, question, listed, { refresh, batchMs, readBefore, classesApart })
  source.onResponses?.()
  const { responses } = read
  // Without a revision, the same responses count as the same state.
  const isRevised = read.summary.revision !== ''
  const summary = isRevised ? read.summary : { ...read.summary, revision: digest([read.summary, responses]) }

  const place = startPlace(`edition ${year}`)
  const edition = parseEdition(summary, responses, place)
  report.add(`Edition ${year}`, place.found)
  const faults = place.found.filter(({ severity }) => severity === 'fail')
  if (faults.length > 0) throw faultyData(`Edition ${year}`, faults, report.file)
  const open = published(edition)
  source.contents.push(contentOf(open, place.values))
  return open
}

/** Reads the list again and returns the edition's current entry. The edition may be gone. */
async function relist({ client, cupId, batchMs }: Source, listed: EditionSummary): Promise<EditionSummary> {
  const { found } = await readCups(client, cupId, batchMs)
  const same = found?.editions.find(
    ({ year, tournamentId }) => year === listed.year && tournamentId === listed.tournamentId,
  )
  if (same) return same
  throw new ArchiveError(
    `Edition ${listed.year} went from the list of editions at ${client.address} while it was being read. Nothing was built and the live site stays as it is. Build again.`,
  )
}

function checkLatest({ year, publication, categories }: Edition): void {
  if (categories.length > 0 || !(publication.teams || publication.schedule)) return
  throw new ArchiveError(
    `Edition ${year}, the latest, says that its teams or its schedule are published, but the results service gives no class of it. Nothing was built and the live site stays as it is. See the log of the service, then build again.`,
  )
}
