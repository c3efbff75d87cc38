import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import { at, edition2026, match, played } from '../results/cup-builder.ts'
import { DOCUMENTS, newKey, type OrganisedCup, startOrganisedCup, type Who } from './organised-cup.ts'

const { CHANGE, MOVE_MATCHES, REPORT, UNDO } = DOCUMENTS
const REVISION = `query($cupId: ID!, $tournamentId: ID!) {
  made: tournament(cupId: $cupId, tournamentId: $tournamentId) { revision } }`
const MATCH = `query($cupId: ID!, $tournamentId: ID!, $matchId: ID!) {
  made: match(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId) {
    revision zonedStartTime previousStartTime fieldId status reason { en sv }
    moves { previousStartTime zonedStartTime reason { en } } events { kind } } }`

/** A group whose matches stand on one field, one after the other; the first is over. */
function queued() {
  const edition = edition2026() as { categories: { stages: { divisions: { matches: object[] }[] }[] }[] }
  const on = (clock: string) => ({ startsAt: at(clock), field: 'f5' })
  const division = edition.categories[0]?.stages[0]?.divisions[0]
  if (division)
    division.matches = [
      played('g1', 'a', 'b', [12, 7], on('08:00')),
      match('g2', 'c', 'd', on('09:00')),
      match('g3', 'a', 'c', on('10:00')),
      match('g4', 'b', 'd', on('11:00')),
      match('g5', 'b', 'c', { startsAt: at('12:00'), field: 'f6' }),
    ]
  return edition
}

