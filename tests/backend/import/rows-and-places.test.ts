import { describe, expect, it } from 'vitest'
import { dayFault } from '../../../src/backend/import/day-form.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { textOf } from '../../../src/backend/import/said.ts'
import { folderWith } from './temporary-files.ts'

type Plain = Record<string, unknown>

const team = (id: string) => ({ id, name: id.toUpperCase() })
const category = (id: string, more: Plain = {}) => ({
  id,
  name: id,
  shortName: id,
  gender: 'mixed',
  teams: ['a', 'b', 'c', 'd'].map(team),
  ...more,
})
const cup = (...categories: readonly Plain[]) =>
  JSON.stringify({ format: 'cup/1', cup: { id: 'x', name: 'X' }, editions: [{ year: 2026, categories }] })
const stage = (id: string, type: string, division: Plain) => [
  { id, name: 'S', type, divisions: [{ id: `${id}-d`, name: 'D', ...division }] },
]
const match = (id: string, home: Plain, away: Plain, more: Plain = {}) => ({ id, home, away, ...more })
const side = (id: string) => ({ team: id })

async function read(files: Readonly<Record<string, string>>) {
  const answer = await readImport(folderWith(files))
  const faults = answer.ok ? answer.warnings : answer.faults
  const findings = faults.map(({ level, file, place, problem, remedy }) => ({
    at: `${level} ${file} ${place}`,
    problem,
    remedy,
  }))
  const [edition] = answer.ok ? answer.document.editions : []
  return { ok: answer.ok, findings, categories: edition?.categories ?? [] }
}
const divisionsOf = ({ categories }: Awaited<ReturnType<typeof read>>) =>
  categories.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions))

describe('a round in JSON', () => {
  const round = (name: string) => ({ round: { name } })

  it('has its rank and index by its name, and by whom a placeholder names', async () => {
    const matches = [
      match('s1', side('a'), side('b'), { number: '11', ...round('Semifinal') }),
      match('s2', side('c'), side('d'), { number: '12', ...round('Semifinal') }),
      match('f', { placeholder: 'Winner 12' }, { placeholder: 'Winner 11' }, round('Final')),
      match('t', { placeholder: 'Loser 11' }, { placeholder: 'Loser 12' }, round('Bronsmatch')),
    ]
    const answer = await read({
      'cup.json': cup(category('c', { stages: stage('p', 'playoff', { matches }) })),
    })
    expect(
      divisionsOf(answer)[0]?.matches.map(({ id, round: place }) => [id, place?.rank, place?.index]),
    ).toEqual([
      ['s1', 1, 2],
      ['s2', 1, 1],
      ['f', 0, 1],
      ['t', 0, 2],
    ])
  })

  it('keeps what is given of its place', async () => {
    const matches = [
      match('s1', side('a'), side('b'), { round: { name: 'Semifinal', rank: 1, index: 2 } }),
      match('s2', side('c'), side('d'), { round: { rank: 1 } }),
    ]
    const answer = await read({
      'cup.json': cup(category('c', { stages: stage('p', 'playoff', { matches }) })),
    })
    expect(divisionsOf(answer)[0]?.matches.map(({ round: place }) => [place?.rank, place?.index])).toEqual([
      [1, 2],
      [1, 1],
    ])
  })

  it.each([
    [
      'JSON',
      {
        'cup.json': cup(
          category('c', {
            stages: stage('p', 'playoff', { matches: [match('m', side('a'), side('b'), round('Fest'))] }),
          }),
        ),
      },
      'cup.json editions[0].categories[0].stages[0].divisions[0].matches[0].round',
    ],
    [
      'CSV',
      { 'matches.csv': 'division,round,date,home,away\nPlay-off A,Fest,2026-07-07,A,B\n' },
      'matches.csv 2:2 (round)',
    ],
    [
      'openfootball',
      {
        'x.json': JSON.stringify({
          name: 'Cup 2026',
          matches: [
            { round: 'Final', date: '2026-07-09', team1: 'A', team2: 'C' },
            { round: 'Fest', date: '2026-07-07', team1: 'A', team2: 'B' },
          ],
        }),
      },
      'x.json matches[1]',
    ],
  ])('that has no place in the bracket is told, from %s', async (_, files, at) => {
    const { findings } = await read(files)
    const found = findings.filter(({ problem }) => problem.includes('no place in its bracket'))
    expect(found.map((one) => one.at)).toEqual([`warning ${at}`])
  })
})

