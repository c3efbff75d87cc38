import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../src/backend/import/files/import-files.ts'
import { importLines } from './read-lines.ts'

const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`

describe('a grid of times and fields', () => {
  it('is read as a list, with its breaks left aside, and says once how', async () => {
    const answer = await importLines({
      'P14.csv': lines(
        'Lördag 4 juli 2026;;',
        'Tid;Plan 1;Plan 2',
        '8.00;Alfa – Beta;Gamma - Delta',
        '8.40;Beta – Gamma 12-10;',
        '9.20;Lunch;Lunch',
        '10.00;Alfa – Delta (6–5);Beta mot Öster',
      ),
    })
    expect(answer).toMatchObject({
      faults: [],
      matches: [
        'Cup | Matches |  | 2026-07-04 08:00 | plan-1 | Alfa – Beta | ',
        'Cup | Matches |  | 2026-07-04 08:00 | plan-2 | Gamma – Delta | ',
        'Cup | Matches |  | 2026-07-04 08:40 | plan-1 | Beta – Gamma | 12–10',
        'Cup | Matches |  | 2026-07-04 10:00 | plan-1 | Alfa – Delta | 6–5',
        'Cup | Matches |  | 2026-07-04 10:00 | plan-2 | Beta – Öster | ',
      ],
      counts: [{ year: 2026, matches: 5, class: 0, day: 5, time: 5, field: 5, score: 2 }],
    })
    expect(answer.guesses).toContain(
      'a grid of 2 fields read as a list of matches: "Alfa – Beta" is a match at 8.00 on "Plan 1"; breaks are left aside, as "Lunch"',
    )
    expect(answer.guesses.filter((guess) => guess.includes('grid'))).toHaveLength(1)
  })

  it('reads class, group, round and result of a cell, and days between its rows', async () => {
    const { matches, faults } = await importLines(
      {
        'schema.csv': lines(
          'Time,Court 1,Court 2,Court 3',
          '7 July 2026,,,',
          '08:00,P14: Alfa – Beta,F12 Grupp 1 Gamma – Delta,"P14\nDelta – Gamma\n3-2"',
          '08:40,P14 Alfa – Delta 12–10,(reserved),F12 Grupp 1: Gamma – Epsilon inställd',
          '8 July 2026,,,',
          '08:00,P14 Final: Alfa – Beta,,',
        ),
      },
      { year: 2026 },
    )
    expect(faults).toEqual(['warning schema.csv 6:3: no two teams meet in "(reserved)": left out'])
    expect(matches).toEqual([
      'P14 | Matches |  | 2026-07-07 08:00 | court-1 | Alfa – Beta | ',
      'P14 | Matches |  | 2026-07-07 08:00 | court-3 | Delta – Gamma | 3–2',
      'P14 | Matches |  | 2026-07-07 08:40 | court-1 | Alfa – Delta | 12–10',
      'P14 | Play-off | Final 0/1 | 2026-07-08 08:00 | court-1 | Alfa – Beta | ',
      'F12 | Grupp 1 |  | 2026-07-07 08:00 | court-2 | Gamma – Delta | ',
      'F12 | Grupp 1 |  | 2026-07-07 08:40 | court-3 | Gamma – Epsilon | ',
    ])
  })

  it('is not what a list with two teams in each cell is', async () => {
    const list = await importLines(
      {
        'm.csv': lines('Tid;Hemmalag;Bortalag', '8.00;IFK - P14;Beta - F12', '9.00;Beta - F12;IFK - P14'),
      },
      { year: 2026 },
    )
    expect(list.guesses.join()).not.toContain('grid')
  })
})

describe('a cell of results that is none', () => {
  it('is the state of the match, as the column of states is', async () => {
    const text = lines(
      'date;home;away;Resultat',
      '2026-07-07;A;B;Inställd (åska)',
      '2026-07-07;A;C;Cancelled',
      '2026-07-07;B;C;Uppskjuten',
      '2026-07-07;D;A;8-6 avbruten',
      '2026-07-07;D;B;W.O.',
      '2026-07-07;D;C;12-10',
    )
    const answer = await importFiles([{ file: 'm.csv', bytes: Buffer.from(text) }], 'm.csv', false)
    const matches = answer.ok
      ? answer.document.editions[0]?.categories[0]?.stages[0]?.divisions[0]?.matches
      : []
    expect(matches?.map(({ state, score, reason }) => [state, score?.home, reason])).toEqual([
      ['cancelled', undefined, 'åska'],
      ['cancelled', undefined, undefined],
      ['postponed', undefined, undefined],
      ['abandoned', 8, undefined],
      ['walkover', undefined, undefined],
      ['finished', 12, undefined],
    ])
  })
})
