import type { Category, Division } from '../../../../../src/domain/tournament/edition.ts'
import { type Match, walkoverScore } from '../../../../../src/domain/tournament/match.ts'
import type { RankingCriterion, RankingRule } from '../../../../../src/domain/tournament/ranking.ts'
import type { End } from '../../../../../src/domain/tournament/scenario/ending.ts'
import { category, finished, group, scheduled, team, walkover } from '../../builders.ts'

/** The chains that the cup has had (docs/sport.md#ranking), those of other cups, and one by quotient and wins. */
export const CHAINS: readonly (readonly RankingCriterion[])[] = [
  ['goal-difference', 'goals-scored'],
  ['head-to-head-points', 'head-to-head-goal-difference', 'goal-difference', 'goals-scored'],
  ['head-to-head-points', 'goal-difference', 'goals-scored'],
  ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals', 'lots'],
  [
    'head-to-head-points',
    'head-to-head-goal-difference',
    'head-to-head-goals',
    'goal-difference',
    'goals-scored',
    'lots',
  ],
  ['goal-difference', 'goals-scored', 'head-to-head-points', 'head-to-head-goal-difference'],
  ['wins', 'goal-quotient', 'head-to-head-points'],
  ['lots'],
  ['goal-difference(max 3)', 'head-to-head-points', 'goals-scored'],
  ['goal-difference(max 2)', 'fewest-goals-against', 'head-to-head-goal-difference', 'lots'],
  ['fewest-goals-against', 'head-to-head-points', 'head-to-head-goals'],
  ['goals-scored', 'head-to-head-points', 'goal-difference'],
  ['head-to-head-wins', 'head-to-head-goal-difference(max 2)', 'goal-difference-per-match', 'lots'],
  ['points-per-match', 'goal-difference-per-match', 'head-to-head-points'],
  ['points-per-match', 'head-to-head-points', 'goal-difference(max 3)', 'goals-scored'],
  ['head-to-head-points', 'fair-play', 'goal-difference'],
  ['goal-difference', 'goals-scored', 'fair-play', 'lots'],
]

/** Points of cups: two or three for a win, and penalties after a draw that divide three points. */
export const POINTS: readonly RankingRule['points'][] = [
  { won: 2, tied: 1, lost: 0 },
  { won: 3, tied: 1, lost: 0 },
  { won: 3, tied: 1, lost: 0, wonOnPenalties: 2, lostOnPenalties: 1 },
]

/** A small and repeatable generator of random numbers (mulberry32). */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

export interface Cup {
  readonly division: Division
  readonly category: Category
}

interface GroupMade {
  readonly teams: number
  readonly open: number
  readonly chain?: readonly RankingCriterion[]
  /** Every team scores fewer goals than this in a match. */
  readonly goals?: number
  readonly points?: RankingRule['points']
  /** True if a jury may have given or taken points. */
  readonly isJudged?: boolean
}

/** A group before its last matches, with close scores so that much hangs on goals. */
export function randomGroup(
  random: (below: number) => number,
  { teams, open, chain, goals = 6, points = { won: 2, tied: 1, lost: 0 }, isJudged = false }: GroupMade,
): Cup {
  const teamIds = Array.from({ length: teams }, (_, at) => String.fromCharCode(65 + at))
  const rounds = robin(teamIds)
  const chosen = chain ?? CHAINS[random(CHAINS.length)] ?? []
  // By amounts for each match are ranked groups whose teams play different numbers of matches.
  const isUneven = chosen.some((criterion) => criterion.endsWith('-per-match'))
  const every = rounds.flat()
  // Of a group in which nothing was played nothing is claimed.
  const all = every.filter((_, at) => at === 0 || at >= every.length - open || !isUneven || random(3) > 0)
  const matches: Match[] = all.map(([home, away], at) => {
    if (at >= all.length - open) return scheduled(team(home), team(away))
    if (random(25) === 0) return walkover(home, away, at % 2 === 0 ? walkoverScore('home') : null, 'home')
    const [one, other] = [random(goals), random(goals)]
    const shootOut = one === other && points.wonOnPenalties !== undefined && random(4) > 0
    const won = random(2) === 0 ? 'home' : 'away'
    return finished(home, away, one, other, shootOut ? { decision: 'penalties', winner: won } : {})
  })
  const border = 1 + random(teams - 1)
  const next = border + random(teams - border)
  const qualification = [
    { fromRank: 1, toRank: border, divisionId: 'PA' },
    ...(next > border ? [{ fromRank: border + 1, toRank: next, divisionId: 'PB' }] : []),
  ]
  const carriedOver =
    random(5) === 0
      ? [{ matchId: null, homeTeamId: 'A', awayTeamId: 'OUT', score: { home: random(5), away: random(5) } }]
      : []
  const given = teamIds.map((teamId) => ({ teamId, points: 0 - random(3) }))
  const fairPlay = chosen.includes('fair-play') && random(2) === 0 ? { fairPlay: given } : {}
  const lots = goals < 6 ? teamIds.toReversed() : []
  const adjustments = isJudged
    ? teamIds.flatMap((teamId) => (random(2) === 0 ? [] : [{ teamId, points: random(7) - 4, reason: null }]))
    : []
  const division = group({ teamIds, matches, qualification, carriedOver, lots, adjustments, ...fairPlay })
  const ranking = { points, chain: chosen }
  return { division, category: category({ ranking, divisions: [division] }) }
}

/** Each team against each other team, round by round. */
function robin(teamIds: readonly string[]): (readonly [string, string])[][] {
  const list: (string | null)[] = teamIds.length % 2 === 0 ? [...teamIds] : [...teamIds, null]
  const [first, ...rest] = list
  return rest.map((_, round) => {
    const turned = [first, ...rest.slice(round), ...rest.slice(0, round)]
    return turned.slice(0, turned.length / 2).flatMap((one, at) => {
      const other = turned[turned.length - 1 - at]
      return one && other ? [[one, other] as const] : []
    })
  })
}

/** A random ending: many are close, some have a wide margin, and some are walkovers. */
export function randomEnd(random: (below: number) => number, onPenalties = false): End {
  if (random(12) === 0) return PAPER[random(PAPER.length)] ?? DRAWN
  const most = [2, 6, 30][random(3)] ?? 6
  const score = { home: random(most), away: random(most) }
  if (!onPenalties || score.home !== score.away || random(4) === 0) return { score }
  return { score, onPenalties: random(2) === 0 ? 'home' : 'away' }
}

const DRAWN: End = { score: { home: 0, away: 0 } }
/** Walkovers as tables count them: with the goals of a walkover, and without goals. */
export const PAPER: readonly End[] = [
  { score: walkoverScore('home') },
  { score: walkoverScore('away') },
  { ...DRAWN, winner: 'home' },
  { ...DRAWN, winner: 'away' },
]
