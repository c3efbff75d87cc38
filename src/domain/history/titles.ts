import { memoized } from '../memoized.ts'
import { bracketOf } from '../tournament/bracket.ts'
import type { Category, Division, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { playoffsOf } from '../tournament/medals.ts'
import { losingTeam, teamIdOf } from '../tournament/outcome.ts'

/** A play-off that was won. */
export interface Title {
  readonly year: number
  readonly category: Category
  readonly division: Division
  /** The position of the play-off among those of its class: 0 is the one that decides the class's champion. */
  readonly level: number
  readonly champion: Team
  readonly runnerUp: Team | null
  readonly final: Match
}

/** The titles of an edition: one per won play-off, in the order of its classes. Classes without public results have none. */
export const titlesOf = memoized((index: EditionIndex): readonly Title[] =>
  index.edition.categories
    .filter(({ resultsHidden }) => !resultsHidden)
    .flatMap((category) =>
      playoffsOf(category).flatMap((division, level) => titleOf(index, category, division, level) ?? []),
    ),
)

function titleOf(
  { edition, teams }: EditionIndex,
  category: Category,
  division: Division,
  level: number,
): Title | null {
  const { champion: winner, rounds } = bracketOf(division)
  const champion = teams.get((winner && teamIdOf(winner)) ?? '')
  const final = rounds.at(-1)?.slots[0]
  if (!champion || final?.kind !== 'match') return null
  const runnerUp = teams.get(losingTeam(final.match) ?? '') ?? null
  return { year: edition.year, category, division, level, champion, runnerUp, final: final.match }
}
