import { describe, expect, test } from 'vitest'
import { afterReport } from '../../../../src/domain/desk/after-report.ts'
import { type MatchResult, resultOf, withResult } from '../../../../src/domain/desk/match-result.ts'
import { refusalOf } from '../../../../src/domain/desk/report-order.ts'
import { undoing } from '../../../../src/domain/desk/undoing.ts'
import { CALL_OFFS, type Match } from '../../../../src/domain/tournament/match.ts'
import { draftOf, type ReportDraft, type ReportKind } from '../../../../src/domain/tournament/report.ts'
import { matchOf } from './builders.ts'

const KINDS = [
  ...['start', 'score', 'half-time', 'end', 'correction', 'walkover', 'move'],
  ...['cancel', 'postpone', 'abandon', 'annul', 'disqualify'],
] as readonly ReportKind[]
const PLAY = 'start score half-time end'
const MAY_FOLLOW: Readonly<Record<MatchResult['state'], string>> = {
  scheduled: `${PLAY} correction walkover move cancel postpone abandon`,
  live: 'score half-time end correction walkover move abandon',
  finished: 'correction walkover abandon annul disqualify',
  walkover: 'correction walkover annul',
  cancelled: 'correction walkover postpone',
  postponed: 'correction walkover move cancel',
  abandoned: 'correction walkover abandon annul',
  annulled: 'correction walkover',
}

test.each(Object.entries(MAY_FOLLOW))('only these reports follow %s', (state, expected) => {
  const refusals = KINDS.map((kind) => [kind, refusalOf(state as MatchResult['state'], kind)] as const)
  expect(refusals.filter(([, fault]) => fault === null).map(([kind]) => kind)).toEqual(expected.split(' '))
})

const reason = { en: 'lightning', sv: 'åska' }
const score = { home: 8, away: 6 }
const after = (match: Match, report: ReportDraft): Match => {
  const stored = { ...match, result: resultOf(match), isKnockOut: false, isHidden: false }
  const { result, isKnockOut, isHidden, ...facts } = afterReport(stored, report, null)
  return withResult(facts, result)
}
const live = matchOf({ kind: 'live', score })
const finished = matchOf({ kind: 'finished', score, winner: 'home' })
const scheduled = matchOf({ kind: 'scheduled' })

test('a disqualification keeps the score that was played, and a correction brings it back', () => {
  const decided = after(finished, draftOf('disqualify', { side: 'home', reason }))
  expect(decided).toMatchObject({
    kind: 'walkover',
    score: { home: 0, away: 10 },
    winner: 'away',
    stood: score,
  })
  expect(after(decided, draftOf('correction', { state: 'finished' }))).toMatchObject({
    kind: 'finished',
    score,
  })
  const corrected = after(decided, draftOf('correction', { score: { home: 0, away: 5 } }))
  expect(corrected).toMatchObject({ score: { home: 0, away: 5 }, stood: score, reason })
})

test('nobody wins a match to which nobody came, and a correction can say that a team did', () => {
  const both = after(scheduled, draftOf('walkover', { bothLose: true, reason }))
  expect(both).toMatchObject({ kind: 'walkover', bothLose: true, score: null, winner: null, reason })
  expect(after(both, draftOf('correction', { winner: 'away' }))).toMatchObject({ winner: 'away' })
  expect(after(both, draftOf('correction', { winner: 'away' }))).not.toHaveProperty('bothLose')
})

describe('a report that calls a match off', () => {
  test('cancels or postpones it without a score, also while it is not known who plays it', () => {
    const open = matchOf({ kind: 'scheduled', home: { kind: 'placeholder', label: 'Winner of 1/2 #1' } })
    for (const match of [scheduled, open]) {
      expect(after(match, draftOf('cancel', { reason }))).toMatchObject({
        how: 'cancelled',
        stood: null,
        reason,
      })
      expect(after(match, draftOf('postpone'))).toMatchObject({ how: 'postponed', reason: null })
    }
  })

  test('keeps the score that stood apart, unless it counts', () => {
    expect(after(live, draftOf('abandon'))).toMatchObject({ how: 'abandoned', stood: score })
    const counted = after(live, draftOf('abandon', { counts: true, reason }))
    expect(counted).toMatchObject({ kind: 'finished', score, winner: 'home', abandoned: { reason } })
    expect(after(finished, draftOf('annul'))).toMatchObject({ how: 'annulled', stood: score })
    const decidedLater = after(after(live, draftOf('abandon')), draftOf('abandon', { counts: true }))
    expect(decidedLater).toMatchObject({ kind: 'finished', score })
  })

  test('is taken back by a correction, and by a move where it was postponed', () => {
    for (const how of CALL_OFFS)
      expect(
        after(
          matchOf({ kind: 'called-off', how, stood: null }),
          draftOf('correction', { state: 'scheduled' }),
        ),
        how,
      ).toMatchObject({ kind: 'scheduled' })
    const postponed = matchOf({ kind: 'called-off', how: 'postponed' })
    expect(after(postponed, draftOf('move', { startsAt: 1 }))).toMatchObject({
      kind: 'scheduled',
      time: { kind: 'instant', at: 1 },
    })
    expect(after(postponed, draftOf('move', { fieldId: 'f1' }))).toMatchObject({ kind: 'called-off' })
  })

  test.each([
    ['cancel', scheduled],
    ['postpone', scheduled],
    ['abandon', live],
    ['annul', finished],
    ['disqualify', finished],
    ['walkover', scheduled],
  ] as const)('%s is undone, and redone by the undoing of that', (kind, before) => {
    const said = { disqualify: { side: 'home' as const }, walkover: { bothLose: true } }
    const off = after(before, draftOf(kind, { reason, ...(kind in said && said[kind as keyof typeof said]) }))
    const back = after(off, undoing(before, off))
    expect(back).toEqual(before)
    if (kind !== 'annul') expect(after(back, undoing(off, back))).toEqual(off)
  })
})