describeOnBoth('many matches moved at once', (engine) => {
  let cup: OrganisedCup
  beforeEach(async () => {
    cup = await startOrganisedCup(engine, queued())
  })
  afterEach(() => cup.dispose())

  const seen = async () => (await cup.ask('owner', REVISION, {})).made.revision as string
  const matchOf = async (matchId: string) => (await cup.ask('owner', MATCH, { matchId })).made
  const startsOf = async (...ids: string[]) => {
    const matches = []
    for (const id of ids) matches.push((await matchOf(id)).zonedStartTime.slice(11, 16))
    return matches
  }
  const later = { g2: '09:30', g3: '10:30', g4: '11:30' }
  const delayed = Object.entries(later).map(([matchId, clock]) => ({ matchId, startsAt: at(clock) }))
  const move = async (values: object = {}, who: Who = 'editor') =>
    cup.ask(who, MOVE_MATCHES, {
      move: { key: newKey(), kind: 'MOVE', revision: await seen(), matches: delayed, ...values },
    })
  const report = (matchId: string, values: object) =>
    cup.ask('editor', REPORT, { matchId, report: { key: newKey(), ...values } })
  const lastAct = async () => (await cup.look('owner', 'acts')).json.acts[0]
  const undo = async () => cup.ask('owner', UNDO, { actId: String((await lastAct()).id) })

  it('changes each as a report would, as one act of the log', async () => {
    const acts = (await cup.look('owner', 'acts')).json.acts.length
    const { made, error } = await move({ reason: [{ lang: 'en', text: 'Thunder' }] })
    expect(error).toBeNull()
    expect(made).toMatchObject({ changed: 3, repeated: false, revision: await seen() })
    expect(await startsOf('g2', 'g3', 'g4', 'g5')).toEqual(['09:30', '10:30', '11:30', '12:00'])
    expect(await matchOf('g2')).toMatchObject({ previousStartTime: at('09:00'), events: [{ kind: 'MOVE' }] })
    expect((await matchOf('g4')).moves).toEqual([
      { previousStartTime: at('11:00'), zonedStartTime: at('11:30'), reason: { en: 'Thunder' } },
    ])
    const { json } = await cup.look('owner', 'acts')
    expect(json.acts).toHaveLength(acts + 1)
    expect(json.acts[0]).toMatchObject({ kind: 'moveMatches', canUndo: true })
  })

  it('changes all or none: a match that has begun stops the others, and is named', async () => {
    await report('g3', { kind: 'START', at: at('10:00') })
    const before = await cup.stored()
    const { error } = await move()
    expect(error.message).toMatch(/^Match g3: The match has begun/)
    expect(await cup.stored()).toBe(before)
    const none = await move({ matches: [...delayed.slice(0, 1), { matchId: 'none', startsAt: at('12:00') }] })
    expect(none.error.extensions.code).toBe('NOT_FOUND')
    expect((await move({ matches: [...delayed, delayed[0]] })).error.message).toBe('A match is named twice.')
    expect((await move({ matches: [] })).error.extensions.code).toBe('INVALID')
    expect((await move({ kind: 'START' })).error.extensions.code).toBe('INVALID')
    expect(await cup.stored()).toBe(before)
  })

  it('does nothing twice that is sent twice, and refuses a key that was used for another move', async () => {
    const revision = await seen()
    const key = newKey()
    expect((await move({ key, revision })).made).toMatchObject({ repeated: false })
    const before = await cup.stored()
    expect((await move({ key, revision })).made).toMatchObject({ repeated: true })
    expect((await move({ key, matches: delayed.slice(1) })).error.extensions.code).toBe('INVALID')
    const more = [...delayed, { matchId: 'g5', startsAt: at('13:00') }]
    expect((await move({ key, matches: more })).error.message).toMatch(/used for another/)
    expect(await cup.stored()).toBe(before)
  })

  it('is refused where the schedule has changed since it was looked at, but not for a goal or a seat elsewhere', async () => {
    const revision = await seen()
    await report('g5', { kind: 'START', at: at('12:00') })
    await report('g5', { kind: 'SCORE', homeScore: 1, awayScore: 0 })
    expect((await move({ revision, matches: delayed.slice(2) })).error).toBeNull()
    const { error } = await move({ revision, matches: delayed.slice(0, 2) })
    expect(error.extensions.code).toBe('CONFLICT')
    expect((await move({ revision: 'another.99' })).error.extensions.code).toBe('CONFLICT')
    expect(await startsOf('g2', 'g3')).toEqual(['09:00', '10:00'])
  })

  it('is refused to the second of two organisers who press at once', async () => {
    const revision = await seen()
    const matches = delayed.map(({ matchId }) => ({ matchId, fieldId: 'f6' }))
    const answers = await Promise.all([move({ revision }), move({ revision, matches }, 'owner')])
    expect(answers.filter(({ made }) => made?.changed === 3)).toHaveLength(1)
    const codes = answers.flatMap(({ error }) => error?.extensions.code ?? [])
    expect(codes).toEqual(['CONFLICT'])
    const found = [await matchOf('g2'), await matchOf('g3'), await matchOf('g4')]
    expect(
      new Set(found.map(({ fieldId, previousStartTime }) => `${fieldId} ${previousStartTime !== null}`)).size,
    ).toBe(1)
  })

  it('is undone in one press: times and fields, and matches called off, with their reason', async () => {
    await report('g2', { kind: 'MOVE', startsAt: at('09:10') })
    await move({ matches: delayed.map((one) => ({ ...one, fieldId: 'f6' })) })
    expect(await matchOf('g3')).toMatchObject({ fieldId: 'f6' })
    expect((await undo()).error).toBeNull()
    expect(await startsOf('g2', 'g3', 'g4')).toEqual(['09:10', '10:00', '11:00'])
    expect(await matchOf('g3')).toMatchObject({ fieldId: 'f5', previousStartTime: null })
    expect(await matchOf('g2')).toMatchObject({ fieldId: 'f5', previousStartTime: at('09:00') })

    const ids = delayed.map(({ matchId }) => ({ matchId }))
    const reason = [{ lang: 'en', text: 'Thunder' }]
    for (const kind of ['CANCEL', 'POSTPONE']) {
      expect((await move({ kind, matches: ids, reason })).error).toBeNull()
      expect(await matchOf('g4')).toMatchObject({
        status: kind === 'CANCEL' ? 'cancelled' : 'postponed',
        reason: { en: 'Thunder', sv: 'Thunder' },
      })
      expect((await undo()).error).toBeNull()
      expect(await matchOf('g4')).toMatchObject({ status: null, reason: null, zonedStartTime: at('11:00') })
    }
  })

  it('is refused where a team of its matches has come to be known, but undone all the same', async () => {
    const revision = await seen()
    const seat = (to: string) =>
      cup.ask('editor', CHANGE, {
        change: { key: newKey(), setSide: { matchId: 'g4', side: 'HOME', to: { teamId: to } } },
      })
    expect((await seat('a')).error).toBeNull()
    expect((await move({ revision })).error.extensions.code).toBe('CONFLICT')
    await move()
    const { id } = await lastAct()
    expect((await seat('c')).error).toBeNull()
    expect((await cup.ask('owner', UNDO, { actId: String(id) })).error).toBeNull()
    expect(await startsOf('g2', 'g3', 'g4')).toEqual(['09:00', '10:00', '11:00'])
  })

  it('is undone after others were moved, but not where one of its matches was moved or has begun', async () => {
    await move()
    const { id } = await lastAct()
    const undoIt = () => cup.ask('owner', UNDO, { actId: String(id) })
    await report('g5', { kind: 'MOVE', startsAt: at('12:30') })
    await report('g4', { kind: 'MOVE', startsAt: at('11:45') })
    expect((await undoIt()).error.extensions.code).toBe('CONFLICT')
    expect(await startsOf('g2', 'g3', 'g4')).toEqual(['09:30', '10:30', '11:45'])

    await move({
      matches: [
        { matchId: 'g2', startsAt: at('09:40') },
        { matchId: 'g3', startsAt: at('10:40') },
      ],
    })
    await report('g5', { kind: 'MOVE', startsAt: at('12:40') })
    const other = (await cup.look('owner', 'acts')).json.acts.find(
      ({ kind }: { kind: string }) => kind === 'moveMatches',
    )
    expect((await cup.ask('owner', UNDO, { actId: String(other.id) })).error).toBeNull()
    expect(await startsOf('g2', 'g3')).toEqual(['09:30', '10:30'])

    await move({
      matches: [
        { matchId: 'g2', startsAt: at('09:40') },
        { matchId: 'g3', startsAt: at('10:40') },
      ],
    })
    const third = await lastAct()
    await report('g2', { kind: 'START', at: at('09:40') })
    expect((await cup.ask('owner', UNDO, { actId: String(third.id) })).error.extensions.code).toBe('CONFLICT')
    expect(await startsOf('g3')).toEqual(['10:40'])
  })
})
