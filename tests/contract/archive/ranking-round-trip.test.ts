import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { cupFile } from '../../../src/domain/open-data/cup-file.ts'
import type { Category, Edition } from '../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { divisionStandings } from '../../../src/domain/tournament/standings.ts'
import { folderWith } from '../../backend/import/temporary-files.ts'
import { everyCriterion } from '../../unit/domain/tournament/every-criterion.ts'
import { startRealService } from './real-service.ts'

const CHAIN = ['goal-difference(max 10)', 'fair-play', ...everyCriterion(4)]

const FILES = {
  'cup.csv': 'id,name,sport\ntest-cup,Test Cup,handball\n',
  'editions.csv': `year,pointsWon,pointsTied,pointsLost,pointsWonOnPenalties,pointsLostOnPenalties,chain\n2026,3,1,0,2,1,${CHAIN.map((word) => word.replace('(', ' ( ').toUpperCase()).join(' > ')}\n`,
  'teams.csv': 'class,id,name,division,fairPlay\nB14,a,Alfa,G1,-3\nB14,b,Beta,G1,-1\nB14,c,Gamma,G1,-4\n',
  'matches.csv': [
    'class,division,id,date,home,away,homeScore,awayScore,homePenalties,awayPenalties,state',
    'B14,G1,m1,2026-07-07,Alfa,Beta,12,12,3,4,finished',
    'B14,G1,m2,2026-07-07,Alfa,Gamma,25,5,,,finished',
    'B14,G1,m3,2026-07-08,Beta,Gamma,9,10,,,finished',
    '',
  ].join('\n'),
}

/** The chain of a file, each criterion once. */
const ONCE = [...new Set(CHAIN)]

describe('a ranking rule', () => {
  let service: Awaited<ReturnType<typeof startRealService>>
  beforeAll(async () => {
    service = await startRealService()
  })
  afterAll(() => service.stop())

  async function archived(files: Readonly<Record<string, string>>): Promise<Edition> {
    const read = await readImport(folderWith(files), { year: 2026 })
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    await service.store(read.document)
    return (await service.open()).edition(2026)
  }

  function facts({ categories: [own] }: Edition) {
    const { ranking, divisions } = own as Category
    const division = divisions.find(({ carriedOver }) => carriedOver.length > 0) ?? divisions[0]
    if (!own || !division) throw new Error('The class is missing.')
    const table = divisionStandings(division, own)
    return {
      ranking,
      fairPlay: division.fairPlay,
      rows: table.rows.map(({ teamId, points, rank, tieBreaker }) => [teamId, points, rank, tieBreaker]),
      contradictions: table.contradictions,
    }
  }

  it('is the same from CSV over the wire to the page, exported, and imported again', async () => {
    const first = await archived(FILES)
    const expected = facts(first)
    expect(expected.ranking).toEqual({
      points: { won: 3, tied: 1, lost: 0, wonOnPenalties: 2, lostOnPenalties: 1 },
      chain: ONCE,
    })
    expect(expected.fairPlay).toEqual([
      { teamId: 'a', points: -3 },
      { teamId: 'b', points: -1 },
      { teamId: 'c', points: -4 },
    ])
    expect(expected.rows).toEqual([
      ['a', 4, 1, null],
      ['c', 3, 2, 'points'],
      ['b', 2, 3, 'points'],
    ])
    expect(expected.contradictions).toEqual([])

    const exported = JSON.stringify(
      cupFile(
        indexEdition(first),
        { id: 'test-cup', name: 'Test Cup', sport: 'handball' },
        'https://cup.example.org',
      ),
    )
    const second = await archived({ 'cup.json': exported })
    expect(facts(second)).toEqual(expected)
  })

  it('with bonus points and a class of its own goes the same way', async () => {
    const bonus = [
      { for: 'each-goal', goals: 3, points: 1 },
      { for: 'shut-out', points: 1 },
    ]
    const own = { points: { won: 6, tied: 3, lost: 0, bonus }, chain: ['points-per-match', 'lots'] }
    const edition = await archived({
      'cup.json': JSON.stringify({
        format: 'cup/1',
        cup: { id: 'test-cup', name: 'Test Cup' },
        editions: [
          {
            year: 2026,
            categories: [
              {
                id: 'b14',
                name: 'B14',
                shortName: 'B14',
                gender: 'boys',
                ranking: own,
                teams: [
                  { id: 'a', name: 'Alfa' },
                  { id: 'b', name: 'Beta' },
                ],
                stages: [
                  {
                    id: 's',
                    name: 'S',
                    type: 'conference',
                    divisions: [
                      {
                        id: 'g',
                        name: 'G',
                        teams: ['a', 'b'],
                        matches: [
                          {
                            id: 'm',
                            home: { team: 'a' },
                            away: { team: 'b' },
                            day: '2026-07-07',
                            state: 'finished',
                            score: { home: 3, away: 0 },
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
    })
    const expected = facts(edition)
    expect(expected.ranking).toEqual(own)
    expect(expected.rows).toEqual([
      ['a', 10, 1, null],
      ['b', 0, 2, 'points-per-match'],
    ])
    expect(expected.contradictions).toEqual([])
  })

  it('by penalties counts a result that is carried over as well', async () => {
    const ranking = {
      points: { won: 3, tied: 1, lost: 0, wonOnPenalties: 2, lostOnPenalties: 1 },
      chain: ['goals-scored'],
    }
    const level = { home: 12, away: 12 }
    const match = { id: 'm', home: { team: 'a' }, away: { team: 'b' }, day: '2026-07-07', state: 'finished' }
    const division = (id: string, more: object) => ({ id, name: id, teams: ['a', 'b'], ...more })
    const document = {
      format: 'cup/1',
      cup: { id: 'test-cup', name: 'Test Cup' },
      editions: [
        {
          year: 2026,
          ranking,
          categories: [
            {
              ...{ id: 'b14', name: 'B14', shortName: 'B14', gender: 'boys' },
              teams: [
                { id: 'a', name: 'Alfa' },
                { id: 'b', name: 'Beta' },
              ],
              stages: [
                {
                  ...{ id: 's1', name: 'S1', type: 'conference' },
                  divisions: [
                    division('g1', {
                      matches: [{ ...match, score: level, penalties: { home: 3, away: 4 } }],
                    }),
                  ],
                },
                {
                  ...{ id: 's2', name: 'S2', type: 'conference' },
                  divisions: [
                    division('g2', {
                      carriedOver: [{ match: 'm', home: 'a', away: 'b', score: level, onPenalties: 'away' }],
                    }),
                  ],
                },
              ],
            },
          ],
        },
      ],
    }
    const first = await archived({ 'cup.json': JSON.stringify(document) })
    const expected = facts(first)
    expect(expected.rows).toEqual([
      ['b', 2, 1, null],
      ['a', 1, 2, 'points'],
    ])
    expect(expected.contradictions).toEqual([])
    const exported = cupFile(
      indexEdition(first),
      { id: 'test-cup', name: 'Test Cup', sport: 'handball' },
      'https://cup.example.org',
    )
    expect(facts(await archived({ 'cup.json': JSON.stringify(exported) }))).toEqual(expected)
  })
})
