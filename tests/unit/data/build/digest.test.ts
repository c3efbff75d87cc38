import { describe, expect, it } from 'vitest'
import { digest } from '../../../../src/data/build/digest.ts'

describe('a digest', () => {
  it('is short, fit for a file name, and the same in every process', () => {
    expect(digest({ a: 1, b: ['ä', null] })).toBe('nTEKJaVbsuWsw5P5T0zXj7')
  })

  it('does not depend on the order of keys, but on that of a list', () => {
    expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }))
    expect(digest([1, 2])).not.toBe(digest([2, 1]))
  })

  it('tells values apart that are written alike', () => {
    const values = ['1', 1, [1], ['1'], null, 'null', {}, [], '', { a: null }, { a: {} }]
    expect(new Set(values.map(digest)).size).toBe(values.length)
    expect(digest({ a: undefined })).toBe(digest({}))
  })

  it.each([[new Map([[1, 2]])], [new Set([1])], [{ a: () => 1 }], [{ a: 1n }]])('refuses %o', (value) => {
    expect(() => digest(value)).toThrow(TypeError)
  })
})
