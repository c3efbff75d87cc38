import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { ImportFault } from '../../../domain/organiser/import-preview.ts'
import { DEFAULT_LOCALE } from '../../../domain/text/locale.ts'
import { isTableFile } from '../columns/table-columns.ts'
import { faultAt, inLanguage } from '../fault.ts'
import type { ImportOptions } from '../import-options.ts'
import { parseJson } from '../json-text.ts'
import { isOpenfootballMatches } from '../openfootball/draft-of-openfootball.ts'
import { DESCRIBES } from '../openfootball/year-files.ts'
import { decodeUtf8 } from '../read-text.ts'
import { type Said, say } from '../said.ts'
import { isTableText } from '../tables/read-tables.ts'
import { type ImportFile, type ImportOrFaults, importFiles, LOOKED_FOR } from './import-files.ts'

export type { ImportOrFaults } from './import-files.ts'

/** Larger files are refused: a whole edition of 1 400 teams is about 3 MB. */
export const LARGEST_FILE = 200_000_000

/**
 * Reads a cup from a file or folder, whose content tells its format, and checks all of it.
 *
 * @param path a `.json` file, a table (`.csv`, `.tsv`, `.xlsx`), or a folder
 * @returns the document with its warnings, or every fault (and warning) at once
 * @throws only what the file system throws for a file that cannot be read
 */
export async function readImport(path: string, options: ImportOptions = {}): Promise<ImportOrFaults> {
  const found = filesAt(path)
  if (found.faults.length > 0)
    return { ok: false, faults: found.faults, guesses: [], columns: [], classOf: () => undefined }
  return importFiles(found.files, path, statSync(path).isDirectory(), options)
}

/**
 * Returns the files of an import at a path, or the faults because of which they cannot be read.
 *
 * @throws what the file system throws for a file that cannot be read
 */
export function filesAt(path: string): {
  readonly files: readonly ImportFile[]
  readonly faults: readonly ImportFault[]
} {
  if (!existsSync(path)) return { files: [], faults: [faultIn(path, say('noSuchFile'), LOOKED_FOR)] }
  const isFolder = statSync(path).isDirectory()
  const paths = isFolder ? inFolder(path) : [path, ...filesBeside(path)]
  if (!Array.isArray(paths)) return { files: [], faults: [paths] }
  const base = isFolder ? path : dirname(path)
  const faults: ImportFault[] = []
  const files = paths.flatMap((one): ImportFile[] => {
    const file = relative(base, one) || basename(one)
    const { size } = statSync(one)
    if (size <= LARGEST_FILE) return [{ file, bytes: readFileSync(one) }]
    const problem = say('fileTooLarge', { size: Math.ceil(size / 1e6) })
    faults.push(faultIn(file, problem, say('fileAtMost')))
    return []
  })
  return { files, faults }
}

/** Returns the files that describe an openfootball file, as `worldcup.groups.json` describes `worldcup.json`. */
function filesBeside(path: string): string[] {
  if (isTableText(path) || statSync(path).size > LARGEST_FILE) return []
  const text = decodeUtf8(readFileSync(path), path)
  const parsed = text.ok ? parseJson(text.text) : null
  if (!parsed?.ok || !isOpenfootballMatches(parsed.value)) return []
  const stem = basename(path).replace(/\.json$/i, '')
  return readdirSync(dirname(path))
    .filter(
      (name) =>
        name.startsWith(`${stem}.`) && DESCRIBES.test(name) && !name.slice(stem.length + 1, -5).includes('.'),
    )
    .sort()
    .map((name) => join(dirname(path), name))
}

/** Returns the files of a folder: its tables, if they are those of a cup, else the JSON files below it. */
function inFolder(path: string): string[] | ImportFault {
  const tables = readdirSync(path)
    .filter((name) => isTableText(name) && !/\.txt$/i.test(name) && !name.startsWith('~$'))
    .sort()
  const isCup = tables.some(isTableFile) || tables.some((name) => /\.xlsx$/i.test(name))
  const paths = jsonBelow(path, 0)
  if (isCup || (paths.length === 0 && tables.length > 1)) return tables.map((name) => join(path, name))
  if (paths.length > 0) return paths
  const problem = tables.length > 0 ? say('noCupTables') : say('emptyFolder')
  return faultIn(path, problem, LOOKED_FOR)
}

/** Only the command reads files by their paths, and its words are English. */
const faultIn = (file: string, problem: Said, remedy: Said): ImportFault =>
  inLanguage(faultAt(file, '', problem, remedy), DEFAULT_LOCALE)

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
