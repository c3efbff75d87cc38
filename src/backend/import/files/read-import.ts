import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { CupDocument } from '../../document/cup-document.ts'
import { isTableFile } from '../csv/columns.ts'
import { type CsvFile, draftOfCsv } from '../csv/draft-of-csv.ts'
import { draftOfCupJson, isCupJson, type JsonFile } from '../cup-json.ts'
import { checkDraft } from '../document/check-draft.ts'
import type { Assumption } from '../document/rules.ts'
import { type Draft, type Fault, faultAt, shown, warningAt } from '../fault.ts'
import type { ImportOptions } from '../import-options.ts'
import { parseJson } from '../json-text.ts'
import {
  draftOfOpenfootball,
  isOpenfootball,
  isOpenfootballMatches,
} from '../openfootball/draft-of-openfootball.ts'
import { DESCRIBES } from '../openfootball/year-files.ts'
import { readText } from '../read-text.ts'

type ImportFormat = 'cup JSON' | 'CSV' | 'openfootball'

export type ImportAnswer =
  | {
      readonly ok: true
      readonly format: ImportFormat
      readonly document: CupDocument
      readonly warnings: readonly Fault[]
      /** The faults because of which editions or files were left out, if the operator asked for that. */
      readonly skipped: readonly Fault[]
      /** The editions that were left out, in the order of the files: "2026 (2026/cup.json)". */
      readonly skippedEditions: readonly string[]
      readonly assumptions: readonly Assumption[]
    }
  | { readonly ok: false; readonly faults: readonly Fault[] }

const LOOKED_FOR =
  'a JSON file with "format": "cup/1"; a folder with matches.csv; or openfootball JSON with "matches" (see README, "Bring your own data")'

/**
 * Reads a cup from a file or folder, whose content tells its format, and checks all of it.
 *
 * @param path a `.json` or `.csv` file, or a folder
 * @returns the document with its warnings, or every fault (and warning) at once
 * @throws only what the file system throws for a file that cannot be read
 */
export async function readImport(path: string, options: ImportOptions = {}): Promise<ImportAnswer> {
  if (!existsSync(path)) {
    return { ok: false, faults: [faultAt(path, '', 'no such file or folder', LOOKED_FOR)] }
  }
  const found = statSync(path).isDirectory() ? inFolder(path) : inFile(path)
  if (!found.ok) return found
  const { format, draft } = choose(found.files, path, found.faults, options)
  if (!format) return { ok: false, faults: draft.faults }
  const { document, faults, ...checked } = checkDraft(draft, options)
  return document ? { ok: true, format, document, warnings: faults, ...checked } : { ok: false, faults }
}

interface Files {
  readonly json: readonly JsonFile[]
  readonly csv: readonly CsvFile[]
}
type Found = { ok: true; files: Files; faults: Fault[] } | { ok: false; faults: Fault[] }

/**
 * Reads a single file. A CSV file holds the matches unless its name is that of another table. With an openfootball file, the
 * files that describe it are read too, as `worldcup.groups.json` describes `worldcup.json`.
 */
function inFile(path: string): Found {
  const found = readAll([path], dirname(path))
  const [table] = found.files.csv
  if (table) {
    const named = isTableFile(basename(path)) ? table : { ...table, table: 'matches' }
    return { ok: true, files: { json: [], csv: [named] }, faults: found.faults }
  }
  const [only] = found.files.json
  if (!only || !isOpenfootballMatches(only.value)) return { ok: true, ...found }
  const stem = basename(path).replace(/\.json$/i, '')
  const beside = readdirSync(dirname(path))
    .filter(
      (name) =>
        name.startsWith(`${stem}.`) && DESCRIBES.test(name) && !name.slice(stem.length + 1, -5).includes('.'),
    )
    .sort()
  return { ok: true, ...readAll([path, ...beside.map((name) => join(dirname(path), name))], dirname(path)) }
}

