import { describe, expect, it } from 'vitest'
import {
  finished,
  readEdition,
  readMatch,
  wireCategory,
  wireDivision,
  wireMatch,
  wireTournament,
} from '../wire-builders.ts'

describe('the kind of a match', () => {
  it.each([
    ['scheduled', wireMatch()],
    ['live', wireMatch({ isLive: true })],
    ['finished', finished(12, 9)],
    ['finished', finished(12, 9, { isLive: true })],
    ['finished', finished(0, 0)],
    ['unreported', finished(null, null)],
    ['unreported', finished(undefined, undefined, { isLive: true })],
    ['walkover', finished(10, 0, { isWalkover: true })],
    ['walkover', wireMatch({ isWalkover: true })],
    ['bye', wireMatch({ awayTeamId: null, awayTeamName: null })],
    ['bye', finished(1, 0, { homeTeamId: null, homeTeamName: null })],
  ])('is %s', (kind, wire) => {
    const { match, kinds } = readMatch(wire)
    expect(match.kind).toBe(kind)
    expect(kinds).toEqual([])
  })

  it('has a score only where it may be shown', () => {
    expect(readMatch(wireMatch({ homeScore: 0, awayScore: 0 })).match).not.toHaveProperty('score')
    expect(readMatch(finished(null, null)).match).not.toHaveProperty('score')
    expect(readMatch(wireMatch({ isLive: true })).match).toMatchObject({ score: null })
    expect(readMatch(wireMatch({ isLive: true, homeScore: 3, awayScore: 4 })).match).toMatchObject({
      score: { home: 3, away: 4 },
    })
  })

  it.each([
    ['scheduled', wireMatch()],
    ['live', wireMatch({ isLive: true, homeScore: 3, awayScore: 4 })],
    ['finished', finished(3, 4, { isLive: true, winner: 'AWAY' })],
    ['finished', finished(10, 0, { isWalkover: true })],
  ])('is hidden in a class without results, %s', (phase, wire) => {
    const { match } = readMatch(wire, { hideMatchResults: true })
    expect(match).toMatchObject({ kind: 'hidden', phase })
    expect(JSON.stringify(match)).not.toMatch(/score|winner/)
  })

  it('keeps a bye a bye in a class without results', () => {
    const bye = wireMatch({ awayTeamId: null, awayTeamName: null })
    expect(readMatch(bye, { hideMatchResults: true }).match).toMatchObject({ kind: 'bye', winner: 'home' })
  })
})

describe('a match that was called off', () => {
  it.each([
    ['cancelled', 'cancelled'],
    ['Canceled', 'cancelled'],
    ['CALLED_OFF', 'cancelled'],
    ['inställd', 'cancelled'],
    ['aflyst', 'cancelled'],
    ['avlyst', 'cancelled'],
    ['Abgesagt', 'cancelled'],
    ['postponed', 'postponed'],
    ['uppskjuten', 'postponed'],
    ['avbruten', 'abandoned'],
    ['annulled', 'annulled'],
    ['struken', 'annulled'],
  ])('is one of a service that says %s', (status, how) => {
    const { match, kinds } = readMatch(wireMatch({ status, homeScore: 3, awayScore: 4 }))
    const stood = how === 'abandoned' || how === 'annulled' ? { home: 3, away: 4 } : null
    expect(match).toMatchObject({ kind: 'called-off', how, stood, reason: null })
    expect(kinds).toEqual([])
  })

  it('is not one where the service says something else, or has a walkover', () => {
    for (const status of ['FINISHED', 'played', 7, null, { code: 'x' }])
      expect(readMatch(finished(3, 4, { status })).match.kind).toBe('finished')
    expect(readMatch(finished(10, 0, { status: 'cancelled', isWalkover: true })).match.kind).toBe('walkover')
  })

  it('counts where it was abandoned and is finished, and never where it was annulled', () => {
    expect(readMatch(finished(3, 4, { status: 'abandoned' })).match).toMatchObject({
      kind: 'finished',
      abandoned: { reason: null },
    })
    expect(readMatch(finished(3, 4, { status: 'annulled' })).match).toMatchObject({ how: 'annulled' })
  })

  it('gives its reason in both languages, also where the service has only one', () => {
    const reasonOf = (reason: unknown) => readMatch(wireMatch({ status: 'cancelled', reason })).match
    expect(reasonOf({ en: 'lightning', sv: 'åska' })).toMatchObject({
      reason: { en: 'lightning', sv: 'åska' },
    })
    expect(reasonOf({ sv: 'åska' })).toMatchObject({ reason: { en: 'åska', sv: 'åska' } })
    expect(reasonOf('rain')).toMatchObject({ reason: { en: 'rain', sv: 'rain' } })
  })

  it('tells in a class without results that it was called off, and no score', () => {
    const off = wireMatch({ status: 'abandoned', homeScore: 3, awayScore: 4 })
    expect(readMatch(off, { hideMatchResults: true }).match).toMatchObject({ how: 'abandoned', stood: null })
    const counted = finished(3, 4, { status: 'abandoned' })
    expect(readMatch(counted, { hideMatchResults: true }).match).toMatchObject({ kind: 'hidden' })
  })
})

