import type { Match } from './match.ts'
import { otherSide, sideOf, winnerOf } from './outcome.ts'

/** What a team, or several, did in an edition, groups and play-offs together. */
export interface TeamRecord {
  readonly played: number
  readonly won: number
  readonly tied: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
}

export const NO_RECORD: TeamRecord = { played: 0, won: 0, tied: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 }

/**
 * A team's record over finished matches and walkovers. Who won a knock-out by penalties or lots won it; a match level
 * without a stored winner is drawn. Results carried over into a group are not counted again.
 *
 * @param matches of the edition; those of other teams are skipped
 */
export function teamRecord(matches: readonly Match[], teamId: string): TeamRecord {
  return matches.reduce((record, match) => {
    const side = sideOf(match, teamId)
    if (side === null || (match.kind !== 'finished' && match.kind !== 'walkover')) return record
    const winner = winnerOf(match)
    if (match.score === null && winner === null) return record
    return addRecords(record, {
      played: 1,
      won: winner === side ? 1 : 0,
      tied: winner === null ? 1 : 0,
      lost: winner === otherSide(side) ? 1 : 0,
      goalsFor: match.score?.[side] ?? 0,
      goalsAgainst: match.score?.[otherSide(side)] ?? 0,
    })
  }, NO_RECORD)
}

/** Two records as one: a club's, a nation's. */
export function addRecords(one: TeamRecord, other: TeamRecord): TeamRecord {
  return {
    played: one.played + other.played,
    won: one.won + other.won,
    tied: one.tied + other.tied,
    lost: one.lost + other.lost,
    goalsFor: one.goalsFor + other.goalsFor,
    goalsAgainst: one.goalsAgainst + other.goalsAgainst,
  }
}
