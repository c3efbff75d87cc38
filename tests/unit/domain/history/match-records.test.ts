import { describe, expect, it } from 'vitest'
import { allRecords, editionRecords } from '../../../../src/domain/history/match-records.ts'
import { finished, walkover } from '../builders.ts'
import { classOf, editionOf, yearOf } from './cup.ts'

const ofClass = { categoryId: 'B14', divisionId: 'B14-A' }
const scores = (feats: readonly { match: { score: { home: number; away: number } } }[]) =>
  feats.map(({ match: { score } }) => `${score.home}-${score.away}`)

describe('the feats of an edition', () => {
  it('leave out walkovers, one-sided scores of children, and classes that hide their results', () => {
    const more = [
      walkover('a1', 'b1', { home: 90, away: 80 }, 'home', ofClass),
      finished('a1', 'b1', 40, 20, ofClass),
      finished('a1', 'b1', 30, 20, ofClass),
    ]
    const hidden = classOf({
      year: 1,
      shortName: 'B8',
      age: 8,
      resultsHidden: true,
      final: ['x1', 'y1', 70, 69],
    })
    const index = editionOf(2020, classOf({ year: 2020, more, final: ['a1', 'b1', 9, 8] }), hidden)
    expect(scores(editionRecords(index).mostGoals)).toEqual(['30-20', '9-8'])
    expect(scores(editionRecords(index).closestFinals)).toEqual(['9-8'])
  })

  it('put a final that was level after its time before one of the same margin', () => {
    const golden = { decision: 'sudden-death' as const, round: { rank: 0, index: 1 }, ...ofClass }
    const late = yearOf({
      year: 2020,
      more: [finished('a1', 'b1', 5, 4, golden)],
      groups: [[['a1', 'b1', 1, 0]]],
    })
    const early = yearOf({ year: 2019, final: ['a1', 'b1', 20, 19] })
    expect(scores(allRecords([late, early]).closestFinals)).toEqual(['5-4', '20-19'])
  })

  it('tell of the lead at half-time that was turned, and of none that was kept', () => {
    const turned = { ...ofClass, halfTime: { home: 3, away: 8 } }
    const kept = { ...ofClass, halfTime: { home: 8, away: 3 } }
    const index = yearOf({
      year: 2020,
      more: [finished('a1', 'b1', 12, 11, turned), finished('a1', 'b1', 14, 11, kept)],
      final: ['a1', 'b1', 9, 8],
    })
    expect(editionRecords(index).turned.map(({ value }) => value)).toEqual([5])
  })

  it('count wins in a row that were played for: a walkover neither lengthens a run nor ends it', () => {
    const at = (hour: number) => ({ time: { kind: 'instant' as const, at: hour }, ...ofClass })
    const index = yearOf({
      year: 2020,
      more: [
        finished('a1', 'b1', 5, 4, at(1)),
        finished('a1', 'b1', 5, 4, at(2)),
        walkover('a1', 'b1', null, 'away', at(3)),
        finished('b1', 'a1', 4, 5, at(4)),
        finished('a1', 'b1', 5, 5, at(5)),
        finished('a1', 'b1', 5, 4, at(6)),
      ],
      final: ['b1', 'a1', 9, 8],
    })
    expect(editionRecords(index).runs).toMatchObject([
      { team: { id: 'a1' }, length: 3, match: { time: { at: 4 } } },
    ])
  })
})