describe('the winner', () => {
  it.each([
    ['home', finished(12, 9), []],
    ['away', finished(9, 12), []],
    [null, finished(9, 9), []],
    ['away', finished(9, 9, { winner: 'AWAY' }), []],
    ['home', finished(9, 9, { homePenaltyScore: 4, awayPenaltyScore: 3 }), []],
    ['away', finished(12, 9, { winner: 'AWAY' }), ['warn odd-winner']],
    ['home', finished(12, 9, { winner: 'NOBODY' }), ['warn unknown-word']],
    ['home', finished(10, 0, { isWalkover: true }), []],
    ['away', finished(null, null, { isWalkover: true, winner: 'AWAY' }), []],
    [null, finished(null, null, { isWalkover: true }), []],
  ])('is %s', (winner, wire, expected) => {
    const { match, kinds } = readMatch(wire)
    expect(match).toMatchObject({ winner })
    expect(kinds).toEqual(expected)
  })

  it.each([
    ['regular-time', finished(1, 0), []],
    ['sudden-death', finished(1, 0, { decision: 'SUDDEN_DEATH' }), []],
    ['penalties', finished(1, 1, { homePenaltyScore: 4, awayPenaltyScore: 3 }), []],
    ['regular-time', finished(1, 0, { decision: 'COIN' }), ['warn unknown-word']],
    ['regular-time', finished(1, 0, { decision: '__proto__' }), ['warn unknown-word']],
  ])('was decided by %s', (decision, wire, expected) => {
    const { match, kinds } = readMatch(wire)
    expect(match).toMatchObject({ decision })
    expect(kinds).toEqual(expected)
  })
})

describe('a score that is none', () => {
  it.each([
    [-1, 3],
    [3, null],
    [null, 3],
    [Number.NaN, 3],
    [Number.POSITIVE_INFINITY, 1],
    [1000, 0],
    [1e300, 0],
    [2.5, 1],
    ['12', '9'],
    [{}, []],
    [true, false],
  ])('%j–%j leaves the match unreported, with a warning', (home, away) => {
    const { match, kinds, problems } = readMatch(finished(home, away))
    expect(match.kind).toBe('unreported')
    expect(kinds).toEqual(['warn bad-score'])
    expect(problems[0]?.record).toBe('edition 2026 › class B14 › division d1 › match m1')
  })

  it('takes 199 and leaves out half times and penalties that are none', () => {
    expect(readMatch(finished(199, 0)).match).toMatchObject({ score: { home: 199, away: 0 } })
    const odd = readMatch(
      finished(1, 0, { homeHalfTimeScore: -1, awayHalfTimeScore: 0, homePenaltyScore: 1 }),
    )
    expect(odd.match).toMatchObject({ kind: 'finished', halfTime: null, penalties: null })
    expect(odd.kinds).toEqual(['warn bad-score', 'warn bad-score'])
  })
})

