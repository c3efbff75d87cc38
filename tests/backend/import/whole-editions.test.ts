import { describe, expect, it } from 'vitest'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import type { ImportOptions } from '../../../src/backend/import/import-options.ts'
import { folderWith } from './temporary-files.ts'

type Plain = Record<string, unknown>

const read = (files: Readonly<Record<string, string>>, options: ImportOptions = {}) =>
  readImport(folderWith(files), options)

const team = (id: string) => ({ id, name: id.toUpperCase() })
const cup = (editions: readonly Plain[]) =>
  JSON.stringify({ format: 'cup/1', cup: { id: 'x', name: 'X' }, editions })
const edition = (year: number, category: Plain = {}, more: Plain = {}) => ({
  year,
  ...more,
  categories: [
    {
      id: 'c',
      name: 'C',
      shortName: 'C',
      gender: 'mixed',
      teams: ['a', 'b', 'c', 'd'].map(team),
      ...category,
    },
  ],
})
const stage = (type: string, division: Plain) => [
  { id: 's', name: 'S', type, divisions: [{ id: 'd', name: 'D', ...division }] },
]
const match = (id: string, home: string, away: string, more: Plain = {}) => ({
  id,
  home: { team: home },
  away: { team: away },
  ...more,
})

describe('--skip-faulty', () => {
  const files = {
    'good.json': cup([edition(2024), edition(2025, { gender: 'unknown' })]),
    'bad.json': '{ "format": "cup/1", ',
    'worse.json': cup([edition(2026)]).replace('"year":2026', '"year":2026,"year":2027'),
  }

  it('is not meant where it is not said: nothing is imported', async () => {
    const answer = await read(files)
    expect(answer.ok).toBe(false)
  })

  it('leaves out whole editions and files, each with why', async () => {
    const answer = await read(files, { skipFaulty: true })
    expect(answer.ok && answer.document.editions.map(({ year }) => year)).toEqual([2024])
    expect(answer.ok && answer.skippedEditions).toEqual(['2025 (good.json)', '2027 (worse.json)'])
    expect(answer.ok && answer.skipped.map(({ file, place }) => `${file} ${place}`)).toEqual([
      'bad.json 1:22',
      'worse.json 1:72',
      'good.json editions[1].categories[0].gender',
    ])
  })

  it('imports nothing where a fault concerns all, or nothing is left', async () => {
    const named = { 'cup.json': cup([edition(2024)]).replace('"name":"X"', '"name":""') }
    expect((await read(named, { skipFaulty: true })).ok).toBe(false)
    const one = { 'cup.json': cup([edition(2024, { gender: 'unknown' })]) }
    expect((await read(one, { skipFaulty: true })).ok).toBe(false)
  })

  it('tells the year of a row of CSV', async () => {
    const rows = ['date,home,away,homeScore,awayScore', '2024-07-07,A,B,x,1', '2025-07-07,A,B,1,2']
    const answer = await read({ 'matches.csv': rows.join('\n') }, { skipFaulty: true })
    expect(answer.ok && answer.document.editions.map(({ year }) => year)).toEqual([2025])
    expect(answer.ok && answer.skippedEditions).toEqual(['2024 (matches.csv)'])
  })
})

