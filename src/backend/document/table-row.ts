import type { Standing } from '../../domain/tournament/standings.ts'

/** Returns a row of a table as documents and responses write it. */
export const writtenRow = ({ tieBreaker: _, goalsFor, goalsAgainst, ...row }: Standing) => ({
  ...row,
  goalsWon: goalsFor,
  goalsLost: goalsAgainst,
})
