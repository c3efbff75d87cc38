import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derivedArenas } from '../../../../src/domain/tournament/derived-arenas.ts'

const derive = (...names: string[]) => derivedArenas(names.map((name) => ({ name, day: '2026-07-07' })))
const idsOf = (...names: string[]) =>
  derive(...names).map(({ id, name, fields }) => [id, name, ...fields.map((field) => [field.id, field.name])])

describe('arenas by the names of locations', () => {
  it.each([
    ['Heden 5', 'heden', 'Heden', 'heden-5', 'Heden 5'],
    ['Heden 5 - Example AB', 'heden', 'Heden', 'heden-5', 'Heden 5'],
    ['Heden 5 – Example 2000', 'heden', 'Heden', 'heden-5', 'Heden 5'],
    ['Heden 5 (Example AB)', 'heden', 'Heden', 'heden-5', 'Heden 5'],
    ['  Heden\u00a05 ', 'heden', 'Heden', 'heden-5', 'Heden 5'],
    ['Heden plan 5', 'heden', 'Heden', 'heden-5', 'Heden plan 5'],
    ['Heden 12B', 'heden', 'Heden', 'heden-12b', 'Heden 12B'],
    ['Härlanda Park 1', 'harlanda-park', 'Härlanda Park', 'harlanda-park-1', 'Härlanda Park 1'],
    ['Arena 1 - Plan 2', 'arena-1', 'Arena 1', 'arena-1-2', 'Arena 1 - Plan 2'],
    ['Kviberg 3 Hall 2', 'kviberg-3', 'Kviberg 3', 'kviberg-3-2', 'Kviberg 3 Hall 2'],
    ['Valhalla', 'valhalla', 'Valhalla', 'valhalla', 'Valhalla'],
    ['Kviberg - Hall A', 'kviberg-hall-a', 'Kviberg - Hall A', 'kviberg-hall-a', 'Kviberg - Hall A'],
    ['5', '5', '5', '5', '5'],
    ['№', 'no', '№', 'no', '№'],
  ])('%j is in %s', (location, arenaId, arena, fieldId, field) => {
    expect(idsOf(location)).toEqual([[arenaId, arena, [fieldId, field]]])
  })

  it('takes fields of one number for one, by the name that is used most', () => {
    const [arena] = derive(
      'Heden plan 5',
      'HEDEN 5',
      'Heden 5',
      'Heden 5',
      'Heden 10',
      'Heden 5 - Example AB',
    )
    expect(arena?.name).toBe('Heden')
    expect(arena?.fields.map(({ id, name }) => [id, name])).toEqual([
      ['heden-5', 'Heden 5'],
      ['heden-10', 'Heden 10'],
    ])
    expect(arena?.fields[0]?.aliases.map(({ name }) => name)).toEqual([
      'Heden 5 - Example AB',
      'Heden plan 5',
    ])
  })

  it('gives the same ids whatever other locations there are, and in whatever order', () => {
    const location = fc.oneof(
      fc.constantFrom(
        'Heden 1',
        'Heden 2 - Example AB',
        'heden 2',
        'Valhalla',
        'Kviberg plan 3',
        'Åby 1 (X)',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== ''),
    )
    const ids = (names: readonly string[]) =>
      derive(...names).flatMap(({ id, fields }) => fields.map((field) => `${id} ${field.id}`))
    fc.assert(
      fc.property(fc.array(location, { minLength: 1, maxLength: 12 }), (names) => {
        const all = new Set(ids(names))
        for (const name of names) expect(all).toContain(ids([name])[0])
        expect(derive(...names.toReversed())).toEqual(derive(...names))
      }),
    )
  })

  it('is quick with a name that is made to be slow', () => {
    const started = performance.now()
    derive(`Heden ${'1 '.repeat(100)}`, `${'- '.repeat(100)}5 (`, 'a'.repeat(200))
    expect(performance.now() - started).toBeLessThan(200)
  })
})
