import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClassPhrase, understand } from '../../../../src/domain/search/query.ts'

/** An edition with classes for ages 10 to 18, boys and girls. */
const hasClass = ({ age }: ClassPhrase) => age >= 10 && age <= 18
const classIn = (text: string) => {
  const { category } = understand(text, hasClass)
  return category && `${category.phrase.gender ?? 'both'} ${category.phrase.age} + ${category.rest.join(' ')}`
}

describe('a class', () => {
  test.each([
    ['B14', 'boys 14 + '],
    ['b 14', 'boys 14 + '],
    ['Boys 14', 'boys 14 + '],
    ['P14', 'boys 14 + '],
    ['Pojkar 14', 'boys 14 + '],
    ['pojkar-14', 'boys 14 + '],
    ['G14', 'girls 14 + '],
    ['F 14', 'girls 14 + '],
    ['Flickor 14', 'girls 14 + '],
    ['14 girls', 'girls 14 + '],
    ['U16', 'both 16 + '],
    ['heden b14', 'boys 14 + heden'],
    ['P14 IFK Ekorrsund 2', 'boys 14 + ifk ekorrsund 2'],
  ])('%s is %s', (text, expected) => {
    expect(classIn(text)).toBe(expected)
  })

  test.each(['Heden 7', 'B99', 'b', '14', 'team 14', 'constructor14', 'F 7'])('%s names none', (text) => {
    expect(classIn(text)).toBeNull()
  })
})

describe('a match', () => {
  test.each([
    ['#1234', '1234', true],
    [' # 1234', '1234', true],
    ['1234', '1234', false],
    ['match 12', '12', true],
    ['#A-12', 'a-12', true],
  ])('%s is number %s', (text, matchNumber, matchOnly) => {
    expect(understand(text, hasClass)).toMatchObject({ matchNumber, matchOnly })
  })

  test.each(['Heden 7', 'match', 'B14', '#', '', '12 14'])('%j is none', (text) => {
    expect(understand(text, hasClass)).toMatchObject({ matchNumber: null, matchOnly: false })
  })
})

test('a text of any length is looked at only so far', () => {
  expect(understand('heden '.repeat(50_000), hasClass).words).toHaveLength(12)
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(understand(text, () => true).words.every((word) => word !== '')).toBe(true)
    }),
  )
})
