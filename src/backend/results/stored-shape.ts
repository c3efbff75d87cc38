import { type EditionShape, nameOf, timeKey } from '../document/kept-ids/edition-shape.ts'
import { selectMatches } from './match-statements.ts'
import { type Db, selectStructure, selectTeams } from './statements.ts'
import { readWords } from './stored-words.ts'

/** Reads what tells the things of a stored edition apart. */
export async function storedShape(db: Db, editionKey: number): Promise<EditionShape> {
  const scope = { editionKey, categoryId: null }
  const structure = await selectStructure(db, scope)
  const teams = new Map((await selectTeams(db, scope)).toReversed().map((team) => [team.id, team]))
  const matches = await selectMatches(db, scope)
  return {
    categories: [
      ...new Map(
        structure.map(({ id, name_json }) => [id, { id, name: nameOf(readWords(name_json)) }]),
      ).values(),
    ],
    divisions: structure.flatMap(({ id: categoryId, division_id: id, division_name_json, ...row }) =>
      id === null
        ? []
        : [
            {
              id,
              categoryId,
              name: division_name_json === null ? id : nameOf(readWords(division_name_json)),
              isPlayoff: row.stage_type === 'playoff',
              teamIds: JSON.parse(row.team_ids_json ?? '[]'),
            },
          ],
    ),
    teams: [...teams.values()]
      .toReversed()
      .map(({ id, category_id: categoryId, name }) => ({ id, categoryId, name })),
    matches: matches.map((row) => ({
      id: row.id,
      categoryId: row.category_id,
      divisionId: row.division_id,
      number: row.number,
      rank: row.round_rank,
      index: row.round_index,
      home: { teamId: row.home_team_id, label: row.home_placeholder },
      away: { teamId: row.away_team_id, label: row.away_placeholder },
      time: timeKey(row.starts_at, row.day),
      fieldId: row.field_id,
    })),
  }
}
