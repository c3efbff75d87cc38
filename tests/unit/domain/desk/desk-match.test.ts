import { describe, expect, test } from 'vitest'
import { decided } from '../../../../src/components/desk/decided.ts'
import { deskStepsOf, needsDecider } from '../../../../src/domain/desk/desk-steps.ts'
import { currentMatch, fieldDay, fieldDays, openingDay } from '../../../../src/domain/desk/field-day.ts'
import { withReports } from '../../../../src/domain/desk/reported-match.ts'
import { undoing } from '../../../../src/domain/desk/undoing.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { draftOf, type ReportDraft } from '../../../../src/domain/tournament/report.ts'
import { ground, matchOf } from './builders.ts'

const scheduled = matchOf({ kind: 'scheduled' })
const live = matchOf({ kind: 'live', score: { home: 5, away: 3 } })
const hidden = (phase: 'scheduled' | 'live' | 'finished') => matchOf({ kind: 'hidden', phase })

describe('what was typed shows at once', () => {
  test('from the start to the end', () => {
    const reports = [
      draftOf('start'),
      draftOf('score', { score: { home: 1, away: 0 } }),
      draftOf('half-time', { score: { home: 1, away: 0 } }),
      draftOf('score', { score: { home: 1, away: 1 } }),
    ]
    expect(withReports(scheduled, reports, ground)).toMatchObject({
      kind: 'live',
      score: { home: 1, away: 1 },
      halfTime: { home: 1, away: 0 },
    })
    const over = withReports(scheduled, [...reports, draftOf('end', { score: { home: 1, away: 1 } })], ground)
    expect(over).toMatchObject({ kind: 'finished', score: { home: 1, away: 1 }, winner: null })
    expect(withReports(over, [draftOf('correction', { state: 'scheduled' })], ground)).not.toHaveProperty(
      'score',
    )
  })

  test('a walkover, penalties, and a move', () => {
    expect(withReports(scheduled, [draftOf('walkover', { winner: 'away' })], ground)).toMatchObject({
      kind: 'walkover',
      score: { home: 0, away: 10 },
    })
    const penalties = { home: 4, away: 5 }
    const score = { home: 8, away: 8 }
    expect(
      withReports(live, [draftOf('end', { score, penalties, decision: 'penalties' })], ground),
    ).toMatchObject({
      kind: 'finished',
      winner: 'away',
      penalties,
    })
    expect(withReports(scheduled, [draftOf('move', { startsAt: 1, fieldId: 'f2' })], ground)).toMatchObject({
      time: { kind: 'instant', at: 1 },
      fieldId: 'f2',
    })
  })

  test('a class that hides its results shows none', () => {
    const begun = withReports(hidden('scheduled'), [draftOf('start')], ground)
    expect(begun).toMatchObject({ kind: 'hidden', phase: 'live' })
    expect(withReports(begun, [draftOf('end')], ground)).toMatchObject({ kind: 'hidden', phase: 'finished' })
  })
})

describe('undoing makes a match again what it was', () => {
  const level = { home: 8, away: 8 }
  const before: Match[] = [
    scheduled,
    live,
    matchOf({ kind: 'finished', score: { home: 9, away: 8 }, winner: 'home' }),
    matchOf({
      kind: 'finished',
      score: level,
      winner: 'home',
      penalties: { home: 5, away: 4 },
      decision: 'penalties',
    }),
    matchOf({ kind: 'walkover', score: { home: 10, away: 0 }, winner: 'home' }),
    hidden('scheduled'),
    hidden('live'),
  ]
  const reports: ReportDraft[] = [
    draftOf('start'),
    draftOf('score', { score: { home: 20, away: 20 } }),
    draftOf('end', { score: { home: 21, away: 20 } }),
    draftOf('move', { fieldId: 'f2' }),
  ]
  test.each(
    before.flatMap((match) => reports.map((report) => [match.kind, report.kind, match, report] as const)),
  )('%s before %s', (_kind, _report, match, report) => {
    const after = withReports(match, [report], ground)
    const again = withReports(after, [undoing(match, after)], ground)
    const { movedFrom: _, locationName: __, halfTime: ___, ...was } = match as Match & { halfTime?: unknown }
    expect(again).toMatchObject(
      match.kind === 'scheduled' ? { kind: 'scheduled', fieldId: 'f1' } : shown(was),
    )
  })
  /** The fields that a kind shows, without those that the builder gives every kind. */
  const shown = (match: Partial<Match>) => {
    const { kind, fieldId } = match
    if (kind === 'hidden') return { kind, fieldId, phase: match.phase }
    return { kind, fieldId, score: 'score' in match ? match.score : null }
  }
})

