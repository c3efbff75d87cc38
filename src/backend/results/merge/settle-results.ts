import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { selectMatches } from '../match-statements.ts'
import { laterGroupsAfter } from '../report/later-groups.ts'
import { Progress } from '../report/progress.ts'
import { storeFollowers } from '../report/store-followers.ts'
import { selectStructure, selectTeams } from '../statements.ts'
import { withdrawnOf } from '../stored-withdrawal.ts'
import type { StoredReports } from './stored-reports.ts'

/**
 * Lets everything follow anew from the results that the desk reported, in an edition that a file has just replaced: the teams
 * of later matches and of later groups.
 *
 * @throws ReportRefusal if this would change who plays a match that has begun
 */
export async function settleResults(
  trx: Transaction<Tables>,
  edition: { readonly key: number; readonly ranking_json: string },
  { parts }: StoredReports,
  revision: number,
): Promise<void> {
  const all = await selectMatches(trx, { editionKey: edition.key, categoryId: null })
  const reported = all.filter(({ id }) => parts.get(id)?.result)
  for (const [categoryId, ofClass] of Map.groupBy(reported, ({ category_id }) => category_id)) {
    const scope = { editionKey: edition.key, categoryId }
    const structure = await selectStructure(trx, scope)
    const isPlayoff = (id: string) =>
      structure.some(({ division_id, stage_type }) => division_id === id && stage_type === 'playoff')
    const rows = all.filter(({ category_id }) => category_id === categoryId)
    const progress = new Progress(rows, structure, withdrawnOf(await selectTeams(trx, scope)))
    const groups = new Set(ofClass.map(({ division_id }) => division_id).filter((id) => !isPlayoff(id)))
    for (const id of groups) progress.afterGroup(id, edition)
    const knockOuts = ofClass.filter(({ division_id }) => isPlayoff(division_id))
    // A round is over before the next one.
    for (const { id } of knockOuts.toSorted((one, other) => (other.round_rank ?? 0) - (one.round_rank ?? 0)))
      progress.afterMatch(id)
    const later = laterGroupsAfter(structure, rows, progress.rows)
    await storeFollowers(trx, edition.key, { moved: progress.changed, groups: later }, revision)
  }
}
