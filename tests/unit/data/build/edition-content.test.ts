import { expect, test } from 'vitest'
import { contentOf } from '../../../../src/data/build/edition-content.ts'
import type { ValueCounts } from '../../../../src/data/results/problems.ts'
import { calledOff, category, edition, finished, group, scheduled, team } from '../../domain/builders.ts'

test('a played match that is annulled is no lost result', () => {
  const stood = { home: 9, away: 8 }
  const matches = [
    finished('A', 'B', 12, 10),
    calledOff(team('A'), team('C'), 'annulled', { stood }),
    calledOff(team('B'), team('C'), 'abandoned', { stood }),
    scheduled(team('A'), team('B')),
  ]
  const own = edition({ categories: [category({ divisions: [group({ matches })] })] })
  expect(contentOf(own, {} as ValueCounts)).toMatchObject({ results: 2, matches: 4 })
})
