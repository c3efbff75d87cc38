import { describe, expect, it } from 'vitest'
import { MOST_GOALS } from '../../../../../src/domain/tournament/match.ts'
import { boxes, wayOf } from '../../../../../src/domain/tournament/scenario/box.ts'
import { type End, placesIn } from '../../../../../src/domain/tournament/scenario/ending.ts'
import { rankBounds } from '../../../../../src/domain/tournament/scenario/rank-bounds.ts'
import { scenariosOf } from '../../../../../src/domain/tournament/scenario/scenarios.ts'
import { CHAINS, POINTS, randomGroup, randomNumbers } from './random-group.ts'
import { lies } from './sentences-held.ts'

/** Every score of a small grid, two scores so high that they upset any table, and walkovers without goals. */
const GRID = [0, 1, 2, 4].flatMap((home) => [0, 1, 2, 4].map((away) => ({ score: { home, away } })))
const ENDS: readonly End[] = [
  ...GRID,
  { score: { home: MOST_GOALS, away: 0 } },
  { score: { home: 0, away: MOST_GOALS } },
  { score: { home: 0, away: 0 }, winner: 'home' },
  { score: { home: 0, away: 0 }, winner: 'away' },
]
const PENALTIES: readonly End[] = [0, 1].flatMap((goals) =>
  (['home', 'away'] as const).map((onPenalties) => ({ score: { home: goals, away: goals }, onPenalties })),
)

describe.each(CHAINS.map((chain) => ({ name: chain.join(', '), chain })))('ranked by $name', ({ chain }) => {
  it.each(POINTS)('holds in every ending of the last two matches, with the points %j', (points) => {
    const random = randomNumbers(chain.length + 3)
    const ends = points.wonOnPenalties === undefined ? ENDS : [...ENDS, ...PENALTIES]
    for (let round = 0; round < 2; round += 1) {
      const { division, category } = randomGroup(random, { teams: 4, open: 2, chain, points })
      const scenarios = scenariosOf(division, category)
      if (!scenarios) throw new Error('No scenarios of a plain group.')
      for (const one of ends) for (const two of ends) expect(lies(scenarios, [one, two])).toEqual([])
    }
  })

  it('holds in every ending where a jury gave and took points', () => {
    const random = randomNumbers(chain.length + 31)
    for (let round = 0; round < 3; round += 1) {
      const { division, category } = randomGroup(random, { teams: 4, open: 2, chain, isJudged: true })
      const scenarios = scenariosOf(division, category)
      if (!scenarios) throw new Error('No scenarios of a plain group.')
      for (const one of ENDS) for (const two of ENDS) expect(lies(scenarios, [one, two])).toEqual([])
    }
  })

  it('says of each outcome at most once that it is enough', () => {
    const random = randomNumbers(chain.length + 60)
    let said = 0
    for (let round = 0; round < 12; round += 1) {
      const zones = [1, 2, 3].map((rank) => ({ fromRank: rank, toRank: rank, divisionId: `P${rank}` }))
      const { division, category } = randomGroup(random, { teams: 4, open: 2, chain })
      const scenarios = scenariosOf({ ...division, qualification: zones }, category)
      for (const teamId of division.teamIds) {
        const enough = (scenarios?.needs(teamId) ?? []).flatMap((need) =>
          need.kind === 'outcome' && need.condition.kind === 'always' ? [need.outcome] : [],
        )
        said += enough.length
        expect(new Set(enough).size).toBe(enough.length)
      }
    }
    expect(said).toBeGreaterThan(0)
  })

  it('bounds the places of every ending of a box', () => {
    const random = randomNumbers(chain.length + 40)
    const { division, category } = randomGroup(random, { teams: 4, open: 2, chain })
    const group = scenariosOf(division, category)?.group
    if (!group) throw new Error('No scenarios of a plain group.')
    for (const box of boxes(
      [0, 1].map(() => [
        wayOf('win', true, { low: 0, high: 3 }),
        wayOf('draw', true),
        wayOf('loss', true, { low: 2, high: 4 }),
      ]),
    ))
      for (const team of group.teamIds.keys()) {
        const { best, worst } = rankBounds(group, box, team)
        for (let goals = 0; goals < 6; goals += 1) {
          const ending = box.map(({ winner, low, high }): End => {
            const margin = low + random(high - low + 1)
            if (margin === 0 && winner) return { score: { home: 0, away: 0 }, winner }
            return { score: { home: goals + Math.max(0, margin), away: goals + Math.max(0, -margin) } }
          })
          const places = placesIn(group, ending, team)
          expect(places.best >= best && places.worst <= worst).toBe(true)
        }
      }
  })
})
