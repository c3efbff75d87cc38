import type { CupDocument } from '../../src/backend/document/cup-document.ts'
import { openArchive } from '../../src/data/build/open-archive.ts'
import { createResultsClient } from '../../src/data/results/client.ts'
import { checkSchedule, USUAL_REST } from '../../src/domain/schedule/check/check-schedule.ts'
import type { Edition } from '../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../src/domain/tournament/edition-index.ts'
import { editionsOfDocument } from './editions-of-document.ts'
import { faultLines } from './fault-lines.ts'

export { USUAL_REST }

/** How many faults of a kind are listed, if not all. */
export const SHOWN = 20

interface CheckOptions {
  /** The least time from the end of a match to the start of the team's next one, in minutes. */
  readonly rest?: number
  /** Lists every fault. */
  readonly all: boolean
}

/** Returns what is found in the schedules of a document, in lines for a terminal. */
export async function linesOfDocument(document: CupDocument, options: CheckOptions): Promise<string[]> {
  const editions = await editionsOfDocument(document)
  return editions.flatMap((edition) => linesOf(edition, options))
}

/**
 * Returns what is found in the schedule that a results service publishes, in lines for a terminal.
 *
 * @param year null is the latest edition that has a schedule
 * @throws ResultsServiceError, ArchiveError
 */
export async function linesOfService(
  {
    address,
    cupId,
    cacheDir,
  }: { readonly address: string; readonly cupId: string; readonly cacheDir: string },
  year: number | null,
  options: CheckOptions,
): Promise<string[]> {
  const settings = { resultsUrl: address, cupId, cupName: null, sport: null, cacheDir, allowEmpty: false }
  const client = createResultsClient({ address })
  const archive = await openArchive(settings, { client, print: () => undefined })
  const chosenYear = year ?? archive.latestYear
  return chosenYear === null
    ? [`No edition of ${cupId} has a schedule.`]
    : linesOf(await archive.edition(chosenYear), options)
}

function linesOf(edition: Edition, { rest = USUAL_REST, all }: CheckOptions): string[] {
  const index = indexEdition(edition)
  const faults = checkSchedule(index, rest)
  return [
    `${edition.year}: ${faults.length === 0 ? 'nothing' : faults.length} found in the schedule of ${index.matches.size} matches`,
    ...faultLines(faults, index, all ? Number.POSITIVE_INFINITY : SHOWN),
  ]
}
