import { liveTable } from '../live/live-table.ts'
import { oncePer } from '../once-per.ts'
import type { Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { showsTable } from '../tournament/gates.ts'
import type { Match } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { losingTeam, winningTeam } from '../tournament/outcome.ts'
import { titlesOf } from './titles.ts'

/**
 * What nobody could have told from the tables of the groups.
 * - `champion`: won its class from third place or lower in its group, or from second and beat a group winner on its way
 * - `giant`: was no group winner, and beat several in the play-off
 */
export interface Surprise {
  readonly kind: 'champion' | 'giant'
  readonly category: Category
  readonly team: Team
  /** Its place in its group. */
  readonly rank: number
  /** Group winners that it beat in the play-off, in order of play. */
  readonly beaten: readonly { readonly team: Team; readonly match: Match }[]
  /** The last match that it won there. */
  readonly match: Match
}

/** Fewer group winners than these may be beaten by chance. */
const GIANTS = 2

/** The surprises of an edition by the logic of its tables, the greatest first. */
export const surprisesOf = oncePer((index: EditionIndex): readonly Surprise[] =>
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

/** The place of each team in its group, where nobody shares it. */
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
