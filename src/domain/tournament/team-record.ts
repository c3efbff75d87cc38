import { resultFor } from './form.ts'
import { type Match, scoreOf } from './match.ts'
import { otherSide, sideOf } from './outcome.ts'

/** The record of one or several teams in an edition, groups and play-offs together. */
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
 * Computes a team's record over finished matches and walkovers. A knock-out match decided by penalties or lots counts as won
 * by its winner; a level match without a stored winner is drawn. Results carried over into a group are not counted again.
 *
 * @param matches of the edition; those of other teams are skipped
 */
export function teamRecord(matches: readonly Match[], teamId: string): TeamRecord {
  return matches.reduce((record, match) => {
    const result = resultFor(match, teamId)
    const side = sideOf(match, teamId)
    if (result === null || side === null) return record
    const score = scoreOf(match)
    return addRecords(record, {
      played: 1,
      won: result === 'won' ? 1 : 0,
      tied: result === 'tied' ? 1 : 0,
      lost: result === 'lost' ? 1 : 0,
      goalsFor: score?.[side] ?? 0,
      goalsAgainst: score?.[otherSide(side)] ?? 0,
    })
  }, NO_RECORD)
}

/** Adds two records, for example for a club or a nation. */
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