describe('a match that is there twice', () => {
  it('is told with both lines, from CSV', async () => {
    const rows = [
      'division,date,time,home,away',
      'G,2026-07-07,08:00,A,B',
      'G,2026-07-07,09:00,A,C',
      'G,2026-07-07,08:00,B,A',
    ]
    const { findings } = await read({ 'matches.csv': rows.join('\n') })
    expect(findings).toEqual([
      {
        at: 'warning matches.csv 4:1',
        problem: 'match "cup-g-b-a" is there twice: matches.csv 2:1 has the same teams at the same time',
        remedy: 'one of the two',
      },
    ])
  })

  it('is told with both places, from JSON; return matches are not', async () => {
    const matches = [
      match('1', side('a'), side('b')),
      match('2', side('b'), side('a')),
      match('3', side('a'), side('b')),
      match('4', side('a'), side('c'), { day: '2026-07-07' }),
      match('5', side('a'), side('c'), { day: '2026-07-08' }),
    ]
    const { findings } = await read({
      'cup.json': cup(category('c', { stages: stage('g', 'conference', { matches }) })),
    })
    expect(findings.map(({ problem }) => problem)).toEqual([
      'match "3" is there twice, both without a time: cup.json editions[0].categories[0].stages[0].divisions[0].matches[0] has the same teams',
    ])
  })
})

describe('matches without a time', () => {
  it('are one match twice only in the same round, and never at the same time', async () => {
    const final = (id: string, name: string) => match(id, side('a'), side('b'), { round: { name } })
    const group = { matches: [match('1', side('a'), side('b')), match('2', side('a'), side('b'))] }
    const stages = [
      ...stage('g', 'conference', group),
      ...stage('p', 'playoff', { matches: [final('f', 'Final'), final('t', 'Bronsmatch')] }),
    ]
    const { findings } = await read({ 'cup.json': cup(category('c', { stages })) })
    expect(findings.map(({ problem }) => problem)).toEqual([
      'match "2" is there twice, both without a time: cup.json editions[0].categories[0].stages[0].divisions[0].matches[0] has the same teams',
    ])
  })
})

describe('a key that is there twice', () => {
  it('is a fault with line and column of both', async () => {
    const { ok, findings } = await read({
      'cup.json':
        '{\n  "format": "cup/1",\n  "cup": { "id": "x",\n  "name": "X", "id": "y" },\n "editions": [{ "year": 2026 }] }',
    })
    expect(ok).toBe(false)
    expect(findings).toEqual([
      {
        at: 'fault cup.json 4:16',
        problem: 'the key "id" is there twice',
        remedy: 'each key once in an object: it stands at cup.json 3:12 already',
      },
    ])
  })

  it('may be in two objects, and written in two ways', async () => {
    const { findings } = await read({
      'cup.json': cup(category('c')).replace('"year"', '"year":2025,"\\u0079ear"'),
    })
    expect(findings.filter(({ at }) => at.startsWith('fault')).map(({ problem }) => problem)).toEqual([
      'the key "year" is there twice',
    ])
    expect((await read({ 'cup.json': cup(category('c')) })).findings).toEqual([])
  })
})

describe('a header that is there twice', () => {
  it('is a fault, under another name of the column as well', async () => {
    const { findings } = await read({ 'matches.csv': 'date,home,away,hemmalag\n2026-07-07,A,B,C\n' })
    expect(findings).toEqual([
      {
        at: 'fault matches.csv 1:4',
        problem: 'the column "hemmalag" is there twice',
        remedy: 'each column once: home is column 2 already',
      },
    ])
  })
})

describe('a day in another form', () => {
  it.each([
    ['07/06/2026', '2026-06-07 or 2026-07-06, whichever is meant'],
    ['17/06/2026', '2026-06-17'],
    ['6.7.2026', '2026-07-06'],
    ['2026/07/06', '2026-07-06'],
    ['20260706', '2026-07-06'],
    ['6-7-2026', '2026-07-06 or 2026-06-07, whichever is meant'],
  ])('%s is told as that: %s', (text, remedy) => {
    const fault = dayFault(text)
    expect([fault.problem, fault.remedy].map((said) => textOf(said, 'en'))).toEqual([
      `the day "${text}" is written in another form than YYYY-MM-DD`,
      remedy,
    ])
  })

  it.each(['2026-02-30', 'soon', '40/40/2026', '31.2.2026'])('%s is no day', (text) => {
    expect(textOf(dayFault(text).problem, 'en')).toBe(`"${text}" is no day`)
  })

  it('is told once for a cell, and from JSON too', async () => {
    const csv = await read({ 'matches.csv': 'date,home,away\n07/06/2026,A,B\n' })
    expect(csv.findings.map(({ at, remedy }) => [at, remedy])).toEqual([
      ['fault matches.csv 2:1 (date)', '2026-06-07 or 2026-07-06, whichever is meant'],
    ])
    const matches = [match('m', side('a'), side('b'), { day: '2026/07/06' })]
    const json = await read({
      'cup.json': cup(category('c', { stages: stage('g', 'conference', { matches }) })),
    })
    expect(json.findings.map(({ problem, remedy }) => [problem, remedy])).toEqual([
      ['the day "2026/07/06" is written in another form than YYYY-MM-DD', '2026-07-06'],
    ])
  })
})

