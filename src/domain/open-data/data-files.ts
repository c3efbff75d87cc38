import { memoizedByValue, memoizedPair } from '../memoized.ts'
import type { Site } from '../site/page-site.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { cupFile } from './cup-file.ts'
import type { DataTable, TableWords } from './table.ts'
import { DATA_TABLES } from './tables.ts'

/** A file of an edition's open data as it is written. */
export interface DataFile {
  readonly name: string
  readonly type: 'text/csv' | 'application/json'
  readonly text: string
  /** null if the file is not a table. */
  readonly table: DataTable | null
  readonly rows: number | null
}

export const tableFiles = memoizedPair((index: EditionIndex, cup: Site['cup']): readonly DataFile[] =>
  DATA_TABLES.map((table) => ({
    name: `${table.name}.csv`,
    type: 'text/csv',
    table,
    ...table.csv(index, cup),
  })),
)

/** Returns the tables of an edition, and one file with the whole edition. */
export const dataFiles = (index: EditionIndex, cup: Site['cup'], origin: string): readonly DataFile[] => [
  ...tableFiles(index, cup),
  { name: 'cup.json', type: 'application/json', table: null, rows: null, text: cupText(index, cup, origin) },
]

const cupTexts = memoizedPair((index: EditionIndex, cup: Site['cup']) =>
  memoizedByValue((origin) => JSON.stringify(cupFile(index, cup, origin))),
)
export const cupText = (index: EditionIndex, cup: Site['cup'], origin: string): string =>
  cupTexts(index, cup)(origin)

export const PACKAGE_FILE = 'datapackage.json'

/**
 * Describes the files for programs (Data Package, specs.frictionlessdata.io). Its version is the revision of the edition:
 * another version means other content.
 *
 * @param license its name and the address of its text; null if the cup has named none
 * @param words in the language of the descriptions
 */
export function dataPackage(
  { edition: { year, revision } }: EditionIndex,
  cup: Site['cup'],
  license: { readonly name: string; readonly url: string } | null,
  words: TableWords,
): object {
  return {
    profile: 'tabular-data-package',
    name: `${cup.id}-${year}`,
    title: `${cup.name} ${year}`,
    version: revision,
    ...(license && { licenses: [{ name: license.name, path: license.url }] }),
    resources: DATA_TABLES.map((table) => resourceOf(table, words)),
  }
}

const resourceOf = ({ name, columnsOf, columns, key }: DataTable, words: TableWords): object => ({
  profile: 'tabular-data-resource',
  name,
  path: `${name}.csv`,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  description: words.table(name),
  schema: {
    fields: columns.map((column) => ({
      name: column.name,
      type: column.type,
      description: words.column(columnsOf, column.name),
    })),
    primaryKey: key,
  },
})
