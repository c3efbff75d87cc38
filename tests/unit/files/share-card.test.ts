import { describe, expect, test } from 'vitest'
import { drawableText } from '../../../src/drawing/drawable-text.ts'
import { classCard, editionCard, nationCard } from '../../../src/files/share-cards.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english, swedish } from '../../support/messages.ts'
import { smallEdition } from '../domain/search/small-edition.ts'

learnMessages('en', english)
learnMessages('sv', swedish)

const small = smallEdition()
const withStatistics = (statistics: { teams: number; nations: number; matches: number }) => ({
  ...small,
  edition: { ...small.edition, statistics },
})
const index = withStatistics({ teams: 11, nations: 7, matches: 3 })
const cup = { name: 'Łódź Cup' }

describe('a share card', () => {
  test('of an edition has the cup for its title and the figures of the year', () => {
    expect(editionCard(cup, index)).toEqual({
      cup: '',
      year: 2026,
      title: 'Łódź Cup',
      subtitle: '',
      figures: [
        { value: 11, label: 'Teams · Lag' },
        { value: 7, label: 'Nations · Nationer' },
        { value: 3, label: 'Matches · Matcher' },
      ],
      flag: null,
    })
  })

  test('of an edition that has published nothing has no figures', () => {
    expect(editionCard(cup, withStatistics({ teams: 0, nations: 0, matches: 0 })).figures).toEqual([])
  })

  test('of a class has its name in both languages and counts its teams, nations and matches', () => {
    const [category] = index.edition.categories
    if (!category) throw new Error('the edition has no class')
    const card = classCard(cup, index, category)
    expect(card).toMatchObject({ cup: 'Łódź Cup', title: 'Boys 14', subtitle: 'Pojkar 14', flag: null })
    expect(card.figures.map(({ value }) => value)).toEqual([10, 6, 3])
    const same = { ...category, name: { en: 'World Cup', sv: 'World Cup' } }
    expect(classCard(cup, index, same)).toMatchObject({ title: 'World Cup', subtitle: '' })
    const arabic = { ...category, name: { en: 'أولاد', sv: '👦' } }
    expect(classCard(cup, index, arabic)).toMatchObject({ title: 'B14', subtitle: '' })
  })

  test('of a nation has its flag, and each match of its teams once', () => {
    const card = nationCard({ cup, latestYear: 2027 }, index, 'se')
    expect(card).toEqual({
      cup: 'Łódź Cup',
      year: 2026,
      title: 'Sweden',
      subtitle: 'Sverige',
      figures: [
        { value: 4, label: 'Teams · Lag' },
        { value: 3, label: 'Matches · Matcher' },
      ],
      flag: 'se',
    })
  })

  test('of a nation counts no matches while the cup is played, as play-offs bring more', () => {
    const card = nationCard({ cup, latestYear: 2026 }, index, 'se')
    expect(card.figures).toEqual([{ value: 4, label: 'Teams · Lag' }])
  })
})

describe('text for drawing', () => {
  test.each([
    ['Sävehof – Křižánka', 'Sävehof – Křižánka'],
    ['Ǎpple Ǿ', 'Apple Ø'],
    ['e\u0301', 'é'],
    ['السويد', ''],
    ['🏆 Cup 🏆', 'Cup'],
    ['a\u0000\ud800\n b', 'a b'],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn)
  })

  test('ends a long name in an ellipsis', () => {
    expect(drawableText('abcdefgh', 5)).toBe('abcd…')
    expect(drawableText('abcde', 5)).toBe('abcde')
  })
})