describe('the sides', () => {
  it('are the teams of the class, by their own names', () => {
    const { match } = readMatch(wireMatch({ homeTeamName: 'Old name' }))
    expect(match.home).toEqual({ kind: 'team', teamId: 'a', name: 'Team a' })
  })

  it.each(['1:an i Grupp 4', 'Winner of 1/8 #3', 'Vinn. 12'])('may be a placeholder: %s', (label) => {
    const { match, kinds } = readMatch(wireMatch({ awayTeamId: null, awayTeamName: label }))
    expect(match.away).toEqual({ kind: 'placeholder', label })
    expect(kinds).toEqual([])
  })

  it.each([
    [
      'a team that is not in the class',
      { homeTeamId: 'x', homeTeamName: 'Gone' },
      'Gone',
      ['warn unknown-team'],
    ],
    [
      'a team nobody names',
      { homeTeamId: 'x', homeTeamName: null },
      '–',
      ['warn unknown-team', 'warn empty-name'],
    ],
    ['an empty name', { homeTeamId: null, homeTeamName: '  ' }, '–', ['warn empty-name']],
    ['a team called __proto__', { homeTeamId: '__proto__', homeTeamName: 'P' }, 'P', ['warn unknown-team']],
  ])('%s is a placeholder with a warning', (_, sides, label, expected) => {
    const { match, kinds } = readMatch(wireMatch(sides))
    expect(match.home).toEqual({ kind: 'placeholder', label })
    expect(kinds).toEqual(expected)
  })

  it('that are both empty are two placeholders, not a bye', () => {
    const nobody = { homeTeamId: null, homeTeamName: null, awayTeamId: null, awayTeamName: null }
    const { match, kinds } = readMatch(wireMatch(nobody))
    expect(match).toMatchObject({ kind: 'scheduled', home: { kind: 'placeholder' }, away: { label: '–' } })
    expect(kinds).toEqual(['warn no-sides'])
  })

  it('that are the same team are kept with a warning', () => {
    expect(readMatch(wireMatch({ awayTeamId: 'a' })).kinds).toEqual(['warn same-team'])
  })
})

describe('the time', () => {
  const at = (text: string) => ({ kind: 'instant', at: Date.parse(text) })

  it.each([
    ['2026-07-07T08:00:00+02:00', at('2026-07-07T06:00:00Z')],
    ['2026-07-07T08:00+02:00[Europe/Stockholm]', at('2026-07-07T06:00:00Z')],
    ['2026-07-07T08:00:00', at('2026-07-07T06:00:00Z')],
    ['2026-03-29T02:30:00', at('2026-03-29T01:30:00Z')],
    ['2026-10-25T02:30:00', at('2026-10-25T00:30:00Z')],
  ])('reads %s', (zonedStartTime, time) => {
    expect(readMatch(wireMatch({ zonedStartTime })).match.time).toEqual(time)
  })

  it.each(['soon', '2026-13-01T08:00:00Z', '2026-02-30T08:00:00Z', 1783404000000, {}, ' '])(
    'takes %j as unknown, with a warning, and the day instead where there is one',
    (zonedStartTime) => {
      const { match, kinds } = readMatch(wireMatch({ zonedStartTime }))
      expect(match.time).toEqual({ kind: 'unknown' })
      expect(kinds).toEqual(['warn bad-time'])
      const withDay = readMatch(wireMatch({ zonedStartTime, startDate: '2026-07-07' }))
      expect(withDay.match.time).toEqual({ kind: 'day', day: '2026-07-07' })
    },
  )

  it.each(['2026-02-30', '7 July', '2026-7-7', 20260707])('takes the day %j as unknown', (startDate) => {
    const { match, kinds } = readMatch(wireMatch({ startDate }))
    expect(match.time).toEqual({ kind: 'unknown' })
    expect(kinds).toEqual(['warn bad-time'])
  })

  it('tells where and when the match was to be', () => {
    const moved = wireMatch({
      previousStartTime: '2026-07-07T08:00:00+02:00',
      previousLocationName: 'Heden 6',
    })
    expect(readMatch(moved).match.movedFrom).toEqual({
      at: Date.parse('2026-07-07T06:00:00Z'),
      locationName: 'Heden 6',
    })
    expect(readMatch(wireMatch()).match.movedFrom).toBeNull()
  })
})

