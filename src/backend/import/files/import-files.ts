import { dirname } from 'node:path'
import type { ImportFault, ImportPreview } from '../../../domain/organiser/import-preview.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../domain/text/locale.ts'
import type { CupDocument } from '../../document/cup-document.ts'
import { draftOfTables } from '../csv/draft-of-tables.ts'
import { draftOfCupJson, isCupJson, type JsonFile } from '../cup-json.ts'
import { checkDraft } from '../document/check-draft.ts'
import { type EditionCounts, editionCounts } from '../document/edition-counts.ts'
import type { Assumption } from '../document/rules.ts'
import { type Draft, type Fault, type FaultPlace, faultAt, inLanguage, shown, warningAt } from '../fault.ts'
import type { ImportOptions } from '../import-options.ts'
import { parseJson } from '../json-text.ts'
import {
  draftOfOpenfootball,
  isOpenfootball,
  isOpenfootballMatches,
} from '../openfootball/draft-of-openfootball.ts'
import { decodeUtf8 } from '../read-text.ts'
import type { Guess, ReadColumn } from '../reading.ts'
import { say, textOf } from '../said.ts'
import type { CellTable } from '../tables/cell-table.ts'
import { isTableText, readTables } from '../tables/read-tables.ts'

type ImportFormat = 'cup JSON' | 'CSV' | 'spreadsheet' | 'openfootball'

/** A file to import, by its bytes. */
export interface ImportFile {
  /** The name that faults are reported under, relative to the folder. */
  readonly file: string
  readonly bytes: Uint8Array
}

/** What was read out of the files besides the cup: it is told whether the cup can be stored or not. */
interface Reading {
  readonly guesses: ImportPreview['guesses']
  readonly columns: readonly ReadColumn[]
  /** Returns the class that a fault is in, if that is known. */
  readonly classOf: (fault: FaultPlace) => string | undefined
}

export type ImportOrFaults =
  | (Reading & {
      readonly ok: true
      readonly format: ImportFormat
      readonly document: CupDocument
      /** The ids that the files give; all others were made of names. null if the files give all. */
      readonly givenIds: ReadonlySet<string> | null
      /** How many matches have a class, a day, a time, a field and a score, for each edition. */
      readonly counts: readonly EditionCounts[]
      readonly warnings: readonly ImportFault[]
      /** The faults because of which editions or files were left out, if the operator asked for that. */
      readonly skipped: readonly ImportFault[]
      /** The editions that were left out, in the order of the files: "2026 (2026/cup.json)". */
      readonly skippedEditions: readonly string[]
      readonly assumptions: readonly Assumption[]
    })
  /** The faults with `asks` are questions. */
  | (Reading & { readonly ok: false; readonly faults: readonly ImportFault[] })

export const LOOKED_FOR = say('lookedFor')

/**
 * Reads a cup from the bytes of its files, whose content tells its format, and checks all of it. Nothing is stored.
 *
 * @param path the folder, or the only file: it names the cup if nothing else does
 * @param isFolder whether `path` is a folder
 * @returns the document with its warnings, or every fault and question (and warning) at once
 */
export async function importFiles(
  files: readonly ImportFile[],
  path: string,
  isFolder: boolean,
  options: ImportOptions = {},
): Promise<ImportOrFaults> {
  const { locale = DEFAULT_LOCALE } = options
  const told = (all: readonly Fault[]) => all.map((fault) => inLanguage(fault, locale))
  const { json, tables, isSpreadsheet, faults, guesses } = await readFiles(files, locale)
  const found = choose(json, tables, path, isFolder, options)
  const draft: Draft = { ...found.draft, faults: [...faults, ...found.draft.faults] }
  const reading = {
    guesses: [...guesses, ...(draft.guesses ?? [])].map(({ file, what, example }) => ({
      file,
      what: textOf(what, locale),
      example: textOf(example, locale),
    })),
    columns: draft.columns ?? [],
    classOf: (fault: FaultPlace) => draft.classOf?.(fault),
  }
  if (!found.format) return { ok: false, faults: told(draft.faults), ...reading }
  const { document, faults: all, skipped, ...checked } = checkDraft(draft, options)
  if (!document) return { ok: false, faults: told(all), ...reading }
  const format = isSpreadsheet && found.format === 'CSV' ? 'spreadsheet' : found.format
  return {
    ok: true,
    format,
    document,
    givenIds: draft.givenIds ?? null,
    counts: editionCounts(document),
    warnings: told(all),
    skipped: told(skipped),
    ...checked,
    ...reading,
  }
}

