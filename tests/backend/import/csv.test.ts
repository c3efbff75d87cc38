import { describe, expect, it } from 'vitest'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import type { ImportOptions } from '../../../src/backend/import/import-options.ts'
import { fixture, folderWith } from './temporary-files.ts'

const read = (files: Record<string, string | Uint8Array>, options?: ImportOptions) =>
  readImport(folderWith(files), options)
const faultLines = async (files: Record<string, string | Uint8Array>) => {
  const answer = await read(files)
  return (answer.ok ? answer.warnings : answer.faults).map(
    ({ level, file, place, problem }) => `${level} ${file} ${place}: ${problem}`,
  )
}
const firstClass = async (files: Record<string, string>, options?: ImportOptions) => {
  const answer = await read(files, options)
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults, null, 1))
  const [category] = answer.document.editions[0]?.categories ?? []
  if (!category) throw new Error('no class')
  return category
}

describe('a CSV cup with semicolons and Swedish headers and names', () => {
  it('becomes classes, clubs, teams, groups, a play-off, arenas and fields', async () => {
    const answer = await readImport(fixture('csv-cup'), { name: 'Exempelcupen', cup: 'exempel' })
    expect(answer.ok && answer.warnings).toEqual([])
    expect(answer.ok && answer.document).toMatchSnapshot()
  })
})

describe('CSV', () => {
  it('needs no more than matches.csv with home and away', async () => {
    const category = await firstClass({ 'matches.csv': 'home,away\nA,B\nB,C\n' }, { year: 2026 })
    expect(category.teams.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect(category.stages[0]?.divisions[0]?.teams).toHaveLength(3)
  })

  it.each([
    ['comma', 'date,home,away\n2026-07-07,"A, 1",B\n'],
    ['semicolon', 'date;home;away\n2026-07-07;A, 1;B\n'],
    ['tab', 'date\thome\taway\n2026-07-07\tA, 1\tB\n'],
    ['byte order mark and CRLF', '\ufeffdate,home,away\r\n2026-07-07,"A, 1",B\r\n'],
  ])('is read with %s', async (_, text) => {
    const category = await firstClass({ 'matches.csv': text })
    expect(category.teams.map(({ name }) => name)).toEqual(['A, 1', 'B'])
  })

  it('reads every table', async () => {
    const answer = await read({
      'cup.csv': 'id,name,sport\nmy-cup,My Cup,floorball\n',
      'editions.csv':
        'year,name,startsAt,endsAt,zone,pointsWon,pointsTied,pointsLost,chain\n2026,My Cup 2026,2026-07-06T08:00:00+09:00,2026-07-11T18:00:00+09:00,Asia/Tokyo,3,1,0,goal-difference > lots\n',
      'classes.csv':
        'id,name,nameSv,shortName,gender,age,hideMatchResults,matchMinutes\ng14,Girls 14,Flickor 14,G14,girls,14,no,35\n',
      'divisions.csv':
        'class,id,name,nameSv,stage,type,teams,lots,qualifies\nG14,d1,Group 1,Grupp 1,,group,t1|t2,t2|t1,1:A|2-2:B\nG14,a,A,,Play-offs,playoff,,,\nG14,b,B,,Play-offs,playoff,,,\n',
      'teams.csv': 'class,id,name,club,nation\nG14,t1,Alpha 1,Alpha,JP\nG14,t2,Alpha 2,Alpha,JP\n',
      'arenas.csv': 'id,name,area,latitude,longitude\nx,Hall X,North,"35,5",139.5\n',
      'fields.csv': 'arena,id,name\nx,x1,Court 1\n',
      'matches.csv':
        'class,division,id,number,round,roundRank,roundIndex,date,time,home,away,homeScore,awayScore,homeHalfTime,awayHalfTime,homePenalties,awayPenalties,decision,winner,arena,field\nG14,Group 1,m1,1,,,,2026-07-07,10:00,Alpha 1,t2,3,3,1,1,,,,,x,Court 1\nG14,A,m2,2,Final,0,1,2026-07-11,9:30,t1,Alpha 2,3,3,,,5,4,penalties,home,,x1\n',
    })
    expect(answer.ok ? answer.warnings : answer.faults).toEqual([])
    expect(answer.ok && answer.document).toMatchSnapshot()
  })

  it('names every fault with line, column and header', async () => {
    const found = await faultLines({
      'classes.csv': 'id;name;shortName;gender;age\nb16;Boys 16;B16;boy;sixteen\n',
      'teams.csv': 'class;name;club\nB16;Alpha;Alpha\nB16;Beta;Beta\nB16;Beta;Beta\nB18;Gamma;\n',
      'fields.csv': 'arena;id;name\nHeden;f1;Heden 1\n',
      'matches.csv': [
        'class;division;date;time;home;away;homeScore;awayScore;field;note',
        'B16;G1;2026-07-07;08:00;Alpha;Alpha;1;0;f1;',
        'B16;G1;2026-02-30;08:00;Alpha;Alfa;1;;f1;',
        'B17;G1;2026-07-07;08:00;Alpha;Alpha;1;0;f1;',
        'B16;G1;2026-07-07;25:00;Alpha;;x;2;f2;',
        '"B16";"G1";2026-03-29;02:30;Alpha;Winner of 1/8 #3;;;;;too;many',
        '',
        'B16;G1;2026-07-07;08:00;Beta;Alpha;;;f1;',
      ].join('\n'),
    })
    expect(found).toMatchSnapshot()
    expect(found).toContain('fault matches.csv 6:11: 12 cells under 10 headers')
    expect(found).toContain('fault matches.csv 8:5 (home): two teams are called "Beta"')
    expect(found).toContain(
      'fault matches.csv 6:4 (time): 02:30 on 2026-03-29 does not exist in Europe/Stockholm: the clocks skip it',
    )
  })

  it('names an open quote and columns given twice', async () => {
    expect(await faultLines({ 'matches.csv': 'home,away\nA,"B\nC,D\n' })).toEqual([
      expect.stringMatching(/^fault matches\.csv \d:1: not CSV: Quote Not Closed/),
    ])
    expect(await faultLines({ 'matches.csv': 'home,Home team,away,date\nA,B,C,2026-07-07\n' })).toEqual([
      'fault matches.csv 1:2: the column "Home team" is there twice',
    ])
  })

  it('puts the date on the clocks of the zone asked for', async () => {
    const text = { 'matches.csv': 'date,time,home,away\n2026-07-07,08:00,A,B\n' }
    const start = async (options?: ImportOptions) =>
      (await firstClass(text, options)).stages[0]?.divisions[0]?.matches[0]?.startsAt
    expect(await start()).toBe('2026-07-07T08:00:00+02:00')
    expect(await start({ zones: { default: 'America/St_Johns', byYear: new Map() } })).toBe(
      '2026-07-07T08:00:00-02:30',
    )
    expect(await start({ zones: { default: 'Asia/Tokyo', byYear: new Map([[2026, '+01:00']]) } })).toBe(
      '2026-07-07T08:00:00+01:00',
    )
  })

  it('keeps a year per row apart', async () => {
    const answer = await read({
      'matches.csv': 'year,date,home,away\n2025,2025-07-07,A,B\n2026,2026-07-07,A,B\n',
    })
    expect(answer.ok && answer.document.editions.map(({ year }) => year)).toEqual([2025, 2026])
    const ids = answer.ok ? answer.document.editions.map(({ categories }) => categories[0]?.teams[0]?.id) : []
    expect(new Set(ids).size).toBe(1)
  })
})
