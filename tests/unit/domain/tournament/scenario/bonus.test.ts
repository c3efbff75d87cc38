import { expect, it } from 'vitest'
import { scenariosOf } from '../../../../../src/domain/tournament/scenario/scenarios.ts'
import { POINTS, randomGroup, randomNumbers } from './random-group.ts'

/** Six teams with some matches to come, under a rule of points. */
const scenarios = (points: (typeof POINTS)[number], open = 2) => {
  const { division, category } = randomGroup(randomNumbers(5), { teams: 6, open, chain: ['lots'], points })
  return scenariosOf(division, category)
}

it('nothing is claimed under a rule with bonus points: outcomes do not tell the points', () => {
  const points = { won: 3, tied: 1, lost: 0 }
  expect(scenarios(points)).not.toBeNull()
  expect(scenarios({ ...points, bonus: [] })).not.toBeNull()
  expect(scenarios({ ...points, bonus: [{ for: 'shut-out', points: 1 }] })).toBeNull()
})

it('fewer matches to come are searched where penalties after a draw give points of their own', () => {
  const [plain, , onPenalties] = POINTS
  if (!plain || !onPenalties) throw new Error('The points are missing.')
  expect([scenarios(plain, 8), scenarios(onPenalties, 5)]).not.toContain(null)
  expect(scenarios(onPenalties, 6)).toBeNull()
})
