import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterReport } from '../../../../src/domain/desk/after-report.ts'
import { deskStepsOf } from '../../../../src/domain/desk/desk-steps.ts'
import { InvalidReport } from '../../../../src/domain/desk/invalid-report.ts'
import { NO_RESULT, resultOf, withResult } from '../../../../src/domain/desk/match-result.ts'
import { withReports } from '../../../../src/domain/desk/reported-match.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { draftOf, type ReportDraft } from '../../../../src/domain/tournament/report.ts'
import { ground, matchOf } from './builders.ts'

const FIELD = { name: 'Field f2', streamId: 's2' }

/** The match as the service stores it. The service knows the results of hidden classes too. */
const stored = (match: Match, { isKnockOut = false, isHidden = false } = {}) => ({
  ...match,
  result: resultOf(match),
  isKnockOut,
  isHidden,
})

function blamed(match: Match, report: ReportDraft, of: Parameters<typeof stored>[1] = {}): string | null {
  try {
    afterReport(stored(match, of), report, null)
    return null
  } catch (fault) {
    if (!(fault instanceof InvalidReport)) throw fault
    return fault.field
  }
}

const level = { home: 8, away: 8 }
const scheduled = matchOf({ kind: 'scheduled' })
const live = matchOf({ kind: 'live', score: level })
const finished = matchOf({ kind: 'finished', score: { home: 9, away: 8 }, winner: 'home' })
const walkover = matchOf({ kind: 'walkover', score: { home: 10, away: 0 }, winner: 'home' })
const knockOut = { isKnockOut: true }

describe('a report that does not fit', () => {
  test.each<[string, Match, ReportDraft, string, Parameters<typeof stored>[1]?]>([
    ['a bye', matchOf({ kind: 'bye', away: { kind: 'bye' } }), draftOf('start'), 'kind'],
    [
      'nobody yet',
      matchOf({ kind: 'scheduled', home: { kind: 'placeholder', label: 'W1' } }),
      draftOf('start'),
      'kind',
    ],
    ['begun', live, draftOf('start'), 'kind'],
    ['over', finished, draftOf('score', { score: level }), 'kind'],
    ['a walkover is over', walkover, draftOf('end', { score: level }), 'kind'],
    ['no score', scheduled, draftOf('end'), 'score'],
    ['nothing to correct', scheduled, draftOf('correction', { score: level }), 'state'],
    [
      'a score before the start',
      finished,
      draftOf('correction', { state: 'scheduled', score: level }),
      'score',
    ],
    ['a winner before the end', finished, draftOf('correction', { state: 'live', winner: 'home' }), 'winner'],
    [
      'a walkover its winner lost',
      live,
      draftOf('walkover', { winner: 'home', score: { home: 0, away: 10 } }),
      'score',
    ],
    ['the other winner', finished, draftOf('correction', { winner: 'away' }), 'winner'],
    ['a knock-out that ends level', live, draftOf('end'), 'winner', knockOut],
    ['a clear score that gets level', finished, draftOf('correction', { score: level }), 'winner', knockOut],
    ['level penalties', live, draftOf('end', { penalties: level }), 'penalties', knockOut],
    [
      'sudden death that ends level',
      live,
      draftOf('end', { winner: 'home', decision: 'sudden-death' }),
      'decision',
      knockOut,
    ],
    ['lots of a group', live, draftOf('end', { decision: 'lots' }), 'winner'],
    ['a move of what is over', finished, draftOf('move', { startsAt: 1 }), 'kind'],
    ['a new start of what has begun', live, draftOf('move', { startsAt: 1 }), 'startsAt'],
    ['a field that is none', scheduled, draftOf('move', { fieldId: 'f9' }), 'fieldId'],
  ])('%s', (_, match, report, field, of) => {
    expect(blamed(match, report, of)).toBe(field)
  })

  test('changes nothing at the desk', () => {
    expect(withReports(finished, [draftOf('start'), draftOf('move', { fieldId: 'f2' })], ground)).toBe(
      finished,
    )
  })
})

