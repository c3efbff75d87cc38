import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DEMO_CUP, DemoClock } from '../../../src/backend/demo/demo-clock.ts'
import { generateDemoCup } from '../../../src/backend/demo/generate.ts'
import { demoTime, playCup } from '../../../src/backend/demo/player.ts'
import { cupTime } from '../../../src/backend/results/cup-clock.ts'
import { selectMatches } from '../../../src/backend/results/match-statements.ts'
import { LiveResults } from '../../../src/backend/results/service/live-results.ts'
import { matchOf } from '../../../src/backend/results/stored-match.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { DEMO_NOW } from '../../../src/backend/settings/config.ts'
import { buildBracket } from '../../../src/domain/tournament/bracket.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'

/** So fast that the whole week is over as soon as it can be reported. */
const AT_ONCE = 1e9
const MINUTE = 60_000

const document = generateDemoCup({ size: 'small' })
const onlyThisYear = { ...document, editions: document.editions.filter(({ year }) => year === 2026) }

async function opened(engine: 'SQLite' | 'PostgreSQL' = 'SQLite') {
  const base = await openTestDatabase(engine)
  // The player makes thousands of reports, and no power cut has to be survived.
  if (engine === 'SQLite') await sql`pragma synchronous = off`.execute(base.db)
  await writeCup(base.db, onlyThisYear)
  return base
}

/** Plays until the end, or until the service has taken this many reports of the player. */
async function play(
  base: OpenTestDatabase,
  { reports = Number.POSITIVE_INFINITY, seed = 1, start = DEMO_NOW } = {},
) {
  const clock = new DemoClock(await demoTime(base.db, start))
  const live = new LiveResults(base.db, clock)
  const stop = new AbortController()
  const faults: unknown[] = []
  let taken = 0
  const report = live.report.bind(live)
  live.report = async (request, now) => {
    const answer = await report(request, now)
    taken += 1
    if (taken >= reports) stop.abort()
    return answer
  }
  const from = await demoTime(base.db, start)
  const options = {
    cupId: DEMO_CUP,
    db: base.db,
    live,
    clock,
    speed: AT_ONCE,
    seed,
    onFault: (fault: unknown) => faults.push(fault),
  }
  await playCup(options, from, stop.signal)
  expect(faults).toEqual([])
  return { clock, live, taken }
}

const events = (base: OpenTestDatabase) =>
  base.db.selectFrom('match_event').selectAll().orderBy('revision').execute()
const matches = (base: OpenTestDatabase) => base.db.selectFrom('match').selectAll().orderBy('id').execute()
const story = async (base: OpenTestDatabase) =>
  (await events(base)).map(({ key, kind, at, reported_at, home_score, away_score }) => [
    key,
    kind,
    at,
    reported_at,
    home_score,
    away_score,
  ])

