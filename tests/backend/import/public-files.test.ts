import { describe, expect, it } from 'vitest'
import { importLines } from './read-lines.ts'

const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`

describe('a file in the form of a public collection', () => {
  it('is read with columns of cards, whose AR is no år', async () => {
    const { matches, counts } = await importLines(
      {
        'E0.csv': lines(
          'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,HY,AY,HR,AR,B365H',
          'E0,11/08/2023,20:00,Alfa,Beta,0,3,A,0,2,A,0,0,1,0,8',
          'E0,26/12/2023,15:00,Beta,Alfa,2,1,H,1,1,D,2,2,0,0,1.18',
        ),
      },
      { year: 2023 },
    )
    expect(matches).toEqual([
      'Cup | E0 |  | 2023-08-11 20:00 |  | Alfa – Beta | 0–3',
      'Cup | E0 |  | 2023-12-26 15:00 |  | Beta – Alfa | 2–1',
    ])
    expect(counts).toEqual([{ year: 2023, matches: 2, class: 0, day: 2, time: 2, field: 0, score: 2 }])
  })

  it('is read with words in the place of goals', async () => {
    const { matches, faults } = await importLines({
      'm.csv': lines(
        'Datum;Hemma;Borta;Mål H;Mål B;Status',
        '2026-07-04;Alfa;Beta;10;0;WO',
        '2026-07-05;Alfa;Gamma;inställd;;',
        '2026-07-06;Beta;Gamma;WO;;',
      ),
    })
    expect(matches.map((line) => line.split(' | ').slice(5).join(' '))).toEqual([
      'Alfa – Beta 10–0 wo',
      'Alfa – Gamma ',
      'Beta – Gamma ',
    ])
    expect(faults).toEqual([
      'warning m.csv 4:1: the walkover match "cup-matches-beta-gamma" has neither score nor winner',
    ])
  })

  it('asks for its columns where headings stand above rows without a header, and takes the guess', async () => {
    const file = {
      'x.csv': lines(
        'P14 Grupp 1',
        'Lördag 4 juli',
        '08:00;Plan 1;Alfa;Beta;12;10',
        '08:40;Plan 2;Gamma;Delta;9;9',
        'Söndag 5 juli',
        '09:00;Plan 1;Alfa;Gamma;;',
      ),
    }
    expect((await importLines(file, { year: 2026 })).faults).toEqual([
      expect.stringMatching(/^question x\.csv 1:1: no header row; guessed: column 1 is time/),
    ])
    expect((await importLines(file, { year: 2026, guess: true })).matches).toEqual([
      'P14 | Grupp 1 |  | 2026-07-04 08:00 | plan-1 | Alfa – Beta | 12–10',
      'P14 | Grupp 1 |  | 2026-07-04 08:40 | plan-2 | Gamma – Delta | 9–9',
      'P14 | Grupp 1 |  | 2026-07-05 09:00 | plan-1 | Alfa – Gamma | ',
    ])
  })
})
