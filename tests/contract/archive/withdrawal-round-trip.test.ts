import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { cupFile } from '../../../src/domain/open-data/cup-file.ts'
import { tableFiles } from '../../../src/domain/open-data/data-files.ts'
import { readEdition } from '../../../src/domain/schedule/read-edition.ts'
import { readSchedule } from '../../../src/domain/schedule/read-schedule.ts'
import { serializeEdition } from '../../../src/domain/schedule/serialize-edition.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import type { Edition } from '../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { divisionStandings } from '../../../src/domain/tournament/standings.ts'
import { folderWith } from '../../backend/import/temporary-files.ts'
import { startRealService } from './real-service.ts'

const MATCHES = `class,division,id,date,time,field,home,away,homeScore,awayScore,state
B14,Group 1,m1,2026-07-07,08:00,Heden 1,Alfa,Beta,12,10,finished
B14,Group 1,m2,2026-07-07,09:00,Heden 1,Gamma,Delta,9,8,finished
B14,Group 1,m3,2026-07-07,12:00,Heden 1,Alfa,Delta,14,3,finished
B14,Group 1,m4,2026-07-08,08:00,Heden 1,Beta,Gamma,7,7,finished
B14,Group 1,m5,2026-07-08,09:00,Heden 1,Alfa,Gamma,,,cancelled
B14,Group 1,m6,2026-07-08,10:00,Heden 1,Beta,Delta,,,
`
const teams = (withdrawn: string) =>
  `class,name,withdrawn\nB14,Alfa,\nB14,Beta,nej\nB14,Gamma,no\nB14,Delta,${withdrawn}\n`

const ANNULLED = {
  rows: ['1 Alfa 2/1', '2 Gamma 1/1', '3 Beta 1/2'],
  withdrawn: ['Delta'],
  rule: 'annul',
  matches: ['finished', 'annulled', 'annulled', 'finished', 'cancelled', 'cancelled'],
}

describe('a team that has withdrawn', () => {
  let service: Awaited<ReturnType<typeof startRealService>>
  beforeAll(async () => {
    service = await startRealService()
  })
  afterAll(() => service.stop())

  const read = (files: Readonly<Record<string, string>>) =>
    readImport(folderWith(files), { year: 2026, cup: 'test-cup', name: 'Test Cup' })

  async function archived(files: Readonly<Record<string, string>>): Promise<Edition> {
    const answer = await read(files)
    if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
    await service.store(answer.document)
    return (await service.open()).edition(2026)
  }

  function facts({ categories: [own] }: Edition) {
    const [division] = own?.divisions ?? []
    if (!own || !division) throw new Error('The class is missing.')
    const nameOf = (teamId: string) => own.teams.find(({ id }) => id === teamId)?.name
    const { rows, withdrawn, contradictions } = divisionStandings(division, own)
    expect(contradictions).toEqual([])
    return {
      rows: rows.map(({ rank, teamId, points, played }) => `${rank} ${nameOf(teamId)} ${points}/${played}`),
      withdrawn: [...withdrawn.keys()].map(nameOf),
      rule: [...withdrawn.values()][0]?.rule,
      matches: division.matches
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .map((match) => (match.kind === 'called-off' ? match.how : match.kind)),
    }
  }

  it.each(['yes', 'annul', 'Stryks', 'ja'])('is so from the word %s in a table to the page', async (word) => {
    const edition = await archived({ 'matches.csv': MATCHES, 'teams.csv': teams(word) })
    expect(facts(edition)).toEqual(ANNULLED)
    expect(edition.statistics.teams).toBe(3)
  })

  it.each(['keep-played', 'behålls', 'Keep played'])('keeps what it played by the word %s', async (word) => {
    const { rows, matches } = facts(await archived({ 'matches.csv': MATCHES, 'teams.csv': teams(word) }))
    expect(rows).toEqual(['1 Alfa 4/2', '2 Beta 3/3', '3 Gamma 3/2'])
    expect(matches).toEqual(['finished', 'finished', 'finished', 'finished', 'cancelled', 'walkover'])
  })

  it('follows the rule of its edition, and is the same exported, imported again and in a browser', async () => {
    const first = await archived({
      'matches.csv': MATCHES,
      'teams.csv': teams('yes'),
      'editions.csv': 'year,withdrawals\n2026,all-walkovers\n',
    })
    const expected = facts(first)
    expect(expected.matches).toEqual([
      'finished',
      'walkover',
      'walkover',
      'finished',
      'cancelled',
      'walkover',
    ])
    expect(expected.rule).toBe('all-walkovers')
    const index = indexEdition(first)
    const cup = { id: 'test-cup', name: 'Test Cup', sport: 'handball' }
    const json = JSON.stringify(cupFile(index, cup, ''))
    expect(facts(await archived({ 'cup.json': json }))).toEqual(expected)
    const tables = tableFiles(index, cup).map(({ name, text }) => [name, text])
    const files = Object.fromEntries(tables.filter(([name = '']) => /^(teams|matches)\.csv$/.test(name)))
    expect(facts(await archived(files))).toEqual(expected)
    const schedule = readSchedule(serializeSchedule(index, 'test-cup'))
    expect(facts(readEdition(schedule, JSON.parse(JSON.stringify(serializeEdition(index)))))).toEqual(
      expected,
    )
  })

  it('keeps its reason in the open format, for its matches as well', async () => {
    const cup = JSON.parse(
      JSON.stringify(
        cupFile(
          indexEdition(await archived({ 'matches.csv': MATCHES, 'teams.csv': teams('') })),
          { id: 'test-cup', name: 'Test Cup', sport: 'handball' },
          '',
        ),
      ),
    )
    cup.editions[0].categories[0].teams[3].withdrawn = { reason: { en: 'flu', sv: 'influensa' } }
    const { categories } = await archived({ 'cup.json': JSON.stringify(cup) })
    const [own] = categories
    expect(own?.teams[3]?.withdrawn).toEqual({ rule: 'annul', reason: { en: 'flu', sv: 'influensa' } })
    expect(own?.divisions[0]?.matches.find(({ id }) => id === 'm6')).toMatchObject({
      how: 'cancelled',
      reason: { en: 'The team has withdrawn: flu', sv: 'Laget har dragit sig ur: influensa' },
    })
  })

  it('is a question where the word is not known, and where its match is live', async () => {
    const unknown = await read({ 'matches.csv': MATCHES, 'teams.csv': teams('anul') })
    expect(unknown).toMatchObject({
      ok: false,
      faults: [{ remedy: expect.stringContaining('did you mean "annul"?') }],
    })
    const live = MATCHES.replace('Beta,Delta,,,', 'Beta,Delta,3,4,live')
    const playing = await read({ 'matches.csv': live, 'teams.csv': teams('yes') })
    expect(playing).toMatchObject({ ok: false, faults: [{ problem: expect.stringContaining('is live') }] })
  })
})
