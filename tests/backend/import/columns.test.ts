import { describe, expect, it } from 'vitest'
import { readColumnsFile, writeColumnsFile } from '../../../src/backend/import/columns/columns-file.ts'
import { nameColumns } from '../../../src/backend/import/columns/name-columns.ts'
import { COLUMNS } from '../../../src/backend/import/columns/table-columns.ts'
import { textOf } from '../../../src/backend/import/said.ts'

/** Reads a header over one row of cells. */
function named(header: string, ...rows: string[]) {
  const [first = [], ...body] = [header, ...rows].map((line) => line.split(';'))
  const asRows = body.map((cells, index) => ({ line: index + 2, cells }))
  const { columns, faults } = nameColumns(
    'm.csv',
    { line: 1, cells: first },
    asRows,
    COLUMNS.matches,
    new Map(),
  )
  const read = first.map((_, index) => [...columns].find(([, at]) => at === index)?.[0] ?? '-')
  return {
    columns: read.join(' '),
    faults: faults.map(({ level, problem }) => `${level}: ${textOf(problem, 'en')}`),
    all: faults,
  }
}

describe('a header', () => {
  it.each([
    [
      'Swedish',
      'Klass;Grupp;Omg;Datum;Tid;Plan;Hemmalag;Bortalag;Resultat',
      'class division round date time field home away result',
    ],
    [
      'a federation',
      'MatchNr;Omg;Hemmalag;Bortalag;Datum/Tid;Resultat',
      'number round home away date result',
    ],
    [
      'Norwegian',
      'Dato;Tid;Kampnr.;Hjemmelag;Bortelag;Bane;Turnering',
      'date time number home away field class',
    ],
    [
      'Danish',
      'Dato;Kl.;Række;Pulje;Hjemmehold;Udehold;Spillested',
      'date time class division home away arena',
    ],
    [
      'German',
      'Klasse;Gruppe;Datum;Uhrzeit;Halle;Heim;Gast;Ergebnis',
      'class division date time arena home away result',
    ],
    [
      'English',
      'Age Group;Pool;Match No;Kick-off;Court;Home Team;Away Team;Home Score;Away Score',
      'class division number date field home away homeScore awayScore',
    ],
    [
      'football-data',
      'Div;Date;Time;HomeTeam;AwayTeam;FTHG;FTAG;FTR;HTHG;HTAG;HTR;Referee',
      'division date time home away homeScore awayScore - homeHalfTime awayHalfTime - -',
    ],
    ['footballcsv', 'Round;Date;Team 1;FT;HT;Team 2', 'round date home result halfTime away'],
    [
      'Handball4All',
      'gNo;gClassSname;gDate;gTime;gGymnasiumName;gHomeTeam;gGuestTeam;gHomeGoals;gGuestGoals',
      'number class date time arena home away homeScore awayScore',
    ],
    [
      'nuLiga',
      'Datum;Zeit;Halle;Nr.;Heimmannschaft;Gastmannschaft;Tore',
      'date time arena number home away result',
    ],
    [
      'snake case',
      'date;home_team_name;away_team_name;home_team_goal_count;away_team_goal_count',
      'date home away homeScore awayScore',
    ],
  ])('of %s is read', (_, header, columns) => {
    expect(named(header)).toMatchObject({ columns, faults: [] })
  })

  it('that may name two columns is told by the cells below', () => {
    expect(named('Datum;Match;Resultat', '2026-07-07;Alfa - Beta;1-0').columns).toBe('date pairing result')
    expect(named('Datum;Match;Hemma;Borta', '2026-07-07;12;Alfa;Beta').columns).toBe('date number home away')
    expect(named('Start;Hemma;Borta', '08:00;A;B').columns).toBe('time home away')
    expect(named('Start;Hemma;Borta', '2026-07-07 08:00;A;B').columns).toBe('date home away')
    expect(named('Tag;Datum;Heim;Gast', 'Sa.;12.09.2026;A;B').columns).toBe('- date home away')
  })

  it('twice over goals is those of both sides; over anything else it is a fault', () => {
    expect(named('Hemma;Mål;Borta;Mål', 'A;3;B;4')).toMatchObject({
      columns: 'home homeScore away awayScore',
      faults: [],
    })
    expect(named('Hemma;Borta;Resultat;Resultat', 'A;B;1-0;2-0').faults).toEqual([
      'fault: the column "Resultat" is there twice',
    ])
  })

  it('that is not known is told with the nearest name', () => {
    const { faults, all } = named('Datum;Hemmalgg;Borta', '2026-07-07;A;B')
    expect(faults).toEqual(['warning: unknown column "Hemmalgg": ignored'])
    expect(textOf(all[0]?.remedy ?? '', 'en')).toContain('did you mean "hemmalag"?')
  })
})

describe('two headers for one column', () => {
  it('are one where the other says less', () => {
    expect(named('Turnering;Klass;Hemma;Borta', 'Cupen;P14;A;B')).toMatchObject({
      columns: '- class home away',
      faults: [],
    })
    expect(named('Halle;Ort;Heim;Gast', 'Halle 1;Musterstadt;A;B')).toMatchObject({
      columns: 'arena - home away',
      faults: [],
    })
  })
})

describe('a column left aside', () => {
  it('is a fault for what it plainly holds even if the table of names has no use for it', () => {
    expect(named('Dag;Datum;Hemma;Borta', '2026-07-07;2026-07-08;A;B').faults).toEqual([
      'fault: the column "Dag" is not used, and plainly holds days, as "2026-07-07"',
    ])
  })

  it.each([
    ['results', '14-12'],
    ['times', '09:30'],
    ['days', '7/7 2026'],
  ])('is a fault if it plainly holds %s', (content, cell) => {
    expect(named('Hemma;Borta;Foo', `A;B;${cell}`, 'C;D;').faults).toEqual([
      `fault: the column "Foo" is not known, and plainly holds ${content}, as "${cell}"`,
    ])
    expect(named('Hemma;Borta;', `A;B;${cell}`).faults).toEqual([
      `fault: a column without a header is not known, and plainly holds ${content}, as "${cell}"`,
    ])
  })

  it('is none if nothing in it is plain, or the table says that it is of no use', () => {
    expect(named('Hemma;Borta;Odds;FTR', 'A;B;2.10;H').faults).toEqual([
      'warning: unknown column "Odds": ignored',
    ])
  })
})

describe('a file of columns', () => {
  it('is read as it was written', () => {
    const columns = [
      { header: 'Hemma = lag', position: 1, column: 'home' },
      { header: 'Samling', position: 2, column: '-' },
      { header: '', position: 3, column: 'result' },
    ]
    const text = writeColumnsFile(columns)
    expect(text).toContain('\nHemma = lag = home\nSamling = -\ncolumn 3 = result\n')
    const { map, faults } = readColumnsFile(text, 'columns.txt')
    expect(faults).toEqual([])
    expect([...map]).toEqual([
      ['hemmalag', 'home'],
      ['samling', '-'],
      ['column3', 'result'],
    ])
  })

  it('names what it cannot read', () => {
    const { faults } = readColumnsFile('Hemma = hom\nBorta\n', 'columns.txt')
    expect(
      faults.map(({ place, problem, remedy }) => [place, problem, /did you mean.*|as .*/.exec(remedy)?.[0]]),
    ).toEqual([
      ['1:1', 'no column "hom"', 'did you mean "home"?'],
      ['2:1', '"Borta" maps no column', 'as "Hemmalag = home"'],
    ])
  })
})
