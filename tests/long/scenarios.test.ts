import { beforeAll, describe, expect, it } from 'vitest'
import type { End } from '../../src/domain/tournament/scenario/ending.ts'
import { scenariosOf } from '../../src/domain/tournament/scenario/scenarios.ts'
import { learnMessages } from '../../src/i18n/translate.ts'
import { english } from '../support/messages.ts'
import { falseClaims } from '../unit/components/need/false-claims.ts'
import {
  CHAINS,
  POINTS,
  randomEnd,
  randomGroup,
  randomNumbers,
} from '../unit/domain/tournament/scenario/random-group.ts'
import { SHAPES, withWays } from '../unit/domain/tournament/scenario/random-ways.ts'
import { lies } from '../unit/domain/tournament/scenario/sentences-held.ts'

const GRID: readonly End[] = [
  ...Array.from({ length: 6 }, (_, home) =>
    Array.from({ length: 6 }, (_, away) => ({ score: { home, away } })),
  ).flat(),
  { score: { home: 0, away: 0 }, winner: 'home' },
  { score: { home: 0, away: 0 }, winner: 'away' },
  { score: { home: 2, away: 2 }, onPenalties: 'home' },
  { score: { home: 2, away: 2 }, onPenalties: 'away' },
]

const RULES = CHAINS.map((chain, at) => {
  const points = POINTS[at % POINTS.length]
  return { name: `${chain.join(', ')} with ${JSON.stringify(points)}`, chain, points }
})

describe.each(RULES)('ranked by $name', ({ chain, points = { won: 2, tied: 1, lost: 0 } }) => {
  const onPenalties = points.wonOnPenalties !== undefined
  it('every sentence holds in every ending of the last two matches', () => {
    const random = randomNumbers(2026)
    for (let round = 0; round < 12; round += 1) {
      const { division, category } = randomGroup(random, { teams: 4 + random(3), open: 2, chain, points })
      const scenarios = scenariosOf(division, category)
      if (!scenarios) throw new Error('No scenarios of a plain group.')
      const ends = GRID.filter((end) => onPenalties || !end.onPenalties)
      for (const one of ends) for (const two of ends) expect(lies(scenarios, [one, two])).toEqual([])
    }
  })

  it('every sentence holds in thousands of endings of up to eight matches', () => {
    const random = randomNumbers(2027)
    for (let round = 0; round < 25; round += 1) {
      const { division, category } = randomGroup(random, {
        teams: 5 + random(4),
        open: 3 + random(onPenalties ? 3 : 6),
        chain,
        points,
      })
      const scenarios = scenariosOf(division, category)
      if (!scenarios) throw new Error('No scenarios of a plain group.')
      for (let ending = 0; ending < 100; ending += 1)
        expect(
          lies(
            scenarios,
            scenarios.group.open.map(() => randomEnd(random, onPenalties)),
          ),
        ).toEqual([])
    }
  })
})

describe.each(SHAPES.map((shape) => ({ shape })))('where $shape', ({ shape }) => {
  beforeAll(() => learnMessages('en', english))

  it('every claim holds in every ending of the last two matches', () => {
    const random = randomNumbers(2028)
    for (let round = 0; round < 30; round += 1) {
      const made = randomGroup(random, { teams: 3 + random(4), open: 1 + random(2) })
      const cup = withWays(made, shape, random)
      const scenarios = scenariosOf(cup.division, cup.category)
      if (!scenarios) continue
      const seconds = scenarios.group.open.length > 1 ? GRID : [null]
      for (const one of GRID)
        for (const two of seconds) expect(falseClaims(cup, scenarios, two ? [one, two] : [one])).toEqual([])
    }
  })
})
