import { createElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import LiveBadge from '../../../../src/components/match/LiveBadge.tsx'
import { periodText } from '../../../../src/components/match/period-text.ts'
import { CupMinute } from '../../../../src/components/ui/cup-minute.ts'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { PlayFacts } from '../../../../src/domain/live/match-period.ts'
import { learnMessages, translator } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const minute = (minutes: number) => minutes * 60_000
const FIRST: PlayFacts = { startedAt: 0, half: 'first', minutes: 35 }
const LEVEL: PlayFacts = { ...FIRST, half: 'level-since-half-time' }
const SECOND: PlayFacts = { ...FIRST, half: 'second' }

it.each([
  [FIRST, 11.5, '1st half, about 12′', '1st ~12′', '1:a halvlek, ungefär 12′', '1:a ~12′'],
  [SECOND, 29, '2nd half, about 26′', '2nd ~26′', '2:a halvlek, ungefär 26′', '2:a ~26′'],
  [LEVEL, 17, 'Half-time', 'Break', 'Halvtid', 'Paus'],
  [FIRST, null, 'Live, 1st half', '1st half', 'Live, 1:a halvlek', '1:a halvlek'],
  [LEVEL, null, 'Half-time', 'Break', 'Halvtid', 'Paus'],
  [FIRST, 90, 'Live', 'Live', 'Live', 'Live'],
  [null, 12, 'Live', 'Live', 'Live', 'Live'],
] as const)('how far a match is: %j at %s', (play, now, whole, short, helt, kort) => {
  const at = now === null ? null : minute(now)
  expect(periodText(play, at, translator('en'))).toEqual({ whole, short })
  expect(periodText(play, at, translator('sv'))).toEqual({ whole: helt, short: kort })
})

it('a badge that was built tells no minute, which would be false a minute later', () => {
  const t = translator('en')
  const badge = (now: number | null) =>
    markup(() => createElement(CupMinute, { value: now }, createElement(LiveBadge, { t, play: FIRST })), {})
  expect(badge(null)).toMatch(
    /^<span class="badge badge-live" data-play="[^"]+"><span class="hidden-text">Live, 1st half<\/span><span aria-hidden="true">1st half</,
  )
  expect(badge(minute(5))).toMatch(/>1st half, about 5′<\/span><span aria-hidden="true">1st ~5′</)
})
