import type {
  ImportFault,
  ImportPreview,
  PreviewEdition,
  PreviewTable,
} from '../../domain/organiser/import-preview.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { CupDocument } from '../document/cup-document.ts'
import { divisionsOf } from '../document/divisions-of.ts'
import { ASIDE } from '../import/columns/column-words.ts'
import { COLUMNS, type TableName } from '../import/columns/table-columns.ts'
import { countRepeated } from '../import/files/count-repeated.ts'
import type { ImportOrFaults } from '../import/files/import-files.ts'
import type { ReadColumn } from '../import/reading.ts'
import type { ImportedEdition } from './import-cup.ts'

/** More than these nobody reads, of faults and of each list of names. */
const MOST_FAULTS = 200
const MOST_LISTED = 50

/** Returns what was read, for the page: nothing of it can be stored. */
export function previewOf(read: ImportOrFaults, locale: Locale): ImportPreview {
  const all = read.ok ? [...read.skipped, ...read.warnings] : read.faults
  const counted = countRepeated(all, locale).toSorted((a, b) => weight(a) - weight(b))
  const guesses = new Map(read.guesses.map((guess) => [guess.what, guess]))
  return {
    cupName: read.ok ? read.document.cup.name : null,
    format: read.ok ? read.format : null,
    tables: tablesOf(read.columns),
    guesses: [...guesses.values()].slice(0, MOST_LISTED),
    faults: counted.slice(0, MOST_FAULTS).map((fault) => {
      const className = read.classOf(fault)
      return className === undefined ? fault : { ...fault, className }
    }),
    faultCount: all.filter(({ level }) => level === 'fault').length,
    isCut: counted.length > MOST_FAULTS,
    warningCount: all.filter(({ level }) => level === 'warning').length,
    editions: [],
    lost: { reports: 0, played: 0 },
    token: null,
  }
}

/** Questions first, then faults, then warnings. */
const weight = ({ level, asks }: ImportFault): number => (asks ? 0 : level === 'fault' ? 1 : 2)

function tablesOf(columns: readonly ReadColumn[]): PreviewTable[] {
  return [...Map.groupBy(columns, ({ file }) => file)].map(([file, own]) => ({
    file,
    columns: own.map(({ header, position, column, samples }) => ({ header, position, column, samples })),
    choices: [ASIDE, ...COLUMNS[(own[0]?.table ?? 'matches') as TableName]],
  }))
}

/** Returns what an import changes of the editions, for the page. */
export const previewEditions = (
  { editions }: CupDocument,
  imported: readonly ImportedEdition[],
): PreviewEdition[] =>
  imported.flatMap(({ year, before, changed, ids, reports, changes }) => {
    const edition = editions.find((one) => one.year === year)
    if (edition === undefined) return []
    const divisions = divisionsOf(edition.categories)
    const few = <Item>(items: readonly Item[] | undefined) => (items ?? []).slice(0, MOST_LISTED)
    return [
      {
        year,
        isStored: before !== null,
        isChanged: changed,
        classes: edition.categories.length,
        teams: edition.categories.reduce((sum, { teams }) => sum + teams.length, 0),
        matches: divisions.reduce((sum, { matches }) => sum + matches.length, 0),
        published: edition.published,
        changes,
        ids: {
          renamed: few(ids?.renamed),
          moved: few(ids?.moved),
          ended: few(ids?.ended),
          undecided: few(ids?.undecided),
        },
        conflicts: few(reports?.conflicts),
        kept: few(reports?.kept),
      },
    ]
  })
