import { describe, expect, it } from 'vitest'
import { rankingsInUse } from '../../../../src/domain/live/ranking-example.ts'
import type { Category } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { category, edition, finished, group, scheduled, team } from '../builders.ts'

const ranking = {
  points: { won: 2, tied: 1, lost: 0 },
  chain: ['head-to-head-points', 'head-to-head-goal-difference', 'goal-difference', 'lots'],
} as const
const rankings = (...categories: readonly Partial<Category>[]) =>
  rankingsInUse(indexEdition(edition({ categories: categories.map((one) => category({ ranking, ...one })) })))

const two = group({
  id: 'two',
  teamIds: ['a', 'b', 'c'],
  matches: [finished('a', 'b', 9, 8), finished('b', 'c', 9, 8)],
})
const ring = (highest: number) => [
  finished('a', 'b', highest, 9),
  finished('b', 'c', 12, 7),
  finished('c', 'a', 8, 7),
]
const three = group({ id: 'three', teamIds: ['a', 'b', 'c'], matches: ring(10) })
const lots = group({ id: 'lots', teamIds: ['a', 'b'], lots: ['b', 'a'], matches: [finished('a', 'b', 8, 8)] })

describe('how an edition ranks', () => {
  it('is one rule where all classes have it, with the group that is hardest to see', () => {
    const found = rankings({ divisions: [two, three] }, { id: 'G14' })
    expect(found).toMatchObject([{ rule: ranking, categories: [{ id: 'B14' }, { id: 'G14' }] }])
    expect(found[0]?.example).toMatchObject({ division: { id: 'three' }, level: { points: 2 } })
  })

  it('is a rule for some classes and another for others, the more common one first', () => {
    const other = { ...ranking, chain: ['goal-difference'] as const }
    const found = rankings({ ranking: other }, { id: 'G14' }, { id: 'B16' })
    expect(found.map(({ rule, categories }) => [rule.chain.length, categories.map(({ id }) => id)])).toEqual([
      [4, ['G14', 'B16']],
      [1, ['B14']],
    ])
  })

  it('takes its example from the oldest of classes that have as good a one', () => {
    const of = (id: string, age: number) => ({ id, age, divisions: [group({ ...three, categoryId: id })] })
    expect(rankings(of('B14', 14), of('B18', 18))[0]?.example?.category.id).toBe('B18')
  })

  it('has none where lots alone decided, a group is not over, or a class shows no tables', () => {
    const open = group({ ...three, matches: [...three.matches, scheduled(team('a'), team('b'))] })
    expect(rankings({ divisions: [lots, open] })[0]?.example).toBeNull()
    expect(rankings({ divisions: [three], resultsHidden: true })).toEqual([])
    expect(rankings({ divisions: [three], tablesHidden: true })).toEqual([])
  })

  it('has none of which a result is nothing to make a headline of', () => {
    const high = { divisions: [group({ ...three, matches: ring(40) })] }
    expect(rankings({ ...high, age: 12 })[0]?.example).toBeNull()
    expect(rankings({ ...high, age: 18 })[0]?.example).not.toBeNull()
  })
})
