import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../src/backend/import/files/import-files.ts'
import type { ImportOptions } from '../../../src/backend/import/import-options.ts'
import { joined, readAt, say, textOf, withPlaces } from '../../../src/backend/import/said.ts'
import type { Locale } from '../../../src/domain/text/locale.ts'
import { addMessages } from '../../../src/i18n/message-text.ts'
import { fixture } from './temporary-files.ts'

function messagesIn(locale: Locale): Map<string, string> {
  const texts = new Map<string, string>()
  addMessages(texts, JSON.parse(readFileSync(`src/i18n/locales/${locale}/import.json`, 'utf8')).import)
  return texts
}
const ENGLISH = messagesIn('en')

/** The calls of `say` in the importer whose key and values stand in the call itself. */
const CALLS = globSync(['src/backend/import/**/*.ts', 'src/backend/cup-import/*.ts']).flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: { file: string; key: string; names: string[] }[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'say') return
    const [key, values] = node.arguments
    if (!key || !ts.isStringLiteral(key)) return
    const parts = values && ts.isObjectLiteralExpression(values) ? [...values.properties] : []
    if (parts.some(ts.isSpreadAssignment) || (values && parts.length === 0)) return
    found.push({ file, key: key.text, names: parts.map((part) => part.name?.getText() ?? '').sort() })
  }
  visit(source)
  return found
})

describe('a sentence of the import', () => {
  it('is given every value that its message names, and no other', () => {
    expect(CALLS.length).toBeGreaterThan(200)
    for (const { file, key, names } of CALLS) {
      const text = ENGLISH.get(key) ?? `${ENGLISH.get(`${key}_other`)} ${ENGLISH.get(`${key}_one`)}`
      const named = new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))
      expect(names, `${file} ${key}`).toEqual([...named].sort())
    }
  })

  it('holds sentences, days and lists in the same language, and places for the paths that it marks', () => {
    const days = joined('or', ['2026-07-06', '2026-06-07'])
    const said = say('orderOpen', {
      cell: say('nothing'),
      ways: [say('orderReads', { order: 'dmy', day: { day: '2026-07-06' } }), say('whichever', { days })],
    })
    expect(textOf(said, 'sv')).toBe(
      'dag och månad kan vara omkastade i alla dagar i kolumnen, som i inget: --dates dmy läser 6 juli 2026, 2026-07-06 eller 2026-06-07, den som avses',
    )
    const once = say('noneThere', { what: say('listedOnce', { at: readAt('editions[0]') }) })
    expect(
      textOf(
        withPlaces(once, (path) => `cup.json ${path}`),
        'en',
      ),
    ).toBe('once: it stands at cup.json editions[0] already; there are none')
  })
})

/** What only English sentences hold: two words or more between their values. */
const SWEDISH = [...messagesIn('sv').values()].join('\n')
const FRAGMENTS = [...ENGLISH.values()]
  .flatMap((text) => text.split(/\{\{[^}]*\}\}/))
  .map((part) => part.trim())
  .filter((part) => /\p{L}{2,} \p{L}{2,}/u.test(part) && !SWEDISH.includes(part))

const HEAD = 'class;division;date;time;field;home;away;result;Foo'
const FAULTY: Readonly<Record<string, Readonly<Record<string, string | Uint8Array>>>> = {
  'the open format': { 'faulty-cup.json': readFileSync(fixture('faulty-cup.json')) },
  'JSON that cannot be read': { 'cup.json': '{"format": "cup/1",}' },
  'a table': {
    'matcher 2026.csv': [
      HEAD,
      'P14;Grupp 1;5/7/2026;08.00;Heden 1;Alfa;Beta;12-x;a',
      'P14;Grupp 1;6/7/2026;kvart;Heden 1;Alfa;Alfa;;',
      'P 14;Grupp 1;söndag 6 juli;09.00;Heden 1;Al-fa;Gamma;12-10;',
      'Okänt slag;;;;;;;;',
    ].join('\n'),
  },
  'a table without a header': {
    'cup.csv': '2026-07-07;08:00;Heden 1;Alfa;Beta\n2026-07-07;09:00;Heden 1;Beta;Gamma',
  },
  'several tables': {
    'matches.csv':
      'class,date,time,home,away,field\nP14,2026-07-07,25:00,Alfa,Betta,Heden 9\nP15,,08:00,Alfa,Beta,',
    'teams.csv': 'class,name,withdrawn\nP14,Alfa,maybe\nP14,Beta,\nP14,Beta,',
    'fields.csv': 'id,name,breaks\nheden-1,Heden 1,noon',
    'other.csv': 'a,b\n1,2',
  },
}

describe.each(Object.entries(FAULTY))('faults of %s', (_, files) => {
  const told = async (options: ImportOptions) => {
    const given = Object.entries(files).map(([file, text]) => ({ file, bytes: Buffer.from(text) }))
    const read = await importFiles(given, given[0]?.file ?? '', given.length > 1, options)
    const faults = read.ok ? read.warnings : read.faults
    return [
      ...faults.flatMap(({ problem, remedy }) => [problem, remedy]),
      ...read.guesses.flatMap(({ what, example }) => [what, example]),
    ]
  }

  it('are all told in Swedish', async () => {
    const swedish = await told({ locale: 'sv' })
    expect(swedish.length).toBeGreaterThan(1)
    expect(swedish).toHaveLength((await told({})).length)
    for (const text of swedish)
      expect(
        FRAGMENTS.filter((part) => text.includes(part)),
        text,
      ).toEqual([])
  })
})
