import { isHeadToHead, type RankingRule } from './ranking.ts'
import type { FairPlay } from './ranking-key.ts'
import { computeStandings, type Standing } from './standings.ts'
import type { GivenPoints, Result } from './tally.ts'

/** A finished group whose places are compared with those of other groups. */
export interface ComparedGroup {
  /** In the order of its table. */
  readonly teamIds: readonly string[]
  readonly results: readonly Result[]
  readonly fairPlay?: readonly FairPlay[]
  readonly adjustments?: readonly GivenPoints[]
}

/**
 * Ranks the teams that took the same place in different groups: the best thirds. Such teams have not met, so head-to-head
 * criteria are left out of the rule. Groups without the place take no part.
 *
 * @param place from 1
 * @param rule of the comparison, which need not be that of the groups
 * @param counted `alike`: in a group that is larger than the smallest, results against the teams that make it larger do not
 *   count, since they finished below the last place of the smallest; so each team is judged by as many matches. If rules say
 *   "results against the last of the group do not count" for all groups, whatever their size: `without-last`
 * @param lots team ids, first drawn first
 */
export function rankAcrossGroups(
  groups: readonly ComparedGroup[],
  place: number,
  rule: RankingRule,
  counted: 'all' | 'alike' | 'without-last',
  lots: readonly string[],
): Standing[] {
  const smallest = Math.min(...groups.map(({ teamIds }) => teamIds.length))
  const results = groups.flatMap((group) => {
    const { length } = group.teamIds
    const places = counted === 'all' ? length : counted === 'alike' ? smallest : length - 1
    const below = new Set(group.teamIds.slice(places))
    return group.results.filter(
      ({ homeTeamId, awayTeamId }) => !below.has(homeTeamId) && !below.has(awayTeamId),
    )
  })
  return computeStandings(
    groups.flatMap(({ teamIds }) => teamIds[place - 1] ?? []),
    results,
    { ...rule, chain: rule.chain.filter((criterion) => !isHeadToHead(criterion)) },
    lots,
    groups.flatMap(({ fairPlay = [] }) => fairPlay),
    groups.flatMap(({ adjustments = [] }) => adjustments),
  )
}
