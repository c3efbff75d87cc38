import { beforeAll, expect, it } from 'vitest'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english, swedish } from '../../support/messages.ts'
import { bodyOf } from '../../support/small-bodies.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const linesOf = (locale: 'en' | 'sv', underWay = true) =>
  [...bodyOf('/2026/speaker/', locale, underWay).matchAll(/<p data-result="own">(.*?)<\/p>/g)].map(
    ([, text = '']) => text.replaceAll(/<[^>]*>/g, ''),
  )

it('says in one line each what ended, what is on and what comes next', () => {
  expect(linesOf('en')).toEqual([
    expect.stringMatching(/^Team A beat Team B 12–9\./),
    expect.stringMatching(/^Team B against Team C: it stands 3–4\.$/),
    expect.stringMatching(/^At 11:00: Team A against Winner of match 2\.$/),
    ...linesOf('en').slice(3),
  ])
  expect(linesOf('sv')[0]).toMatch(/^Team A slog Team B med 12–9\./)
})

it('names nothing as on or next in an edition that is not under way', () => {
  expect(linesOf('en', false).every((line) => !/stands|^At /.test(line))).toBe(true)
})
