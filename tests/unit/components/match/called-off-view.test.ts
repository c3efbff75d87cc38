import { beforeAll, expect, test } from 'vitest'
import { matchLine } from '../../../../src/components/live-center/match-line.ts'
import MatchRow from '../../../../src/components/match/MatchRow.tsx'
import { matchCard } from '../../../../src/components/match/match-card.ts'
import Scoreboard from '../../../../src/components/match/Scoreboard.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { Locale } from '../../../../src/domain/text/locale.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { calledOff, finished, placeholder, team, walkover } from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const reason = { en: 'lightning', sv: 'åska' }
const time = { kind: 'instant', at: Date.parse('2026-07-07T10:20:00+02:00') } as const
const cardOf = (match: Match, locale: Locale) =>
  matchCard(match, {
    locale,
    flagOf: () => undefined,
    addressOf: () => undefined,
    own: null,
    isDated: false,
    isPlayoff: false,
    minutes: 35,
    place: null,
    labels: [],
  })
/** A row, without the elements that tell its times to machines. */
const rowOf = (match: Match, locale: Locale = 'en') =>
  markup(MatchRow, { card: cardOf(match, locale) }).replaceAll(/<\/?time\b[^>]*>/g, '')
const boardOf = (match: Match) => markup(Scoreboard, { card: cardOf(match, 'en') })

test('a cancelled match stays at its time, with the word and the reason in both languages', () => {
  const match = calledOff(team('A'), team('B'), 'cancelled', { time, reason })
  expect(rowOf(match)).toContain('<span>10:20</span>')
  expect(rowOf(match)).toMatch(/Cancelled.*lightning/)
  expect(rowOf(match, 'sv')).toMatch(/Inställd.*åska/)
  const context = { year: 2026, locale: 'sv' as const, categoryOf: () => undefined, fieldOf: () => null }
  expect(matchLine(match, context)).toMatchObject({ word: 'Inställd · åska', score: null })
})

test('the time of a postponed match is struck out: it no longer holds', () => {
  const match = calledOff(team('A'), team('B'), 'postponed', { time })
  expect(rowOf(match)).toContain('<s class="old">10:20</s>')
  expect(rowOf(match)).not.toContain('<span>10:20</span>')
})

test('a score that does not count is shown only where it is said not to count', () => {
  const match = calledOff(team('A'), team('B'), 'abandoned', { time, stood: { home: 8, away: 6 } })
  expect(rowOf(match)).not.toMatch(/[86]<\//)
  expect(boardOf(match)).toContain('It stood at 8–6, which does not count')
  expect(boardOf(match)).not.toContain('class="score" data-result')
})

test('a score that counts though the match was stopped is shown with that', () => {
  const match: Match = { ...finished('A', 'B', 8, 6, { time }), abandoned: { reason } }
  expect(boardOf(match)).toMatch(/8<\/span>–.*Stopped early, the score counts.*lightning/s)
})

test.each([
  ['en', 'Neither team came – both lose'],
  ['sv', 'Inget lag kom – båda förlorar'],
] as const)('a match to which nobody came has its word and no score in %s', (locale, word) => {
  const match = { ...walkover('A', 'B', null, null), time, bothLose: true } as Match
  expect(rowOf(match, locale)).toContain(word)
  expect(rowOf(match, locale)).not.toMatch(/>0</)
})

test('what a jury decided is shown with its reason and with the score that was played', () => {
  const match = {
    ...walkover('A', 'B', { home: 10, away: 0 }, 'home'),
    time,
    reason,
    stood: { home: 12, away: 14 },
  }
  expect(boardOf(match as Match)).toMatch(/10<.*By decision of the jury.*lightning.*12–14 was played/s)
})

test('the side that nobody fills is no placeholder any more', () => {
  const side = { ...placeholder('Winner of 1/2 #1'), isNobody: true } as Match['home']
  const match = { ...walkover('A', 'B', null, 'away'), home: side } as Match
  expect(rowOf(match)).toContain('No opponent')
  expect(rowOf(match, 'sv').replaceAll('\u00ad', '')).toContain('Ingen motståndare')
})
