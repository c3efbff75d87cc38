import { hash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { ImportPreview, LostPlay } from '../../domain/organiser/import-preview.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Tables } from '../database/tables.ts'
import type { IdFindings } from '../document/kept-ids/keep-ids.ts'
import { importFiles } from '../import/files/import-files.ts'
import { say, textOf } from '../import/said.ts'
import type { Actor } from '../results/access/actor.ts'
import { logAct } from '../results/acts/log-act.ts'
import { ReportRefusal } from '../results/refusal.ts'
import { tournamentId } from '../results/wire-edition.ts'
import { type ImportedEdition, importCup } from './import-cup.ts'
import { previewEditions, previewOf } from './preview-of.ts'
import { readSentImport, type SentImport } from './sent-import.ts'

/** What an organiser sends: see `readSentImport`. */
export interface ImportTask {
  readonly cupId: string
  readonly actor: Actor
  readonly body: Uint8Array
  /** Epoch milliseconds of the cup's clock. */
  readonly now: number
  /** In which the files are spoken of. */
  readonly locale: Locale
}

export type TakenImport =
  | {
      readonly kind: 'preview' | 'stored'
      readonly preview: ImportPreview
      /** The former ids by year; favourites follow them once they are stored. */
      readonly formerIds: readonly (readonly [number, IdFindings['formerIds']])[]
    }
  /** `changed`: somebody has changed what is stored since the preview. */
  | { readonly kind: 'refused' | 'changed'; readonly sentence: string }

/** Ends the transaction of an import that nobody has looked at as it would be now. */
class Unseen extends Error {}

/**
 * Tells what an import would change, and stores it if it is the one that was looked at: the same files and options, and the same
 * editions. What was played is lost only as far as whoever sends it has agreed to.
 *
 * @param onTrial does what is only tried, in the database itself or on a copy of it
 * @throws what the database throws
 */
export async function takeImport(
  db: Kysely<Tables>,
  { cupId, actor, body, now, locale }: ImportTask,
  onTrial: <Result>(
    years: readonly number[],
    work: (db: Kysely<Tables>) => Promise<Result>,
  ) => Promise<Result> = (_, work) => work(db),
): Promise<TakenImport> {
  const sent = readSentImport(body, cupId, now, locale)
  if (typeof sent === 'string') return { kind: 'refused', sentence: sent }
  const cup = await db.selectFrom('cup').select('name').where('id', '=', cupId).executeTakeFirst()
  // What a file is called is no name for a cup.
  const known = { knownName: cup?.name ?? cupId }
  const { files } = sent
  const [first] = files
  const isFolder = files.length > 1
  const path = isFolder ? cupId : (first?.file ?? '')
  const read = await importFiles(files, path, isFolder, { ...known, ...sent.options })
  const preview = previewOf(read, locale)
  if (!read.ok) return { kind: 'preview', preview, formerIds: [] }
  const { document, givenIds } = read
  const { prefersFile, discardReports } = sent
  const isTrial = sent.token === null
  try {
    const years = document.editions.map(({ year }) => year)
    const importing = { givenIds, prefersFile, discardReports, isTrial }
    const onWritten = async (trx: Transaction<Tables>, editions: readonly ImportedEdition[]) => {
      if (tokenOf(sent, editions) !== sent.token || sent.agreed !== sum(lostBy(editions))) throw new Unseen()
      await log(trx, actor, cupId, sent, editions)
    }
    const imported = await (isTrial
      ? onTrial(years, (copy) => importCup(copy, document, importing))
      : importCup(db, document, { ...importing, onWritten }))
    const lost = lostBy(imported)
    return {
      kind: isTrial ? 'preview' : 'stored',
      preview: {
        ...preview,
        editions: previewEditions(document, imported),
        lost,
        token: isTrial ? tokenOf(sent, imported) : null,
      },
      formerIds: imported.flatMap(({ year, ids }) => (ids ? [[year, ids.formerIds] as const] : [])),
    }
  } catch (error) {
    if (error instanceof Unseen) return { kind: 'changed', sentence: textOf(say('sent.changed'), locale) }
    if (error instanceof ReportRefusal) return { kind: 'refused', sentence: error.sentenceIn(locale) }
    throw error
  }
}

const tokenOf = ({ content }: SentImport, editions: readonly ImportedEdition[]): string =>
  hash('sha256', JSON.stringify([content, editions.map(({ year, before }) => [year, before])]))

const lostBy = (editions: readonly ImportedEdition[]): LostPlay => ({
  reports: editions.reduce((count, { lost }) => count + lost.reports, 0),
  played: editions.reduce((count, { lost }) => count + lost.played, 0),
})

const sum = ({ reports, played }: LostPlay): number => reports + played

/** Logs the import with each edition that it changed. */
async function log(
  trx: Transaction<Tables>,
  actor: Actor,
  cupId: string,
  { files }: SentImport,
  editions: readonly ImportedEdition[],
): Promise<void> {
  const file = files.map((one) => one.file).join(', ')
  for (const { year, changed, changes, lost } of editions) {
    if (!changed) continue
    const countsOf = (of: 'teams' | 'matches') =>
      (['added', 'changed', 'removed'] as const).map((what) =>
        changes.reduce((count, change) => count + change[of][what].count, 0),
      )
    const counts = { teams: countsOf('teams'), matches: countsOf('matches') }
    const request = { cupId, tournamentId: tournamentId(year), actor, file, ...counts, lost }
    await logAct(trx, actor, { kind: 'import', request }, {})
  }
}
