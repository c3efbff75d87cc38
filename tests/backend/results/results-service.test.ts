import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { ask, CATEGORY, TOURNAMENT } from './ask.ts'
import { cup, edition2026 } from './cup-builder.ts'

type TableFigures = Record<'rank' | 'teamId' | 'teamName' | 'points' | 'goalsWon' | 'goalsLost', unknown>

describeOnBoth('the results service', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, cup({ year: 2025 }, edition2026(), { year: 2011 }))
  })
  afterEach(() => base.dispose())

  it('lists the editions newest first, with words in the language asked for', async () => {
    const { cups } = await ask(
      base.db,
      `{ cups(id: "test-cup") { cupId name sport editions { id name tournaments {
        id name startsAt endsAt revision status { clubsPublished teamsPublished lotPublished schedulePublished }
        streamingInfo(lang: "sv") { info hasAccessInfo } announcements(lang: "sv-SE") { text buttonLink buttonText }
        categories { id name(lang: "sv") } } } } }`,
    )
    expect(cups).toHaveLength(1)
    expect(cups[0].editions.map((edition: { name: string }) => edition.name)).toEqual([
      '2026',
      '2025',
      '2011',
    ])
    expect(cups[0]).toMatchObject({ cupId: 'test-cup', name: 'Test Cup', sport: 'handball' })
    expect(cups[0].editions[0].tournaments).toEqual([
      {
        id: 't2026',
        name: 'Test Cup 2026',
        startsAt: '2026-07-06T08:00:00+02:00',
        endsAt: '2026-07-11T18:00:00+02:00',
        revision: expect.stringMatching(/^[0-9a-f]{18}\.1$/),
        status: { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true },
        streamingInfo: { info: 'Varje plan', hasAccessInfo: 'With a pass' },
        announcements: [{ text: 'Välkommen', buttonLink: 'https://example.org/', buttonText: 'More' }],
        categories: [{ id: 'b14', name: 'Pojkar 14' }],
      },
    ])
    expect(cups[0].editions[1].tournaments[0]).toMatchObject({
      name: 'Test Cup',
      streamingInfo: null,
      startsAt: null,
    })
  })

  it('answers for what does not exist with an empty list and null', async () => {
    const data = await ask(
      base.db,
      `{ cups(id: "other") { cupId }
         tournament(cupId: "test-cup", tournamentId: "t1999") { id }
         category(cupId: "test-cup", tournamentId: "t2026", categoryId: "nope") { id } }`,
    )
    expect(data).toEqual({ cups: [], tournament: null, category: null })
    for (const id of ['2026', 't2026; --', '', 'x'.repeat(5000)]) {
      const { tournament } = await ask(
        base.db,
        `{ tournament(cupId: "test-cup", tournamentId: ${JSON.stringify(id)}) { id } }`,
      )
      expect(tournament).toBeNull()
    }
  })

  it('gives a tournament with all its fields', async () => {
    const { tournament } = await ask(base.db, TOURNAMENT)
    const { revision, ...lasting } = tournament
    expect(revision).toMatch(/\.1$/)
    await expect(JSON.stringify(lasting, null, 1)).toMatchFileSnapshot('./tournament.snap')
  })

  it('gives the same class by itself as within its tournament', async () => {
    const { category } = await ask(base.db, CATEGORY)
    const { tournament } = await ask(base.db, TOURNAMENT)
    expect(category).toEqual(tournament.categories[0])
  })

  it('counts nations by what they are: SE and se are one, -- is none', async () => {
    const { tournament } = await ask(base.db, TOURNAMENT)
    expect(tournament.statistics).toEqual({ teams: 4, nations: 2, matches: 6 })
  })

  it('computes the table of a group from finished matches and walkovers, by the chain', async () => {
    const { category } = await ask(base.db, CATEGORY)
    const figures = category.divisions[0].teamtable.map((row: TableFigures) => [
      row.rank,
      row.teamId,
      row.teamName,
      row.points,
      row.goalsWon,
      row.goalsLost,
    ])
    expect(figures).toEqual([
      [1, 'c', 'Esempio', 2, 10, 0],
      [2, 'a', 'IK Example 1', 2, 12, 7],
      [3, 'b', 'IK Example 2', 0, 7, 12],
      [4, 'd', 'Nowhere', 0, 0, 10],
    ])
    expect(category.divisions[1].teamtable).toEqual([])
  })

  it('gives the published table as it is, even where the matches tell another', async () => {
    const row = { played: 3, won: 3, tied: 0, lost: 0, points: 6, goalsWon: 40, goalsLost: 20 }
    const table = [
      { team: 'd', rank: 1, ...row },
      { team: 'a', rank: 2, ...row },
    ]
    const stages = [
      {
        id: 's',
        name: 'Gruppspel',
        type: 'league',
        divisions: [{ id: 'g', name: '1', teams: ['a', 'd'], table }],
      },
    ]
    await writeCup(base.db, cup(edition2026({ featured: [] }, { stages })))
    const { category } = await ask(base.db, CATEGORY)
    expect(category.divisions[0].teamtable).toEqual([
      { teamId: 'd', teamName: 'Nowhere', rank: 1, ...row },
      { teamId: 'a', teamName: 'IK Example 1', rank: 2, ...row },
    ])
  })

  it('leaves out featured matches that the edition does not have', async () => {
    await writeCup(base.db, cup(edition2026({ featured: ['gone', 'g1'] })))
    const { tournament } = await ask(base.db, TOURNAMENT)
    expect(tournament.selectedGames.map((game: { id: string }) => game.id)).toEqual(['g1'])
  })

  it('shows the id of a team that is not stored, so that it is not taken for a bye', async () => {
    await writeCup(base.db, cup(edition2026({}, { teams: [] })))
    const { category } = await ask(base.db, CATEGORY)
    expect(category.divisions[0].matches[0]).toMatchObject({ homeTeamId: 'a', homeTeamName: 'a' })
  })
})
