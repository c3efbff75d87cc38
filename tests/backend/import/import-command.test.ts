import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { cupSchema } from '../../../src/backend/import/cup-schema.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { selectMatches } from '../../../src/backend/results/match-statements.ts'
import { selectCounts, selectTeams } from '../../../src/backend/results/statements.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { BARE_ENV } from '../../support/bare-env.ts'
import { describeOnBoth, openTestDatabase } from '../../support/databases.ts'
import { fixture, folderWith } from './temporary-files.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Runs the command as npm does, with a database of its own. */
function runImport(dataDir: string, ...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    const env = { ...BARE_ENV, DATA_DIR: dataDir }
    execFile(process.execPath, [join(ROOT, 'scripts/import.ts'), ...args], { env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

describe('npm run import', () => {
  it('stores a cup, and says unchanged the second time', async () => {
    const data = folderWith({})
    const first = await runImport(
      data,
      fixture('openfootball-worldcup'),
      '--zone',
      '2010=Africa/Johannesburg',
    )
    expect(first.code).toBe(0)
    expect(first.out).toContain('2018: 1 class, 32 teams, 64 matches – changed')
    expect(first.out).toContain('CUP_ID=world-cup npm start')
    const second = await runImport(
      data,
      fixture('openfootball-worldcup'),
      '--zone',
      '2010=Africa/Johannesburg',
    )
    expect(second.code).toBe(0)
    expect(second.out).toContain('2018: 1 class, 32 teams, 64 matches – unchanged')
    expect(second.out).not.toMatch(/ – changed/)
    expect(second.out).toContain('unchanged: everything was stored already')
  })

  it('tells with --check what of the schedule cannot be played, published or not, and stores nothing of it', async () => {
    const rows = [
      'class;division;date;time;field;home;away',
      'B16;Group 1;2026-07-07;08:00;Field 1;IK One;HK Two',
      'B16;Group 1;2026-07-07;08:10;Field 1;IF Three;IF Four',
      'B16;Group 1;2026-07-07;08:50;Field 1;HK Two;IF Three',
    ]
    const file = join(folderWith({ 'matches.csv': rows.join('\n') }), 'matches.csv')
    const { code, out } = await runImport(folderWith({}), file, '--dry-run', '--check', '--publish', 'none')
    expect(code).toBe(0)
    const lines = out.split('\n')
    const from = lines.indexOf('2026: 3 found in the schedule of 3 matches')
    expect(lines.slice(from + 1, from + 6)).toEqual([
      'Two matches on one field at a time: 1',
      expect.stringMatching(
        /^ {2}Field 1: 2026-07-07 08:00 .*IK One – HK Two .* and .*IF Three – IF Four .*\(25 min\)$/,
      ),
      'Little rest between two matches of a team: 2',
      expect.stringMatching(/^ {2}HK Two: 15 min from .*IK One – HK Two .* to .*HK Two – IF Three/),
      expect.stringMatching(/^ {2}IF Three: 5 min from/),
    ])
  })

  it('lists what it finds again, what moves and what ends, on a dry run too, and then says unchanged', async () => {
    const data = folderWith({})
    const header = 'class;division;round;date;time;home;away;homeScore;awayScore'
    const before = [
      'B16;Group 1;;2026-07-07;08:00;IK Exmaple;HK Sample;14;12',
      'B16;Group 1;;2026-07-07;09:00;HK Sample;IF Third;;',
    ]
    const after = [
      before[0]?.replace('Exmaple', 'Example'),
      'B16;Group 1;;2026-07-07;11:00;IF Fourth;IF Fifth;;',
    ]
    const files = [before, after].map((rows) =>
      join(folderWith({ 'matches.csv': [header, ...rows].join('\n') }), 'matches.csv'),
    )
    const [first = '', second = ''] = files
    await runImport(data, first)
    const lines = [
      '2026: team IK Exmaple is now IK Example (same place in Group 1)',
      '2026: 2 addresses end: team IF Third; match HK Sample – IF Third (Group 1)',
    ]
    const dry = await runImport(data, second, '--dry-run')
    for (const line of lines) expect(dry.out.split('\n')).toContain(line)
    const again = await runImport(data, first)
    expect(again.out).toContain('2026: 1 class, 3 teams, 2 matches – unchanged')
    const { out } = await runImport(data, second)
    for (const line of lines) expect(out.split('\n')).toContain(line)
    expect(out.indexOf(lines[0] ?? '')).toBeLessThan(out.indexOf('– changed'))
    expect((await runImport(data, second)).out).toContain('unchanged: everything was stored already')
    const { code, err } = await runImport(data, second, '--prefer', 'desk')
    expect([code, err]).toEqual([2, expect.stringContaining('--prefer "desk": file')])
  })

  it('works while another process reads the same database', async () => {
    const data = folderWith({})
    await runImport(data, fixture('csv-cup'))
    const reader = new DatabaseSync(join(data, 'cup.sqlite'), { readOnly: true })
    reader.exec('begin')
    expect(reader.prepare('select count(*) as count from edition').get()).toEqual({ count: 1 })
    const { code } = await runImport(data, fixture('floorball-cup.json'))
    expect(code).toBe(0)
    expect(reader.prepare('select count(*) as count from edition').get()).toEqual({ count: 1 })
    reader.exec('commit')
    expect(reader.prepare('select count(*) as count from edition').get()).toEqual({ count: 2 })
    reader.close()
  })

  it('ends with 1 on faults and stores nothing', async () => {
    const data = folderWith({})
    const { code, err } = await runImport(data, fixture('faulty-cup.json'))
    expect(code).toBe(1)
    expect(err).toContain('34 faults; nothing was stored.')
    expect(() => readFileSync(join(data, 'cup.sqlite'))).toThrow('ENOENT')
  })

  it('prints 200 faults and the count of the others, or all', async () => {
    const teams = Array.from({ length: 250 }, (_, index) => ({ id: `t${index}` }))
    const category = { id: 'c', name: 'C', shortName: 'C', gender: 'mixed', teams }
    const ranking = { points: { won: 2, tied: 1, lost: 0 }, chain: [] }
    const cup = {
      format: 'cup/1',
      cup: { id: 'x', name: 'X' },
      editions: [{ year: 2026, ranking, categories: [category] }],
    }
    const folder = folderWith({ 'cup.json': JSON.stringify(cup) })
    const some = await runImport(folder, join(folder, 'cup.json'))
    expect(some.err.match(/^Fault/gm)).toHaveLength(200)
    expect(some.err).toContain('and 50 more; --all-faults prints them all')
    const all = await runImport(folder, join(folder, 'cup.json'), '--all-faults')
    expect(all.err.match(/^Fault/gm)).toHaveLength(250)
  })

  it('says which rule it assumed, and takes another for one year', async () => {
    const folder = folderWith({ 'matches.csv': 'date,home,away\n2025-07-07,A,B\n2026-07-07,A,B\n' })
    const { out } = await runImport(
      folder,
      folder,
      '--dry-run',
      '--chain',
      '2025=wins > lots',
      '--publish',
      '2026=teams',
    )
    expect(out).toContain('ranked by points 2/1/0, then wins > lots (as asked with --chain)')
    expect(out).toContain('then head-to-head-points > head-to-head-goal-difference')
    expect(out).toContain('(assumed: the default)')
    expect(out).toContain('published: teams only')
  })

  it('lists what it left out with --skip-faulty, and stores the others', async () => {
    const folder = folderWith({
      'matches.csv': 'date,home,away,homeScore,awayScore\n2025-07-07,A,B,x,1\n2026-07-07,A,B,2,1\n',
    })
    const without = await runImport(folder, folder)
    expect(without.code).toBe(1)
    const { code, out, err } = await runImport(folder, folder, '--skip-faulty')
    expect(code).toBe(0)
    expect(err).toContain('Skipped matches.csv 2:4 (homeScore): "x" is not a whole number.')
    expect(out).toContain('Skipped: 2025 (matches.csv), with the faults above')
    expect(out).toContain('2026: 1 class, 2 teams, 1 match – changed')
    expect(out).not.toContain('2025: 1 class')
  })

  it('stores nothing on a dry run', async () => {
    const data = folderWith({})
    const { code, out } = await runImport(data, fixture('csv-cup'), '--dry-run')
    expect(code).toBe(0)
    expect(out).toContain('2026: 1 class, 3 teams, 6 matches – checked, not stored')
    expect(() => readFileSync(join(data, 'cup.sqlite'))).toThrow('ENOENT')
  })

  it('tells what was read, which column is which and what matches have, before it stores', async () => {
    const folder = folderWith({
      'matches.csv':
        'Klass;Datum;Tid;Hemmalag;Bortalag;Resultat\nP14;7/7 2026;8.00;A;B;12 - 10\nP14;8/8 2026;;A;C;\n',
    })
    const dry = await runImport(folder, folder, '--dry-run')
    expect(dry.code).toBe(0)
    expect(dry.out).toContain('Read    matches.csv: days read as day/month: "7/7 2026" is 7 July 2026')
    expect(dry.out).toContain('Columns Klass = class, Datum = date, Tid = time, Hemmalag = home')
    const { out } = await runImport(folder, folder)
    const counts = '2026: of 2 matches 2 have a class, 2 a day, 1 a time, 0 a field, 1 a score'
    expect(out.indexOf(counts)).toBeGreaterThan(-1)
    expect(out.indexOf(counts)).toBeLessThan(out.indexOf('2026: 1 class, 3 teams, 2 matches – changed'))
  })

  it('asks for the order of day and month, stores nothing, and takes the answer', async () => {
    const folder = folderWith({ 'matches.csv': 'Datum;Hemmalag;Bortalag\n7/6 2026;A;B\n' })
    const asked = await runImport(folder, folder)
    expect(asked.code).toBe(1)
    expect(asked.err).toContain('Question matches.csv 2:1 (date): day and month could be swapped')
    expect(asked.err).toContain('1 fault (1 is a question); nothing was stored.')
    expect(() => readFileSync(join(folder, 'cup.sqlite'))).toThrow('ENOENT')
    const answered = await runImport(folder, folder, '--dates', 'dmy')
    expect(answered.code).toBe(0)
    expect(answered.out).toContain('"7/6 2026" is 7 June 2026')
  })

  it('writes the columns on a dry run to a file that is not there, and reads them from it', async () => {
    const folder = folderWith({ 'matches.csv': 'Datum;Laget;Motståndarna;Samling\n7/7 2026;A;B;07:30\n' })
    const file = join(folder, 'columns.txt')
    const dry = await runImport(folder, join(folder, 'matches.csv'), '--dry-run', '--columns', file)
    expect(dry.code).toBe(1)
    expect(dry.out).toContain(`Columns written to ${file}`)
    const written = readFileSync(file, 'utf8')
    expect(written).toContain('\nDatum = date\nLaget = -\nMotståndarna = -\nSamling = -\n')
    writeFileSync(file, written.replace('Laget = -', 'Laget = home').replace('arna = -', 'arna = away'))
    const read = await runImport(folder, join(folder, 'matches.csv'), '--columns', file)
    expect(read.err).toBe('')
    expect(read.out).toContain('2026: 1 class, 2 teams, 1 match – changed')
  })

  it('says warnings that differ only in names and places once, with their count', async () => {
    const stats = Array.from({ length: 9 }, (_, index) => `stat${index}`)
    const folder = folderWith({ 'matches.csv': `date,home,away,${stats.join(',')}\n2026-07-07,A,B\n` })
    const { err } = await runImport(folder, folder, '--dry-run')
    expect(err.match(/^Warning/gm)).toHaveLength(1)
    expect(err).toContain('unknown column "stat0": ignored (and 8 more like it)')
    expect(
      (await runImport(folder, folder, '--dry-run', '--all-faults')).err.match(/^Warning/gm),
    ).toHaveLength(9)
  })

  it.each([
    [['a', '--dates', 'ydm'], '--dates "ydm": one of dmy, mdy, ymd.'],
    [['a', '--columns', '/nowhere/at/all'], '--columns "/nowhere/at/all": no such file'],
    [[], 'PATH is missing.'],
    [['a', 'b'], 'One PATH at a time; "b" is a second one.'],
    [['a', '--cup', 'Not An Id'], '--cup "Not An Id"'],
    [['a', '--year', '26'], '--year "26"'],
    [['a', '--zone', '2010=Mars/Base'], '--zone "2010=Mars/Base"'],
    [['a', '--chain', 'goals'], '--chain "goals": no criterion "goals"'],
    [['a', '--chain', '2020=wins > lotts'], 'did you mean "lots"?'],
    [['a', '--publish', 'all'], '--publish "all": one of none, clubs, teams, lot, schedule.'],
    [['a', '--force'], "Unknown option '--force'"],
  ])('ends with 2 and its usage on %j', async (args, sentence) => {
    const { code, err } = await runImport(folderWith({}), ...args)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(err).toContain('Usage: npm run import')
  })
})

describeOnBoth('an import', (engine) => {
  it.each(['openfootball-worldcup', 'csv-cup', 'floorball-cup.json'])(
    'of %s changes nothing twice',
    async (name) => {
      const { db, dispose } = await openTestDatabase(engine)
      try {
        const load = async () => {
          const read = await readImport(fixture(name))
          if (!read.ok) throw new Error(JSON.stringify(read.faults))
          return read.document
        }
        const first = await writeCup(db, await load())
        expect(first.every(({ changed }) => changed)).toBe(true)
        const second = await writeCup(db, await load())
        expect(second).toEqual(first.map((edition) => ({ ...edition, changed: false })))
        const matches = await db.selectFrom('match').selectAll().execute()
        const document = await load()
        const count = document.editions
          .flatMap(({ categories }) => categories)
          .flatMap(({ stages }) => stages)
          .flatMap(({ divisions }) => divisions)
          .reduce((sum, division) => sum + division.matches.length, 0)
        expect(matches).toHaveLength(count)
      } finally {
        await dispose()
      }
    },
  )
})

describeOnBoth('a team in two classes', (engine) => {
  it('is stored in both, named in the matches of both, and counted once', async () => {
    const { db, dispose } = await openTestDatabase(engine)
    try {
      const read = await readImport(
        folderWith({
          'teams.csv':
            'class,id,name,nation\nB15,t1,IK Example,SE\nB15,t2,HK Sample,SE\nB16,t1,IK Example,SE\nB16,t3,BK Test,DK\n',
          'matches.csv': 'class,division,date,home,away\nB15,G1,2026-07-07,t1,t2\nB16,G2,2026-07-08,t3,t1\n',
        }),
      )
      if (!read.ok) throw new Error(JSON.stringify(read.faults))
      await writeCup(db, read.document)
      const { key: editionKey } = await db.selectFrom('edition').select('key').executeTakeFirstOrThrow()
      const teams = await selectTeams(db, { editionKey, categoryId: null })
      expect(teams.map(({ category_id, id }) => `${category_id} ${id}`)).toEqual([
        'b15 t1',
        'b15 t2',
        'b16 t1',
        'b16 t3',
      ])
      const matches = await selectMatches(db, { editionKey, categoryId: null })
      expect(matches.map(({ home_name, away_name }) => `${home_name}–${away_name}`)).toEqual([
        'IK Example–HK Sample',
        'BK Test–IK Example',
      ])
      const counts = await selectCounts(db, editionKey)
      const inNation = (nation: string) => Number(counts.find(({ code }) => code === nation)?.number)
      expect([inNation('SE'), inNation('DK')]).toEqual([2, 1])
    } finally {
      await dispose()
    }
  })
})

describe('the published JSON Schema', () => {
  it('is what the reader checks: run scripts/print-schema.ts after a change', () => {
    const file = join(ROOT, 'public/schema/cup.schema.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(cupSchema())
  })
})
