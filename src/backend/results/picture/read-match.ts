import type { Kysely } from 'kysely'
import { withoutResult } from '../../../domain/live/match-change.ts'
import { openMatch } from '../../../domain/publication/published.ts'
import { DEFAULT_LOCALE } from '../../../domain/text/locale.ts'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import type { Match, MatchTime } from '../../../domain/tournament/match.ts'
import { type MatchAbout, matchCard } from '../../../drawing/match-card.ts'
import type { MatchCard } from '../../../drawing/share-card.ts'
import type { Tables } from '../../database/tables.ts'
import { type MatchRow, selectMatchCards } from '../match-statements.ts'
import { gatesOfRow } from '../publication-of.ts'
import { selectEdition } from '../statements.ts'
import { matchOf } from '../stored-match.ts'
import { readWords } from '../stored-words.ts'
import { isHidden } from '../wire-match.ts'

/** Reads what the picture shows of a match. @returns null if the match does not exist, or is not published */
export async function readMatchCard(
  db: Kysely<Tables>,
  cupId: string,
  year: number,
  matchId: string,
): Promise<MatchCard | null> {
  const edition = await selectEdition(db, cupId, year)
  const gates = edition && gatesOfRow(edition)
  if (!edition || !gates?.matches) return null
  const [row] = await selectMatchCards(db, edition.key, [matchId])
  if (!row) return null
  const match = openMatch(publishedMatch(row), gates)
  if (match.kind === 'bye') return null
  const about: MatchAbout = {
    cup: edition.cup_name,
    year,
    nationCodes: gates.teams
      ? { home: row.home_nation_code, away: row.away_nation_code }
      : { home: null, away: null },
    category: row.category_short_name,
    division: readWords(row.division_name_json)[DEFAULT_LOCALE],
    place: row.location_name ?? row.field_name,
  }
  return matchCard(match, about)
}

/** Returns a stored match as it may be published: if its class publishes no results, only its progress. */
export function publishedMatch(row: MatchRow): Match {
  const match = { ...matchOf(row), time: timeOf(row) }
  return isHidden(row) ? withoutResult(match) : match
}

function timeOf({ starts_at, day }: Pick<MatchRow, 'starts_at' | 'day'>): MatchTime {
  const at = starts_at === null ? null : parseInstant(starts_at)
  if (at !== null) return { kind: 'instant', at }
  return day === null ? { kind: 'unknown' } : { kind: 'day', day }
}
