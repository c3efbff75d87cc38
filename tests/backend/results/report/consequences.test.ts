import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { ask } from '../ask.ts'
import { at, cup, edition2026, match, played } from '../cup-builder.ts'
import { openDesk } from './desk.ts'

const ids = ['a', 'b', 'c', 'd']
const team = (id: string) => ({ id, name: `Team ${id}` })
const round = (rank: number, index: number) => ({ round: { rank, index } })
const open = (label: string) => ({ placeholder: label })

/** A group of three with its last match to come, another group that has not begun, and a play-off that depends on both. */
function cupWithPlayoff() {
  const group = (id: string, name: object, teams: string[], matches: object[], qualification: object[]) => ({
    id,
    name,
    teams,
    matches,
    qualification,
  })
  return cup(
    edition2026(
      { featured: ['x1', 'x3'] },
      {
        teams: [...ids, 'e', 'f'].map(team),
        stages: [
          {
            id: 'groups',
            name: 'Gruppspel',
            type: 'conference',
            divisions: [
              group(
                'one',
                { en: 'Group 1', sv: 'Grupp 1' },
                ['a', 'b', 'c'],
                [
                  played('x1', 'a', 'b', [12, 10]),
                  played('x2', 'a', 'c', [9, 8]),
                  match('x3', 'b', 'c', { startsAt: at('10:00'), field: 'f5' }),
                ],
                [
                  { fromRank: 1, toRank: 2, division: 'A' },
                  { fromRank: 3, toRank: 3, division: 'B' },
                ],
              ),
              group(
                'two',
                { en: 'Group 2', sv: 'Grupp 2' },
                ['d', 'e', 'f'],
                [
                  match('y1', 'd', 'e', { startsAt: at('10:00') }),
                  match('y2', 'd', 'f', { startsAt: at('11:00') }),
                  match('y3', 'e', 'f', { startsAt: at('12:00') }),
                ],
                [{ fromRank: 1, toRank: 2, division: 'A' }],
              ),
            ],
          },
          {
            id: 'playoff',
            name: 'Play-off',
            type: 'playoff',
            divisions: [
              {
                id: 'A',
                name: 'A',
                matches: [
                  {
                    id: 's1',
                    number: '21',
                    home: open('1:an i Grupp 1'),
                    away: open('2:an i Grupp 2'),
                    ...round(1, 1),
                  },
                  {
                    id: 's2',
                    number: '22',
                    home: open('1st in Group 2'),
                    away: open('2nd in Group 1'),
                    ...round(1, 2),
                  },
                  {
                    id: 'final',
                    number: '23',
                    home: open('Winner of 1/2 #1'),
                    away: open('Vinn. 22'),
                    ...round(0, 1),
                  },
                  {
                    id: 'third',
                    number: '24',
                    home: open('Loser of 1/2 #1'),
                    away: open('Förl. 22'),
                    ...round(0, 2),
                  },
                ],
              },
              {
                id: 'B',
                name: 'B',
                matches: [
                  { id: 'b1', home: open('3:rd in Group 1'), away: { bye: true }, ...round(1, 1) },
                  { id: 'b2', home: open('3:rd in Group 3'), away: open('1:an i Grupp 1'), ...round(1, 2) },
                  {
                    id: 'b3',
                    home: open('Winner of 1/2 #1'),
                    away: open('Winner of 1/2 #2'),
                    ...round(0, 1),
                  },
                ],
              },
            ],
          },
        ],
      },
    ),
  )
}

