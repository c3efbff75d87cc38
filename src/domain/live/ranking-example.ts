import { memoized } from '../memoized.ts'
import { isDivisionOver } from '../tournament/class-state.ts'
import type { Category, Division } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { LevelTeams } from '../tournament/explanation.ts'
import { showsTable } from '../tournament/gates.ts'
import { isHeadline } from '../tournament/margin.ts'
import type { RankingRule } from '../tournament/ranking.ts'
import { liveTable } from './live-table.ts'

export interface RankingExample {
  readonly category: Category
  readonly division: Division
  readonly level: LevelTeams
}

/** A rule that ranks classes of an edition, with one of their groups in which more than points decided. */
export interface RankingInUse {
  readonly rule: RankingRule
  readonly categories: readonly Category[]
  readonly example: RankingExample | null
}

/** The ranking rules of an edition: most often one rule for all classes that show tables. */
export const rankingsInUse = memoized(({ edition }: EditionIndex): readonly RankingInUse[] => {
  const shown = edition.categories.filter(
    ({ resultsHidden, tablesHidden }) => !resultsHidden && !tablesHidden,
  )
  const byRule = Map.groupBy(shown, ({ ranking }) => JSON.stringify([ranking.points, ranking.chain]))
  return [...byRule.values()]
    .flatMap((categories): RankingInUse[] => {
      const [first] = categories
      return first ? [{ rule: first.ranking, categories, example: exampleOf(categories) }] : []
    })
    .sort((one, other) => other.categories.length - one.categories.length)
})

/** Returns the example that is hardest to see from the table alone; of equal ones the first of the oldest class. */
function exampleOf(categories: readonly Category[]): RankingExample | null {
  const found = categories.flatMap((category) =>
    category.divisions
      .filter((division) => showsTable(category, division) && isDivisionOver(division))
      .flatMap((division) =>
        liveTable(division, category)
          .level.filter((level) => isPlain(level, category))
          .map((level): RankingExample => ({ category, division, level })),
      ),
  )
  const hardest = Math.max(...found.map(({ level }) => hardnessOf(level)))
  return (
    found
      .filter(({ level }) => hardnessOf(level) === hardest)
      .sort((one, other) => (other.category.age ?? 0) - (one.category.age ?? 0))[0] ?? null
  )
}

/** Whether results decided rather than lots, and no result among the teams' own is too one-sided for a headline. */
const isPlain = ({ comparisons, ownMatches }: LevelTeams, { age }: Category): boolean =>
  comparisons.every(({ verdict, steps }) => verdict === 'decided' && steps.at(-1)?.by !== 'lots') &&
  ownMatches.every(({ results }) => results.every(({ result }) => isHeadline(result.score, age)))

/** Ranks a comparison of three teams highest (one of four is hard to read), then those with most steps. */
function hardnessOf({ comparisons, ownMatches }: LevelTeams): number {
  const ofThree = ownMatches.some(({ teamIds }) => teamIds.length === 3)
  return (ofThree ? 100 : 0) + Math.max(...comparisons.map(({ steps }) => steps.length))
}
