import { liveTable } from '../live/live-table.ts'
import { memoized } from '../memoized.ts'
import type { Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { showsTable } from '../tournament/gates.ts'
import type { Match } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { losingTeam, winningTeam } from '../tournament/outcome.ts'
import { titlesOf } from './titles.ts'

/**
 * A result that the tables of the groups did not foretell.
 * - `champion`: won its class from third place or lower in its group, or from second and beat a group winner on its way
 * - `giant`: did not win its group, and beat several group winners in the play-off
 */
export interface Surprise {
  readonly kind: 'champion' | 'giant'
  readonly category: Category
  readonly team: Team
  /** Its place in its group. */
  readonly rank: number
  /** Group winners that it beat in the play-off, in order of play. */
  readonly beaten: readonly { readonly team: Team; readonly match: Match }[]
  /** The last match that it won in the play-off. */
  readonly match: Match
}

/** Beating fewer group winners than this may be chance. */
const GIANTS = 2

/** The surprises of an edition, judged by its group tables, the greatest first. */
export const surprisesOf = memoized((index: EditionIndex): readonly Surprise[] =>
  titlesOf(index)
    .filter(({ level }) => level === 0)
    .flatMap(({ category, division, champion }) => {
      const ranks = groupRanks(category)
      const won = [...division.matches].filter(({ kind }) => kind === 'finished').sort(byTime)
      return [...Map.groupBy(won, winningTeam)].flatMap(([id, ofTeam]): Surprise[] => {
        const team = index.teams.get(id ?? '')
        const rank = ranks.get(id ?? '')
        const match = ofTeam.at(-1)
        if (!team || !match || rank === undefined || rank < 2) return []
        const beaten = ofTeam.flatMap((one) => {
          const loser = index.teams.get(losingTeam(one) ?? '')
          return loser && ranks.get(loser.id) === 1 ? [{ team: loser, match: one }] : []
        })
        const isChampion = team.id === champion.id
        const isSurprise = isChampion ? rank + beaten.length > 2 : beaten.length >= GIANTS
        if (!isSurprise) return []
        return [{ kind: isChampion ? 'champion' : 'giant', category, team, rank, beaten, match }]
      })
    })
    .sort(
      (one, other) =>
        weight(other) - weight(one) ||
        other.beaten.length - one.beaten.length ||
        (one.team.id < other.team.id ? -1 : 1),
    ),
)

const weight = ({ kind, rank }: Surprise): number => rank + (kind === 'champion' ? 2 : 0)

/** Returns the place of each team in its group. A team that shares its place is left out. */
function groupRanks(category: Category): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (const division of category.divisions) {
    if (!showsTable(category, division)) continue
    const { rows } = liveTable(division, category)
    for (const { teamId, rank } of rows)
      if (!ranks.has(teamId) && rows.filter((row) => row.rank === rank).length === 1) ranks.set(teamId, rank)
  }
  return ranks
}
