import type { Kysely } from 'kysely'
import { parseInstant } from '../../domain/time/stockholm.ts'
import { isoWithOffset } from '../../domain/time/stockholm-iso.ts'
import { NONE_WITHDRAWN } from '../../domain/tournament/withdrawn.ts'
import type { Tables } from '../database/tables.ts'
import type { MatchCardRow } from '../results/match-statements.ts'
import { selectMatches } from '../results/match-statements.ts'
import { placesOf } from '../results/report/group-places.ts'
import type { MatchReportInput } from '../results/report/match-report.ts'
import { selectStructure } from '../results/statements.ts'
import { SLOT_MS } from './agenda.ts'
import type { Step } from './match-steps.ts'

type Values = Omit<MatchReportInput, 'key' | 'at' | 'expectedRevision'>

/** Returns what somebody at the field would report for a step as the match stands; null if it no longer makes sense. */
export async function reportOf(
  db: Kysely<Tables>,
  match: MatchCardRow,
  { deed }: Step,
  freeField: (choice: number, startsAt: number | null) => string | null,
): Promise<Values | null> {
  const { state } = match
  const open = state === 'scheduled' || state === 'live'
  const plus = (home: boolean, goals: number) => ({
    homeScore: Math.max(0, (match.home_score ?? 0) + (home ? goals : 0)),
    awayScore: Math.max(0, (match.away_score ?? 0) + (home ? 0 : goals)),
  })
  switch (deed.kind) {
    case 'move': {
      const start = match.starts_at === null ? null : parseInstant(match.starts_at)
      const later = deed.isLater && start !== null ? start + SLOT_MS : null
      const fieldId = state === 'scheduled' ? freeField(deed.choice, later) : null
      if (fieldId === null) return null
      return { kind: 'MOVE', fieldId, ...(later !== null && { startsAt: isoWithOffset(later) }) }
    }
    case 'start':
      return state === 'scheduled' ? { kind: 'START' } : null
    case 'walkover':
      return state === 'scheduled' ? { kind: 'WALKOVER', winner: deed.home ? 'HOME' : 'AWAY' } : null
    case 'goal':
    case 'slip':
      return open ? { kind: 'SCORE', ...plus(deed.home, 1) } : null
    case 'unslip':
      return state === 'live' ? { kind: 'CORRECTION', ...plus(deed.home, -1) } : null
    case 'half-time':
      return state === 'live' ? { kind: 'HALF_TIME', ...plus(true, 0) } : null
    case 'end':
      return state === 'live' ? ending(db, match) : null
    case 'sudden-death':
      return state === 'live' && isLevel(match)
        ? { kind: 'END', ...plus(deed.home, 1), decision: 'SUDDEN_DEATH' }
        : null
    case 'afterthought':
      return state === 'finished' ? { kind: 'CORRECTION', ...plus(leaderOr(match, deed.home), 1) } : null
  }
}

const isLevel = (match: MatchCardRow) => match.home_score === match.away_score

function leaderOr({ home_score, away_score }: MatchCardRow, home: boolean): boolean {
  return home_score === away_score ? home : (home_score ?? 0) > (away_score ?? 0)
}

/** Returns the report of the end of a match; null if a knock-out match is level and goes on. */
async function ending(db: Kysely<Tables>, match: MatchCardRow): Promise<Values | null> {
  if (match.hide_match_results === 1) return { kind: 'END' }
  const score = { homeScore: match.home_score ?? 0, awayScore: match.away_score ?? 0 }
  if (match.stage_type === 'playoff') return isLevel(match) ? null : { kind: 'END', ...score }
  return { kind: 'END', ...(await separating(db, match, score)) }
}

interface FinalScore {
  readonly homeScore: number
  readonly awayScore: number
}

const LAST_GOALS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [0, 2],
] as const

/**
 * Returns the final score. In a group's last match it adds a goal in the last second if the table would otherwise not
 * separate the teams: nobody draws lots in the demonstration cup, and the play-offs wait for the places.
 */
async function separating(
  db: Kysely<Tables>,
  match: MatchCardRow,
  { homeScore, awayScore }: FinalScore,
): Promise<FinalScore> {
  const scope = { editionKey: match.edition_key, categoryId: match.category_id }
  const rows = (await selectMatches(db, scope)).filter(({ division_id }) => division_id === match.division_id)
  const isLast = rows.every(({ id, state }) => id === match.id || (state !== 'scheduled' && state !== 'live'))
  const plain = { homeScore, awayScore }
  const division = isLast
    ? (await selectStructure(db, scope)).find(({ division_id }) => division_id === match.division_id)
    : undefined
  if (division === undefined) return plain
  const edition = await db
    .selectFrom('edition')
    .select('ranking_json')
    .where('key', '=', match.edition_key)
    .executeTakeFirstOrThrow()
  for (const [home, away] of LAST_GOALS) {
    const score = { home_score: homeScore + home, away_score: awayScore + away }
    const ended = rows.map((row) =>
      row.id === match.id ? { ...row, ...score, state: 'finished' as const } : row,
    )
    if (placesOf(division, ended, edition.ranking_json, NONE_WITHDRAWN).areDistinct)
      return { homeScore: score.home_score, awayScore: score.away_score }
  }
  return plain
}
