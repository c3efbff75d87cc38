import { describe, expect, it } from 'vitest'
import { namedRound, numberInRound } from '../../../src/backend/import/round-names.ts'
import { importLines } from './read-lines.ts'

const lines = (...rows: string[]) => `${rows.join('\n')}\n`

describe('the name of a round', () => {
  it.each([
    [0, ['Final', 'Finale', 'F', 'Finalen', 'Endspiel', 'Grand final']],
    [
      1,
      [
        'SF',
        'SF 2',
        'Semi-final 1',
        'Semifinale',
        'Semifinaler',
        'Halbfinale 2',
        'HF1',
        'Semifinal A',
        'Slutspel - Semifinal 1',
      ],
    ],
    [
      2,
      [
        'QF',
        'QF1',
        'Kvartsfinal 2',
        'Kvartsfinal nr 2',
        'Kvartfinale',
        'Viertelfinale',
        'VF 4',
        'KF1',
        'Quarter-finals',
        'Kvartsfinal (3)',
      ],
    ],
    [
      3,
      [
        'R16',
        'R16-3',
        'Round of 16',
        'Round of 16 - 3',
        '1/8',
        '1/8 #3',
        '1/8-final 3',
        'Åttondelsfinal',
        'Ottendedelsfinale',
        '8-delsfinal 2',
        'Achtelfinale',
        'Last 16',
      ],
    ],
    [4, ['R32', '16-dels final', 'Sextondelsfinal 5', 'Sechzehntelfinale']],
  ])('of rank %i is known in every form', (rank, names) => {
    for (const name of names) expect([name, namedRound(name)]).toEqual([name, { rank, third: false }])
  })

  it.each([
    'Bronsmatch',
    'Bronskamp',
    'Bronzekamp',
    'Bronsefinale',
    'Spiel um Platz 3',
    'Kleines Finale',
    'Match om 3:e pris',
    'Kamp om 3. plads',
    'Third place',
    '3rd-place play-off',
    'Placering 3-4',
  ])('%s is for third place', (name) => expect(namedRound(name)).toEqual({ rank: 0, third: true }))

  it.each(['Matchday 3', 'Omgång 3', '3rd round', 'Group 1', 'A-final', 'Spiel um Platz 5', '12'])(
    '%s is none of a knock-out',
    (name) => expect(namedRound(name)).toBeNull(),
  )

  it.each([
    ['Kvartsfinal 2', 2],
    ['SF1', 1],
    ['1/8 #3', 3],
    ['R16-3', 3],
    ['Semifinal B', 2],
    ['Round of 16', null],
    ['1/8', null],
    ['Platz 3', null],
  ])('%s has the number %s', (name, number) => expect(numberInRound(name)).toBe(number))
})

describe('a bracket with numbered rounds', () => {
  it('keeps all its rounds, each match before the one that its winner played', async () => {
    const { matches, faults } = await importLines({
      'm.csv': lines(
        'division;round;date;home;away;homeScore;awayScore',
        'Play-off A;Quarter-final 1;2026-07-10;A1;A8;12;9',
        'Play-off A;Quarter-final 2;2026-07-10;A4;A5;12;9',
        'Play-off A;Quarter-final 3;2026-07-10;A3;A6;12;9',
        'Play-off A;Quarter-final 4;2026-07-10;A2;A7;12;9',
        'Play-off A;Semi-final 1;2026-07-11;A1;A4;12;9',
        'Play-off A;Semi-final 2;2026-07-11;A2;A3;12;9',
        'Play-off A;Bronze match;2026-07-12;A4;A3;8;9',
        'Play-off A;Final;2026-07-12;A1;A2;12;9',
      ),
    })
    expect(faults).toEqual([])
    expect(matches.map((line) => line.split(' | ')[2])).toEqual([
      'Quarter-final 1 2/1',
      'Quarter-final 2 2/2',
      'Quarter-final 3 2/4',
      'Quarter-final 4 2/3',
      'Semi-final 1 1/1',
      'Semi-final 2 1/2',
      'Bronze match 0/2',
      'Final 0/1',
    ])
  })

  it('follows placeholders by the numbers in the names, and byes', async () => {
    const { matches, faults } = await importLines({
      'm.csv': lines(
        'Klass;Grupp;Datum;Hemmalag;Bortalag',
        'P14;Grupp A;2026-07-07;Alfa;Beta',
        'P14;Kvartsfinal 1;2026-07-09;Alfa;friplats',
        'P14;Kvartsfinal 2;2026-07-09;Beta;Vila',
        'P14;Kvartsfinal 3;2026-07-09;1:an Grupp A;2:an Grupp B',
        'P14;Kvartsfinal 4;2026-07-09;Eta;Zeta',
        'P14;Semifinal 1;2026-07-10;Vinnare KF1;W QF 4',
        'P14;Semifinal 2;2026-07-10;Vinnare KF2;Sieger VF3',
        'P14;Bronskamp;2026-07-11;Förlorare SF1;L SF2',
        'P14;Final;2026-07-11;Vinnare SF1;Winner Semi-final 2',
      ),
    })
    expect(faults).toEqual([])
    expect(matches.map((line) => line.split(' | ').slice(1, 3).join(' '))).toEqual([
      'Grupp A ',
      'Play-off Kvartsfinal 1 2/1',
      'Play-off Kvartsfinal 2 2/3',
      'Play-off Kvartsfinal 3 2/4',
      'Play-off Kvartsfinal 4 2/2',
      'Play-off Semifinal 1 1/1',
      'Play-off Semifinal 2 1/2',
      'Play-off Bronskamp 0/2',
      'Play-off Final 0/1',
    ])
    expect(matches[1]).toContain('Alfa – [bye]')
    expect(matches[5]).toContain('<Vinnare KF1> – <W QF 4>')
  })

  it('stands in the order of the numbers where nothing else tells it', async () => {
    const { matches } = await importLines({
      'm.csv': lines('round;date;home;away', 'SF2;2026-07-10;C;D', 'SF1;2026-07-10;A;B'),
    })
    expect(matches.map((line) => line.split(' | ')[2])).toEqual(['SF2 1/2', 'SF1 1/1'])
  })
})
