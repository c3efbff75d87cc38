import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { ask, CATEGORY, TOURNAMENT } from './ask.ts'
import { cup, edition2026 } from './cup-builder.ts'

const ALL = { clubs: true, teams: true, lot: true, schedule: true }

describe('what is not published', () => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase('SQLite')
  })
  afterEach(() => base.dispose())

  async function tournament(published: object, category: Record<string, unknown> = {}) {
    await writeCup(base.db, cup(edition2026({ published: { ...ALL, ...published } }, category)))
    return (await ask(base.db, TOURNAMENT)).tournament
  }

  it('holds back matches, times and tables before the schedule', async () => {
    const answer = await tournament({ schedule: false })
    const text = JSON.stringify(answer)
    expect(text).not.toMatch(/T08:00:00\+02:00","location|"g1"|2026-07-08/)
    expect(answer.selectedGames).toEqual([])
    expect(answer.statistics).toEqual({ teams: 4, nations: 2, matches: 0 })
    const [group] = answer.categories[0].divisions
    expect(group).toMatchObject({ teamIds: ['a', 'b', 'c', 'd'], matches: [], teamtable: [] })
  })

  it('holds back who meets whom before the draw', async () => {
    const answer = await tournament({ lot: false, schedule: false })
    expect(answer.categories[0].teams).toHaveLength(4)
    expect(answer.categories[0]).toMatchObject({ stages: [], divisions: [] })
  })

  it('holds back matches before the draw: they name their group', async () => {
    const answer = await tournament({ lot: false })
    expect(answer.categories[0]).toMatchObject({ stages: [], divisions: [] })
    expect(answer.selectedGames).toEqual([])
    expect(answer.statistics).toEqual({ teams: 4, nations: 2, matches: 0 })
  })

  it('holds back every team before the teams', async () => {
    const answer = await tournament({ teams: false, schedule: false })
    expect(JSON.stringify({ ...answer, clubs: [] })).not.toMatch(/Example [12]|Esempio|"Nowhere/)
    expect(answer.statistics).toEqual({ teams: 0, nations: 0, matches: 0 })
  })

  it('tells nobody who plays where the schedule is out before the teams', async () => {
    const answer = await tournament({ teams: false })
    const [category] = answer.categories
    expect(category.teams).toEqual([])
    expect(category.divisions[0]).toMatchObject({ teamIds: [], lots: [], teamtable: [] })
    for (const match of category.divisions[0].matches) {
      expect([match.homeTeamId, match.awayTeamId]).toEqual([null, null])
      expect([match.homeTeamName, match.awayTeamName]).toEqual(['–', '–'])
    }
    expect(answer.selectedGames).toHaveLength(2)
    for (const { homeTeamName, homeNationCode } of answer.selectedGames)
      expect([homeTeamName, homeNationCode]).toEqual(['–', null])
    expect(answer.statistics).toEqual({ teams: 0, nations: 0, matches: 6 })
  })

  it('holds back clubs before the clubs', async () => {
    const answer = await tournament({ clubs: false })
    expect(answer.clubs).toEqual([])
    expect(answer.categories[0].teams.map((team: { clubId: unknown }) => team.clubId)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('tells of a class without results only how far its matches are, in groups and in the play-off', async () => {
    const answer = await tournament({}, { hideMatchResults: true })
    const matches = answer.categories[0].divisions.flatMap(
      (division: { matches: object[] }) => division.matches,
    )
    expect(matches).toHaveLength(7)
    for (const match of [...matches, ...answer.selectedGames]) {
      for (const [field, value] of Object.entries(match)) {
        if (/score|winner|decision/i.test(field)) expect([field, value]).toEqual([field, null])
        if (field === 'isWalkover') expect(value).toBe(false)
      }
    }
    expect(matches.filter((match: { isFinished: boolean }) => match.isFinished)).toHaveLength(3)
    expect(matches.filter((match: { isLive: boolean }) => match.isLive)).toHaveLength(1)
    expect(answer.categories[0].divisions[0].teamtable).toEqual([])
  })

  it('holds back lots and carried-over results with the results they tell of', async () => {
    const carriedOver = [{ home: 'a', away: 'b', score: { home: 21, away: 20 } }]
    const division = { id: 'g', name: '1', teams: ['a', 'b'], lots: ['b', 'a'], carriedOver }
    const stages = [{ id: 's', name: 'Main round', type: 'league', divisions: [division] }]
    const groupOf = async (published: object, category: object) =>
      (await tournament(published, { stages, ...category })).categories[0].divisions[0]
    expect(await groupOf({}, {})).toMatchObject({
      lots: ['b', 'a'],
      carriedOver: [{ homeScore: 21, awayScore: 20 }],
    })
    expect((await groupOf({}, {})).teamtable[0]).toMatchObject({ teamId: 'a', points: 2, goalsWon: 21 })
    for (const [published, category] of [
      [{}, { hideMatchResults: true }],
      [{ schedule: false }, {}],
      [{ teams: false }, {}],
    ] as const) {
      expect(await groupOf(published, category)).toMatchObject({ lots: [], carriedOver: [], teamtable: [] })
    }
    expect(await groupOf({}, { hideConferenceResults: true })).toMatchObject({ lots: [], teamtable: [] })
  })

  it('holds back tables alone where only tables are hidden', async () => {
    await tournament({}, { hideConferenceResults: true })
    const { category } = await ask(base.db, CATEGORY)
    expect(category.divisions[0].teamtable).toEqual([])
    expect(category.divisions[0].matches[0]).toMatchObject({ homeScore: 12, awayScore: 7 })
  })
})
