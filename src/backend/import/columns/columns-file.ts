import type { ImportFault } from '../../../domain/organiser/import-preview.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../domain/text/locale.ts'
import { type Fault, faultAt, inLanguage, shown } from '../fault.ts'
import type { ColumnMap, ReadColumn } from '../reading.ts'
import { say } from '../said.ts'
import { known } from '../suggestion.ts'
import { ASIDE, foldedHeader } from './column-words.ts'
import { COLUMNS } from './table-columns.ts'

const ALL: readonly string[] = [...new Set(Object.values(COLUMNS).flat())]

const HEAD = [
  '# Which column of your files is which: on the left the header as it is written ("column 3" where there is none), on the',
  `# right one of ${ALL.join(', ')}; or ${ASIDE} to leave the column aside.`,
]

/** Writes the file that `readColumnsFile` reads, with each header once. */
export function writeColumnsFile(
  columns: readonly Pick<ReadColumn, 'header' | 'position' | 'column'>[],
): string {
  const lines = columns.map(
    ({ header, position, column }) => `${header.trim() || `column ${position}`} = ${column}`,
  )
  return `${[...HEAD, ...new Set(lines)].join('\n')}\n`
}

/**
 * Reads which header is which column: lines of `Header = column`.
 *
 * @param file the name that faults are reported under
 * @param locale of the faults
 */
export function readColumnsFile(
  text: string,
  file: string,
  locale: Locale = DEFAULT_LOCALE,
): { map: ColumnMap; faults: ImportFault[] } {
  const map = new Map<string, string>()
  const faults: Fault[] = []
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return
    const parts = /^(.*\S)\s*=\s*(\S+)\s*$/.exec(line.replace(/^\ufeff/, ''))
    const column =
      parts?.[2] === ASIDE ? ASIDE : ALL.find((one) => one.toLowerCase() === parts?.[2]?.toLowerCase())
    const place = `${index + 1}:1`
    if (!parts?.[1])
      faults.push(faultAt(file, place, say('mapsNoColumn', { line: shown(line) }), say('asMapping')))
    else if (column === undefined) {
      const remedy = known(say('oneOfOrDash', { list: ALL }), parts[2] ?? '', ALL)
      faults.push(faultAt(file, place, say('noColumn', { column: shown(parts[2]) }), remedy))
    } else map.set(keyOf(parts[1]), column)
  })
  return { map, faults: faults.map((fault) => inLanguage(fault, locale)) }
}

/** Returns the key of a header, or of a column without one, in a `ColumnMap`. */
export const keyOf = (header: string, position = 0): string => {
  const folded = foldedHeader(header)
  return folded === '' ? `column${position}` : folded
}
