import type { Kysely } from 'kysely'
import type { ShareCard } from '../../../drawing/share-card.ts'
import { teamCard } from '../../../drawing/team-card.ts'
import type { Tables } from '../../database/tables.ts'
import { selectTeamMatches } from '../match-statements.ts'
import { gatesOfRow } from '../publication-of.ts'
import { selectEdition, selectPicturedTeam } from '../statements.ts'
import { readWords } from '../stored-words.ts'
import { publishedMatch } from './read-match.ts'

/** Reads what the picture shows of a team. @returns null if the team does not exist, or is not published */
export async function readTeamCard(
  db: Kysely<Tables>,
  cupId: string,
  year: number,
  teamId: string,
): Promise<ShareCard | null> {
  const edition = await selectEdition(db, cupId, year)
  const gates = edition && gatesOfRow(edition)
  if (!edition || !gates?.teams) return null
  const row = await selectPicturedTeam(db, edition.key, teamId)
  if (!row) return null
  const matches = gates.matches ? await selectTeamMatches(db, edition.key, [teamId]) : []
  const team = {
    id: teamId,
    name: row.name,
    nationCode: row.nation_code,
    category: readWords(row.category_name_json),
  }
  return teamCard({ cup: edition.cup_name, year }, team, matches.map(publishedMatch))
}
