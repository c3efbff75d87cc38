import type { EditionDocument } from '../../document/cup-document.ts'
import { type IdFindings, keepIds } from '../../document/kept-ids/keep-ids.ts'
import { readMade, withRenamedTeams, withSetParts, withSetSides } from '../change/kept-changes.ts'
import type { EditionRows } from '../edition-rows.ts'
import { settleResults } from '../report/settle-results.ts'
import { storedShape } from '../stored-shape.ts'
import type { Keeping, MergedEdition, ReportsRule } from '../write-edition.ts'
import { logDecisions } from './log-decisions.ts'
import { mergeReports, type ReportFindings } from './merge-reports.ts'
import { readStoredReports, renameReports } from './stored-reports.ts'

export interface KeepingOptions {
  /** The ids that the files give; null if they give all. */
  readonly givenIds: ReadonlySet<string> | null
  /** `discard` keeps ids only. */
  readonly reports?: ReportsRule
  /** Whether the file's value of a match is stored where the desk reported another; without it no file's is. */
  readonly prefersFile?: (matchId: string) => boolean
  /** Get what an edition changes, before anything is stored; of reports only if some are kept and the document is new. */
  readonly onIds?: (year: number, findings: IdFindings) => void
  readonly onReports?: (year: number, findings: ReportFindings) => void
}

/**
 * Keeps the ids of an edition as far as things are found again, what was changed by command, and what was reported.
 *
 * @returns what throws a ReportRefusal if reported results would then change who plays a match that has begun
 */
export const keepStored =
  ({ givenIds, reports: rule = 'keep', prefersFile, onIds, onReports }: KeepingOptions): Keeping =>
  async (trx, stored, document) => {
    const made = rule === 'keep' ? await readMade(trx, stored.key) : []
    const former: EditionDocument['formerIds'] = JSON.parse(stored.former_ids_json ?? '[]')
    const isGiven = (id: string) => givenIds?.has(id) ?? true
    const asNamed = withRenamedTeams(document, made)
    const ids = keepIds(await storedShape(trx, stored.key), former, document, isGiven, asNamed)
    const edition = withSetParts(withSetSides(withRenamedTeams(ids.edition, made), made), made)
    const reports = rule === 'keep' ? await readStoredReports(trx, stored.key, ids.moved) : null
    const kept = { given: ids.edition, edition, isForced: reports !== null && prefersFile !== undefined }
    onIds?.(document.year, ids.findings)
    if (reports === null) return { ...kept, merge: null }
    const merge = async (rows: EditionRows, next: number): Promise<MergedEdition> => {
      const found = mergeReports(rows, reports, prefersFile ?? (() => false))
      onReports?.(document.year, found)
      await renameReports(trx, stored.key, ids.moved)
      const logged = await logDecisions(trx, rows, found.conflicts, next)
      const revision = next + Math.max(0, logged - 1)
      const isReported = ({ id }: { readonly id: string }) => reports.parts.get(id)?.result === true
      const settled = { key: stored.key, ranking_json: JSON.stringify(edition.ranking) }
      return {
        revision,
        columns: featuredBefore(stored, rows),
        settle: () => settleResults(trx, settled, isReported, revision),
      }
    }
    return { ...kept, merge }
  }

/** Reports change which games are featured. These stay, without those that are gone. */
function featuredBefore({ featured_json }: { featured_json: string }, { match }: EditionRows) {
  const ids = new Set(match.map(({ id }) => id))
  const featured: string[] = JSON.parse(featured_json)
  const left = featured.filter((id) => ids.has(id))
  return left.length > 0 ? { featured_json: JSON.stringify(left) } : {}
}
