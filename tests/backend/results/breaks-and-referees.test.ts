import { afterEach, beforeEach, expect, it } from 'vitest'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { folderWith } from '../import/temporary-files.ts'
import { ask } from './ask.ts'

/** The programme of a field as an organiser writes it: a break has its row, and the next match tells when it ends. */
const SHEET = `Klass;Grupp;Datum;Tid;Plan;Hemmalag;Bortalag;Domare
P14;Grupp 1;2026-07-07;10:00;Heden 1;Alfa;Beta;Backa HK
P14;Grupp 1;2026-07-07;11:20;Heden 1;Lunch;;
P14;Grupp 1;2026-07-07;12:30;Heden 1;Alfa;Gamma;
P14;Grupp 1;2026-07-07;13:10-13:40;Heden 1;Paus;;
P14;Grupp 1;2026-07-07;14:00;Heden 1;Beta;Gamma;Par 7
P14;Grupp 1;2026-07-07;18:00;Heden 1;Middag;;
`

const QUERY = `{ tournament(cupId: "cup", tournamentId: "t2026") {
  arenas { fields { name breaks { from to name { en sv } } } }
  categories { divisions { matches { zonedStartTime referees } } } } }`

const read = async (files: Record<string, string>) => {
  const answer = await readImport(folderWith(files), { year: 2026, cup: 'cup', name: 'Cup' })
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults, null, 1))
  return answer
}

describeOnBoth('breaks and referees', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
  })
  afterEach(() => base.dispose())

  it('of a programme are those of its field and matches', async () => {
    const { document, warnings } = await read({ 'matches.csv': SHEET })
    await writeCup(base.db, document)
    const { tournament } = await ask(base.db, QUERY)
    const [field] = tournament.arenas[0].fields
    const time = (clock: string) => Date.parse(`2026-07-07T${clock}:00+02:00`)
    const breaks = field.breaks.map(
      ({ from, to, name }: { from: string; to: string; name: { sv: string } }) => [
        Date.parse(from),
        Date.parse(to),
        name.sv,
      ],
    )
    expect(breaks).toEqual([
      [time('11:20'), time('12:30'), 'Lunch'],
      [time('13:10'), time('13:40'), 'Paus'],
    ])
    const [group] = tournament.categories[0].divisions
    expect(group.matches.map(({ referees }: { referees: string | null }) => referees)).toEqual([
      'Backa HK',
      null,
      'Par 7',
    ])
    expect(warnings.map(({ problem }) => problem)).toContain(
      'the break "Middag" is left out: it has no field, day, time or end',
    )
  })

  it('come in with fields.csv and the open format as well', async () => {
    const break_ = '2026-07-07T12:00:00+02:00/2026-07-07T13:00:00+02:00'
    const files = {
      'fields.csv': `arena,id,name,breaks\nHeden,h1,Heden 1,${break_} Lunch|${break_.replaceAll('07T', '08T')}\n`,
      'matches.csv':
        'class,division,date,time,field,home,away,referees\nB14,Group 1,2026-07-07,10:00,h1,Alfa,Beta,Club A\n',
    }
    await writeCup(base.db, (await read(files)).document)
    const { tournament } = await ask(base.db, QUERY)
    expect(tournament.arenas[0].fields[0].breaks).toEqual([
      {
        from: '2026-07-07T12:00:00+02:00',
        to: '2026-07-07T13:00:00+02:00',
        name: { en: 'Lunch', sv: 'Lunch' },
      },
      { from: '2026-07-08T12:00:00+02:00', to: '2026-07-08T13:00:00+02:00', name: null },
    ])
    expect(tournament.categories[0].divisions[0].matches[0].referees).toBe('Club A')
  })

  it.each(['breaks', 'referees'])('are refused where they are none: %s', async (what) => {
    const isBreak = what === 'breaks'
    const files = {
      'fields.csv': `arena,id,name,breaks\nHeden,h1,Heden 1,${isBreak ? 'at noon' : ''}\n`,
      'matches.csv': `class,division,field,home,away,referees\nB14,Group 1,h1,Alfa,Beta,${isBreak ? '' : 'x'.repeat(61)}\n`,
    }
    await expect(read(files)).rejects.toThrow(isBreak ? /is no break/ : /at most 60 characters/)
  })
})