describe('the field', () => {
  const monday = { zonedStartTime: '2026-07-06T08:00:00+02:00' }
  const tuesday = { zonedStartTime: '2026-07-07T08:00:00+02:00' }

  it.each([
    ['its id', { fieldId: 'f5', locationName: 'Whatever' }, 'f5', []],
    ['its name', { locationName: ' heden  6 ' }, 'f6', []],
    ['an alias of every day', { locationName: 'Sponsor Arena', ...tuesday }, 'f6', []],
    ['an alias of the day', { locationName: 'Heden 5 - Monday AB', ...monday }, 'f5', []],
    [
      'an alias of another day',
      { locationName: 'Heden 5 - Monday AB', ...tuesday },
      null,
      ['warn unknown-location'],
    ],
    ['no known name', { locationName: 'Elsewhere' }, null, ['warn unknown-location']],
    ['an unknown id', { fieldId: 'f99' }, null, ['warn unknown-field']],
    [
      'an unknown id and a known name',
      { fieldId: 'f99', locationName: 'Heden 5' },
      'f5',
      ['warn unknown-field'],
    ],
    ['nothing', {}, null, []],
  ])('is found by %s', (_, wire, fieldId, expected) => {
    const { match, kinds } = readMatch(wireMatch(wire))
    expect(match.fieldId).toBe(fieldId)
    expect(kinds).toEqual(expected)
  })

  it('is none where two fields go by the name', () => {
    const field = (id: string) => ({ id, name: 'Court 1', aliases: [] })
    const arena = (id: string, name: string) => ({ id, name, fields: [field(`${id}-1`)] })
    const arenas = [arena('n', 'North'), arena('s', 'South')]
    const read = (locationName: string) => {
      const divisions = [wireDivision({ matches: [wireMatch({ locationName })] })]
      const { edition, kinds } = readEdition(wireTournament({ arenas, streams: [] }), [
        wireCategory({ divisions }),
      ])
      return [edition.categories[0]?.divisions[0]?.matches[0]?.fieldId, ...kinds]
    }
    expect(read('Court 1')).toEqual([null, 'warn unknown-location'])
    expect(read('South Court 1')).toEqual(['s-1'])
  })

  it('keeps the streams that exist', () => {
    expect(readMatch(wireMatch({ streamId: 's1' })).match.streamId).toBe('s1')
    const odd = readMatch(wireMatch({ streamId: 's9' }))
    expect(odd.match.streamId).toBeNull()
    expect(odd.kinds).toEqual(['warn unknown-stream'])
  })
})

describe('the round', () => {
  it('keeps ranks and places that are such', () => {
    const round = { roundName: 'Final', roundRank: 0, rankInRound: 1 }
    expect(readMatch(wireMatch(round)).match.round).toEqual({ name: 'Final', rank: 0, index: 1 })
    const odd = readMatch(wireMatch({ roundRank: -2, rankInRound: 0 }))
    expect(odd.match.round).toEqual({ name: null, rank: null, index: null })
    expect(odd.kinds).toEqual(['warn bad-number', 'warn bad-number'])
  })

  it('−1 is the match for third place, beside the final', () => {
    const bronze = readMatch(wireMatch({ roundName: 'Bronsmatch', roundRank: -1, rankInRound: 1 }))
    expect(bronze.match.round).toEqual({ name: 'Bronsmatch', rank: 0, index: 2 })
    expect(bronze.kinds).toEqual([])
    expect(readMatch(wireMatch({ roundRank: -1 })).match.round).toMatchObject({ rank: 0, index: 2 })
  })
})
