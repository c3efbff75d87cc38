import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liveTable } from '../../../../src/domain/live/live-table.ts'
import type { Division, PublishedRow } from '../../../../src/domain/tournament/edition.ts'
import { type Comparison, explainOrder } from '../../../../src/domain/tournament/explanation.ts'
import type { RankingCriterion } from '../../../../src/domain/tournament/ranking.ts'
import { isHeadToHead } from '../../../../src/domain/tournament/ranking.ts'
import { rankingKeys } from '../../../../src/domain/tournament/ranking-key.ts'
import { type Counted, computeStandings, type Result } from '../../../../src/domain/tournament/standings.ts'
import { category, finished, group, live, team, walkover } from '../builders.ts'

const POINTS = { won: 2, tied: 1, lost: 0 }
const OWN = ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals'] as const
/** All ranking chains that the cup has had (docs/sport.md#ranking). */
const CHAINS = {
  2013: ['goal-difference', 'goals-scored'],
  2014: [OWN[0], OWN[1], 'goal-difference', 'goals-scored'],
  2016: [OWN[0], 'goal-difference', 'goals-scored'],
  2017: [...OWN, 'lots'],
  2024: [...OWN, 'goal-difference', 'goals-scored', 'lots'],
} satisfies Record<string, readonly RankingCriterion[]>

const teams = ['a', 'b', 'c', 'd', 'e', 'f']
const score = fc.record({ home: fc.nat(3), away: fc.nat(3) })
const result: fc.Arbitrary<Result> = fc
  .tuple(fc.constantFrom(...teams), fc.constantFrom(...teams, 'gone'), score)
  .filter(([home, away]) => home !== away)
  .map(([homeTeamId, awayTeamId, goals]) => ({ homeTeamId, awayTeamId, score: goals }))
const played = fc.record({
  results: fc.array(result, { minLength: 1, maxLength: 15 }),
  lots: fc.shuffledSubarray(teams),
  chain: fc.constantFrom(...Object.values(CHAINS)),
})
const decider = ({ steps }: Comparison) => steps.at(-1)?.by
const counted = (results: readonly Result[]): Counted[] =>
  results.map((each) => ({ result: each, kind: 'played', matchId: null }))

function explained(results: readonly Result[], chain: readonly RankingCriterion[], lots: readonly string[]) {
  const rule = { points: POINTS, chain }
  const rows = computeStandings(teams, results, rule, lots)
  const level = explainOrder(rows, rankingKeys(teams, results, rule, lots), counted(results))
  return { rows, level }
}