describe('a report that fits', () => {
  const result = (match: Match, report: ReportDraft, of?: Parameters<typeof stored>[1]) =>
    afterReport(stored(match, of), report, FIELD).result

  test('a match that is to come again has no result', () => {
    expect(result(finished, draftOf('correction', { state: 'scheduled' }))).toEqual(NO_RESULT)
  })

  test('half-time stays as long as nobody has fewer goals', () => {
    const half = { ...live, halfTime: { home: 4, away: 5 } } as Match
    expect(result(half, draftOf('score', { score: level })).halfTime).toEqual({ home: 4, away: 5 })
    expect(result(half, draftOf('score', { score: { home: 9, away: 4 } })).halfTime).toBeNull()
  })

  test('a class that hides its results goes on and ends without a score', () => {
    const hidden = matchOf({ kind: 'hidden', phase: 'scheduled' })
    expect(result(hidden, draftOf('start'), { isHidden: true })).toMatchObject({ state: 'live', score: null })
    expect(result(hidden, draftOf('end'), { isHidden: true })).toMatchObject({
      state: 'finished',
      score: null,
    })
  })

  test('penalties decide a level match, and lots where they are said', () => {
    const shootOut = { home: 4, away: 5 }
    expect(result(live, draftOf('end', { penalties: shootOut }), knockOut)).toMatchObject({
      winner: 'away',
      decision: 'penalties',
      penalties: shootOut,
    })
    expect(result(live, draftOf('end', { winner: 'home', decision: 'lots' }), knockOut)).toMatchObject({
      winner: 'home',
      decision: 'lots',
    })
  })

  test('what decided a level match goes with it', () => {
    const decided = matchOf({ kind: 'finished', score: level, winner: 'home', decision: 'lots' })
    const clear = result(decided, draftOf('correction', { score: { home: 8, away: 9 } }), knockOut)
    expect(clear).toMatchObject({ winner: null, decision: null })
  })

  test('a move tells where it was first, and nothing where it is back', () => {
    const at = (scheduled.time as { at: number }).at
    const named = { ...stored(scheduled), locationName: 'Field f1' }
    const away = afterReport(named, draftOf('move', { startsAt: at + 60_000, fieldId: 'f2' }), FIELD)
    expect(away).toMatchObject({
      time: { at: at + 60_000 },
      movedFrom: { at, locationName: 'Field f1' },
      locationName: 'Field f2',
      streamId: 's2',
    })
    const later = afterReport(away, draftOf('move', { startsAt: at + 120_000 }), null)
    expect(later.movedFrom).toEqual({ at, locationName: 'Field f1' })
    const home = { name: 'Field f1', streamId: null }
    const back = afterReport(later, draftOf('move', { startsAt: at, fieldId: 'f1' }), home)
    expect(back).toMatchObject({ movedFrom: null, fieldId: 'f1', streamId: null })
  })
})

describe('the desk', () => {
  const says: Record<string, ReportDraft> = {
    start: draftOf('start'),
    goal: draftOf('score', { score: { home: 9, away: 8 } }),
    'half-time': draftOf('half-time'),
    end: draftOf('end', { score: { home: 9, away: 8 } }),
    correction: draftOf('correction', { state: 'live' }),
    walkover: draftOf('walkover', { winner: 'home' }),
    'move-time': draftOf('move', { startsAt: 1 }),
    'move-field': draftOf('move', { fieldId: 'f2' }),
    cancel: draftOf('cancel'),
    postpone: draftOf('postpone'),
    abandon: draftOf('abandon', { counts: true }),
    annul: draftOf('annul'),
  }
  const hidden = (phase: 'scheduled' | 'live' | 'finished') => matchOf({ kind: 'hidden', phase })
  test.each([scheduled, live, finished, walkover, hidden('scheduled'), hidden('live'), hidden('finished')])(
    'offers only what is taken: $kind $phase',
    (match) => {
      for (const step of deskStepsOf(match))
        expect(() =>
          afterReport(stored(match, { isHidden: match.kind === 'hidden' }), says[step] as ReportDraft, FIELD),
        ).not.toThrow()
    },
  )

  const goals = fc.option(fc.record({ home: fc.nat(12), away: fc.nat(12) }), { nil: null })
  const side = fc.constantFrom('home' as const, 'away' as const, null)
  const report = fc.record<ReportDraft>({
    kind: fc.constantFrom(
      ...(['start', 'score', 'half-time', 'end', 'correction', 'walkover', 'disqualify'] as const),
      ...(['cancel', 'postpone', 'abandon', 'annul'] as const),
    ),
    score: goals,
    penalties: goals,
    decision: fc.constantFrom('penalties' as const, 'lots' as const, 'sudden-death' as const, null),
    winner: side,
    state: fc.constantFrom('scheduled' as const, 'live' as const, 'finished' as const, null),
    startsAt: fc.constant(null),
    fieldId: fc.constant(null),
    counts: fc.constantFrom(true, false, null),
    bothLose: fc.constantFrom(true, false, null),
    side,
    reason: fc.constantFrom({ en: 'lightning', sv: 'åska' }, null),
  })

  test('shows after any reports what the service will have stored', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 8 }), fc.constantFrom('g1', 'p1'), (reports, divisionId) => {
        const match = { ...scheduled, divisionId }
        const isKnockOut = divisionId === 'p1'
        let { result } = stored(match)
        for (const said of reports) {
          try {
            result = afterReport({ ...stored(match, { isKnockOut }), result }, said, null).result
          } catch (fault) {
            if (!(fault instanceof InvalidReport)) throw fault
          }
        }
        const shown = withReports(match, reports, ground)
        expect({ ...shown, locationName: null }).toEqual({ ...withResult(match, result), locationName: null })
      }),
      { numRuns: 3000 },
    )
  })
})
