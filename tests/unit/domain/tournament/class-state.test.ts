import { expect, test } from 'vitest'
import { classState } from '../../../../src/domain/tournament/class-state.ts'
import { featuredWith } from '../../../../src/domain/tournament/featured.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { bye, byeMatch, finished, group, hidden, live, scheduled, team } from '../builders.ts'

const [over, ahead, now] = [
  finished('A', 'B', 1, 0),
  scheduled(team('A'), team('B')),
  live(team('A'), team('B'), null),
]

test.each<[string, Match[], Match[], [number, number]]>([
  ['unscheduled', [], [], [0, 0]],
  ['unscheduled', [byeMatch(team('A'), bye)], [], [0, 0]],
  ['to-come', [ahead], [ahead], [0, 2]],
  ['groups', [now, ahead], [ahead], [0, 3]],
  ['groups', [over, ahead], [], [1, 2]],
  ['playoff', [over], [ahead], [1, 2]],
  ['playoff', [], [over, now], [1, 2]],
  ['over', [over], [over, byeMatch(team('A'), bye)], [2, 2]],
  ['over', [hidden('A', 'B', 'finished')], [], [1, 1]],
])('a class is %s', (kind, inGroup, inPlayoff, [played, matches]) => {
  const divisions = [group({ matches: inGroup }), group({ id: 'P', kind: 'playoff', matches: inPlayoff })]
  expect(classState({ divisions })).toEqual({ kind, played, matches })
})

test('a match that begins takes the place of the first featured one that is over', () => {
  expect(featuredWith(['a', 'b', 'c'], 'n', new Set(['b', 'c']))).toEqual(['a', 'n', 'c'])
  expect(featuredWith(['a', 'n'], 'n', new Set(['a']))).toBeNull()
  expect(featuredWith(['a'], 'n', new Set())).toBeNull()
})
