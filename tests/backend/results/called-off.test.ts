import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { parseLoneMatch } from '../../../src/data/results/parse-lone-match.ts'
import { startPlace } from '../../../src/data/results/problems.ts'
import { cupFile } from '../../../src/domain/open-data/cup-file.ts'
import { tableFiles } from '../../../src/domain/open-data/data-files.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { category, clubTeam, edition, group } from '../../unit/domain/builders.ts'
import { ask } from './ask.ts'
import { imported } from './imported.ts'

/** One match of each kind, with the words that a secretary would write. */
const MATCHES = `class,division,id,home,away,homeScore,awayScore,state,counts,reason,reasonSv,replays
B14,Grupp 1,m1,Alfa,Beta,,,inställd,,lightning,åska,
B14,Grupp 1,m2,Alfa,Gamma,,,Uppskjuten,,,,
B14,Grupp 1,m3,Beta,Gamma,8,6,avbruten,,mörkt,,
B14,Grupp 1,m4,Gamma,Beta,8,6,abandoned,yes,,,
B14,Grupp 1,m5,Gamma,Alfa,3,9,annullerad,,wrong ball,fel boll,
B14,Grupp 1,m6,Gamma,Alfa,4,5,,,,,m5
`

const KINDS = {
  m1: { kind: 'called-off', how: 'cancelled', stood: null, reason: { en: 'lightning', sv: 'åska' } },
  m2: { kind: 'called-off', how: 'postponed', stood: null, reason: null },
  m3: { kind: 'called-off', how: 'abandoned', stood: { home: 8, away: 6 }, reason: { en: 'mörkt' } },
  m4: { kind: 'finished', score: { home: 8, away: 6 }, abandoned: { reason: null } },
  m5: { kind: 'called-off', how: 'annulled', stood: { home: 3, away: 9 }, reason: { sv: 'fel boll' } },
  m6: { kind: 'finished', score: { home: 4, away: 5 }, replays: 'm5' },
}

const QUERY = `{ tournament(cupId: "cup", tournamentId: "t2026") { categories { divisions {
  teamtable { teamName played points goalsWon goalsLost }
  matches { id divisionId homeTeamId homeTeamName awayTeamId awayTeamName homeScore awayScore isLive isFinished isWalkover
    status reason { en sv } replays } } } } }`

describeOnBoth('matches that were called off', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, await imported({ 'matches.csv': MATCHES }))
  })
  afterEach(() => base.dispose())

  const divisionOf = async () => (await ask(base.db, QUERY)).tournament.categories[0].divisions[0]
  const matchesOf = async (): Promise<Match[]> =>
    (await divisionOf()).matches.flatMap(
      (wire: unknown) => parseLoneMatch(wire, null, startPlace('match')) ?? [],
    )
  const byId = (matches: readonly Match[]) => Object.fromEntries(matches.map((match) => [match.id, match]))

  it('come out of the service as they went in, and count in no table', async () => {
    expect(byId(await matchesOf())).toMatchObject(KINDS)
    const { teamtable } = await divisionOf()
    expect(teamtable).toMatchObject([
      { teamName: 'Alfa', played: 1, points: 2, goalsWon: 5, goalsLost: 4 },
      { teamName: 'Gamma', played: 2, points: 2, goalsWon: 12, goalsLost: 11 },
      { teamName: 'Beta', played: 1, points: 0, goalsWon: 6, goalsLost: 8 },
    ])
  })

  it.each(['cup/1', 'CSV'])('are the same after an export and an import by %s', async (format) => {
    const matches = await matchesOf()
    const teams = new Map(
      matches.flatMap(({ home, away }) =>
        [home, away].flatMap((side) => (side.kind === 'team' ? [[side.teamId, side.name] as const] : [])),
      ),
    )
    const index = indexEdition(
      edition({
        categories: [
          category({
            stages: [{ id: 'S1', rank: 1, kind: 'group', name: { en: 'G', sv: 'G' }, divisionIds: ['G1'] }],
            teams: [...teams].map(([id, name]) => clubTeam(id, { name })),
            divisions: [group({ teamIds: [...teams.keys()], matches })],
          }),
        ],
      }),
    )
    const before = await divisionOf()
    const cup = { id: 'cup', name: 'Cup', sport: 'handball' }
    const csv = tableFiles(index, cup).find(({ name }) => name === 'matches.csv')?.text ?? ''
    const json = JSON.stringify(cupFile(index, cup, ''))
    await writeCup(base.db, await imported(format === 'CSV' ? { 'matches.csv': csv } : { 'cup.json': json }))
    expect(byId(await matchesOf())).toMatchObject(KINDS)
    expect((await divisionOf()).teamtable.length).toBe(before.teamtable.length)
  })
})
