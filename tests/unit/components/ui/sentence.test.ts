import { expect, test } from 'vitest'
import { markup } from '../../../../src/components/ui/markup.ts'
import Sentence, { isolated, plain } from '../../../../src/components/ui/Sentence.tsx'

const shown = (text: string) => markup(Sentence, { text })

test('a name in a sentence is isolated, and its marks are not shown', () => {
  const text = `${isolated('هاندبول')} won.`
  expect(shown(text)).toBe('<bdi>هاندبول</bdi> won.')
  expect(plain(text)).toBe('هاندبول won.')
})

test('a score is not broken in two, before and after a name', () => {
  const score = (text: string) => `<span class="unbroken">${text}</span>`
  expect(shown(`12–9 against ${isolated('HK Sample')}, then 7–18.`)).toBe(
    `${score('12–9')} against <bdi>HK Sample</bdi>, then ${score('7–18')}.`,
  )
})

test('a dash between words, or in a name, is left as it is', () => {
  expect(shown(`${isolated('HK 1–2')} – home`)).toBe('<bdi>HK 1–2</bdi> – home')
})
