import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readColumnsFile, writeColumnsFile } from '../../src/backend/import/columns/columns-file.ts'
import type { EditionCounts } from '../../src/backend/import/document/edition-counts.ts'
import type { ImportOrFaults } from '../../src/backend/import/files/read-import.ts'
import type { ColumnMap } from '../../src/backend/import/reading.ts'

/** Reads the file of --columns. Returns null if there is none to read, and the sentence that says what is wrong with it. */
export function readColumns(path: string | undefined, dryRun: boolean): ColumnMap | null | string {
  if (path === undefined || (dryRun && !existsSync(path))) return null
  if (!existsSync(path))
    return `${JSON.stringify(path)}: no such file; --dry-run --columns ${path} writes it.`
  const { map, faults } = readColumnsFile(readFileSync(path, 'utf8'), path)
  const [fault] = faults
  return fault ? `${fault.file} ${fault.place}: ${fault.problem}. Right: ${fault.remedy}` : map
}

/** Prints what was settled from the content of the files, each once with an example. */
export function printGuesses({ guesses }: ImportOrFaults): void {
  const printed = new Set<string>()
  for (const { file, what, example } of guesses) {
    if (printed.has(what)) continue
    printed.add(what)
    console.log(`Read    ${file}: ${what}${example === '' ? '' : `: ${example}`}`)
  }
}

/** Prints which column was read as which; with --columns, writes it to the file if that is not there. */
export function tellColumns({ columns }: ImportOrFaults, path: string | undefined): void {
  if (columns.length === 0) return
  if (path !== undefined && !existsSync(path)) {
    writeFileSync(path, writeColumnsFile(columns))
    console.log(`Columns written to ${path}: change them there, and give it with --columns ${path}`)
    return
  }
  const pairs = new Set(
    columns.map(({ header, position, column }) => `${header.trim() || `column ${position}`} = ${column}`),
  )
  console.log(`Columns ${[...pairs].join(', ')}`)
  if (path === undefined)
    console.log('        --dry-run --columns FILE writes them to a file in which they can be changed')
}

/** Prints how many matches have what, before anything is stored. */
export function printCounts(counts: readonly EditionCounts[]): void {
  for (const { year, matches, ...having } of counts) {
    if (matches === 0) continue
    const parts = Object.entries(having).map(
      ([what, count], at) => `${count} ${at === 0 ? 'have ' : ''}a ${what}`,
    )
    console.log(`${year}: of ${matches} ${matches === 1 ? 'match' : 'matches'} ${parts.join(', ')}`)
  }
}