describe('the ranking rule', () => {
  const rules = async (files: Readonly<Record<string, string>>, options: ImportOptions = {}) => {
    const answer = await read(files, options)
    if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
    return {
      chains: answer.document.editions.map(({ ranking }) => ranking.chain.join(' ')),
      assumptions: answer.assumptions.map(({ year, text }) => `${year} ${text}`),
    }
  }
  const matches = 'date,home,away\n2025-07-07,A,B\n2026-07-07,A,B\n'
  const asked: ImportOptions = {
    chains: { default: ['lots'], byYear: new Map([[2025, ['wins', 'lots']]]) },
  }

  it('is assumed and told where no file says it', async () => {
    const { assumptions } = await rules({ 'matches.csv': matches })
    const assumed =
      'points 2/1/0, then head-to-head-points > head-to-head-goal-difference > head-to-head-goals > goal-difference > goals-scored > lots (assumed: the default)'
    expect(assumptions).toEqual([`2025 ${assumed}`, `2026 ${assumed}`])
    expect((await rules({ 'cup.json': cup([edition(2026)]) })).assumptions).toEqual([`2026 ${assumed}`])
  })

  it('is not told where the files say it', async () => {
    const editions = 'year,chain\n2025,goal-difference > lots\n2026,wins|lots\n'
    expect(await rules({ 'matches.csv': matches, 'editions.csv': editions })).toEqual({
      chains: ['goal-difference lots', 'wins lots'],
      assumptions: [],
    })
    const ranking = { points: { won: 3, tied: 1, lost: 0 }, chain: ['wins'] }
    expect(await rules({ 'cup.json': cup([edition(2026, {}, { ranking })]) })).toEqual({
      chains: ['wins'],
      assumptions: [],
    })
  })

  it.each([
    [
      'CSV',
      { 'matches.csv': matches, 'editions.csv': 'year,chain\n2025,goal-difference\n2026,goal-difference\n' },
    ],
    ['JSON', { 'cup.json': cup([edition(2025), edition(2026)]) }],
    [
      'openfootball',
      Object.fromEntries(
        [2025, 2026].map((year) => [
          `${year}.json`,
          JSON.stringify({
            name: `Example League ${year}`,
            matches: [{ round: 'Matchday 1', team1: 'A', team2: 'B' }],
          }),
        ]),
      ),
    ],
  ])('is that of --chain from %s, for all years or for one', async (_, files) => {
    const { chains, assumptions } = await rules(files, asked)
    expect(chains).toEqual(['wins lots', 'lots'])
    expect(assumptions.map((text) => text.replace(/points \d/, 'points'))).toEqual([
      '2025 points/1/0, then wins > lots (as asked with --chain)',
      '2026 points/1/0, then lots (as asked with --chain)',
    ])
  })
})

describe('what is published', () => {
  const published = async (files: Readonly<Record<string, string>>, options: ImportOptions = {}) => {
    const answer = await read(files, options)
    if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
    return answer.document.editions.map(({ published: { clubs, teams, lot, schedule } }) =>
      [clubs && 'clubs', teams && 'teams', lot && 'lot', schedule && 'schedule'].filter(Boolean).join(' '),
    )
  }
  const groups = stage('conference', { teams: ['a', 'b'] })
  const pairs = stage('conference', { matches: [match('m', 'a', 'b')] })
  const timed = stage('conference', { matches: [match('m', 'a', 'b', { day: '2026-07-07' })] })
  const scored = stage('conference', {
    matches: [match('m', 'a', 'b', { state: 'finished', score: { home: 1, away: 0 } })],
  })

  it.each([
    ['nothing', { teams: [] }, ''],
    ['teams', {}, 'clubs teams'],
    ['groups', { stages: groups }, 'clubs teams lot'],
    ['matches without times', { stages: pairs }, 'clubs teams lot'],
    ['days', { stages: timed }, 'clubs teams lot schedule'],
    ['results', { stages: scored }, 'clubs teams lot schedule'],
  ])('follows what there is: %s', async (_, category, flags) => {
    expect(await published({ 'cup.json': cup([edition(2026, category)]) })).toEqual([flags])
  })

  it('is what the file says, flag by flag', async () => {
    const file = cup([edition(2026, { stages: timed }, { published: { schedule: false } })])
    expect(await published({ 'cup.json': file })).toEqual(['clubs teams lot'])
  })

  it('is what editions.csv says', async () => {
    const files = {
      'matches.csv': 'date,home,away\n2026-07-07,A,B\n',
      'editions.csv': 'year,published\n2026,teams\n',
    }
    expect(await published(files)).toEqual(['clubs teams'])
    const answer = await read({ ...files, 'editions.csv': 'year,published\n2026,everything\n' })
    expect(answer.ok ? [] : answer.faults.map(({ place, remedy }) => `${place} ${remedy}`)).toEqual([
      '2:2 (published) how far: none, clubs, teams, lot, schedule',
    ])
  })

  it('is what --publish says, whatever the file', async () => {
    const file = cup([edition(2025, { stages: timed }), edition(2026, { stages: timed })])
    const options: ImportOptions = { publish: { default: 'none', byYear: new Map([[2026, 'lot']]) } }
    expect(await published({ 'cup.json': file }, options)).toEqual(['', 'clubs teams lot'])
  })

  it('holds teams before the first match, from CSV as well', async () => {
    const files = { 'teams.csv': 'year,class,name,division\n2026,B16,A,\n2026,B16,B,\n' }
    expect(await published(files)).toEqual(['clubs teams'])
    const drawn = { 'teams.csv': 'class,name,division\nB16,A,Group 1\nB16,B,Group 1\n' }
    expect(await published(drawn, { year: 2027 })).toEqual(['clubs teams lot'])
  })
})
