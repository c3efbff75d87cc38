import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { textOf } from '../../../src/backend/import/said.ts'
import { readTables } from '../../../src/backend/import/tables/read-tables.ts'

const text = 'Klass;Hemmalag\r\nP14;Örebro Å\r\n'
const rows = [
  { line: 1, cells: ['Klass', 'Hemmalag'] },
  { line: 2, cells: ['P14', 'Örebro Å'] },
]
const read = async (bytes: Uint8Array | string, file = 'm.csv') => {
  const { tables, faults, guesses } = await readTables(file, Buffer.from(bytes), 'en')
  return {
    rows: tables[0]?.rows,
    names: tables.map(({ file: name }) => name),
    faults: faults.map(({ problem }) => textOf(problem, 'en')),
    guesses: guesses.map(({ what, example }) => `${textOf(what, 'en')}: ${textOf(example, 'en')}`),
  }
}

describe('the text of a table', () => {
  it.each([
    ['UTF-8', Buffer.from(text), []],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), []],
    ['Windows-1252', Buffer.from(text, 'latin1'), ['read as Windows-1252: "Örebro Å"']],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le'), ['read as UTF-16: "Örebro Å"']],
    ['UTF-16 without it', Buffer.from(text, 'utf16le'), ['read as UTF-16: "Örebro Å"']],
    [
      'UTF-16, the other way',
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      ['read as UTF-16: "Örebro Å"'],
    ],
  ])('is decoded as %s', async (_, bytes, guesses) => {
    expect(await read(bytes)).toMatchObject({ rows, guesses, faults: [] })
  })

  it('is damaged where letters are UTF-8 and a byte is not', async () => {
    const damaged = Buffer.concat([Buffer.from('home;away\nÖrebro;B'), Buffer.from([0xe5])])
    expect(await read(damaged)).toMatchObject({ faults: ['a byte that is not UTF-8'], rows: undefined })
  })
})

describe('the separator', () => {
  it.each([
    ['named by Excel', 'sep=;\r\nA;B\r\n"1, x";2', ['A', 'B'], 2],
    ['a tab', 'A\tB\n1, x\t2', ['A', 'B'], 1],
    ['a bar', 'A|B\n1|2', ['A', 'B'], 1],
    ['below a title with commas', 'Cup, 2026, in Town\nA;B;C\n1;2;3\n4;5;6', ['A', 'B', 'C'], 2],
    ['with decimals in the cells', 'A;B\n1,5;2,5\n3,5;4,5', ['A', 'B'], 1],
  ])('is %s', async (_, content, header, line) => {
    expect((await read(content)).rows).toContainEqual({ line, cells: header })
  })
})

describe('a spreadsheet', () => {
  const day = (hours: number) => new Date(Date.UTC(2026, 6, 7) + hours * 3_600_000)
  const workbook = async () => {
    const first = [
      [{ value: 'Datum' }, { value: 'Tid' }, { value: 'Mål' }],
      [
        { value: day(0), type: Date, format: 'yyyy-mm-dd' },
        { value: 0.375, type: Number, format: 'hh:mm' },
        { value: 12, type: Number },
      ],
      [null, null, null],
      [
        { value: day(8), type: Date, format: 'yyyy-mm-dd hh:mm' },
        { value: 27.0 / 24 + 25 / 1440, type: Number, format: '[h]:mm' },
        { value: 0.1 + 0.2, type: Number },
      ],
    ]
    const file = await writeWorkbook([
      { data: first, sheet: 'P14' },
      { data: [[{ value: 'B' }]], sheet: 'F12' },
    ])
    return file.toBuffer()
  }

  it('gives every sheet with days and times as text, and the rows that it shows', async () => {
    const answer = await read(await workbook(), 'cup.xlsx')
    expect(answer.names).toEqual(['cup.xlsx, sheet P14', 'cup.xlsx, sheet F12'])
    expect(answer.rows).toEqual([
      { line: 1, cells: ['Datum', 'Tid', 'Mål'] },
      { line: 2, cells: ['2026-07-07', '09:00', '12'] },
      { line: 4, cells: ['2026-07-07 08:00', '27:25', '0.3'] },
    ])
  })

  it('is known by its bytes, whatever its name', async () => {
    expect((await read(await workbook(), 'cup.csv')).rows).toHaveLength(3)
  })

  it('is refused where it cannot be read, with what to do', async () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])
    expect((await read(old, 'cup.xls')).faults).toEqual(['a spreadsheet of before 2007 (.xls)'])
    const torn = (await workbook()).subarray(0, 900)
    expect((await read(torn, 'cup.xlsx')).faults).toEqual([
      expect.stringMatching(/^not a spreadsheet that can be read: /),
    ])
  })

  it('is refused before it is unpacked if it says that it is too large', async () => {
    const bytes = Buffer.from(await workbook())
    const entry = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    bytes.writeUInt32LE(2_000_000_000, entry + 24)
    expect((await read(bytes, 'cup.xlsx')).faults).toEqual(['the spreadsheet is too large: 2001 MB unpacked'])
  })
})
