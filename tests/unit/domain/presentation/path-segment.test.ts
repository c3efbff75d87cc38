import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOfSegment, pathSegment } from '../../../../src/domain/text/path-segment.ts'

describe('pathSegment', () => {
  it.each([
    ['26301234', '26301234'],
    ['b14-a', 'b14-a'],
    ['B14', '_4214'],
    ['a_b', 'a_5fb'],
    ['..', '_2e_2e'],
    ['a/b', 'a_2fb'],
    ['%00', '_2500'],
    ['å', '_c3_a5'],
    ['😀', '_f0_9f_98_80'],
    ['\ud800', '_ed_a0_80'],
    ['', '_'],
    ['con', '_63on'],
    ['CON', '_43_4f_4e'],
    ['lpt1', '_6cpt1'],
    ['console', 'console'],
  ])('%j is %s', (id, segment) => {
    expect(pathSegment(id)).toBe(segment)
    expect(idOfSegment(segment)).toBe(id)
  })

  const anyId = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', 'A', '_', '-', '.', '/', '%', '0', 'å', '\ud800', '\udc00', ' '),
    }),
    fc.string({ unit: fc.constantFrom('a', 'B'), minLength: 190, maxLength: 260 }),
  )

  it('is safe: a short name of harmless characters', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        expect(pathSegment(id)).toMatch(/^[a-z0-9_-]{1,200}$/)
        expect(pathSegment(id)).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)$/)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps any two ids apart', () => {
    fc.assert(
      fc.property(anyId, anyId, (one, other) => {
        expect(pathSegment(one) === pathSegment(other)).toBe(one === other)
      }),
      { numRuns: 1000 },
    )
    const near = fc.tuple(
      fc.string({ unit: 'grapheme', minLength: 150 }),
      fc.constantFrom('a', 'A', ' ', '_'),
      fc.constantFrom('a', 'A', ' ', '_'),
    )
    fc.assert(
      fc.property(near, ([start, one, other]) => {
        expect(pathSegment(start + one) === pathSegment(start + other)).toBe(one === other)
      }),
    )
  })

  it('comes back to the id, unless it was shortened', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const segment = pathSegment(id)
        expect(idOfSegment(segment)).toBe(segment.includes('_h') ? null : id)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['A', 'a.b', 'a_', '_4', '_G0', 'a_62', 'con', '_c3', '_ff', '_f8_80', 'å', '_f7_bf_bf_bf'])(
    '%j is no segment of ours',
    (segment) => {
      expect(idOfSegment(segment)).toBeNull()
    },
  )
})