describeOnBoth('what follows from a report', (engine) => {
  let base: OpenTestDatabase
  let desk: ReturnType<typeof openDesk>
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, cupWithPlayoff())
    desk = openDesk(base.db)
  })
  afterEach(() => base.dispose())

  const end = (id: string, homeScore: number, awayScore: number) =>
    desk.report(id, { kind: 'END', homeScore, awayScore })
  /** Who plays a match, by name. */
  const sides = async (id: string) => {
    const { match } = await ask(
      base.db,
      `{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "${id}") { homeTeamName awayTeamName } }`,
    )
    return [match.homeTeamName, match.awayTeamName]
  }
  const divisions = async () =>
    (
      await ask(
        base.db,
        `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { divisions { id teamtable { teamId rank points goalsWon } } } }`,
      )
    ).category.divisions

  async function groupsOver() {
    await end('x3', 11, 10)
    await end('y1', 10, 5)
    await end('y2', 10, 5)
    await end('y3', 10, 5)
  }

  it('a group that is over fills the places that lead on, through byes, and no others', async () => {
    await end('x3', 11, 10)
    expect(await sides('s1')).toEqual(['Team a', '2:an i Grupp 2'])
    expect(await sides('s2')).toEqual(['1st in Group 2', 'Team b'])
    expect(await sides('b1')).toEqual(['Team c', null])
    expect(await sides('b3')).toEqual(['Team c', 'Winner of 1/2 #2'])
    // There is no group 3, and the winner of group 1 does not lead to B.
    expect(await sides('b2')).toEqual(['3:rd in Group 3', '1:an i Grupp 1'])
    const feed = await desk.feed()
    expect(
      new Set(feed.matches.map(({ id, revision }: { id: string; revision: number }) => `${id} ${revision}`)),
    ).toEqual(new Set(['x3 2', 's1 2', 's2 2', 'b1 2', 'b3 2']))
  })

  it('a correction that changes the order sends the other teams on, and takes them back while the group is open', async () => {
    await end('x3', 11, 10)
    await desk.report('x3', { kind: 'CORRECTION', homeScore: 11, awayScore: 14 })
    expect(await sides('s2')).toEqual(['1st in Group 2', 'Team c'])
    expect(await sides('b3')).toEqual(['Team b', 'Winner of 1/2 #2'])
    await desk.report('x3', { kind: 'CORRECTION', state: 'LIVE' })
    expect(await sides('s1')).toEqual(['1:an i Grupp 1', '2:an i Grupp 2'])
    expect(await sides('b1')).toEqual(['3:rd in Group 1', null])
    expect(await sides('b3')).toEqual(['Winner of 1/2 #1', 'Winner of 1/2 #2'])
  })

  it('teams that nothing separates wait for the lots', async () => {
    await desk.report('x1', { kind: 'CORRECTION', homeScore: 10, awayScore: 10 })
    await desk.report('x2', { kind: 'CORRECTION', homeScore: 10, awayScore: 10 })
    await end('x3', 10, 10)
    expect(await sides('s1')).toEqual(['1:an i Grupp 1', '2:an i Grupp 2'])
  })

  it('winners meet in the final and losers for third place', async () => {
    await groupsOver()
    expect(await sides('s1')).toEqual(['Team a', 'Team e'])
    await desk.report('s1', { kind: 'START' })
    await end('s1', 14, 15)
    await desk.report('s2', { kind: 'WALKOVER', winner: 'AWAY' })
    expect(await sides('final')).toEqual(['Team e', 'Team b'])
    expect(await sides('third')).toEqual(['Team a', 'Team d'])
    const { report } = await desk.report('final', {
      kind: 'END',
      homeScore: 12,
      awayScore: 12,
      homePenaltyScore: 4,
      awayPenaltyScore: 3,
    })
    expect(report.match).toMatchObject({ winner: 'HOME', decision: 'PENALTIES', homePenaltyScore: 4 })
  })

  it('a knock-out match does not end level without a winner', async () => {
    await groupsOver()
    const { error } = await end('s1', 14, 14)
    expect(error?.extensions).toEqual({ code: 'INVALID', field: 'winner' })
    expect(
      (
        await desk.report('s1', {
          kind: 'END',
          homeScore: 14,
          awayScore: 14,
          winner: 'AWAY',
          decision: 'LOTS',
        })
      ).error,
    ).toBeNull()
    expect(await sides('final')).toEqual(['Team e', 'Vinn. 22'])
  })

  it('a correction that would take a team out of a match that has begun is refused, until that one is taken back', async () => {
    await groupsOver()
    await end('s1', 14, 15)
    await end('s2', 14, 15)
    await desk.report('final', { kind: 'START' })
    const wrong = { kind: 'CORRECTION', homeScore: 16, awayScore: 15 }
    const { error } = await desk.report('s1', wrong)
    expect(error?.extensions).toEqual({ code: 'INVALID', field: 'kind' })
    expect(error?.message).toMatch(
      /match 23, which has begun with Team e\. Correct that match to SCHEDULED first/,
    )
    expect(await sides('final')).toEqual(['Team e', 'Team b'])
    // The other way round no team moves, so the service takes the correction.
    expect((await desk.report('s1', { kind: 'CORRECTION', homeScore: 14, awayScore: 17 })).error).toBeNull()

    await desk.report('final', { kind: 'CORRECTION', state: 'SCHEDULED' })
    expect((await desk.report('s1', wrong)).error).toBeNull()
    expect(await sides('final')).toEqual(['Team a', 'Team b'])
    expect(await sides('third')).toEqual(['Team e', 'Team d'])
  })

  it('a seat that the organisers filled otherwise stays theirs', async () => {
    await groupsOver()
    await base.db.updateTable('match').set({ home_team_id: 'f' }).where('id', '=', 'final').execute()
    await end('s1', 14, 15)
    expect(await sides('final')).toEqual(['Team f', 'Vinn. 22'])
  })

  it('a published table gives way to the one that the matches make', async () => {
    const row = { played: 2, won: 2, tied: 0, lost: 0, points: 4, goalsWon: 40, goalsLost: 20 }
    const table = JSON.stringify([{ team: 'c', rank: 1, ...row }])
    await base.db.updateTable('division').set({ table_json: table }).where('id', '=', 'one').execute()
    await desk.report('x3', { kind: 'START' })
    expect((await divisions())[0].teamtable).toHaveLength(1)
    await end('x3', 11, 10)
    expect((await divisions())[0].teamtable).toEqual([
      { teamId: 'a', rank: 1, points: 4, goalsWon: 21 },
      { teamId: 'b', rank: 2, points: 2, goalsWon: 21 },
      { teamId: 'c', rank: 3, points: 0, goalsWon: 18 },
    ])
  })

  it('a featured game that is over gives its place to one that begins', async () => {
    const games = async () =>
      (
        await ask(
          base.db,
          `{ tournament(cupId: "test-cup", tournamentId: "t2026") { selectedGames { id isLive homeScore } } }`,
        )
      ).tournament.selectedGames
    await desk.report('x3', { kind: 'START' })
    expect(await games()).toMatchObject([{ id: 'x1' }, { id: 'x3', isLive: true, homeScore: 0 }])
    await desk.report('y1', { kind: 'START' })
    expect(await games()).toMatchObject([{ id: 'y1', isLive: true }, { id: 'x3' }])
    await desk.report('y2', { kind: 'START' })
    expect((await games()).map(({ id }: { id: string }) => id)).toEqual(['y1', 'x3'])
  })

  it('a move keeps the time and place of before, and forgets them where it comes back', async () => {
    const { report } = await desk.report('x3', { kind: 'MOVE', startsAt: at('11:30'), fieldId: 'f6' })
    expect(report.match).toMatchObject({
      zonedStartTime: at('11:30'),
      previousStartTime: at('10:00'),
      locationName: 'Heden 6',
      previousLocationName: 'Heden 5',
      fieldId: 'f6',
      streamId: null,
      events: [{ kind: 'MOVE', startsAt: at('11:30'), locationName: 'Heden 6', homeScore: null }],
    })
    const again = await desk.report('x3', { kind: 'MOVE', startsAt: '2026-07-07T12:00:00Z' })
    expect(again.report.match).toMatchObject({ previousStartTime: at('10:00'), fieldId: 'f6' })
    const back = await desk.report('x3', { kind: 'MOVE', startsAt: at('10:00'), fieldId: 'f5' })
    expect(back.report.match).toMatchObject({
      previousStartTime: null,
      previousLocationName: null,
      streamId: 's1',
    })
  })

  it('every report is kept, corrections and all, in the order in which they came', async () => {
    await desk.report('x3', { kind: 'START', at: at('10:03') })
    await desk.report('x3', { kind: 'SCORE', homeScore: 2, awayScore: 0, at: at('10:06') })
    await desk.report('x3', { kind: 'CORRECTION', homeScore: 1, awayScore: 0, at: at('10:05') })
    const { report } = await end('x3', 11, 10)
    const events = report.match.events.map((event: Record<string, unknown>) => [event.kind, event.homeScore])
    expect(events).toEqual([
      ['START', 0],
      ['SCORE', 2],
      ['CORRECTION', 1],
      ['END', 11],
    ])
    expect(report.match.events[2]).toMatchObject({ at: at('10:05') })
    expect(await base.db.selectFrom('match_event').select('key').execute()).toHaveLength(4)
  })

  it('the same key again changes nothing; for another report it is refused', async () => {
    const values = { kind: 'SCORE', homeScore: 2, awayScore: 0, key: 'once-and-again' }
    const first = await desk.report('x3', values)
    await desk.report('y1', { kind: 'START' })
    const again = await desk.report('x3', values)
    expect([first.report.repeated, again.report.repeated]).toEqual([false, true])
    expect(again.report.match).toEqual(first.report.match)
    for (const [matchId, other] of [
      ['y1', values],
      ['x3', { ...values, homeScore: 3 }],
    ] as const) {
      const { error } = await desk.report(matchId, other)
      expect(error?.extensions).toEqual({ code: 'INVALID', field: 'key' })
    }
    expect((await base.db.selectFrom('edition').select('revision').execute())[0]?.revision).toBe(3)
  })

  it('two reports in one request follow each other', async () => {
    const one = (alias: string, matchId: string) =>
      `${alias}: report(cupId: "test-cup", tournamentId: "t2026", matchId: "${matchId}", report: { key: "both-${alias}-${matchId}", kind: START }) { revision match { isLive } }`
    const response = await desk.app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer a-key-for-the-tests-0123456789` },
      body: JSON.stringify({ query: `mutation { ${one('a', 'x3')} ${one('b', 'y1')} }` }),
    })
    const { data } = await response.json()
    expect(data).toMatchObject({ a: { match: { isLive: true } }, b: { match: { isLive: true } } })
  })
})

describeOnBoth('a class that hides its results', (engine) => {
  it('tells how far its matches are and where they were moved, and never a score', async () => {
    const base = await openTestDatabase(engine)
    await writeCup(base.db, cup(edition2026({}, { hideMatchResults: true, hideConferenceResults: true })))
    const desk = openDesk(base.db)
    await desk.report('g4', { kind: 'MOVE', fieldId: 'f6' })
    await desk.report('g4', { kind: 'START' })
    expect(
      (await desk.report('g3', { kind: 'SCORE', homeScore: 3, awayScore: 5 })).report.match.homeScore,
    ).toBeNull()
    const { report } = await desk.report('g4', { kind: 'END' })
    expect(report.match).toMatchObject({ isFinished: true, homeScore: null, winner: null })
    expect(report.match.events.map(({ kind }: { kind: string }) => kind)).toEqual(['MOVE'])
    const feed = await desk.feed()
    expect(feed.matches.map(({ id }: { id: string }) => id)).toEqual(['g4', 'g3'])
    expect(JSON.stringify(feed)).not.toMatch(/score|winner|walkover/i)
    await base.dispose()
  })
})

describeOnBoth('an import', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, cupWithPlayoff())
  })
  afterEach(() => base.dispose())
  const renamed = () => {
    const document = cupWithPlayoff()
    const team = document.editions[0]?.categories[0]?.teams.find(({ id }) => id === 'd')
    if (team) team.name = 'Another name'
    return document
  }

  it('does not take reports away unless it is told to', async () => {
    const desk = openDesk(base.db)
    await desk.report('x3', { kind: 'START' })
    expect((await writeCup(base.db, cupWithPlayoff()))[0]).toMatchObject({ changed: false })
    await expect(writeCup(base.db, renamed())).rejects.toThrow(
      /edition 2026 holds 1 report from the results desk.*--discard-reports/,
    )
    const [written] = await writeCup(base.db, renamed(), { reports: 'discard' })
    expect(written?.changed).toBe(true)
    expect(await base.db.selectFrom('match_event').selectAll().execute()).toEqual([])
  })

  it('says in the feed which matches it changed, names of teams included', async () => {
    await writeCup(base.db, renamed())
    const { revision, matches } = await openDesk(base.db).feed()
    expect(revision).toBe(2)
    expect(matches.map(({ id }: { id: string }) => id).toSorted()).toEqual(['y1', 'y2'])
  })
})
