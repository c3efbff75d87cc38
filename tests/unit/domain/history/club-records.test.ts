import { describe, expect, it } from 'vitest'
import {
  clubPresence,
  defendedTitles,
  firstTimeChampions,
  grownChampions,
  lastSeen,
} from '../../../../src/domain/history/club-records.ts'
import { classOf, editionOf, yearOf } from './cup.ts'

const short = (series: { clubId: string; titles: readonly { year: number }[] }) =>
  `${series.clubId} ${series.titles.map(({ year }) => year).join(' ')}`

describe('titles of clubs', () => {
  it('are defended from one edition of the class to the next, cancelled years between or not', () => {
    const editions = [
      yearOf({ year: 2022, final: ['a2', 'b1', 9, 8] }),
      yearOf({ year: 2019, final: ['b1', 'a1', 8, 9] }),
      yearOf({ year: 2018, final: ['b1', 'a1', 9, 8] }),
    ]
    expect(defendedTitles(editions).map(short)).toEqual(['a 2019 2022'])
  })

  it('are not defended over an edition that another club won, or of which nobody knows', () => {
    const lost = [
      yearOf({ year: 2020, final: ['a1', 'b1', 9, 8] }),
      yearOf({ year: 2019, final: ['b1', 'a1', 9, 8] }),
      yearOf({ year: 2018, final: ['a1', 'b1', 9, 8] }),
    ]
    expect(defendedTitles(lost)).toEqual([])
    const unknown = [lost[0], yearOf({ year: 2019, groups: [[['a1', 'b1', 9, 8]]] }), lost[2]]
    expect(defendedTitles(unknown as typeof lost)).toEqual([])
  })

  it('grow up with the children who won them', () => {
    const editions = [
      editionOf(
        2021,
        classOf({ year: 2021, shortName: 'B16', age: 16, final: ['a1', 'b1', 9, 8] }),
        classOf({ year: 2021, shortName: 'B13', age: 13, final: ['a3', 'b3', 9, 8] }),
      ),
      yearOf({ year: 2019, shortName: 'B14', age: 14, final: ['a2', 'b1', 9, 8] }),
    ]
    expect(grownChampions(editions).map(short)).toEqual(['a 2019 2021'])
    expect(grownChampions(editions)[0]?.titles.map(({ category }) => category.shortName)).toEqual([
      'B14',
      'B16',
    ])
  })

  it('are a first time only where a club had never come, the first edition left out', () => {
    const editions = [
      yearOf({ year: 2020, final: ['c1', 'b1', 9, 8] }),
      yearOf({ year: 2019, final: ['b1', 'a1', 9, 8] }),
      yearOf({ year: 2018, final: ['a1', 'b1', 9, 8] }),
    ]
    expect(firstTimeChampions(editions).map(short)).toEqual(['c 2020'])
  })
})

describe('clubs', () => {
  const editions = [
    yearOf({ year: 2020, final: ['c1', 'b1', 9, 8] }),
    yearOf({ year: 2019, final: ['b1', 'a1', 9, 8] }),
  ]
  it('are counted once for each edition they came to', () => {
    expect(clubPresence(editions).map(({ clubId, years }) => [clubId, years.length])).toEqual([
      ['b', 2],
      ['a', 1],
      ['c', 1],
    ])
  })
  it('are called what they were called last', () => {
    expect(lastSeen('b', editions)).toMatchObject({ name: 'Club b', year: 2020 })
    expect(lastSeen('a', editions)).toMatchObject({ year: 2019 })
    expect(lastSeen('x', editions)).toBeNull()
  })
})
