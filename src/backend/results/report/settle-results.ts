import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { type MatchRow, selectMatches } from '../match-statements.ts'
import { selectStructure, selectTeams } from '../statements.ts'
import { withdrawnOf } from '../stored-withdrawal.ts'
import { laterGroupsAfter } from './later-groups.ts'
import { Progress } from './progress.ts'
import { storeFollowers } from './store-followers.ts'

/**
 * Lets everything follow anew from results: the teams of later matches and of later groups.
 *
 * @param isDecisive whether a match is one of which something may follow
 * @throws ReportRefusal if this would change who plays a match that has begun
 */
export async function settleResults(
  trx: Transaction<Tables>,
  edition: { readonly key: number; readonly ranking_json: string },
  isDecisive: (row: MatchRow) => boolean,
  revision: number,
): Promise<void> {
  const all = await selectMatches(trx, { editionKey: edition.key, categoryId: null })
  for (const [categoryId, ofClass] of Map.groupBy(all.filter(isDecisive), ({ category_id }) => category_id)) {
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
