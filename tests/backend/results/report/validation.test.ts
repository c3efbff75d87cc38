import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { at, cup, edition2026 } from '../cup-builder.ts'
import { OPERATOR_KEY, openDesk } from './desk.ts'

type Values = Readonly<Record<string, unknown>>

describeOnBoth('a report that is not taken', (engine) => {
  let base: OpenTestDatabase
  let desk: ReturnType<typeof openDesk>
  beforeAll(async () => {
    base = await openTestDatabase(engine)
  })
  afterAll(() => base.dispose())
  beforeEach(async () => {
    await writeCup(base.db, cup(edition2026()), { reports: 'discard' })
    desk = openDesk(base.db)
  })

  const stored = async () =>
    JSON.stringify(await base.db.selectFrom('match').selectAll().orderBy('id').execute())

  it.each<[string, string, Values, string]>([
    ['a short key', 'g4', { kind: 'START', key: 'short' }, 'key'],
    ['a key with spaces', 'g4', { kind: 'START', key: 'one two three' }, 'key'],
    ['half a score', 'g4', { kind: 'SCORE', homeScore: 3 }, 'awayScore'],
    ['a negative score', 'g4', { kind: 'SCORE', homeScore: -1, awayScore: 3 }, 'homeScore'],
    ['a score of thousands', 'g4', { kind: 'SCORE', homeScore: 1, awayScore: 3000 }, 'awayScore'],
    ['no score', 'g4', { kind: 'SCORE' }, 'homeScore'],
    ['no score at the end of a match without one', 'g4', { kind: 'END' }, 'homeScore'],
    ['a winner at the start', 'g4', { kind: 'START', winner: 'HOME' }, 'winner'],
    ['a time that is none', 'g4', { kind: 'START', at: 'now' }, 'at'],
    ['a time without an offset', 'g4', { kind: 'START', at: '2026-07-07T10:00:00' }, 'at'],
    ['a time to come', 'g4', { kind: 'START', at: '2999-07-07T10:00:00Z' }, 'at'],
    ['a start before the edition', 'g4', { kind: 'START', at: '2026-07-04T21:59:00Z' }, 'at'],
    [
      'an end in another year',
      'g3',
      { kind: 'END', homeScore: 1, awayScore: 0, at: '2025-07-07T10:00:00Z' },
      'at',
    ],
    [
      'a move to after the edition',
      'g4',
      { kind: 'MOVE', startsAt: '2026-07-13T10:00:00+02:00' },
      'startsAt',
    ],
    [
      'a move to before the edition',
      'g4',
      { kind: 'MOVE', startsAt: '2026-07-04T10:00:00+02:00' },
      'startsAt',
    ],
    [
      'a move to another century',
      'g4',
      { kind: 'MOVE', startsAt: '2126-07-07T10:00:00Z', fieldId: 'f6' },
      'startsAt',
    ],
    ['the start of a match that is live', 'g3', { kind: 'START' }, 'kind'],
    ['a score of a match that is over', 'g1', { kind: 'SCORE', homeScore: 13, awayScore: 7 }, 'kind'],
    ['the end of a walkover', 'g2', { kind: 'END', homeScore: 13, awayScore: 7 }, 'kind'],
    ['a walkover without a winner', 'g4', { kind: 'WALKOVER' }, 'winner'],
    [
      'a walkover lost by its winner',
      'g4',
      { kind: 'WALKOVER', winner: 'HOME', homeScore: 0, awayScore: 10 },
      'homeScore',
    ],
    ['a move to nowhere', 'g4', { kind: 'MOVE' }, 'startsAt'],
    ['a move to a field that is none', 'g4', { kind: 'MOVE', fieldId: 'f99' }, 'fieldId'],
    ['a move of a match that is over', 'g1', { kind: 'MOVE', fieldId: 'f6' }, 'kind'],
    ['a new start of a match that is live', 'g3', { kind: 'MOVE', startsAt: at('12:00') }, 'startsAt'],
    ['a move with a score', 'g4', { kind: 'MOVE', fieldId: 'f6', homeScore: 1, awayScore: 1 }, 'homeScore'],
    ['a correction of nothing', 'g1', { kind: 'CORRECTION' }, 'homeScore'],
    ['a correction of a match to come', 'g4', { kind: 'CORRECTION', homeScore: 1, awayScore: 1 }, 'state'],
    [
      'a score of a match that is to come again',
      'g1',
      { kind: 'CORRECTION', state: 'SCHEDULED', homeScore: 1, awayScore: 1 },
      'homeScore',
    ],
    [
      'a winner of a match that is live again',
      'g1',
      { kind: 'CORRECTION', state: 'LIVE', winner: 'HOME' },
      'winner',
    ],
    ['a winner whom the score contradicts', 'g1', { kind: 'CORRECTION', winner: 'AWAY' }, 'winner'],
    [
      'penalties where the score tells',
      'g1',
      { kind: 'CORRECTION', homePenaltyScore: 3, awayPenaltyScore: 2 },
      'homePenaltyScore',
    ],
    [
      'level penalties',
      'p1',
      { kind: 'CORRECTION', homePenaltyScore: 3, awayPenaltyScore: 3 },
      'homePenaltyScore',
    ],
    [
      'penalties won by the other',
      'p1',
      { kind: 'CORRECTION', homePenaltyScore: 5, awayPenaltyScore: 3, winner: 'AWAY' },
      'winner',
    ],
    [
      'sudden death that ended level',
      'p1',
      { kind: 'CORRECTION', winner: 'HOME', decision: 'SUDDEN_DEATH' },
      'decision',
    ],
    ['a match whose teams are not known', 'p3', { kind: 'START' }, 'kind'],
    ['a bye', 'p2', { kind: 'START' }, 'kind'],
  ])('for %s names the field, and changes nothing', async (_, matchId, values, field) => {
    const before = await stored()
    const { report, error } = await desk.report(matchId, values)
    expect(report).toBeNull()
    expect([error?.extensions.code, error?.extensions.field]).toEqual(['INVALID', field])
    expect(error?.message).toMatch(/^[A-Za-z].*[.]$/)
    expect(await stored()).toBe(before)
    expect((await desk.feed()).matches).toEqual([])
  })

  it('says what is not there: the cup, the edition, the match, or its schedule', async () => {
    const missing = [
      await desk.report('nope', { kind: 'START' }),
      await desk.report('g4', { kind: 'START' }, { tournamentId: 't1999' }),
      await desk.report('g4', { kind: 'START' }, { tournamentId: '; --' }),
    ]
    const published = { clubs: true, teams: true, lot: true, schedule: false }
    await writeCup(base.db, cup(edition2026({ published })))
    missing.push(await desk.report('g4', { kind: 'START' }))
    expect(missing.map(({ error }) => error?.extensions.code)).toEqual(Array(4).fill('NOT_FOUND'))
  })

  it('needs a kind and values of the right type, as GraphQL checks them', async () => {
    for (const values of [{}, { kind: 'GOAL' }, { kind: 'SCORE', homeScore: '1', awayScore: 0.5 }]) {
      const { report, error } = await desk.report('g4', values)
      expect(report).toBeNull()
      expect(error?.message).toMatch(/report/)
    }
  })

  it('is refused without the key, with a wrong one, and where there is none to know', async () => {
    const codes = []
    for (const key of [null, 'wrong', `${OPERATOR_KEY}x`, OPERATOR_KEY.slice(0, -1)]) {
      const { status, error } = await desk.report('g4', { kind: 'START' }, { key })
      codes.push([status, error?.extensions.code])
    }
    expect(codes).toEqual(Array(4).fill([401, 'UNAUTHORIZED']))
    const off = openDesk(base.db, { operatorKey: null })
    const { error } = await off.report('g4', { kind: 'START' })
    expect(error?.message).toBe('Reporting is switched off: this service was given no OPERATOR_KEY.')
    expect((await desk.feed()).matches).toEqual([])
  })

  it('with ever new wrong keys is slowed down; a device with an old key blocks nobody, nor does who guesses', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await desk.report('g4', { kind: 'START' }, { key: 'the-old-key-of-last-year' })
    }
    expect((await desk.report('g4', { kind: 'START' })).error).toBeNull()
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await desk.report('g4', { kind: 'START' }, { key: `guess-${attempt}` })
    }
    const score = { kind: 'SCORE', homeScore: 1, awayScore: 0 } as const
    const { status, error } = await desk.report('g4', score, { key: 'guess-again' })
    expect([status, error?.extensions.code]).toEqual([429, 'UNAUTHORIZED'])
    expect(error?.message).toMatch(/Too many wrong keys: try again in \d+ s\./)
    // A desk with the right key can still report from the address that guesses keys.
    expect((await desk.report('g4', score)).error).toBeNull()
  })

  it('by GET is not even looked at', async () => {
    const before = await stored()
    const query = `mutation { report(cupId: "test-cup", tournamentId: "t2026", matchId: "g4", report: { key: "12345678", kind: START }) { revision } }`
    const response = await desk.app.request(`/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'x-requested-with': 'x', authorization: `Bearer ${OPERATOR_KEY}` },
    })
    expect(response.status).toBe(405)
    expect(await stored()).toBe(before)
  })

  it('from a form of another site is not taken: it has to be JSON', async () => {
    const response = await desk.app.request('/graphql', {
      method: 'POST',
      body: new URLSearchParams({ query: 'mutation { report }' }),
      headers: { authorization: `Bearer ${OPERATOR_KEY}` },
    })
    expect(response.status).toBe(403)
  })

  it('says why in the language of the sender, names of values included', async () => {
    const sentence = async (values: Values, language: string) =>
      (await desk.report('g4', values, { language })).error?.message
    const unplayed = { kind: 'CORRECTION', state: 'SCHEDULED', winner: 'HOME' }
    expect(await sentence(unplayed, '')).toBe('A match that has not begun has no winner.')
    expect(await sentence(unplayed, 'sv-SE, en;q=0.5')).toBe(
      'En match som inte har börjat har ingen uppgift om vinnare.',
    )
    expect(await sentence({ kind: 'MOVE', fieldId: 'f99' }, 'sv')).toBe(
      'Det finns ingen plan f99 det här året.',
    )
  })

  it('lies behind the match: where it has changed since, its revision is told', async () => {
    await desk.report('g4', { kind: 'START', expectedRevision: 0 })
    const { error } = await desk.report('g4', {
      kind: 'SCORE',
      homeScore: 1,
      awayScore: 0,
      expectedRevision: 0,
    })
    const match = (await desk.feed()).matches[0]
    expect(error?.extensions).toMatchObject({ code: 'CONFLICT', revision: match.revision })
    const again = await desk.report('g4', {
      kind: 'SCORE',
      homeScore: 1,
      awayScore: 0,
      expectedRevision: match.revision,
    })
    expect(again.report.match).toMatchObject({ homeScore: 1, revision: match.revision + 1 })
  })

  it('a move to the day after the last, and what is decided long before, are taken', async () => {
    const moved = await desk.report('g4', {
      kind: 'MOVE',
      startsAt: '2026-07-12T10:00:00+02:00',
      at: '2026-06-01T10:00:00+02:00',
    })
    expect(moved.error).toBeNull()
    const away = await desk.report('g4', {
      kind: 'WALKOVER',
      winner: 'HOME',
      at: '2026-06-02T10:00:00+02:00',
    })
    expect(away.error).toBeNull()
    const { error } = await desk.report('g3', {
      kind: 'SCORE',
      homeScore: 9,
      awayScore: 8,
      at: '2026-07-01T12:00:00+02:00',
    })
    expect(error?.message).toBe(
      'at lies before 2026-07-05, when nothing of this edition was played: the clock of this device may be wrong.',
    )
  })
})
