import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginEpoch } from '../../../../src/backend/results/begin-epoch.ts'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { ask } from '../ask.ts'
import { at, cup, edition2026 } from '../cup-builder.ts'
import { openDesk } from './desk.ts'

describeOnBoth('a report from the desk', (engine) => {
  let base: OpenTestDatabase
  let desk: ReturnType<typeof openDesk>
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, cup(edition2026()))
    desk = openDesk(base.db)
  })
  afterEach(() => base.dispose())

  const number = (revision: string) => Number(revision.split('.')[1])

  it('takes a match from its start to its end, each step in a revision of its own', async () => {
    const start = await desk.report('g4', { kind: 'START' })
    expect(start.report).toMatchObject({
      repeated: false,
      match: { isLive: true, homeScore: 0, awayScore: 0 },
    })
    await desk.report('g4', { kind: 'SCORE', homeScore: 3, awayScore: 2 })
    await desk.report('g4', { kind: 'HALF_TIME', homeScore: 6, awayScore: 6 })
    const end = await desk.report('g4', { kind: 'END', homeScore: 12, awayScore: 11 })
    expect(end.report.match).toMatchObject({
      isLive: false,
      isFinished: true,
      homeScore: 12,
      awayScore: 11,
      homeHalfTimeScore: 6,
      awayHalfTimeScore: 6,
      revision: 5,
    })
    expect(number(end.report.revision)).toBe(5)
    expect(end.report.match.events.map((event: { kind: string }) => event.kind)).toEqual([
      'START',
      'SCORE',
      'HALF_TIME',
      'END',
    ])
  })

  it('raises the number of a settled change with every step but goals, also where a result is taken back', async () => {
    const settled = async () =>
      (
        await ask(
          base.db,
          '{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "g4") { settledRevision revision } }',
        )
      ).match
    const steps = [
      { kind: 'START' },
      { kind: 'SCORE', homeScore: 1, awayScore: 0 },
      { kind: 'SCORE', homeScore: 2, awayScore: 0 },
      { kind: 'END', homeScore: 12, awayScore: 3 },
      { kind: 'CORRECTION', state: 'LIVE', homeScore: 12, awayScore: 3 },
      { kind: 'CORRECTION', state: 'SCHEDULED' },
      { kind: 'MOVE', startsAt: at('16:00') },
    ]
    const numbers = []
    for (const step of steps) {
      expect((await desk.report('g4', step)).error).toBeNull()
      numbers.push(await settled())
    }
    expect(numbers).toEqual(
      [2, 2, 2, 5, 6, 7, 8].map((settledRevision, index) => ({ settledRevision, revision: index + 2 })),
    )
    // An import that discards the reports changes the match once more.
    await writeCup(base.db, cup(edition2026()), { reports: 'discard' })
    expect(await settled()).toEqual({ settledRevision: 9, revision: 9 })
    await beginEpoch(base.db, Date.now())
    expect((await settled()).settledRevision).toBeGreaterThan(9)
  })

  it('shows in the feed at once, whole and with its revision', async () => {
    const before = await desk.feed()
    expect(before).toMatchObject({ revision: 1, since: 0, matches: [] })
    await desk.report('g4', { kind: 'START', at: at('10:00') })
    const { epoch, ...after } = await desk.feed()
    expect(epoch).toBe(before.epoch)
    expect(after).toMatchObject({ revision: 2, since: 0 })
    expect(after.matches).toEqual([
      {
        id: 'g4',
        revision: 2,
        divisionId: 'g',
        homeTeamId: 'b',
        homeTeamName: 'IK Example 2',
        awayTeamId: 'd',
        awayTeamName: 'Nowhere',
        startDate: '2026-07-08',
        startedAt: at('10:00'),
        isLive: true,
        homeScore: 0,
        awayScore: 0,
      },
    ])
  })

  it('moves the winner on, and the other one where a correction says so', async () => {
    await writeCup(base.db, cup(edition2026({}, { shortName: 'B14b' })))
    const final = async () =>
      (
        await ask(
          base.db,
          `{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "p3") { homeTeamId homeTeamName revision } }`,
        )
      ).match
    expect(await final()).toMatchObject({ homeTeamId: null, homeTeamName: 'Winner of 1/2 #1' })
    const first = await desk.report('p1', { kind: 'CORRECTION', homeScore: 10, awayScore: 9 })
    expect(first.error).toBeNull()
    expect(await final()).toMatchObject({ homeTeamId: 'a', revision: first.report.match.revision })
    await desk.report('p1', { kind: 'CORRECTION', homeScore: 10, awayScore: 12 })
    expect(await final()).toMatchObject({ homeTeamId: 'c', homeTeamName: 'Esempio' })
    await desk.report('p1', { kind: 'CORRECTION', state: 'LIVE' })
    expect(await final()).toMatchObject({ homeTeamId: null, homeTeamName: 'Winner of 1/2 #1' })
  })
})
