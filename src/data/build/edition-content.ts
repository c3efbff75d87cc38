import type { Edition } from '../../domain/tournament/edition.ts'
import type { ValueCounts } from '../results/problems.ts'

/** The figures of an edition that are compared from one release to the next. */
export interface EditionContent {
  readonly year: number
  readonly isPublished: boolean
  /** Matches that are over and have a score, also one that was annulled: withdrawals are no loss. */
  readonly results: number
  readonly matches: number
  readonly teams: number
  /** Divisions with a published table. */
  readonly tables: number
  readonly values: ValueCounts
}

/** @param values counted while the edition was parsed */
export function contentOf(edition: Edition, values: ValueCounts): EditionContent {
  const divisions = edition.categories.flatMap((category) => category.divisions)
  const matches = divisions.flatMap((division) => division.matches).filter((match) => match.kind !== 'bye')
  const hasResult = (match: (typeof matches)[number]) =>
    match.kind === 'finished' ||
    (match.kind === 'walkover' && match.score !== null) ||
    (match.kind === 'called-off' && match.how === 'annulled' && match.stood !== null)
  return {
    year: edition.year,
    isPublished: Object.values(edition.publication).includes(true),
    results: matches.filter(hasResult).length,
    matches: matches.length,
    teams: edition.categories.reduce((sum, { teams }) => sum + teams.length, 0),
    tables: divisions.filter(({ published }) => published.length > 0).length,
    values,
  }
}