describe('results that are carried over', () => {
  it('are read from carried.csv', async () => {
    const answer = await read({
      'matches.csv': 'class,division,date,home,away\nEOC,Main 1,2026-07-08,A,B\nEOC,Main 1,2026-07-08,C,A\n',
      'carried.csv': 'class,division,home,away,homeScore,awayScore\nEOC,Main 1,B,C,12,10\n',
      'teams.csv': 'class,name\nEOC,A\nEOC,B\nEOC,C\n',
    })
    expect(answer.findings).toEqual([])
    expect(divisionsOf(answer)[0]?.carriedOver).toEqual([
      { match: undefined, home: 'eoc-b', away: 'eoc-c', score: { home: 12, away: 10 } },
    ])
  })

  it('say which row names a team that is not there', async () => {
    const { findings } = await read({
      'matches.csv': 'class,division,date,home,away\nEOC,Main 1,2026-07-08,A,B\n',
      'carried.csv': 'class,division,home,away,homeScore,awayScore\nEOC,Main 1,B,X,12,10\n',
    })
    expect(findings.map(({ at, problem }) => [at, problem])).toEqual([
      ['fault carried.csv 2:4 (away)', 'unknown team "X"'],
    ])
  })
})

describe('a team in two classes', () => {
  it('is kept in both', async () => {
    const group = (id: string) =>
      stage(id, 'conference', {
        teams: ['a', 'b'],
        lots: ['b', 'a'],
        matches: [match(`${id}-m`, side('a'), side('b'))],
        carriedOver: [{ home: 'b', away: 'a', score: { home: 1, away: 0 } }],
      })
    const answer = await read({
      'cup.json': cup(
        category('b15', { teams: ['a', 'b'].map(team), stages: group('g15') }),
        category('b16', { teams: [team('a'), team('b')], stages: group('g16') }),
      ),
    })
    expect(answer.ok).toBe(true)
    expect(answer.findings).toEqual([])
    expect(answer.categories.map(({ teams }) => teams.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect(divisionsOf(answer)[1]).toMatchObject({
      teams: ['a', 'b'],
      matches: [{ home: { team: 'a' }, away: { team: 'b' } }],
      carriedOver: [{ home: 'b', away: 'a' }],
    })
  })

  it('is kept in both from CSV, by its name or by its id', async () => {
    const answer = await read({
      'teams.csv': 'class,id,name\nB15,t1,IK Example\nB15,t2,HK Sample\nB16,t1,IK Example\nB16,t3,BK Test\n',
      'matches.csv': 'class,division,date,home,away\nB15,G1,2026-07-07,t1,t2\nB16,G2,2026-07-07,t1,t3\n',
    })
    expect(divisionsOf(answer).map(({ teams }) => teams)).toEqual([
      ['t1', 't2'],
      ['t1', 't3'],
    ])
  })

  it('is a fault where the two have different names', async () => {
    const { ok } = await read({
      'cup.json': cup(
        category('b15', { teams: [team('a')] }),
        category('b16', { teams: [{ id: 'a', name: 'Other' }] }),
      ),
    })
    expect(ok).toBe(false)
  })
})

describe('the edition of a CSV cup', () => {
  it('is the year in its name where its matches were played a year later', async () => {
    const answer = await readImport(
      folderWith({
        'matches.csv': 'date,home,away\n2021-06-11,A,B\n',
        'cup.csv': 'id,name\nx,Example Cup 2020\n',
      }),
    )
    expect(answer.ok && answer.document.editions.map(({ year }) => year)).toEqual([2020])
    const named = await readImport(
      folderWith({
        'matches.csv': 'date,home,away\n2021-06-11,A,B\n',
        'editions.csv': 'name\nExample Cup 2020\n',
      }),
    )
    expect(named.ok && named.document.editions.map(({ year }) => year)).toEqual([2020])
  })
})