describe('what can be reported', () => {
  test.each<[string, Match, readonly string[]]>([
    ['scheduled', scheduled, ['start', 'walkover', 'move-time', 'move-field', 'cancel', 'postpone']],
    ['over', matchOf({ kind: 'finished' }), ['correction', 'walkover', 'abandon', 'annul']],
    ['cancelled', matchOf({ kind: 'called-off', how: 'cancelled' }), ['correction', 'walkover', 'postpone']],
    [
      'postponed',
      matchOf({ kind: 'called-off', how: 'postponed' }),
      ['correction', 'walkover', 'move-time', 'move-field', 'cancel'],
    ],
    ['hidden, before', hidden('scheduled'), ['start', 'move-time', 'move-field', 'cancel', 'postpone']],
    ['hidden, live', hidden('live'), ['end', 'correction', 'move-field', 'abandon']],
    ['hidden, over', hidden('finished'), ['correction', 'abandon', 'annul']],
    [
      'without its teams',
      matchOf({ kind: 'scheduled', home: { kind: 'placeholder', label: 'Winner' } }),
      ['move-time', 'move-field', 'cancel', 'postpone'],
    ],
    ['a bye', matchOf({ kind: 'bye' }), []],
  ])('of a match that is %s', (_, match, steps) => {
    expect(deskStepsOf(match)).toEqual(steps)
  })

  test('half-time once', () => {
    expect(deskStepsOf(live)).toContain('half-time')
    expect(deskStepsOf(matchOf({ kind: 'live', halfTime: { home: 1, away: 1 } }))).not.toContain('half-time')
  })

  test('a knock-out match does not end level, a group match may', () => {
    expect(needsDecider({ home: 3, away: 3 }, 'playoff')).toBe(true)
    expect(needsDecider({ home: 3, away: 2 }, 'playoff')).toBe(false)
    expect(needsDecider({ home: 3, away: 3 }, 'group')).toBe(false)
    expect(needsDecider(null, 'playoff')).toBe(false)
  })

  test('how a level match was decided', () => {
    const level = { home: 8, away: 8 }
    const none = { by: null, winner: null, penalties: { home: 4, away: 4 } }
    expect(decided(none, level)).toBeNull()
    expect(decided({ ...none, by: 'penalties' }, level)).toBeNull()
    expect(decided({ ...none, by: 'lots' }, level)).toBeNull()
    expect(decided({ ...none, by: 'lots', winner: 'away' }, level)).toEqual({
      decision: 'lots',
      winner: 'away',
    })
    expect(decided({ ...none, by: 'golden-goal', winner: 'away' }, level)).toEqual({
      decision: 'sudden-death',
      score: { home: 8, away: 9 },
    })
    expect(decided({ ...none, by: 'penalties', penalties: { home: 5, away: 4 } }, level)).toEqual({
      decision: 'penalties',
      penalties: { home: 5, away: 4 },
    })
  })
})

describe('the day of a field', () => {
  const at = (time: string, said: Partial<Match> = {}) =>
    matchOf({ kind: 'scheduled', id: time, time: { kind: 'instant', at: Date.parse(time) }, ...said })
  const [first, second, third] = ['2026-07-07T08:00:00Z', '2026-07-07T09:00:00Z', '2026-07-08T08:00:00Z'].map(
    (time) => at(time),
  ) as [Match, Match, Match]
  const all = [third, second, first, at('2026-07-09T08:00:00Z', { fieldId: 'f2' }), matchOf({ kind: 'bye' })]

  test('has its matches in order, and days without any are left out', () => {
    expect(fieldDays(all, 'f1')).toEqual(['2026-07-07', '2026-07-08'])
    expect(fieldDay(all, 'f1', '2026-07-07')).toEqual([first, second])
  })

  test('opens today, else on the next day with matches, else on the last', () => {
    const days = ['2026-07-07', '2026-07-09']
    const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
    expect(openingDay(days, noon('2026-07-07'))).toBe('2026-07-07')
    expect(openingDay(days, noon('2026-07-08'))).toBe('2026-07-09')
    expect(openingDay(days, noon('2026-11-08'))).toBe('2026-07-09')
    expect(openingDay(days, null)).toBe('2026-07-07')
    expect(openingDay([], null)).toBeNull()
  })

  test('has at the desk what is played, else what is due, an hour of grace included', () => {
    const now = Date.parse('2026-07-07T08:30:00Z')
    expect(currentMatch([first, second], now)).toBe(first)
    expect(currentMatch([first, second], now + 31 * 60_000)).toBe(second)
    const playing = { ...second, kind: 'live', score: null, halfTime: null } as Match
    expect(currentMatch([first, playing], now)).toBe(playing)
    expect(currentMatch([first, second], now + 24 * 3_600_000)).toBe(second)
    expect(currentMatch([], now)).toBeNull()
  })
})
