import { beforeAll, expect, test } from 'vitest'
import SinceNote from '../../../../src/components/changes/SinceNote.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { learnMessages, translator } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import { finished } from '../../domain/builders.ts'

beforeAll(() => void learnMessages('en', english))

test('a result is told as one, and in its place, where results are hidden, that the match is over', () => {
  const at = Date.UTC(2026, 6, 7, 8)
  const match = finished('A', 'B', 14, 12, { time: { kind: 'instant', at } })
  const html = markup(SinceNote, {
    news: [{ match, seenAt: at, time: null, place: null, calledOff: null, isResult: true }],
    ownTeams: new Set(['A']),
    now: at + 3_600_000,
    year: 2026,
    locale: 'en',
    t: translator('en'),
    onRead: () => {},
  })
  expect(html).toContain('<strong class="num" data-result="note">14–12 won</strong>')
  expect(html).toMatch(
    /<strong class="in-place num" hidden(?:="")?><time datetime="[^"]+">10:00<\/time> · over<\/strong>/,
  )
})
