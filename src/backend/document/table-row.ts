import type { Standing } from '../../domain/tournament/standings.ts'

/** A row of a table as documents and the wire write it. */
export const writtenRow = ({ tieBreaker: _, goalsFor, goalsAgainst, ...row }: Standing) => ({
  ...row,
  goalsWon: goalsFor,
  goalsLost: goalsAgainst,
})