function inFolder(path: string): Found {
  const csv = readdirSync(path)
    .filter((name) => /\.csv$/i.test(name))
    .sort()
  if (csv.some(isTableFile)) {
    return {
      ok: true,
      ...readAll(
        csv.map((name) => join(path, name)),
        path,
      ),
    }
  }
  const paths = jsonBelow(path, 0)
  if (paths.length === 0) {
    const problem =
      csv.length > 0
        ? 'CSV files, and neither matches.csv nor teams.csv among them'
        : 'neither matches.csv nor JSON files in the folder'
    return { ok: false, faults: [faultAt(path, '', problem, LOOKED_FOR)] }
  }
  return { ok: true, ...readAll(paths, path) }
}

function jsonBelow(folder: string, depth: number): string[] {
  if (depth > 5) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return jsonBelow(path, depth + 1)
      return entry.isFile() && /\.json$/i.test(entry.name) ? [path] : []
    })
}

function readAll(paths: readonly string[], base: string): { files: Files; faults: Fault[] } {
  const json: JsonFile[] = []
  const csv: CsvFile[] = []
  const faults: Fault[] = []
  for (const path of paths) {
    const file = relative(base, path) || basename(path)
    const read = readText(path, file)
    if (!read.ok) {
      faults.push(read.fault)
      continue
    }
    if (/\.csv$/i.test(path)) {
      csv.push({
        file,
        table: basename(path)
          .replace(/\.csv$/i, '')
          .toLowerCase(),
        text: read.text,
      })
      continue
    }
    const parsed = parseJson(read.text)
    if (!parsed.ok) {
      faults.push(faultAt(file, parsed.place, `not JSON: ${parsed.problem}`, 'valid JSON'))
      continue
    }
    json.push({ file, value: parsed.value })
    for (const { key, place, before } of parsed.repeated) {
      const remedy = `each key once in an object: it stands at ${file} ${before} already`
      faults.push(faultAt(file, place, `the key ${shown(key)} is there twice`, remedy))
    }
  }
  return { files: { json, csv }, faults }
}

function choose(
  { json, csv }: Files,
  path: string,
  faults: readonly Fault[],
  options: ImportOptions,
): { format: ImportFormat | null; draft: Draft } {
  const withFaults = (draft: Draft): Draft => ({ ...draft, faults: [...faults, ...draft.faults] })
  if (csv.length > 0) return { format: 'CSV', draft: withFaults(draftOfCsv(csv, path, options)) }
  const base = statSync(path).isDirectory() ? path : dirname(path)
  const cups = json.filter(({ value }) => isCupJson(value))
  const football = json.filter(({ value }) => !isCupJson(value) && isOpenfootball(value))
  const matches = football.filter(({ value }) => isOpenfootballMatches(value))
  const others = json.filter(({ value }) => !isCupJson(value) && !isOpenfootball(value))
  const skipped = others.map(({ file }) =>
    warningAt(file, '', 'neither a cup nor openfootball: skipped', LOOKED_FOR),
  )
  if (cups.length > 0 && matches.length > 0) {
    const problem = `both cup files (${cups[0]?.file}) and openfootball files (${matches[0]?.file})`
    const fault = faultAt(path, '', problem, 'one format in a folder')
    return {
      format: null,
      draft: withFaults({ raw: null, origin: (place) => ({ file: path, place }), faults: [fault] }),
    }
  }
  const also = (draft: Draft) => withFaults({ ...draft, faults: [...skipped, ...draft.faults] })
  if (cups.length > 0) return { format: 'cup JSON', draft: also(draftOfCupJson(cups, options)) }
  if (matches.length > 0)
    return { format: 'openfootball', draft: also(draftOfOpenfootball(football, path, base, options)) }
  const unrecognised = faultAt(path, '', 'the format is not recognised', `looked for ${LOOKED_FOR}`)
  const all = faults.length > 0 && json.length === 0 ? [] : [unrecognised]
  return {
    format: null,
    draft: withFaults({ raw: null, origin: (place) => ({ file: path, place }), faults: all }),
  }
}
