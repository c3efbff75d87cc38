import type { CupDocument } from '../../src/backend/document/cup-document.ts'
import type { IdFindings } from '../../src/backend/document/kept-ids/keep-ids.ts'
import { countRepeated } from '../../src/backend/import/files/count-repeated.ts'
import { type ImportAnswer, importFiles } from '../../src/backend/import/files/import-files.ts'
import type { ReportFindings } from '../../src/backend/results/merge/merge-reports.ts'
import type { ImportArguments } from '../import/import-arguments.ts'
import { storeCup } from '../import/store-cup.ts'
import type { Content } from './source.ts'

/** What became of the content of a source. */
export interface Taken {
  readonly state: 'followed' | 'refused' | 'waiting'
  readonly sentences: readonly string[]
  readonly conflicts: readonly string[]
  /** The years whose editions changed. */
  readonly changed: readonly number[]
}

/** More matches that end than these, and than a tenth of all, may be a table that was cut off. */
const MOST_ENDED = 5
const MOST_ENDED_SHARE = 0.1
const MOST_SENTENCES = 20

/**
 * Stores what a source holds, as an import of the same files would. What the desk reported stays. Nothing is stored if the
 * source has faults, or if much of what is stored already would end and that is not accepted.
 */
export async function takeContent(
  { files, path, isFolder }: Content,
  { options, prefersFile }: ImportArguments,
  isAccepted: boolean,
): Promise<Taken> {
  const read = await importFiles(files, path, isFolder, { ...options, now: Date.now() })
  if (!read.ok) return { state: 'refused', sentences: faultsOf(read), conflicts: [], changed: [] }
  const { document, givenIds } = read
  const ended = new Map<number, number>()
  const conflicts: string[] = []
  const storing = { givenIds, prefersFile, discardReports: false }
  const countEnded = (year: number, ids: IdFindings) => {
    ended.set(year, ids.ended.filter(({ kind }) => kind === 'match').length)
  }
  await storeCup(document, { ...storing, dryRun: true, onIds: countEnded, onReports: () => {} })
  const cut = [...ended].flatMap(([year, count]) => cutSentence(document, year, count))
  if (cut.length > 0 && !isAccepted) return { state: 'waiting', sentences: cut, conflicts: [], changed: [] }
  const onReports = (year: number, reports: ReportFindings) => conflicts.push(...conflictsOf(year, reports))
  const written = await storeCup(document, { ...storing, dryRun: false, onIds: () => {}, onReports })
  const changed = (written ?? []).filter((edition) => edition.changed).map(({ year }) => year)
  return { state: 'followed', sentences: [], conflicts, changed }
}

function faultsOf({ faults }: Extract<ImportAnswer, { ok: false }>): string[] {
  const told = countRepeated(faults.filter(({ level }) => level === 'fault'))
  const sentences = told
    .slice(0, MOST_SENTENCES)
    .map(({ file, place, problem, remedy }) => `${file} ${place}: ${problem}. Right: ${remedy}`)
  const rest = told.length - sentences.length
  return rest > 0 ? [...sentences, `… and ${rest} more`] : sentences
}

function cutSentence({ editions }: CupDocument, year: number, ended: number): string[] {
  const edition = editions.find((one) => one.year === year)
  const stages = (edition?.categories ?? []).flatMap((category) => category.stages)
  const matches = stages
    .flatMap(({ divisions }) => divisions)
    .reduce((sum, { matches }) => sum + matches.length, 0)
  if (ended <= MOST_ENDED || ended <= MOST_ENDED_SHARE * (matches + ended)) return []
  return [
    `${year}: ${ended} of ${matches + ended} matches are not in the source any more, and nothing was stored. If that is meant, accept it once with --once --accept`,
  ]
}

const conflictsOf = (year: number, { conflicts }: ReportFindings): string[] =>
  conflicts
    .filter(({ isFromFile }) => !isFromFile)
    .map(
      ({ matchId, name, about, reported, file }) =>
        `${year}: match ${matchId}, ${name}: the ${about} was reported as ${reported}, the source has ${file}; --once --prefer file:${matchId} takes the source's`,
    )
