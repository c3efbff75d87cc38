import { afterEach, beforeEach, expect, it } from 'vitest'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { cupFile } from '../../../src/domain/open-data/cup-file.ts'
import { tableFiles } from '../../../src/domain/open-data/data-files.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { category, clubTeam, edition, group } from '../../unit/domain/builders.ts'
import { folderWith } from '../import/temporary-files.ts'
import { ask } from './ask.ts'
import { imported } from './imported.ts'

const DIVISIONS = `class,id,name,stage,type,teams,qualifies
B14,g1,Grupp 1,Gruppspel,group,Alfa|Beta|Gamma,1-2:pa|3 (best 4):pa
B14,pa,Slutspel A,Slutspel,playoff,,
`
const MATCHES = `class,division,id,home,away,homeScore,awayScore
B14,g1,m1,Alfa,Beta,8,6
B14,g1,m2,Gamma,Alfa,8,6
B14,pa,m3,1:an i Grupp 1,Bästa trea,,
`
const WAYS = [
  { fromRank: 1, toRank: 2, divisionId: 'pa', best: null },
  { fromRank: 3, toRank: 3, divisionId: 'pa', best: 4 },
]
const QUERY = `{ tournament(cupId: "cup", tournamentId: "t2026") { categories { divisions {
  id qualification { fromRank toRank divisionId best } leadsNowhere } } } }`

const read = (files: Record<string, string>) =>
  readImport(folderWith(files), { year: 2026, cup: 'cup', name: 'Cup' })

describeOnBoth('places from which only the best of all groups go on', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
  })
  afterEach(() => base.dispose())

  const served = async () => {
    const { tournament } = await ask(base.db, QUERY)
    return tournament.categories[0].divisions.find(({ id }: { id: string }) => id === 'g1')
  }

  it('are told by the service as the tables said', async () => {
    await writeCup(base.db, await imported({ 'divisions.csv': DIVISIONS, 'matches.csv': MATCHES }))
    expect(await served()).toEqual({ id: 'g1', qualification: WAYS, leadsNowhere: false })
  })

  it.each(['cup/1', 'CSV'])('are the same after an export and an import by %s', async (format) => {
    const stages = [
      { id: 'S1', rank: 1, kind: 'group', name: { en: 'G', sv: 'G' }, divisionIds: ['g1'] },
      { id: 'S2', rank: 2, kind: 'playoff', name: { en: 'P', sv: 'P' }, divisionIds: ['pa'] },
    ] as const
    const teamIds = ['a', 'b', 'c']
    const divisions = [
      group({
        id: 'g1',
        teamIds,
        qualification: [{ fromRank: 1, toRank: 2, divisionId: 'pa' }],
        bestPlaces: [{ rank: 3, count: 4, divisionId: 'pa' }],
      }),
      group({ id: 'pa', stageId: 'S2', kind: 'playoff', name: { en: 'P', sv: 'P' } }),
    ]
    const own = category({ stages, teams: teamIds.map((id) => clubTeam(id)), divisions })
    const index = indexEdition(edition({ categories: [own] }))
    const files =
      format === 'CSV'
        ? Object.fromEntries(
            tableFiles(index, { id: 'cup', name: 'Cup', sport: 'handball' }).map(({ name, text }) => [
              name,
              text,
            ]),
          )
        : { 'cup.json': JSON.stringify(cupFile(index, { id: 'cup', name: 'Cup', sport: 'handball' }, '')) }
    await writeCup(base.db, await imported(files))
    expect(await served()).toMatchObject({ qualification: WAYS })
  })

  it('are one place: the best of several is refused', async () => {
    const answer = await read({
      'divisions.csv': DIVISIONS.replace('1-2:pa|3 (best 4):pa', '1:pa|2-3 (best 4):pa'),
      'matches.csv': MATCHES,
    })
    expect(answer.ok ? [] : answer.faults.map(({ problem }) => problem)).toContain(
      'places 2–3 of which the 4 best go on',
    )
  })
})
