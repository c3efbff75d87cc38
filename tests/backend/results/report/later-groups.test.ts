import { expect, it } from 'vitest'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, openTestDatabase } from '../../../support/databases.ts'
import { ask } from '../ask.ts'
import { cup, edition2026, match, played } from '../cup-builder.ts'
import { openDesk } from './desk.ts'

const place = (label: string) => ({ placeholder: label })
const group = (name: string, teams: string[], matches: object[]) => ({
  id: name,
  name,
  teams,
  matches,
  qualification: [{ fromRank: 1, toRank: 2, division: 'Main' }],
})

/** Two groups of three whose best two meet crosswise in a main round, which keeps the results they already have. */
const document = (...more: object[]) =>
  cup(
    edition2026(
      { featured: [] },
      {
        teams: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id })),
        stages: [
          {
            id: 's1',
            name: 'Gruppspel',
            type: 'conference',
            divisions: [
              group(
                'Group 1',
                ['a', 'b', 'c'],
                [played('x1', 'a', 'b', [12, 10]), played('x2', 'a', 'c', [9, 8]), match('x3', 'b', 'c')],
              ),
              group(
                'Group 2',
                ['d', 'e', 'f'],
                [played('y1', 'd', 'e', [7, 6]), played('y2', 'd', 'f', [7, 6]), match('y3', 'e', 'f')],
              ),
            ],
          },
          {
            id: 's2',
            name: 'Main round',
            type: 'league',
            divisions: [
              {
                id: 'Main',
                name: 'Main',
                matches: [
                  { id: 'm1', home: place('1st in Group 1'), away: place('2nd in Group 2') },
                  { id: 'm2', home: place('1st in Group 2'), away: place('2nd in Group 1') },
                  { id: 'm3', home: place('1st in Group 1'), away: place('1st in Group 2') },
                  { id: 'm4', home: place('2nd in Group 1'), away: place('2nd in Group 2') },
                ],
              },
              ...more,
            ],
          },
        ],
      },
    ),
  )

describeOnBoth('a main round', (engine) => {
  it('has the teams that lead to it, with what they played among themselves, corrections included', async () => {
    const base = await openTestDatabase(engine)
    await writeCup(base.db, document())
    const desk = openDesk(base.db)
    const main = async () => {
      const { category } = await ask(
        base.db,
        `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { divisions {
          teamIds carriedOver { matchId homeScore awayScore } teamtable { teamId points } } } }`,
      )
      return category.divisions[2]
    }
    expect(await main()).toEqual({ teamIds: [], carriedOver: [], teamtable: [] })
    await desk.report('x3', { kind: 'END', homeScore: 11, awayScore: 10 })
    await desk.report('y3', { kind: 'END', homeScore: 11, awayScore: 10 })
    const drawn = await main()
    expect(new Set(drawn.teamIds)).toEqual(new Set(['a', 'b', 'd', 'e']))
    expect(drawn.carriedOver).toEqual([
      { matchId: 'x1', homeScore: 12, awayScore: 10 },
      { matchId: 'y1', homeScore: 7, awayScore: 6 },
    ])
    expect(drawn.teamtable.map(({ points }: { points: number }) => points)).toEqual([2, 2, 0, 0])

    await desk.report('x1', { kind: 'CORRECTION', homeScore: 13, awayScore: 10 })
    expect((await main()).carriedOver[0]).toEqual({ matchId: 'x1', homeScore: 13, awayScore: 10 })
    await desk.report('y3', { kind: 'CORRECTION', state: 'LIVE' })
    const open = await main()
    expect(new Set(open.teamIds)).toEqual(new Set(['a', 'b']))
    expect(open.carriedOver).toEqual([{ matchId: 'x1', homeScore: 13, awayScore: 10 }])
    await base.dispose()
  })

  it('carries over that both teams lost a match', async () => {
    const base = await openTestDatabase(engine)
    await writeCup(base.db, document())
    const desk = openDesk(base.db)
    await desk.report('x1', { kind: 'WALKOVER', bothLose: true })
    await desk.report('x3', { kind: 'END', homeScore: 13, awayScore: 10 })
    const { category } = await ask(
      base.db,
      `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { divisions {
        carriedOver { matchId bothLose } teamtable { teamId played lost points } } } }`,
    )
    expect(category.divisions[2].carriedOver).toEqual([{ matchId: 'x1', bothLose: true }])
    const lost = { played: 1, lost: 1, points: 0 }
    expect(category.divisions[2].teamtable).toMatchObject([lost, lost])
    await base.dispose()
  })

  it('counts who won the penalties, in a cup that gives points for that', async () => {
    const base = await openTestDatabase(engine)
    const { editions, ...rest } = document()
    const points = { won: 3, tied: 1, lost: 0, wonOnPenalties: 2, lostOnPenalties: 1 }
    const ranked = editions.map((edition) => ({ ...edition, ranking: { ...edition.ranking, points } }))
    await writeCup(base.db, { ...rest, editions: ranked })
    const desk = openDesk(base.db)
    await desk.report('x1', {
      kind: 'CORRECTION',
      homeScore: 10,
      awayScore: 10,
      homePenaltyScore: 2,
      awayPenaltyScore: 3,
    })
    await desk.report('x3', { kind: 'END', homeScore: 11, awayScore: 10 })
    await desk.report('y3', { kind: 'END', homeScore: 11, awayScore: 10 })
    const { category } = await ask(
      base.db,
      `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { divisions {
        carriedOver { matchId onPenalties } teamtable { teamId points } } } }`,
    )
    expect(category.divisions[2].carriedOver[0]).toEqual({ matchId: 'x1', onPenalties: 'AWAY' })
    expect(category.divisions[2].teamtable).toEqual([
      { teamId: 'd', points: 3 },
      { teamId: 'b', points: 2 },
      { teamId: 'a', points: 1 },
      { teamId: 'e', points: 0 },
    ])
    await base.dispose()
  })

  it('keeps what its teams played against a team that did not come along, corrections included', async () => {
    const base = await openTestDatabase(engine)
    const places = {
      id: 'Places',
      name: 'Places 5–6',
      teams: ['c', 'f'],
      matches: [match('p1', 'c', 'f')],
      carriedOver: [{ match: 'x2', home: 'a', away: 'c', score: { home: 9, away: 8 } }],
    }
    await writeCup(base.db, document(places))
    const desk = openDesk(base.db)
    const placement = async () => {
      const { category } = await ask(
        base.db,
        `{ category(cupId: "test-cup", tournamentId: "t2026", categoryId: "b14") { divisions {
          carriedOver { matchId homeScore awayScore } teamtable { teamId played goalsWon goalsLost } } } }`,
      )
      return category.divisions[3]
    }
    await desk.report('x2', { kind: 'CORRECTION', homeScore: 10, awayScore: 4 })
    expect(await placement()).toEqual({
      carriedOver: [{ matchId: 'x2', homeScore: 10, awayScore: 4 }],
      teamtable: [
        { teamId: 'f', played: 0, goalsWon: 0, goalsLost: 0 },
        { teamId: 'c', played: 1, goalsWon: 4, goalsLost: 10 },
      ],
    })
    await base.dispose()
  })
})
