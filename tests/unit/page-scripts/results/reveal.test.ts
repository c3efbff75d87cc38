import { expect, test } from 'vitest'
import { revealWords } from '../../../../src/page-scripts/results/reveal.ts'

const WORDS = { show: 'Show', showMatch: 'Show the result', showSides: 'Show who plays' }

test('a match with a score shows its result, one to come who plays, and both say which match it is', () => {
  expect(revealWords(WORDS, true, false, 'A – B')).toEqual({ text: 'Show', label: 'Show the result: A – B' })
  expect(revealWords(WORDS, false, false, '09:10, Hall 1')).toEqual({
    text: 'Show who plays',
    label: 'Show who plays: 09:10, Hall 1',
  })
})

test('what is heard begins with what is seen, also where there is room for one word', () => {
  for (const hasScore of [true, false])
    for (const isNarrow of [true, false]) {
      const { text, label } = revealWords(WORDS, hasScore, isNarrow, '')
      expect(label.startsWith(text)).toBe(true)
      if (isNarrow) expect(text).toBe('Show')
    }
})
