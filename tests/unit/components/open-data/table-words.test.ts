import { describe, expect, it } from 'vitest'
import { tableWords } from '../../../../src/components/open-data/table-words.ts'
import { DATA_TABLES } from '../../../../src/domain/open-data/tables.ts'
import { LOCALES } from '../../../../src/domain/text/locale.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'

learnMessages('en', english)
learnMessages('sv', swedish)

describe('the words of the open data', () => {
  it.each(LOCALES)('tell in %s of every table and column', (locale) => {
    const words = tableWords(locale)
    const said = DATA_TABLES.flatMap(({ name, columnsOf, columns }) => [
      words.table(name),
      ...columns.map((column) => words.column(columnsOf, column.name)),
    ])
    expect(said.filter((text) => text.startsWith('tables.'))).toEqual([])
  })

  it('tell of nothing else', () => {
    const columns = new Set(
      DATA_TABLES.flatMap((table) => table.columns.map(({ name }) => `${table.columnsOf}.${name}`)),
    )
    const written = Object.entries(english.tables).flatMap(([table, words]) =>
      'columns' in words ? Object.keys(words.columns).map((name) => `${table}.${name}`) : [],
    )
    expect(written.filter((name) => !columns.has(name))).toEqual([])
  })
})
