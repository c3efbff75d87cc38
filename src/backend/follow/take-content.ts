import type { PreviewEdition } from '../../domain/organiser/import-preview.ts'
import type { SourceConflict, SourceState } from '../../domain/organiser/source.ts'
import { DEFAULT_LOCALE, type Locale, otherLocales, perLocale, type Words } from '../../domain/text/locale.ts'
import { type ServiceText, serviceText } from '../../i18n/service-text.ts'
import type { ImportedEdition, Importing } from '../cup-import/import-cup.ts'
import { previewEditions } from '../cup-import/preview-of.ts'
import type { CupDocument } from '../document/cup-document.ts'
import { divisionsOf } from '../document/divisions-of.ts'
import type { IdFindings } from '../document/kept-ids/keep-ids.ts'
import { type ImportOrFaults, importFiles } from '../import/files/import-files.ts'
import type { ImportArguments } from '../import/import-arguments.ts'
import { type Content, sayOf } from './source.ts'

/** What became of the content of a source. */
export interface Taken extends Pick<SourceState<Words>, 'sentences' | 'changes'> {
  readonly state: Exclude<SourceState['state'], 'unreachable'>
  /** null: those that are known already. */
  readonly conflicts: SourceState['conflicts'] | null
  /** The years whose editions changed. */
  readonly changed: readonly number[]
  /** The former ids by year: favourites follow them. */
  readonly formerIds: readonly (readonly [number, IdFindings['formerIds']])[]
}

export interface Taking {
  readonly arguments: ImportArguments
  /** The moment of the look by the cup's clock, epoch milliseconds. */
  readonly now: number
  /** Stores, or tries on a trial; null if nothing is stored yet that it could be compared with. */
  readonly store: (
    document: CupDocument,
    importing: Pick<Importing, 'givenIds' | 'prefersFile' | 'discardReports' | 'isTrial'>,
  ) => Promise<ImportedEdition[] | null>
  /** Whether nothing is stored before somebody has accepted it, however little it changes. */
  readonly isFirst: boolean
  /** Whether somebody has accepted these changes. */
  readonly isAccepted: (changes: readonly PreviewEdition[]) => boolean
}

/** More matches that end than these, and than a tenth of all, may be a table that was cut off. */
const MOST_ENDED = 5
const MOST_ENDED_SHARE = 0.1
const MOST_SENTENCES = 20

/**
 * Stores what a source holds, as an import of the same files would. What the desk reported stays. Nothing is stored if the
 * source has faults, or if it is the first time or much of what is stored already would end, and that is not accepted.
 *
 * @throws what `store` throws
 */
export async function takeContent(
  content: Content,
  { arguments: { options, prefersFile }, now, store, isFirst, isAccepted }: Taking,
): Promise<Taken> {
  const nothing = { sentences: [], changes: [], conflicts: null, changed: [], formerIds: [] }
  const readIn = (locale: Locale) =>
    importFiles(content.files, content.path, content.isFolder, { ...options, now, locale })
  const read = await readIn(DEFAULT_LOCALE)
  if (!read.ok) return { ...nothing, state: 'refused', sentences: await faultsOf(read, readIn) }
  const { document, givenIds } = read
  const storing = { givenIds, prefersFile, discardReports: false }
  const tried = (await store(document, { ...storing, isTrial: true })) ?? []
  const cut = tried.flatMap(({ year, ids }) =>
    cutSentence(document, year, ids?.ended.filter(({ kind }) => kind === 'match').length ?? 0),
  )
  const changes = previewEditions(document, tried)
  if ((isFirst || cut.length > 0) && !isAccepted(changes))
    return { ...nothing, state: 'waiting', sentences: cut, changes }
  // Whoever reports waits for what stores: nothing is stored of what is stored already.
  const isStored = tried.length > 0 && tried.every(({ changed }) => !changed)
  const written = isStored ? tried : ((await store(document, { ...storing, isTrial: false })) ?? [])
  return {
    ...nothing,
    state: 'followed',
    conflicts: isStored ? null : written.flatMap(conflictsOf),
    changed: written.filter((edition) => edition.changed).map(({ year }) => year),
    formerIds: written.flatMap(({ year, ids }) => (ids ? [[year, ids.formerIds] as const] : [])),
  }
}

/**
 * Returns what is wrong with files. Faults are said in the language in which the files are read: they are read in each.
 *
 * @param read in the first language
 */
async function faultsOf(
  read: ImportOrFaults,
  readIn: (locale: Locale) => Promise<ImportOrFaults>,
): Promise<Words[]> {
  const first = faultLines(read, serviceText(DEFAULT_LOCALE))
  const others = new Map<Locale, readonly string[]>()
  for (const locale of otherLocales(DEFAULT_LOCALE))
    others.set(locale, faultLines(await readIn(locale), serviceText(locale)))
  return first.map((line, position) => perLocale((locale) => others.get(locale)?.[position] ?? line))
}

function faultLines(read: ImportOrFaults, t: ServiceText): string[] {
  const faults = read.ok ? [] : read.faults.filter(({ level }) => level === 'fault')
  const lines = faults
    .slice(0, MOST_SENTENCES)
    .map(({ file, place, problem, remedy }) =>
      t('source.faulty', { place: `${file} ${place}`.trim(), problem, remedy }),
    )
  const count = faults.length - lines.length
  return count > 0 ? [...lines, t('source.more', { count })] : lines
}

function cutSentence({ editions }: CupDocument, year: number, ended: number): Words[] {
  const divisions = divisionsOf(editions.find((one) => one.year === year)?.categories ?? [])
  const all = divisions.reduce((sum, { matches }) => sum + matches.length, ended)
  return ended <= MOST_ENDED || ended <= MOST_ENDED_SHARE * all
    ? []
    : [sayOf('cut', { year: String(year), count: ended, all })]
}

const conflictsOf = ({ year, reports }: ImportedEdition): SourceConflict[] =>
  (reports?.conflicts ?? [])
    .filter(({ isFromFile }) => !isFromFile)
    .map(({ matchId, name, about, reported, file }) => ({ year, matchId, name, about, reported, file }))
