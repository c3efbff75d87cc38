import type { Kysely } from 'kysely'
import { clubCard } from '../../../drawing/club-card.ts'
import type { ShareCard } from '../../../drawing/share-card.ts'
import type { Tables } from '../../database/tables.ts'
import { selectTeamMatches } from '../match-statements.ts'
import { gatesOfRow } from '../publication-of.ts'
import { selectEdition, selectPicturedClub } from '../statements.ts'
import { publishedMatch } from './read-match.ts'

/** Reads what the picture shows of a club. @returns null if the club does not exist, or it or its teams are not published */
export async function readClubCard(
  db: Kysely<Tables>,
  cupId: string,
  year: number,
  clubId: string,
): Promise<ShareCard | null> {
  const edition = await selectEdition(db, cupId, year)
  const gates = edition && gatesOfRow(edition)
  if (!edition || !gates?.teams || !gates.clubs) return null
  const rows = await selectPicturedClub(db, edition.key, clubId)
  const [club] = rows
  if (!club) return null
  const teamIds = [...new Set(rows.map(({ team_id }) => team_id))]
  const matches = gates.matches ? await selectTeamMatches(db, edition.key, teamIds) : []
  const pictured = { name: club.name, nationCode: club.nation_code, teamIds }
  return clubCard({ cup: edition.cup_name, year }, pictured, matches.map(publishedMatch))
}