describe('the demonstration cup, played to its end', () => {
  it('has every match over and a champion in every bracket, rests, and reads like handball', async () => {
    const base = await opened()
    const { clock, live, taken } = await play(base)
    expect(taken).toBeGreaterThan(3000)
    const rows = await matches(base)
    const edition = await base.db.selectFrom('edition').selectAll().executeTakeFirstOrThrow()
    const played = (await selectMatches(base.db, { editionKey: edition.key, categoryId: null })).map(matchOf)
    const open = played.filter(({ kind }) => kind === 'scheduled' || kind === 'live')
    expect(open).toEqual([])
    const knockOut = await base.db
      .selectFrom('division')
      .innerJoin('stage', 'stage.id', 'division.stage_id')
      .select('division.id')
      .where('stage.type', '=', 'playoff')
      .execute()
    expect(knockOut.length).toBeGreaterThan(5)
    for (const { id } of knockOut) {
      const bracket = buildBracket(played.filter(({ divisionId }) => divisionId === id))
      expect([id, bracket.champion?.kind, bracket.problems]).toEqual([id, 'team', []])
    }
    const calledOff = played.filter(({ kind }) => kind === 'called-off').map(({ id }) => id)
    expect(calledOff.length).toBeGreaterThan(3)
    const reported = new Set((await events(base)).map(({ match_id }) => match_id))
    expect(calledOff.filter((id) => reported.has(id))).toEqual([])
    expect(played.filter(({ replays }) => replays).map(({ kind }) => kind)).toEqual(['finished'])
    for (const row of rows) if (row.state === 'live') throw new Error(`${row.id} never ends`)

    // The player has nothing left to do: it rests, and the clock stands at the last report.
    const before = await story(base)
    expect((await play(base)).taken).toBe(0)
    expect(await story(base)).toEqual(before)
    const feed = await live.feeds.respond(DEMO_CUP, 't2026', null, Date.now())
    expect(JSON.parse(feed?.body() ?? '').clock).toEqual(clock.runOf(DEMO_CUP))

    const all = await events(base)
    const byMatch = Map.groupBy(all, ({ match_id }) => match_id)
    const whole = [...byMatch.values()].filter((list) => list.some(({ kind }) => kind === 'START'))
    const minutes = whole.flatMap((list) => {
      const start = list.find(({ kind }) => kind === 'START')
      const end = list.find(({ kind }) => kind === 'END')
      return start && end ? [(Date.parse(end.at) - Date.parse(start.at)) / MINUTE] : []
    })
    expect(Math.min(...minutes)).toBeGreaterThan(31)
    expect(Math.max(...minutes)).toBeLessThan(52)
    const finals = whole.flatMap((list) => {
      const end = list.findLast(({ home_score }) => home_score !== null)
      return end ? [(end.home_score ?? 0) + (end.away_score ?? 0)] : []
    })
    const mean = finals.reduce((sum, goals) => sum + goals, 0) / finals.length
    expect(mean).toBeGreaterThan(20)
    expect(mean).toBeLessThan(34)
    for (const kind of ['START', 'SCORE', 'HALF_TIME', 'END', 'CORRECTION'])
      expect(all.some((event) => event.kind === kind)).toBe(true)
    for (let index = 1; index < all.length; index += 1)
      expect((all[index]?.reported_at ?? '') >= (all[index - 1]?.reported_at ?? '')).toBe(true)
    await base.dispose()
  }, 180_000)

  it('never turns its clock back to do what is overdue', async () => {
    const base = await opened()
    const start = DEMO_NOW + 180 * MINUTE
    const { clock } = await play(base, { reports: 1, start })
    expect(clock.runOf(DEMO_CUP)?.cup).toBe(start)
    expect((await events(base)).map(({ reported_at }) => Date.parse(reported_at))).toEqual([start])
    await base.dispose()
  })

  it('goes on after the desk has played into it', async () => {
    const base = await opened()
    const { live } = await play(base, { reports: 200 })
    const target = (await matches(base)).find(({ state }) => state === 'live')
    const ended = { key: 'from-the-desk', kind: 'END', homeScore: 50, awayScore: 1 }
    const request = { cupId: DEMO_CUP, tournamentId: 't2026', matchId: target?.id ?? '', report: ended }
    await live.report(request)
    await play(base, { reports: 300 })
    const row = (await matches(base)).find(({ id }) => id === target?.id)
    expect([row?.state, row?.away_score]).toEqual(['finished', 1])
    await base.dispose()
  })
})

describeOnBoth('the demonstration cup after a restart', (engine) => {
  it('goes on where the database stands, as if there had been none', async () => {
    const [stopped, through] = [await opened(engine), await opened()]
    for (const reports of [1, 57, 123]) await play(stopped, { reports })
    const clock = cupTime(new DemoClock(await demoTime(stopped.db, DEMO_NOW)).runOf(DEMO_CUP), Date.now())
    const last = (await events(stopped)).at(-1)
    expect(clock).toBe(Date.parse(last?.reported_at ?? ''))
    await play(stopped, { reports: 100 })
    await play(through, { reports: 281 })
    expect(await story(stopped)).toEqual(await story(through))
    await Promise.all([stopped.dispose(), through.dispose()])
  })
})
