import type { RankingCriterion, RankingRule } from '../../../domain/tournament/ranking.ts'
import type { Competition } from './competition.ts'

/** A ranking rule that the file does not give but its competition is known for, with the rule's source. */
export interface KnownRule {
  readonly rule: RankingRule
  readonly source: string
}

const OVERALL = ['goal-difference', 'goals-scored'] as const
const BETWEEN = ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals'] as const

/** A chain that applies from this year until the year of the next entry. */
type Since = readonly [year: number, chain: readonly RankingCriterion[], source: string]

/**
 * Lots cover everything that the results do not decide: a play-off, fair play, lots. Regulations: 2006 article 28 to 2022
 * article 12 for goals first, 2026 article 13 for head-to-head first.
 */
const FIFA: readonly Since[] = [
  [
    0,
    ['lots'],
    "FIFA's to 1954, where a play-off or lots decided between level teams: both are told as lots",
  ],
  [
    1958,
    ['lots', 'goal-quotient'],
    "FIFA's of 1958: a play-off, told as lots, for the second place, else goal average",
  ],
  [1962, ['goal-quotient', 'lots'], "FIFA's of 1962 and 1966, goal average"],
  [1970, [...OVERALL, ...BETWEEN, 'lots'], "FIFA's of 1970 to 2022; fair play is told as lots"],
  [2026, [...BETWEEN, ...OVERALL, 'lots'], "FIFA's since 2026; fair play is told as lots"],
]

/** If three or more teams stay level, UEFA starts again with only these; the chain does not (docs/sport.md#ranking). */
const UEFA: readonly Since[] = [
  [0, [...OVERALL, 'lots'], "UEFA's to 1992"],
  [
    1996,
    [...BETWEEN, ...OVERALL, 'lots'],
    "UEFA's since 1996; penalties, cards and coefficients are told as lots",
  ],
]

const LEAGUES: readonly {
  readonly name: RegExp
  readonly chain: readonly RankingCriterion[]
  source: string
}[] = [
  {
    name: /la liga|primera división|spanish/i,
    chain: ['head-to-head-points', 'head-to-head-goal-difference', ...OVERALL, 'lots'],
    source: "Spain's",
  },
  {
    name: /serie a|serie b|italian/i,
    chain: ['head-to-head-points', 'head-to-head-goal-difference', ...OVERALL, 'lots'],
    source: "Italy's",
  },
]

/** Returns how a competition ranks level teams in a year, as far as a chain can say; three points for a win since 1994. */
export function rankingRule({ name, kind }: Competition, year: number): KnownRule {
  const points = (threeSince: number) => ({ won: year < threeSince ? 2 : 3, tied: 1, lost: 0 })
  if (kind === 'world-cup') return known(FIFA, year, points(1994))
  if (kind === 'euro') return known(UEFA, year, points(1994))
  if (kind === 'club-world-cup')
    return known(
      [[0, [...BETWEEN, ...OVERALL, 'lots'], "FIFA's of the Club World Cup 2025"]],
      year,
      points(1994),
    )
  const league = LEAGUES.find((one) => one.name.test(name))
  const chain = league?.chain ?? [...OVERALL, 'lots']
  const source = league ? `${league.source} league` : 'the usual one of football, goal difference first'
  return { rule: { points: points(name.match(/premier league|english/i) ? 1981 : 1995), chain }, source }
}

function known(list: readonly Since[], year: number, points: RankingRule['points']): KnownRule {
  const [, chain, source] = list.findLast(([since]) => year >= since) ?? [0, ['lots'] as const, '']
  return { rule: { points, chain }, source }
}
