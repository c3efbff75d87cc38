import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { ask } from '../ask.ts'
import { at, cup, edition2026 } from '../cup-builder.ts'
import { openDesk } from './desk.ts'

describeOnBoth('a match that is called off at the desk', (engine) => {
  let base: OpenTestDatabase
  let desk: ReturnType<typeof openDesk>
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, cup(edition2026()))
    desk = openDesk(base.db)
  })
  afterEach(() => base.dispose())

  const played = async () => {
    const { category } = await ask(
      base.db,
      `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { divisions { id teamtable { teamId played } } } }`,
    )
    const rows: { teamId: string; played: number }[] = category.divisions[0].teamtable
    return Object.fromEntries(rows.map((row) => [row.teamId, row.played]))
  }

  it('is cancelled with its reason, in both languages where only one is given', async () => {
    const { report } = await desk.report('g4', { kind: 'CANCEL', reasonSv: ' åska ' })
    expect(report.match).toMatchObject({
      status: 'cancelled',
      reason: { en: 'åska', sv: 'åska' },
      isLive: false,
      isFinished: false,
      homeScore: null,
    })
    expect(report.match.events).toMatchObject([{ kind: 'CANCEL' }])
  })

  it('is cancelled with a reason of each language, which is read in the language asked for', async () => {
    const reason = [
      { lang: 'sv', text: 'åska' },
      { lang: 'en', text: 'thunder' },
    ]
    const { report } = await desk.report('g4', { kind: 'CANCEL', reason })
    expect(report.match.reason).toEqual({ en: 'thunder', sv: 'åska' })
    const { match } = await ask(
      base.db,
      `{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "g4") { reason { text sv: text(lang: "sv-SE") de: text(lang: "de") } } }`,
    )
    expect(match.reason).toEqual({ text: 'thunder', sv: 'åska', de: 'thunder' })
  })

  it('is not cancelled with a reason in a language that the cup does not have', async () => {
    const { error } = await desk.report('g4', { kind: 'CANCEL', reason: [{ lang: 'de', text: 'Gewitter' }] })
    expect(error?.message).toBe('reason.0.lang must be one of en, sv.')
  })

  it('comes back from a postponement with its new time', async () => {
    await desk.report('g4', { kind: 'POSTPONE', reasonEn: 'rain' })
    const { report } = await desk.report('g4', { kind: 'MOVE', startsAt: at('18:00') })
    expect(report.match).toMatchObject({ status: null, reason: null })
    expect(Date.parse(report.match.zonedStartTime)).toBe(Date.parse(at('18:00')))
  })

  it('leaves the table where it is annulled, and comes back by a correction', async () => {
    expect(await played()).toEqual({ a: 1, b: 1, c: 1, d: 1 })
    const { report } = await desk.report('g1', { kind: 'ANNUL' })
    expect(report.match).toMatchObject({ status: 'annulled', homeScore: 12, awayScore: 7, isFinished: false })
    expect(await played()).toEqual({ a: 0, b: 0, c: 1, d: 1 })
    await desk.report('g1', { kind: 'CORRECTION', state: 'FINISHED', homeScore: 12, awayScore: 7 })
    expect(await played()).toEqual({ a: 1, b: 1, c: 1, d: 1 })
  })

  it('counts where it was abandoned and the jury says so', async () => {
    await desk.report('g3', { kind: 'ABANDON' })
    expect(await played()).toEqual({ a: 1, b: 1, c: 1, d: 1 })
    const { report } = await desk.report('g3', { kind: 'ABANDON', counts: true })
    expect(report.match).toMatchObject({ status: 'abandoned', isFinished: true, homeScore: 3, awayScore: 4 })
    expect(await played()).toEqual({ a: 2, b: 1, c: 2, d: 1 })
  })

  it('takes its winner out of the next match where it is annulled', async () => {
    const final = async () =>
      (
        await ask(
          base.db,
          `{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "p3") { homeTeamName awayTeamName } }`,
        )
      ).match.homeTeamName
    await desk.report('p1', { kind: 'CORRECTION', homeScore: 10, awayScore: 9, state: 'FINISHED' })
    expect(await final()).toBe('IK Example 1')
    await desk.report('p1', { kind: 'ANNUL' })
    expect(await final()).toBe('Winner of 1/2 #1')
  })

  it('is replaced by its replay, whose winner goes on', async () => {
    const document = edition2026() as { categories: { stages: { divisions: { matches: object[] }[] }[] }[] }
    const matches = document.categories[0]?.stages[1]?.divisions[0]?.matches ?? []
    const [semifinal = {}] = matches
    Object.assign(semifinal, { state: 'annulled' })
    const { home, away, round } = semifinal as Record<string, object>
    matches.push({ id: 'again', home, away, round, replays: 'p1' })
    await writeCup(base.db, cup(document as never))
    const { error } = await desk.report('again', { kind: 'END', homeScore: 4, awayScore: 5 })
    expect(error).toBeNull()
    const { match } = await ask(
      base.db,
      `{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "p3") { homeTeamName awayTeamName } }`,
    )
    expect(match).toEqual({ homeTeamName: 'Esempio', awayTeamName: 'IK Example 2' })
  })

  it.each([
    ['g4', { kind: 'ANNUL' }, 'kind'],
    ['g1', { kind: 'CANCEL' }, 'kind'],
    ['g3', { kind: 'POSTPONE' }, 'kind'],
    ['g4', { kind: 'CANCEL', counts: true }, 'counts'],
    ['g4', { kind: 'CANCEL', reasonEn: 'x'.repeat(201) }, 'reasonEn'],
    ['g4', { kind: 'CANCEL', reasonEn: ' ' }, 'reasonEn'],
    ['g4', { kind: 'START', reasonEn: 'rain' }, 'reasonEn'],
  ])('%s refuses %j', async (id, report, field) => {
    const { error } = await desk.report(id, report)
    expect(error?.extensions).toMatchObject({ code: 'INVALID', field })
  })
})