describe('the explanation of any table', () => {
  it('names the step that ranked each row, with figures that separate the teams that way', () => {
    fc.assert(
      fc.property(played, ({ results, chain, lots }) => {
        const { rows, level } = explained(results, chain, lots)
        const comparisons = level.flatMap((one) => one.comparisons)
        const steps = comparisons.map((one) => [one.below, one.verdict === 'shared' ? null : decider(one)])
        const ranked = rows.filter((row, at) => row.points === rows[at - 1]?.points)
        expect(steps).toEqual(ranked.map(({ teamId, tieBreaker }) => [teamId, tieBreaker]))
        for (const { above, below, verdict, steps } of comparisons) {
          const before = verdict === 'decided' ? steps.slice(0, -1) : steps
          const isSeparating = steps.every(({ figures: [one, other] }, at) =>
            at < before.length ? one === other : one > other,
          )
          const isChain = before.every(({ by }, at) => by === chain[at])
          const isInTurn = rows.findIndex((row) => row.teamId === below) > 0 && above !== below
          expect([isSeparating, isChain, isInTurn]).toEqual([true, true, true])
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('reads head-to-head figures off the table of own matches that it shows', () => {
    fc.assert(
      fc.property(played, ({ results, chain, lots }) => {
        for (const { comparisons, ownMatches } of explained(results, chain, lots).level)
          for (const { above, below, steps } of comparisons)
            for (const { by, figures } of steps.filter((step) => isHeadToHead(step.by))) {
              const mini = ownMatches.find(({ teamIds }) => teamIds.includes(above))
              expect(mini?.teamIds).toContain(below)
              const own = [above, below].map((teamId) => mini?.tallies.get(teamId))
              const figure = own.map((tally) => {
                const { points = 0, goalsFor = 0, goalsAgainst = 0 } = tally ?? {}
                if (by === 'head-to-head-points') return points
                return by === 'head-to-head-goals' ? goalsFor : goalsFor - goalsAgainst
              })
              expect(figure).toEqual(figures)
              const again = computeStandings(
                mini?.teamIds ?? [],
                mini?.results.map((one) => one.result) ?? [],
                { points: POINTS, chain: [] },
                [],
              )
              expect(again.find(({ teamId }) => teamId === above)?.points).toBe(own[0]?.points)
            }
      }),
      { numRuns: 500 },
    )
  })

  it('contradicts a published order exactly where the rule has two teams the other way round', () => {
    const order = fc.shuffledSubarray(teams, { minLength: teams.length })
    fc.assert(
      fc.property(played, order, ({ results, chain, lots }, published) => {
        const rule = { points: POINTS, chain }
        const computed = computeStandings(teams, results, rule, lots)
        const rank = new Map(computed.map((row) => [row.teamId, row.rank]))
        const rows = published.map((teamId, at) => ({
          teamId,
          rank: at + 1,
          played: 0,
          points: computed.find((row) => row.teamId === teamId)?.points ?? 0,
        }))
        const level = explainOrder(rows, rankingKeys(teams, results, rule, lots), counted(results))
        for (const { above, below, verdict } of level.flatMap((one) => one.comparisons)) {
          const difference = (rank.get(above) ?? 0) - (rank.get(below) ?? 0)
          expect(verdict).toBe(difference < 0 ? 'decided' : difference > 0 ? 'contradicted' : 'unexplained')
        }
        const isTurned = rows.some((row, at) => {
          const above = rows[at - 1]
          return above && (rank.get(above.teamId) ?? 0) > (rank.get(row.teamId) ?? 0)
        })
        const verdicts = level.flatMap((one) => one.comparisons.map(({ verdict }) => verdict))
        expect(verdicts.includes('contradicted')).toBe(isTurned)
      }),
      { numRuns: 1000 },
    )
  })
})

const explainedIn = (more: Partial<Division>, chain: readonly RankingCriterion[] = CHAINS[2024]) =>
  liveTable(group(more), category({ ranking: { points: POINTS, chain } })).level

describe('the explanation of a group', () => {
  it('has the mini-table of three without restart', () => {
    const own = [finished('a', 'b', 10, 9), finished('a', 'c', 12, 7), finished('b', 'c', 8, 8)]
    const others = [
      ...[finished('d', 'a', 9, 1), finished('d', 'a', 9, 1), finished('b', 'd', 9, 1)],
      ...[finished('b', 'd', 2, 2), finished('c', 'd', 39, 1), finished('c', 'd', 2, 2)],
    ]
    const [level] = explainedIn({ teamIds: ['a', 'b', 'c', 'd'], matches: [...own, ...others] })
    expect(level).toMatchObject({
      points: 4,
      teamIds: ['a', 'b', 'c'],
      comparisons: [
        { above: 'a', below: 'b', verdict: 'decided', steps: [{ by: OWN[0], figures: [4, 1] }] },
        { above: 'b', below: 'c', steps: [{ figures: [1, 1] }, { by: OWN[1], figures: [-1, -5] }] },
      ],
    })
    expect(level?.ownMatches).toMatchObject([{ teamIds: ['a', 'b', 'c'], results: [{}, {}, {}] }])
    expect(level?.ownMatches[0]?.tallies.get('a')).toMatchObject({
      played: 2,
      goalsFor: 22,
      goalsAgainst: 16,
    })
  })

  it('tells how the results among them came to be', () => {
    const carried = { matchId: 'm', homeTeamId: 'c', awayTeamId: 'a', score: { home: 9, away: 8 } }
    const matches = [
      walkover('a', 'b', { home: 10, away: 0 }, 'home'),
      live(team('b'), team('c'), { home: 9, away: 4 }),
    ]
    const [level] = explainedIn({ teamIds: ['a', 'b', 'c'], matches, carriedOver: [carried] })
    expect(level?.ownMatches[0]?.results.map(({ kind }) => kind)).toEqual(['walkover', 'carried', 'playing'])
  })

  it('says that lots were drawn, and of what nothing separates that it is shared', () => {
    const matches = [finished('a', 'b', 8, 8)]
    const verdicts = (lots: readonly string[]) =>
      explainedIn({ teamIds: ['a', 'b'], matches, lots })[0]?.comparisons[0]
    expect(verdicts(['b', 'a'])).toMatchObject({ above: 'b', verdict: 'decided' })
    expect(verdicts(['b', 'a'])?.steps.at(-1)?.by).toBe('lots')
    expect(verdicts([])).toMatchObject({ verdict: 'shared' })
    expect(verdicts([])?.steps.map(({ by }) => by)).not.toContain('lots')
  })

  it('shares no mini-table where the chain looks at no own matches', () => {
    const matches = [finished('a', 'c', 9, 8), finished('b', 'c', 9, 5)]
    const [level] = explainedIn({ teamIds: ['a', 'b', 'c'], matches }, CHAINS[2013])
    expect(level).toMatchObject({ teamIds: ['b', 'a'], ownMatches: [] })
    expect(level?.comparisons[0]?.steps).toEqual([{ by: 'goal-difference', figures: [4, 1] }])
  })

  it('says nothing before the first result', () => {
    expect(explainedIn({ teamIds: ['a', 'b'], lots: ['b', 'a'] })).toEqual([])
  })
})

describe('the explanation of a published table', () => {
  const row = (rank: number, teamId: string, points: number): PublishedRow => ({
    ...{ rank, teamId, teamName: teamId, points },
    ...{ played: 1, won: 0, tied: 1, lost: 0, goalsFor: 8, goalsAgainst: 8 },
  })
  const drawn = [finished('a', 'b', 8, 8)]

  it('gives no reason where the results have none, or others than it counts', () => {
    const published = [row(1, 'b', 1), row(2, 'a', 1)]
    expect(explainedIn({ published, matches: drawn })).toMatchObject([
      { comparisons: [{ above: 'b', verdict: 'unexplained' }] },
    ])
    expect(explainedIn({ published, matches: [finished('b', 'a', 9, 8)] })).toMatchObject([
      { points: 1, comparisons: [{ above: 'b', verdict: 'unexplained', steps: [{ by: 'points' }] }] },
    ])
  })

  it('contradicts a shared place that the rule would decide, and teams that are not level', () => {
    const won = [finished('a', 'b', 9, 8)]
    expect(explainedIn({ published: [row(1, 'a', 1), row(1, 'b', 1)], matches: won })).toMatchObject([
      { comparisons: [{ verdict: 'contradicted' }] },
    ])
    expect(explainedIn({ published: [row(1, 'b', 0), row(2, 'a', 2)], matches: won })).toMatchObject([
      { points: null, teamIds: ['b', 'a'], comparisons: [{ steps: [{ by: 'points', figures: [0, 2] }] }] },
    ])
  })

  it('does not set the known results against a table that counts matches which are not listed', () => {
    const lost = [finished('a', 'c', 1, 5), finished('b', 'c', 3, 4)]
    const full = (rank: number, teamId: string, points: number) => ({
      ...row(rank, teamId, points),
      played: 2,
    })
    // The points that the table shows decide.
    const byPoints = [full(1, 'c', 4), full(2, 'a', 2), full(3, 'b', 0)]
    expect(explainedIn({ published: byPoints, matches: lost })).toEqual([])
    const level = [full(1, 'c', 4), full(2, 'a', 1), full(3, 'b', 1)]
    expect(explainedIn({ published: level, matches: lost })).toMatchObject([
      { teamIds: ['a', 'b'], comparisons: [{ verdict: 'unlisted', steps: [] }], ownMatches: [] },
    ])
  })

  it('leaves out a team that the table does not name', () => {
    expect(explainedIn({ published: [row(1, 'b', 1)], matches: drawn })).toEqual([])
  })

  it('gives way to the table of what is being played', () => {
    const published = [row(1, 'b', 2), row(2, 'a', 2)]
    const matches = [live(team('a'), team('b'), { home: 1, away: 1 })]
    expect(explainedIn({ published, matches })).toMatchObject([{ comparisons: [{ verdict: 'shared' }] }])
  })
})
