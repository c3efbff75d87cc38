import { expect, test } from 'vitest'
import { parsePending } from '../../../../src/data/browser/parse-pending.ts'
import {
  asShownAtDesk,
  keepMine,
  keepTheirs,
  nextToSend,
  settled,
  waitAfter,
} from '../../../../src/domain/desk/outbox.ts'
import { withReports } from '../../../../src/domain/desk/reported-match.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { draftOf, type PendingReport, WAITING } from '../../../../src/domain/tournament/report.ts'
import { ground, matchOf } from './builders.ts'

let order = 0
const pending = (said: Partial<PendingReport> = {}): PendingReport => ({
  ...draftOf('score', { score: { home: 1, away: 0 } }),
  key: `key-${++order}`,
  order,
  cupId: 'cup',
  tournamentId: 't',
  matchId: 'm',
  title: 'A – B',
  at: null,
  seen: 3,
  standing: WAITING,
  ...said,
})
const change = (revision: number) => ({ match: matchOf({ kind: 'scheduled' }), revision })
const conflict = { kind: 'conflict', revision: 8 } as const

test('reports are sent in order; one in conflict holds back its own match only, a refused one nothing', () => {
  const refused = pending({ standing: { kind: 'refused', reason: 'no' } })
  const first = pending({ standing: conflict })
  const same = pending()
  const other = pending({ matchId: 'n' })
  expect(nextToSend([refused, first, same, other])).toBe(other)
  expect(nextToSend([refused, same, other])).toBe(same)
  expect(nextToSend([refused, first, same])).toBeNull()
})

test('a report that was taken is gone, and later ones of its match build on it', () => {
  const [taken, later, other, blind] = [
    pending(),
    pending(),
    pending({ matchId: 'n' }),
    pending({ seen: null }),
  ] as const
  const left = settled([taken, later, other, blind], taken.key, { kind: 'taken', change: change(5) })
  expect(left.map(({ key, seen }) => [key, seen])).toEqual([
    [later.key, 5],
    [other.key, 3],
    [blind.key, null],
  ])
  const unread = settled([taken, later], taken.key, { kind: 'taken', change: null })
  expect(unread.map(({ seen }) => seen)).toEqual([null])
})

test('an answer that is none changes nothing; a refusal and a conflict stand beside the report', () => {
  const reports = [pending(), pending()]
  const [{ key }] = reports as [PendingReport]
  expect(settled(reports, key, { kind: 'away', retryAfter: null })).toBe(reports)
  expect(settled(reports, key, { kind: 'unauthorized', because: 'wrong' })).toBe(reports)
  expect(settled(reports, key, { kind: 'refused', reason: 'no' })[0]?.standing).toEqual({
    kind: 'refused',
    reason: 'no',
  })
  expect(settled(reports, key, conflict)[0]?.standing).toEqual(conflict)
})

test.each<[PendingReport['kind'], Partial<Match> & Pick<Match, 'kind'>, string, string | null]>([
  ['score', { kind: 'live' }, 'score', null],
  ['score', { kind: 'finished' }, 'correction', 'live'],
  ['half-time', { kind: 'walkover' }, 'correction', 'live'],
  ['start', { kind: 'live' }, 'correction', 'live'],
  ['start', { kind: 'scheduled' }, 'start', null],
  ['end', { kind: 'finished' }, 'correction', 'finished'],
  ['end', { kind: 'live' }, 'end', null],
  ['walkover', { kind: 'finished' }, 'walkover', null],
])('keeping mine: %s of a match that is %j by now is sent as %s', (kind, theirs, sent, state) => {
  const mine = pending({ kind, standing: conflict })
  const [report] = keepMine([mine], mine.key, matchOf(theirs))
  expect(report).toMatchObject({ kind: sent, state, seen: 8, standing: WAITING, key: mine.key })
})

test('a desk in conflict goes on from what it has typed, though the match is over elsewhere', () => {
  const theirs = matchOf({ kind: 'finished', score: { home: 0, away: 5 } })
  const own = [pending({ standing: conflict }), pending({ score: { home: 2, away: 0 } })]
  const shown = withReports(
    theirs,
    own.map((report) => asShownAtDesk(report, theirs)),
    ground,
  )
  expect(shown).toMatchObject({ kind: 'live', score: { home: 2, away: 0 } })
  expect(withReports(theirs, [pending()], ground)).toBe(theirs)
})

test('keeping theirs: nothing more is said of that match, and what was refused stays in view', () => {
  const refused = pending({ standing: { kind: 'refused', reason: 'no' } })
  const [mine, later, other] = [
    pending({ standing: conflict }),
    pending(),
    pending({ matchId: 'n' }),
  ] as const
  expect(keepTheirs([refused, mine, later, other], mine.key)).toEqual([refused, other])
})

test('waits grow to half a minute, and never fall below what the service asks for', () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map((failures) => waitAfter(failures, null, 0.5))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(waitAfter(1, 45_000, 0)).toBe(45_000)
  expect(waitAfter(1, 45_000, 1)).toBe(54_000)
  expect(waitAfter(3, null, 0)).toBeLessThan(waitAfter(3, null, 1))
})

test('what a browser kept is read back whole, and anything else is nothing', () => {
  const report = pending({ standing: conflict, kind: 'end', winner: 'away', decision: 'lots' })
  expect(parsePending(JSON.stringify(report))).toEqual(report)
  for (const text of ['', '{', 'null', '[]', '{}', JSON.stringify({ ...report, kind: 'goal' })])
    expect(parsePending(text)).toBeNull()
  expect(parsePending(JSON.stringify({ ...report, standing: { kind: 'conflict' } }))).toBeNull()
  expect(parsePending(JSON.stringify({ ...report, score: { home: '1', away: 0 } }))).toBeNull()
})
