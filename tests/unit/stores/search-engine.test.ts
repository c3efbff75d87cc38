import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearchEngine } from '../../../src/stores/search-engine.ts'
import { searched, smallEdition } from '../domain/search/small-edition.ts'

const engine = await createSearchEngine(...searched(smallEdition()))
/** The groups in their order, each with the names of its hits. */
const found = (text: string) =>
  Object.fromEntries(
    engine(text, 'en').groups.map(({ kind, hits }) => [kind, hits.map(({ entry }) => entry.name.en)]),
  )
const kinds = (text: string) => engine(text, 'en').groups.map(({ kind }) => kind)

describe('names', () => {
  test.each([
    ['savhult', 'IK Sävhult'],
    ['savhultt', 'IK Sävhult'],
    ['sevhult', 'IK Sävhult'],
    ['lodzica', 'MKS Łódzica'],
    ['wislowo plocko', 'SPR Wisłowo Płocko'],
    ['krizanka', 'RK Križanka'],
    ['krizamka', 'RK Križanka'],
    ['orstavik', 'Ørstavik IL'],
    ['thorsnes', 'Þórsnes'],
    ['gyorhaza', 'Győrháza KC'],
    ['aarhult', 'Århult'],
    ['gyor', 'Győrháza KC'],
  ])('%s finds %s', (text, name) => {
    expect(found(text).team).toContain(name)
  })

  test('the best comes first: the name itself, then what begins with it', () => {
    expect(found('heden')).toEqual({ arena: ['Heden'], field: ['Heden 7', 'Heden 17'] })
    expect(found('IK Sävhult').team?.slice(0, 2)).toEqual(['IK Sävhult', 'IK Sävhult'])
    expect(kinds('ik savhult')).toEqual(['club', 'team'])
  })

  test('a beginning with an error goes before a whole word with other letters', () => {
    expect(found('sahvul').team?.[0]).toBe('IK Sävhult')
    expect(found('orztav').team).toEqual(['Ørstavik IL'])
  })

  test('every word counts, in any order', () => {
    expect(found('plocko spr')).toEqual({ team: ['SPR Wisłowo Płocko'] })
  })

  test('where not every word is found, what has some of them is offered as no more than that', () => {
    const tiers = (text: string) =>
      engine(text, 'en').groups.flatMap(({ hits }) => hits.map(({ tier }) => tier))
    expect(new Set(tiers('savhult 3'))).toEqual(new Set(['partly']))
    expect(new Set(tiers('sevhult'))).toEqual(new Set(['near-beginning']))
    expect(new Set(tiers('sevhalt'))).toEqual(new Set(['mistyped']))
    expect(found('1236')).toEqual({})
  })
})

describe('meaning', () => {
  test.each(['B14', 'b 14', 'Boys 14', 'P14', 'Pojkar 14'])('%s is the class, before its teams', (text) => {
    expect(engine(text, 'en').groups[0]).toMatchObject({ kind: 'category', hits: [{ tier: 'meant' }] })
    expect(found(text)).toMatchObject({ category: ['Boys 14'] })
    expect(found(text).team).toHaveLength(10)
  })

  test('a class narrows what stands beside it', () => {
    expect(found('savhult g14')).toEqual({ team: ['IK Sävhult'] })
    expect(engine('savhult g14', 'en').groups[0]?.hits[0]?.entry.address).toBe('/2026/teams/s3/')
    expect(found('u14').category).toEqual(['Boys 14', 'Girls 14'])
  })

  test.each([
    ['b14 group 1', ['/2026/categories/b14/division/d/']],
    ['Grupp 1 P14', ['/2026/categories/b14/division/d/']],
    ['tabell flickor 14', ['/2026/categories/g14/division/e/']],
    ['grupp 1', ['/2026/categories/b14/division/d/', '/2026/categories/g14/division/e/']],
    ['b14 a-final', ['/2026/categories/b14/playoff/p/']],
    ['A-slutspel P14', ['/2026/categories/b14/playoff/p/']],
    ['slutspel', ['/2026/categories/b14/playoff/p/']],
  ])('%s finds groups and play-offs', (text, addresses) => {
    const { groups } = engine(text, 'en')
    expect(groups.map(({ kind }) => kind)).toEqual(['division'])
    expect(groups[0]?.hits.map(({ entry }) => entry.address)).toEqual(addresses)
  })

  test('a class is followed by its groups and play-offs, then its teams', () => {
    expect(kinds('b14')).toEqual(['category', 'division', 'team'])
    expect(found('b14').division).toEqual(['A-Play-off', 'Group 1'])
  })

  test('Heden 7 is the field, by its sponsor too', () => {
    expect(found('Heden 7').field?.[0]).toBe('Heden 7')
    expect(found('pahitt')).toEqual({ field: ['Heden 7'] })
    expect(found('plan 7')).toEqual({ field: ['Heden 7'] })
    expect(found('b').field).toBeUndefined()
  })

  test.each(['#1234', '1234', 'match 1234'])('%s is the match', (text) => {
    expect(found(text)).toEqual({ match: ['IK Sävhult – MKS Łódzica'] })
  })

  test('#14 is a match or nothing', () => {
    expect(engine('#14', 'en').total).toBe(0)
  })

  test.each(['Sweden', 'sverige', 'SE', 'swe'])('%s is the nation', (text) => {
    expect(found(text).nation).toEqual(['Sweden'])
    expect(kinds(text)[0]).toBe('nation')
  })
})

describe('any text', () => {
  test.each(['', '   ', '!!!', '🏐', 'zzqqxx', '__proto__', 'constructor', 'toString', '\ud800'])(
    '%j is answered with what there is, which is nothing',
    (text) => {
      expect(engine(text, 'sv')).toMatchObject({ total: 0, groups: [] })
    },
  )

  test('none makes it throw, and every hit is counted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const { total, groups } = engine(text, 'sv')
        expect(groups.reduce((sum, { hits }) => sum + hits.length, 0)).toBe(total)
      }),
    )
  })
})
