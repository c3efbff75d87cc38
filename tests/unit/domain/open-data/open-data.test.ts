import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cupDocument } from '../../../../src/backend/document/cup-document.ts'
import { csvText } from '../../../../src/domain/open-data/csv.ts'
import { cupFile } from '../../../../src/domain/open-data/cup-file.ts'
import { dataPackage, tableFiles } from '../../../../src/domain/open-data/data-files.ts'
import { published } from '../../../../src/domain/publication/published.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import {
  bye,
  byeMatch,
  category,
  clubTeam,
  edition,
  finished,
  group,
  hidden,
  team,
  walkover,
} from '../builders.ts'
import { smallCup } from '../small-cup.ts'

const CUP = { id: 'cup', name: 'Test Cup', sport: 'handball' }
const rowsOf = (index: Parameters<typeof tableFiles>[0], name: string): Record<string, string>[] =>
  parse(tableFiles(index, CUP).find((file) => file.name === `${name}.csv`)?.text ?? '', { columns: true })

describe('a table as text', () => {
  it('is RFC 4180: commas, CRLF, quotes doubled', () => {
    expect(
      csvText(
        ['a', 'b'],
        [
          ['x, "y"', 1],
          ['line\nbreak', null],
          ['', true],
        ],
      ),
    ).toBe('a,b\r\n"x, ""y""",1\r\n"line\nbreak",\r\n,true\r\n')
  })

  it.each(['=1+1', '+46', '-x', '@sum', '\tx', '\rx'])('has no formula of %j', (text) => {
    expect(
      csvText(['a'], [[text]])
        .split('\r\n')[1]
        ?.replace(/^"/, ''),
    ).toMatch(/^'/)
    expect(parse(csvText(['a'], [[text]]))).toEqual([['a'], [`'${text}`]])
  })

  it('leaves numbers as they are', () => {
    expect(csvText(['a'], [[-5]])).toBe('a\r\n-5\r\n')
  })
})

describe('the files of an edition', () => {
  it('tell every match once, with its ids', () => {
    const rows = rowsOf(smallCup(), 'matches')
    expect(rows.map(({ id }) => id)).toEqual(['M1', 'M2', 'M3'])
    expect(rows[0]).toMatchObject({
      year: '2026',
      date: '2026-07-07',
      time: '09:00',
      startsAt: '2026-07-07T09:00:00+02:00',
      home: 'Team A',
      homeId: 'A',
      homeScore: '12',
      awayScore: '9',
      state: 'finished',
      arena: 'hall',
      field: 'F1',
    })
    expect(rows[2]).toMatchObject({ away: 'Winner of G2', awayId: '', homeScore: '' })
  })

  it('count in standings what the matches tell', () => {
    const rows = rowsOf(smallCup(), 'standings')
    expect(rows.map(({ teamId }) => teamId).sort()).toEqual(['A', 'B', 'C'])
    const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name]), 0)
    expect(sum('goalsFor')).toBe(sum('goalsAgainst'))
  })

  it('hold no result and no table of a class that hides them', () => {
    const index = indexEdition(
      edition({
        categories: [
          category({
            resultsHidden: true,
            tablesHidden: true,
            teams: [clubTeam('A'), clubTeam('B')],
            divisions: [
              group({
                teamIds: ['A', 'B'],
                matches: [hidden('A', 'B', 'finished', { id: 'H' })],
                carriedOver: [
                  { matchId: null, homeTeamId: 'A', awayTeamId: 'B', score: { home: 3, away: 2 } },
                ],
                published: [
                  {
                    rank: 1,
                    teamId: 'A',
                    teamName: 'A',
                    played: 1,
                    won: 1,
                    tied: 0,
                    lost: 0,
                    points: 2,
                    goalsFor: 3,
                    goalsAgainst: 2,
                  },
                ],
              }),
            ],
          }),
        ],
      }),
    )
    expect(rowsOf(index, 'standings')).toEqual([])
    expect(rowsOf(index, 'matches')).toMatchObject([
      { id: 'H', state: 'finished', homeScore: '', winner: '' },
    ])
    const file = JSON.stringify(cupFile(index, CUP, ''))
    expect(file).not.toMatch(/"score"|"rank":1|"goalsWon"/)
  })

  it('hold what each flag opens, and nothing before', () => {
    const closed = (flags: object) => {
      const publication = { clubs: false, teams: false, lot: false, schedule: false, ...flags }
      return indexEdition(published({ ...smallCup().edition, publication }))
    }
    const counts = (flags: object) => tableFiles(closed(flags), CUP).map(({ name, rows }) => [name, rows])
    expect(counts({}).slice(0, 6)).toEqual([
      ['matches.csv', 0],
      ['standings.csv', 0],
      ['teams.csv', 0],
      ['divisions.csv', 0],
      ['classes.csv', 0],
      ['fields.csv', 2],
    ])
    expect(
      counts({ teams: true })
        .slice(0, 4)
        .map(([, rows]) => rows),
    ).toEqual([0, 0, 4, 0])
    const later = ['clubs', 'stages', 'carried', 'published', 'byes']
    expect(
      counts({}).filter(([name, rows]) => later.includes(String(name).slice(0, -4)) && rows !== 0),
    ).toEqual([])
    expect(rowsOf(closed({ teams: true }), 'teams').every(({ clubId }) => clubId === '')).toBe(true)
    expect(rowsOf(closed({ schedule: true }), 'matches')).toEqual([])
    const drawn = closed({ lot: true, schedule: true })
    expect(rowsOf(drawn, 'matches').map(({ homeId }) => homeId)).toEqual(['', '', ''])
    expect(JSON.stringify(cupFile(closed({}), CUP, ''))).not.toMatch(/Team A|Boys 14|Group 1/)
  })

  it('are in the form that cups are imported from', () => {
    const ends = [
      byeMatch(team('A'), bye, { id: 'b' }),
      walkover('A', 'B', null, 'home', { id: 'w' }),
      finished('A', 'B', 9, 9, {
        id: 'p',
        penalties: { home: 3, away: 2 },
        decision: 'penalties',
        winner: 'home',
      }),
    ]
    const index = indexEdition(
      edition({
        categories: [
          category({
            stages: [
              {
                id: 'S1',
                rank: 1,
                kind: 'group',
                name: { en: 'Groups', sv: 'Grupper' },
                divisionIds: ['G1'],
              },
            ],
            teams: [clubTeam('A'), clubTeam('B')],
            divisions: [group({ teamIds: ['A', 'B'], matches: ends })],
          }),
        ],
      }),
    )
    for (const each of [index, smallCup()]) {
      const read = v.safeParse(
        cupDocument,
        JSON.parse(JSON.stringify(cupFile(each, CUP, 'https://x.example'))),
      )
      expect(read.issues ?? []).toEqual([])
    }
  })

  it('are described column by column, with the revision as their version', () => {
    const index = smallCup()
    const words = {
      table: (name: string) => name,
      column: (table: string, name: string) => `${table} ${name}`,
    }
    const described = dataPackage(index, CUP, { name: 'CC BY 4.0', url: 'https://x.example/' }, words) as {
      version: string
      resources: { path: string; schema: { fields: { name: string }[]; primaryKey: string[] } }[]
    }
    expect(described.version).toBe(index.edition.revision)
    for (const { path, schema } of described.resources) {
      const [header = ''] =
        tableFiles(index, CUP)
          .find(({ name }) => name === path)
          ?.text.split('\r\n') ?? []
      expect(schema.fields.map(({ name }) => name).join(',')).toBe(header)
      expect(schema.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(schema.primaryKey))
    }
  })
})
