import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlight } from '../../../../src/domain/search/highlight.ts'
import { fold, placedWords, spellingsOf, wordsOf } from '../../../../src/domain/text/fold.ts'

describe('folding', () => {
  test.each([
    ['Sävehof', 'savehof'],
    ['Łódź', 'lodz'],
    ['Wisła Płock', 'wisla plock'],
    ['Križanky', 'krizanky'],
    ['Ørsta', 'orsta'],
    ['Þór', 'thor'],
    ['Győri', 'gyori'],
    ['Čapljina', 'capljina'],
    ['Mýrufjørður', 'myrufjordur'],
    ['HF Lærkeø', 'hf laerkeo'],
    ['Weißenfels', 'weissenfels'],
    ['Đakovo', 'dakovo'],
    ['Diyarbakır ISI İzmir', 'diyarbakir isi izmir'],
    ['Cœur', 'coeur'],
    ['Røyeheim HK № 1', 'royeheim hk no 1'],
    ['A\u030Asa', 'asa'],
  ])('%s is compared as %s', (name, folded) => {
    expect(fold(name)).toBe(folded)
  })

  test('words are letters and digits, whatever stands between them', () => {
    expect(wordsOf(' TSV  Quell-brück\u00A0/ № 5 – "B14"')).toEqual([
      'tsv',
      'quell',
      'bruck',
      'no',
      '5',
      'b14',
    ])
    expect(wordsOf('!?… 🏐')).toEqual([])
  })

  test('words are also known as keyboards without their letters write them', () => {
    expect(spellingsOf('Århus Næs')).toEqual(['aarhus', 'nas'])
    expect(spellingsOf('IK Brunk')).toEqual([])
  })

  test('a folded text folds to itself, and no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        for (const { word, starts } of placedWords(text)) expect(starts).toHaveLength(word.length)
      }),
    )
  })
})

describe('marking', () => {
  const marked = (text: string, typed: string[], found: string[] = []) =>
    highlight(text, typed, found)
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('')

  test.each([
    ['HF Lærkeø 2', ['laerkeo'], 'HF [Lærkeø] 2'],
    ['HF Lærkeø 2', ['laer'], 'HF [Lær]keø 2'],
    ['A\u030Asa IF', ['asa'], '[A\u030Asa] IF'],
    ['Weißen', ['weiss'], '[Weiß]en'],
    ['Heden 7', ['heden', '7'], '[Heden] [7]'],
    ['<b>Heden</b>', ['b'], '<[b]>Heden</[b]>'],
    ['Heden', ['xyz'], 'Heden'],
  ])('%s with %j becomes %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected)
  })

  test('a word taken for a mistyped one is marked whole', () => {
    expect(marked('IFK Ekorrsund 1', ['ekorsund'], ['ekorrsund'])).toBe('IFK [Ekorrsund] 1')
  })

  test('a sign that is two words is marked once', () => {
    const pieces = highlight('7 ℀', [], wordsOf('℀'))
    expect(pieces.map(({ text }) => text).join('')).toBe('7 ℀')
  })

  test('the pieces joined are always the text', () => {
    const names = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(names, fc.array(names), (text, typed) => {
        const pieces = highlight(text, typed.flatMap(wordsOf), wordsOf(text).slice(0, 1))
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      }),
    )
  })
})
