import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { parseLoneMatch } from '../../../src/data/results/parse-lone-match.ts'
import { startPlace } from '../../../src/data/results/problems.ts'
import { cupFile } from '../../../src/domain/open-data/cup-file.ts'
import { tableFiles } from '../../../src/domain/open-data/data-files.ts'
import { buildBracket } from '../../../src/domain/tournament/bracket.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { category, clubTeam, edition, group } from '../../unit/domain/builders.ts'
import { ask } from './ask.ts'
import { imported } from './imported.ts'

/** Nobody came to the first semifinal; Gamma won the other one. */
const PLAYOFF = `class,division,round,home,away,homeScore,awayScore,walkover
B14,Play-off A,1/2,Alfa,Beta,0,0,both
B14,Play-off A,1/2,Gamma,Delta,9,8,
B14,Play-off A,Final,Winner of 1/2 #1,Gamma,,,
`

/** The words that a secretary would write; in the last two a team came. */
const GROUP = `class,division,id,home,away,homeScore,awayScore,state,winner,reason,homeStood,awayStood
B14,Grupp 1,m1,Alfa,Beta,0,0,båda uteblev,,bus broke down,,
B14,Grupp 1,m2,Alfa,Gamma,,,Double walkover,,,,
B14,Grupp 1,m3,Beta,Gamma,,,no-show,,,,
B14,Grupp 1,m4,Beta,Delta,,,no-show,away,,,
B14,Grupp 1,m5,Gamma,Delta,10,0,walkover,,player not registered,12,14
`

const FIELDS = `id divisionId roundName roundRank rankInRound homeTeamId homeTeamName awayTeamId awayTeamName homeScore awayScore
  isLive isFinished isWalkover bothLose stood { home away } winner status reason { en sv }`
const QUERY = `{ tournament(cupId: "cup", tournamentId: "t2026") { categories { divisions {
  teamtable { teamName played won tied lost points goalsWon goalsLost } matches { ${FIELDS} } } } } }`

describeOnBoth('a match that both teams lose', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
  })
  afterEach(() => base.dispose())

  const write = async (files: Record<string, string>) => writeCup(base.db, await imported(files))
  const divisionOf = async () => (await ask(base.db, QUERY)).tournament.categories[0].divisions[0]
  const matchesOf = async (): Promise<Match[]> =>
    (await divisionOf()).matches.flatMap(
      (wire: unknown) => parseLoneMatch(wire, null, startPlace('match')) ?? [],
    )

  it('leaves the winner of the other semifinal without an opponent, who wins the final as after a bye', async () => {
    await write({ 'matches.csv': PLAYOFF })
    const matches = await matchesOf()
    expect(matches).toMatchObject([
      { kind: 'walkover', bothLose: true, score: null, winner: null },
      { kind: 'finished' },
      { kind: 'walkover', home: { isNobody: true }, away: { name: 'Gamma' }, score: null, winner: 'away' },
    ])
    expect(buildBracket(matches)).toMatchObject({ champion: { name: 'Gamma' }, problems: [] })
  })

  it('lets a team go on through every round in which it has no opponent', async () => {
    const quarters = `class,division,round,home,away,homeScore,awayScore,walkover
B14,Play-off A,1/4,A,B,9,8,
B14,Play-off A,1/4,C,D,,,both
B14,Play-off A,1/4,E,F,,,both
B14,Play-off A,1/4,G,H,,,both
B14,Play-off A,1/2,A,Winner of 1/4 #2,,,
B14,Play-off A,1/2,Winner of 1/4 #3,Winner of 1/4 #4,,,
B14,Play-off A,Final,Winner of 1/2 #1,Winner of 1/2 #2,,,
`
    await write({ 'matches.csv': quarters })
    const matches = await matchesOf()
    expect(matches.slice(4)).toMatchObject([
      { kind: 'walkover', winner: 'home', away: { isNobody: true } },
      { kind: 'walkover', bothLose: true, home: { isNobody: true }, away: { isNobody: true } },
      { kind: 'walkover', winner: 'home', home: { name: 'A' }, away: { isNobody: true } },
    ])
    expect(buildBracket(matches).champion).toMatchObject({ name: 'A' })
  })

  it('counts as a defeat of both, without points and goals, by any word for it', async () => {
    await write({ 'matches.csv': GROUP })
    expect((await divisionOf()).teamtable).toEqual([
      { teamName: 'Gamma', played: 3, won: 1, tied: 0, lost: 2, points: 2, goalsWon: 10, goalsLost: 0 },
      { teamName: 'Delta', played: 2, won: 1, tied: 0, lost: 1, points: 2, goalsWon: 10, goalsLost: 10 },
      { teamName: 'Alfa', played: 2, won: 0, tied: 0, lost: 2, points: 0, goalsWon: 0, goalsLost: 0 },
      { teamName: 'Beta', played: 3, won: 0, tied: 0, lost: 3, points: 0, goalsWon: 0, goalsLost: 10 },
    ])
    expect((await matchesOf())[0]).toMatchObject({ reason: { en: 'bus broke down' } })
    expect((await matchesOf())[4]).toMatchObject({ stood: { home: 12, away: 14 }, winner: 'home' })
  })

  it.each([
    ['cup/1', GROUP],
    ['CSV', GROUP],
    ['cup/1', PLAYOFF],
    ['CSV', PLAYOFF],
  ])('is the same after an export and an import by %s', async (format, written) => {
    await write({ 'matches.csv': written })
    const [before, matches] = [await divisionOf(), await matchesOf()]
    const kind = written === GROUP ? 'group' : 'playoff'
    const teams = new Map(
      matches.flatMap(({ home, away }) =>
        [home, away].flatMap((side) => (side.kind === 'team' ? [[side.teamId, side.name] as const] : [])),
      ),
    )
    const index = indexEdition(
      edition({
        categories: [
          category({
            stages: [{ id: 'S1', rank: 1, kind, name: { en: 'S', sv: 'S' }, divisionIds: ['G1'] }],
            teams: [...teams].map(([id, name]) => clubTeam(id, { name })),
            divisions: [{ ...group({ teamIds: [...teams.keys()], matches }), kind }],
          }),
        ],
      }),
    )
    const csv = tableFiles(index, { id: 'cup', name: 'Cup', sport: 'handball' }).filter(
      ({ name }) => name === 'teams.csv' || name === 'matches.csv',
    )
    const json = JSON.stringify(cupFile(index, { id: 'cup', name: 'Cup', sport: 'handball' }, ''))
    await write(
      format === 'CSV' ? Object.fromEntries(csv.map(({ name, text }) => [name, text])) : { 'cup.json': json },
    )
    expect((await matchesOf()).map(essence)).toEqual(matches.map(essence))
    expect((await divisionOf()).teamtable).toEqual(before.teamtable)
  })
})

const nameOf = (side: Match['home']) => ('name' in side ? side.name : side)
const essence = ({ divisionId: _, categoryId: __, home, away, ...match }: Match) => ({
  ...match,
  home: nameOf(home),
  away: nameOf(away),
})
