import type { Transaction } from 'kysely'
import { domainWords, SIDES } from '../../../contract/match-words.ts'
import { otherSide } from '../../../domain/tournament/outcome.ts'
import type { Tables } from '../../database/tables.ts'
import { selectMatchCards } from '../match-statements.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import { structureOf } from './class-teams.ts'
import type { ChangeOf } from './edition-change.ts'
import type { Made } from './made.ts'
import { drawInto, hasBegun, sideColumns } from './match-sides.ts'

const SIDE_OF = domainWords(SIDES)

/** Sets who plays on a side of a match that has not begun. A team that is set so stays there, whatever results say. */
export async function setSide(
  trx: Transaction<Tables>,
  editionKey: number,
  { matchId, side: word, to }: ChangeOf<'setSide'>,
): Promise<Made> {
  const side = SIDE_OF[word]
  const [match] = await selectMatchCards(trx, editionKey, [matchId])
  if (!match) throw new ReportRefusal('NOT_FOUND', 'noMatch', { matchId })
  if (hasBegun(match)) throw invalid('matchId', 'matchBegun', { matchId })
  const { team_id, placeholder } = await sideColumns(trx, editionKey, match.category_id, to, 'to')
  if (team_id !== null && team_id === match[`${otherSide(side)}_team_id`])
    throw invalid('to', 'againstItself')
  await trx
    .updateTable('match')
    .set({ [`${side}_team_id`]: team_id, [`${side}_placeholder`]: placeholder })
    .where('edition_key', '=', editionKey)
    .where('id', '=', matchId)
    .execute()
  const structure = await structureOf(trx, editionKey, match.category_id)
  const division = structure.find(({ division_id }) => division_id === match.division_id)
  if (division) await drawInto(trx, editionKey, division, [team_id])
  const before = { teamId: match[`${side}_team_id`], label: match[`${side}_placeholder`] }
  const now = { teamId: team_id, label: placeholder }
  return { categoryId: match.category_id, matchId, side: { side, before, now } }
}
