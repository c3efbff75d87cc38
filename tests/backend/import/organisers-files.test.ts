import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { importLines } from './read-lines.ts'

const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`

describe('a sheet that a Swedish Excel saved', () => {
  const text = lines(
    'Klass;Grupp;Datum;Tid;Plan;Hemmalag;Bortalag;Resultat',
    'P14;Grupp 1;7/7 2026;8.00;Heden 1;Lugi Å;Örebro;12 - 10',
    ';;;;;;;',
    'P14;Grupp 1;7/7 2026;9.00;Heden 1;Alfa;Beta;9-8',
  )

  it('is imported, and each guess is told once with an example', async () => {
    const answer = await importLines({ 'matches.csv': Buffer.from(text, 'latin1') })
    expect(answer).toMatchObject({
      faults: [],
      guesses: [
        'read as Windows-1252: "Lugi Å"',
        'days read as day/month: "7/7 2026" is 7 July 2026',
        'both figures of result read from one cell: "12 - 10" is 12–10',
      ],
      matches: [
        'P14 | Grupp 1 |  | 2026-07-07 08:00 | heden-1 | Lugi Å – Örebro | 12–10',
        'P14 | Grupp 1 |  | 2026-07-07 09:00 | heden-1 | Alfa – Beta | 9–8',
      ],
      counts: [{ year: 2026, matches: 2, class: 2, day: 2, time: 2, field: 2, score: 2 }],
    })
  })

  it('asks for the order of day and month where nothing decides it, and keeps to the answer', async () => {
    const open = { 'matches.csv': text.replaceAll('7/7 2026', '7/6 2026') }
    expect((await importLines(open)).faults).toEqual([
      'question matches.csv 2:3 (date): day and month could be swapped in all days of the column, as in "7/6 2026": --dates dmy reads 7 June 2026, --dates mdy reads 6 July 2026',
    ])
    expect((await importLines(open, { dates: 'dmy' })).matches[0]).toContain('2026-06-07 08:00')
    expect((await importLines(open, { dates: 'mdy' })).matches[0]).toContain('2026-07-06 08:00')
  })
})

describe('days and times', () => {
  it('are read from serial numbers and from text in one column', async () => {
    const answer = await importLines({
      'm.csv': lines(
        'class,date,time,home,away,result',
        'B14,46210,0.3333333,Alfa,Beta,12:10',
        'B14,2026-07-07,08:00,Gamma,Delta,9–8',
      ),
    })
    expect(answer.matches).toEqual([
      'B14 | Matches |  | 2026-07-07 08:00 |  | Alfa – Beta | 12–10',
      'B14 | Matches |  | 2026-07-07 08:00 |  | Gamma – Delta | 9–8',
    ])
    expect(answer.guesses).toContain('serial numbers of a spreadsheet read as days: "46210" is 7 July 2026')
  })

  it('are read from one cell, in summer and in winter, and from Greenwich where the header says so', async () => {
    const local = await importLines({
      'm.csv': lines('Omg;Datum/Tid;Hemma;Borta', '1;2026-07-07 08:00;A;B', '2;2026-12-07 kl 8.00;B;A'),
    })
    expect(local.matches.map((line) => line.split(' | ')[3])).toEqual([
      '2026-07-07 08:00',
      '2026-12-07 08:00',
    ])
    const utc = await importLines({ 'm.csv': lines('date_GMT,home,away', 'Aug 10 2018 - 7:00pm,A,B') })
    expect(utc.matches).toEqual(['Cup | Matches |  | 2018-08-10 19:00 |  | A – B | '])
  })

  it('take the year from the title, the file or the operator, and are a fault without one', async () => {
    const body = ['Datum;Tid;Hemma;Borta', '14/7;8.00;A;B']
    const ofTitle = await importLines({ 'm.csv': lines('Exempelcupen 2026;;;', ...body) })
    const ofFile = await importLines({ 'Cup 2026.csv': lines(...body) })
    const ofOption = await importLines({ 'm.csv': lines(...body) }, { year: 2026 })
    for (const { matches } of [ofTitle, ofFile, ofOption]) expect(matches[0]).toContain('2026-07-14 08:00')
    expect((await importLines({ 'm.csv': lines(...body) })).faults).toEqual([
      'fault m.csv 2:1 (date): the day "14/7" has no year',
    ])
  })

  it('that two cells write in two orders are a fault', async () => {
    const { faults } = await importLines({
      'm.csv': lines('Datum;Hemma;Borta', '17/6/2026;A;B', '6/18/2026;B;C'),
    })
    expect(faults).toEqual([
      'fault m.csv 3:1 (date): no order of day and month reads both "17/6/2026" (m.csv 2:1 (date)) and "6/18/2026"',
    ])
  })

  it('of two years are two editions, which is told, or one with the year that is given', async () => {
    const files = {
      'm.csv': lines('Date,Team 1,FT,Team 2', 'Fri Sep 18 2020,A,0-3,B', 'Sat Jan 2 2021,B,1-1,A'),
    }
    const two = await importLines(files)
    expect(two.counts.map(({ year }) => year)).toEqual([2020, 2021])
    expect(two.guesses).toContain(
      'days of 2 years read as 2 editions: --year YYYY makes them one, as a season is',
    )
    expect((await importLines(files, { year: 2020 })).counts.map(({ year }) => year)).toEqual([2020])
  })

  it('that name another day of the week are warned of', async () => {
    const { faults } = await importLines({ 'm.csv': lines('Datum;Hemma;Borta', 'lördag 7 juli 2026;A;B') })
    expect(faults).toEqual([
      'warning m.csv 2:1 (date): "lördag 7 juli 2026" names another day of the week: 7 July 2026 is a Tuesday',
    ])
  })
})

describe('results', () => {
  it('are stored with half time, shoot-out and walkover, or refused by name', async () => {
    const header = 'date;home;away;result'
    const answer = await importLines({
      'm.csv': lines(header, '2026-07-07;A;B;14,0', '2026-07-07;C;D;10-0 wo', '2026-07-08;A;C;-:-'),
    })
    expect(answer.matches.map((line) => line.split(' | ').at(-1))).toEqual(['14–0', '10–0 wo', ''])
    const refused = await importLines({
      'm.csv': lines(header, '2026-07-07;A;B;12-okt', '2026-07-07;C;D;12-10 prel'),
    })
    expect(refused.faults).toEqual([
      'fault m.csv 2:4 (result): a spreadsheet has made a day of the result: "12-okt"',
      'fault m.csv 3:4 (result): "12-10 prel" is no result',
    ])
  })

  it('that two columns tell in two ways are a fault', async () => {
    const { faults } = await importLines({
      'm.csv': lines('date;home;away;result;homeScore;awayScore', '2026-07-07;A;B;14-12;14;13'),
    })
    expect(faults).toEqual(['fault m.csv 2:4 (result): two results, "14-12" and 14–13'])
  })

  it('spread over cells under a merged header are joined, as teams are', async () => {
    const { matches } = await importLines({
      'm.csv': lines('Datum;Match;;;Resultat;;', '2026-07-07;Alfa;-;Beta;12;-;10', '2026-07-07;C;-;D;;-;'),
    })
    expect(matches).toEqual([
      'Cup | Matches |  | 2026-07-07 |  | Alfa – Beta | 12–10',
      'Cup | Matches |  | 2026-07-07 |  | C – D | ',
    ])
  })
})

describe('rows that are not matches', () => {
  it('are titles, days, classes, groups, rounds, breaks and repeated headers', async () => {
    const answer = await importLines({
      'm.csv': lines(
        'Exempelcupen 2026;;;',
        'Tid;Plan;Match;Resultat',
        'Lördag 4 juli;;;',
        'P14 Grupp A;;;',
        '8.00;1;Alfa – Beta;12-10',
        '12.00;;LUNCH;',
        'Grupp B;;;',
        'Tid;Plan;Match;Resultat',
        '13.00;1;Gamma – Delta;',
        'Söndag 5 juli;;;',
        'Klass F12;;;',
        '9.00;1;Eta – Zeta;',
        'Semifinaler;;;',
        '12.00;1;Eta – Theta;',
        'Prisutdelning;;;',
      ),
    })
    expect(answer.matches).toEqual([
      'P14 | Grupp A |  | 2026-07-04 08:00 | 1 | Alfa – Beta | 12–10',
      'P14 | Grupp B |  | 2026-07-04 13:00 | 1 | Gamma – Delta | ',
      'F12 | Matches |  | 2026-07-05 09:00 | 1 | Eta – Zeta | ',
      'F12 | Play-off | Semifinaler 1/1 | 2026-07-05 12:00 | 1 | Eta – Theta | ',
    ])
    expect(answer.faults).toEqual(['warning m.csv 6:1: 2 rows without teams are left out: "12.00 LUNCH"'])
  })
})

describe('merged cells', () => {
  it('of classes, groups and days go on downwards', async () => {
    const answer = await importLines({
      'm.csv': lines(
        'class;group;date;time;home;away;homeScore;awayScore',
        'B16;1;7/7 2026;10:00;A;B;14;12',
        ';;;11:00;B;C;10;9',
        ';;;12:00;C;A;8;11',
        'G16;1;8/8 2026;10:00;A;B;7;6',
        ';;;11:00;B;C;5;5',
      ),
    })
    expect(answer.faults).toEqual([])
    expect(answer.matches.map((line) => line.split(' | ').slice(0, 4).join(' '))).toEqual([
      'B16 1  2026-07-07 10:00',
      'B16 1  2026-07-07 11:00',
      'B16 1  2026-07-07 12:00',
      'G16 1  2026-08-08 10:00',
      'G16 1  2026-08-08 11:00',
    ])
    expect(answer.guesses[0]).toBe('3 empty cells of class read as the cell above continued: row 3 has "B16"')
  })

  it('of times go on over the fields', async () => {
    const { matches } = await importLines({
      'm.csv': lines(
        'Datum;Tid;Plan;Hemma;Borta',
        '7/7 2026;8.00;1;A;B',
        ';;2;C;D',
        ';8.35;1;A;C',
        ';;2;B;D',
      ),
    })
    expect(matches.map((line) => line.split(' | ')[3])).toEqual([
      '2026-07-07 08:00',
      '2026-07-07 08:00',
      '2026-07-07 08:35',
      '2026-07-07 08:35',
    ])
  })

  it('are not seen where every row has its own: an empty day stays empty, a final has no group', async () => {
    const { matches } = await importLines({
      'm.csv': lines(
        'division;round;date;home;away',
        'Group 1;;2026-07-07;A;B',
        'Group 1;;2026-07-07;A;C',
        'Group 1;;;B;C',
        ';Final;2026-07-09;A;B',
      ),
    })
    expect(matches).toEqual([
      'Cup | Group 1 |  | 2026-07-07 |  | A – B | ',
      'Cup | Group 1 |  | 2026-07-07 |  | A – C | ',
      'Cup | Group 1 |  |  |  | B – C | ',
      'Cup | Play-off | Final 0/1 | 2026-07-09 |  | A – B | ',
    ])
  })

  it('are not seen where a value is written twice in a row: a time without a day is a fault', async () => {
    const header = 'date;time;field;home;away'
    const { faults } = await importLines({
      'm.csv': lines(header, '2026-07-07;08:00;F1;A;B', '2026-07-07;09:00;F1;A;C', ';10:00;F1;B;C'),
    })
    expect(faults).toEqual(['fault m.csv 4:1 (date): a time without a date'])
    const { matches } = await importLines({
      'm.csv': lines(header, '2026-07-07;;F1;A;B', '2026-07-07;;F1;A;C', ';;;B;C', ';;;D;C'),
    })
    expect(matches.map((line) => line.split(' | ')[3])).toEqual(['2026-07-07', '2026-07-07', '', ''])
  })

  it('of a class must begin with the class', async () => {
    const { faults } = await importLines({
      'm.csv': lines('class;date;home;away', ';2026-07-07;A;B', 'P14;2026-07-07;C;D'),
    })
    expect(faults).toEqual(['fault m.csv 2:1 (class): no class, and other matches have one'])
  })
})

describe('a table without a header', () => {
  const text = lines(
    '2026-07-07;08:00;P14;Heden 1;IK Alfa;HK Beta;12-10',
    '2026-07-07;09:00;P14;Heden 2;HK Beta;IK Alfa;',
  )

  it('asks with the columns that were guessed, and is read when the operator takes them', async () => {
    expect((await importLines({ 'm.csv': text })).faults).toEqual([
      'question m.csv 1:1: no header row; guessed: column 1 is date, as "2026-07-07"; column 2 is time, as "08:00"; column 3 is class, as "P14"; column 4 is field, as "Heden 1"; column 5 is home, as "IK Alfa"; column 6 is away, as "HK Beta"; column 7 is result, as "12-10"',
    ])
    const taken = await importLines({ 'm.csv': text }, { guess: true })
    expect(taken.faults).toEqual([])
    expect(taken.matches[0]).toBe('P14 | Matches |  | 2026-07-07 08:00 | heden-1 | IK Alfa – HK Beta | 12–10')
  })

  it('is read with the columns that the operator gives', async () => {
    const columns = new Map([
      ['column1', 'date'],
      ['column5', 'home'],
      ['column6', 'away'],
    ])
    expect((await importLines({ 'm.csv': text }, { columns })).matches).toEqual([
      'Cup | Matches |  | 2026-07-07 |  | IK Alfa – HK Beta | ',
      'Cup | Matches |  | 2026-07-07 |  | HK Beta – IK Alfa | ',
    ])
  })
})

describe('names that are nearly the same', () => {
  it.each([
    ['a space', 'IK\u00a0Alfa'],
    ['a space', 'IK  Alfa'],
    ['a hyphen or another sign', 'IK-Alfa'],
    ['an accent', 'IK Álfa'],
    ['the Unicode form of a letter', 'IK A\u030alfa'.normalize('NFD')],
  ])('are a question that names both: %s', async (difference, name) => {
    const other = difference.startsWith('the Unicode') ? name.normalize('NFC') : 'IK Alfa'
    const { faults } = await importLines({
      'm.csv': lines('date;home;away', `2026-07-07;${other};B`, `2026-07-08;${name};B`),
    })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(
      /^question m\.csv 3:2 \(home\): ".*" and ".*" \(m\.csv 2:2 \(home\)\) differ only in /,
    )
    expect(faults[0]).toContain(`differ only in ${difference}: one team or two`)
  })

  it('are meant as they are if teams.csv gives them ids, and in two classes', async () => {
    const two = await importLines({
      'teams.csv': lines('class;id;name', 'P14;a1;IK Alfa', 'P14;a2;IK-Alfa'),
      'matches.csv': lines('class;date;home;away', 'P14;2026-07-07;IK Alfa;IK-Alfa'),
    })
    expect(two.faults).toEqual([])
    const classes = await importLines({
      'm.csv': lines('class;date;home;away', 'P14;2026-07-07;A B;C', 'F14;2026-07-07;A-B;C'),
    })
    expect(classes.faults).toEqual([])
  })

  it('are two teams if another sign tells them apart', async () => {
    const { faults, matches } = await importLines({
      'm.csv': lines('date;home;away', '2026-07-07;Alfa+;Alfa'),
    })
    expect(faults).toEqual([])
    expect(matches[0]).toContain('Alfa+ – Alfa')
  })
})

describe('a spreadsheet', () => {
  const header = ['Grupp', 'Datum', 'Tid', 'Hemmalag', 'Bortalag', 'Resultat']
  const sheet = (name: string, rows: readonly (readonly (string | null)[])[]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => (value === null ? null : { value }))),
  })

  it('has a sheet for each class, and others that are left out', async () => {
    const file = await writeWorkbook([
      sheet('P14', [header, ['Grupp 1', '2026-07-07', '8.00', 'Alfa', 'Beta', '12-10']]),
      sheet('Flickor 12', [header, ['Grupp 1', '2026-07-07', '9.00', 'Alfa', 'Beta', null]]),
      sheet('Info', [['Välkommen'], ['Parkering vid skolan']]),
    ])
    const answer = await importLines({ 'cup.xlsx': await file.toBuffer() })
    expect(answer.matches).toEqual([
      'P14 | Grupp 1 |  | 2026-07-07 08:00 |  | Alfa – Beta | 12–10',
      'Flickor 12 | Grupp 1 |  | 2026-07-07 09:00 |  | Alfa – Beta | ',
    ])
    expect(answer.faults).toEqual(['warning cup.xlsx, sheet Info : no two teams meet in this sheet: skipped'])
    expect(answer.guesses[0]).toBe(
      'names of sheets read as what they say of their matches: "P14" is the class "P14"',
    )
  })

  it('has sheets whose names say more than the class, and tables of standings beside them', async () => {
    const file = await writeWorkbook([
      sheet('Matcher P14', [header, ['Grupp 1', '2026-07-07', '8.00', 'Alfa', 'Beta', '12-10']]),
      sheet('F12 Grupp 2', [header.slice(1), ['2026-07-07', '9.00', 'Alfa', 'Beta', null]]),
      sheet('Söndag', [
        ['Klass', ...header],
        ['F12', 'Grupp 1', '2026-07-12', '8.00', 'Eta', 'Zeta', null],
      ]),
      sheet('Tabell', [
        ['Lag', 'S', 'GM-IM', 'P'],
        ['Alfa', '1', '12-10', '2'],
        ['Beta', '1', '10-12', '0'],
      ]),
    ])
    const answer = await importLines({ 'cup.xlsx': await file.toBuffer() })
    expect(answer.matches.map((line) => line.split(' | ').slice(0, 2).join(' '))).toEqual([
      'P14 Grupp 1',
      'F12 Grupp 2',
      'F12 Grupp 1',
    ])
    expect(answer.faults).toEqual([
      'warning cup.xlsx, sheet Tabell : no two teams meet in this sheet: skipped',
    ])
  })

  it('has tables by the names of its sheets', async () => {
    const file = await writeWorkbook([
      sheet('Lag', [
        ['Klass', 'Lag'],
        ['P14', 'Alfa'],
        ['P14', 'Beta'],
      ]),
      sheet('Matcher', [
        ['Klass', 'Datum', 'Hemmalag', 'Bortalag'],
        ['P14', '2026-07-07', 'Alfa', 'Gamma'],
      ]),
    ])
    const { faults } = await importLines({ 'cup.xlsx': await file.toBuffer() })
    expect(faults).toEqual(['fault cup.xlsx, sheet Matcher 2:4 (away): unknown team "Gamma"'])
  })
})

describe('times that cannot be', () => {
  it('are warned of: a result in the future, matches that overlap on a field, a team in two matches at once', async () => {
    const files = {
      'm.csv': lines(
        'class;date;time;field;home;away;result',
        'P14;2026-12-24;08:00;F1;A;B;1-0',
        'P14;2026-12-24;08:20;F1;C;D;',
        'P14;2026-12-24;08:10;F2;A;E;',
        'P14;2026-12-24;08:35;F2;B;C;',
      ),
    }
    const { faults } = await importLines(files, { now: Date.parse('2026-12-01T00:00:00Z') })
    expect(faults.map((line) => line.replace(/ \(m\.csv.*?\)|, 2026\S+/g, ''))).toEqual([
      'warning m.csv 3:1: match "p14-matches-c-d" begins on field "f1" before match "p14-matches-a-b" there ends',
      'warning m.csv 5:1: match "p14-matches-b-c" begins on field "f2" before match "p14-matches-a-e" there ends',
      'warning m.csv 4:1: match "p14-matches-a-e" has team "p14-a" in two matches at once: match "p14-matches-a-b" has not ended',
      'warning m.csv 5:1: match "p14-matches-b-c" has team "p14-c" in two matches at once: match "p14-matches-c-d" has not ended',
      'warning m.csv 2:1: match "p14-matches-a-b" has a result and is in the future',
    ])
    expect((await importLines(files, { now: Date.parse('2026-12-25T00:00:00Z') })).faults).toHaveLength(4)
  })
})