interface ReadFiles {
  readonly json: readonly JsonFile[]
  readonly tables: readonly CellTable[]
  readonly isSpreadsheet: boolean
  readonly faults: readonly Fault[]
  readonly guesses: readonly Guess[]
}

async function readFiles(files: readonly ImportFile[], locale: Locale): Promise<ReadFiles> {
  const json: JsonFile[] = []
  const tables: CellTable[] = []
  const faults: Fault[] = []
  const guesses: Guess[] = []
  for (const { file, bytes } of files) {
    if (isTableText(file)) {
      const read = await readTables(file, bytes, locale)
      tables.push(...read.tables)
      faults.push(...read.faults)
      guesses.push(...read.guesses)
      continue
    }
    const text = decodeUtf8(bytes, file)
    if (!text.ok) {
      faults.push(text.fault)
      continue
    }
    const parsed = parseJson(text.text)
    if (!parsed.ok) {
      faults.push(faultAt(file, parsed.place, say('noJson', { problem: parsed.problem }), say('validJson')))
      continue
    }
    json.push({ file, value: parsed.value })
    for (const { key, place, before } of parsed.repeated) {
      const remedy = say('keyOnce', { file, before })
      faults.push(faultAt(file, place, say('keyTwice', { key: shown(key) }), remedy))
    }
  }
  return { json, tables, isSpreadsheet: tables.some(({ isSheet }) => isSheet), faults, guesses }
}

function choose(
  json: readonly JsonFile[],
  tables: readonly CellTable[],
  path: string,
  isFolder: boolean,
  options: ImportOptions,
): { format: Exclude<ImportFormat, 'spreadsheet'> | null; draft: Draft } {
  const nothing = (faults: readonly Fault[]) => ({
    format: null,
    draft: { raw: null, origin: (place: string) => ({ file: path, place }), faults },
  })
  if (tables.length > 0) return { format: 'CSV', draft: draftOfTables(tables, path, options) }
  const cups = json.filter(({ value }) => isCupJson(value))
  const football = json.filter(({ value }) => !isCupJson(value) && isOpenfootball(value))
  const matches = football.filter(({ value }) => isOpenfootballMatches(value))
  const others = json.filter(({ value }) => !isCupJson(value) && !isOpenfootball(value))
  const skipped = others.map(({ file }) => warningAt(file, '', say('neitherFormat'), LOOKED_FOR))
  if (cups.length > 0 && matches.length > 0) {
    const problem = say('twoFormats', { cup: cups[0]?.file ?? '', football: matches[0]?.file ?? '' })
    return nothing([faultAt(path, '', problem, say('oneFormat'))])
  }
  const also = (draft: Draft) => ({ ...draft, faults: [...skipped, ...draft.faults] })
  if (cups.length > 0) return { format: 'cup JSON', draft: also(draftOfCupJson(cups, options)) }
  if (matches.length > 0) {
    const base = isFolder ? path : dirname(path)
    return { format: 'openfootball', draft: also(draftOfOpenfootball(football, path, base, options)) }
  }
  // A file that could not be read is told already.
  return nothing(
    json.length === 0
      ? []
      : [faultAt(path, '', say('unknownFormat'), say('formatsLookedFor', { formats: LOOKED_FOR }))],
  )
}
