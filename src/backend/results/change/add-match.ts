import type { Selectable, Transaction } from 'kysely'
import type { EditionTable, Tables } from '../../database/tables.ts'
import { selectMatches } from '../match-statements.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import { checkTime } from '../report/report-time.ts'
import { selectStructure } from '../statements.ts'
import { freeId } from './class-teams.ts'
import type { ChangeOf } from './edition-change.ts'
import type { Made } from './made.ts'
import { drawInto, sideColumns } from './match-sides.ts'

/** Adds a match to a group or play-off, the last of its round. */
export async function addMatch(
  trx: Transaction<Tables>,
  edition: Selectable<EditionTable>,
  { divisionId, number, roundName, roundRank, startsAt, fieldId, ...sides }: ChangeOf<'addMatch'>,
): Promise<Made> {
  const { key: editionKey } = edition
  const structure = await selectStructure(trx, { editionKey, categoryId: null })
  const division = structure.find(({ division_id }) => division_id === divisionId)
  if (!division) throw new ReportRefusal('NOT_FOUND', 'noDivision', { divisionId })
  const categoryId = division.id
  const home = await sideColumns(trx, editionKey, categoryId, sides.home, 'home')
  const away = await sideColumns(trx, editionKey, categoryId, sides.away, 'away')
  if (home.team_id !== null && home.team_id === away.team_id) throw invalid('away', 'againstItself')
  if (startsAt) checkTime({ key: '', kind: 'MOVE', startsAt }, edition)
  const fields = trx.selectFrom('field').select('id').where('edition_key', '=', editionKey)
  if (fieldId && !(await fields.where('id', '=', fieldId).executeTakeFirst()))
    throw invalid('fieldId', 'noField', { fieldId })
  const all = await selectMatches(trx, { editionKey, categoryId: null })
  const ofClass = all.filter(({ category_id }) => category_id === categoryId)
  if (number && ofClass.some((match) => match.number === number))
    throw invalid('number', 'numberTaken', { categoryId, number })
  const rank = roundRank ?? null
  const inRound = ofClass.filter((match) => match.division_id === divisionId && match.round_rank === rank)
  const matchId = await freeId(trx, editionKey, 'match', `${categoryId}-match`)
  await trx
    .insertInto('match')
    .values({
      edition_key: editionKey,
      id: matchId,
      position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
      category_id: categoryId,
      division_id: divisionId,
      number: number ?? null,
      round_name: roundName ?? null,
      round_rank: rank,
      round_index: rank === null ? null : Math.max(0, ...inRound.map((match) => match.round_index ?? 0)) + 1,
      home_team_id: home.team_id,
      home_placeholder: home.placeholder,
      away_team_id: away.team_id,
      away_placeholder: away.placeholder,
      starts_at: startsAt ?? null,
      field_id: fieldId ?? null,
      state: 'scheduled',
    })
    .execute()
  await drawInto(trx, editionKey, division, [home.team_id, away.team_id])
  return { categoryId, matchId }
}
