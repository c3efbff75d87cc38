import { describe, expect, test } from 'vitest'
import { nearBeginning } from '../../../../src/domain/search/near-beginning.ts'

describe('a word begins nearly as typed', () => {
  test.each([
    ['a missing letter', 'ekorrsund', 'ekors'],
    ['a missing first letter', 'ekorrsund', 'korrs'],
    ['a wrong letter', 'ekorrsund', 'elorrs'],
    ['a letter too much', 'ekorrsund', 'ekorrrs'],
    ['two letters in the other order', 'ekorrsund', 'ekrors'],
    ['no error', 'ekorrsund', 'ekor'],
  ])('with %s', (_, word, typed) => {
    expect(nearBeginning(word, typed)).toBeGreaterThan(0)
  })

  test.each([
    ['fewer than four letters', 'ekorrsund', 'eko'],
    ['two errors', 'ekorrsund', 'ekxrxs'],
    ['a longer text than the word', 'eko', 'ekorr'],
    ['numbers', '20145', '2015'],
  ])('but not with %s', (_, word, typed) => {
    expect(nearBeginning(word, typed)).toBeNull()
  })

  test('the later the error, the nearer', () => {
    expect(nearBeginning('ekorrsund', 'ekorrz')).toBeGreaterThan(nearBeginning('ekorrsund', 'zkorrs') ?? 0)
  })
})
