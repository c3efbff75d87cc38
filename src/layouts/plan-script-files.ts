import { reached } from './reached.ts'

/** A module of the scripts. */
export interface ScriptModule {
  /** Its size in bytes, compressed. */
  readonly size: number
  /** The ids of the modules that it imports. */
  readonly imports: readonly string[]
  /** False if its file is none of ours to choose. */
  readonly isFree: boolean
}

/** The modules that a visitor loads at once. */
export interface Load {
  /** The module that is loaded, with all that it imports. */
  readonly entry: string
  /** Entries that are loaded before. */
  readonly before: readonly string[]
  /** How much the load counts beside others. */
  readonly weight: number
}

/** Modules that share a file. */
interface File {
  readonly modules: string[]
  size: number
  readonly isFree: boolean
  /** Whether each load needs the file. */
  readonly isIn: boolean[]
  readonly imports: Set<File>
}

/** The bytes that one more file costs: its request, the names in its imports and exports, and a compression from scratch. */
const COST_OF_FILE = 400

/**
 * Plans which modules share a file. A bundler gives each set of entries a file of its own, so a live page would load eighty
 * files of some hundred bytes. Here files become one as long as all loads together gain by it: they save a file where they
 * need both, and load too much where they need one.
 *
 * @returns the number of the file by module; modules of a single entry are left out, as they share its file
 */
export function planScriptFiles(
  modules: ReadonlyMap<string, ScriptModule>,
  loads: readonly Load[],
): ReadonlyMap<string, number> {
  const weights = loads.map(({ weight }) => weight)
  const files = new Set(filesByEntries(modules, loads))
  let isLess = true
  while (isLess) isLess = joinBest(files, weights)
  return new Map(
    [...files]
      .filter(({ isFree }) => isFree)
      .flatMap((file, number) => file.modules.map((id) => [id, number] as const)),
  )
}

/** Modules that the same entries need, as a bundler would put them. */
function filesByEntries(modules: ReadonlyMap<string, ScriptModule>, loads: readonly Load[]): File[] {
  const needs = new Map(
    loads.map(({ entry }) => [entry, reached([entry], (id) => modules.get(id)?.imports ?? [])]),
  )
  const entries = [...needs]
  const isIn = (id: string) =>
    loads.map(({ entry, before }) => [entry, ...before].some((one) => needs.get(one)?.has(id)))
  const files = new Map<string, File>()
  const fileOf = new Map<string, File>()
  for (const [id, { size, isFree }] of modules) {
    const key = entries.flatMap(([entry, needed]) => (needed.has(id) ? [entry] : []))
    if (needs.has(id) || key.length < 2) continue
    const name = JSON.stringify([isFree, key])
    const file = files.get(name) ?? { modules: [], size: 0, isFree, isIn: isIn(id), imports: new Set<File>() }
    file.modules.push(id)
    file.size += size
    files.set(name, file)
    fileOf.set(id, file)
  }
  for (const [id, file] of fileOf)
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = fileOf.get(imported)
      if (other && other !== file) file.imports.add(other)
    }
  return [...files.values()]
}

/** Joins the pairs that gain most, each file once. @returns whether there was one */
function joinBest(files: Set<File>, weights: readonly number[]): boolean {
  const free = [...files].filter(({ isFree }) => isFree)
  const pairs = free
    .flatMap((file, at) =>
      free.slice(at + 1).map((other) => ({ file, other, gain: gainOf(file, other, weights) })),
    )
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
  const joined = new Set<File>()
  for (const { file, other } of pairs) {
    if (joined.has(file) || joined.has(other) || isBetween(file, other)) continue
    join(file, other, files)
    joined.add(file).add(other)
  }
  return joined.size > 0
}

/** Returns the bytes that all loads save; none or less if they save none. */
function gainOf(file: File, other: File, weights: readonly number[]): number {
  let gain = 0
  // Thousands of pairs are looked at for each that is joined: an iterator would take most of the time.
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0
    if (file.isIn[at]) gain += weight * (other.isIn[at] ? COST_OF_FILE : -other.size)
    else if (other.isIn[at]) gain -= weight * file.size
  }
  if (gain <= 0) return gain
  for (const { size, isIn } of importedBy(file, other))
    for (const [at, weight] of weights.entries())
      if (!isIn[at] && (file.isIn[at] || other.isIn[at])) gain -= weight * size
  return gain
}

/** All files that some files import, themselves or through others. */
const importedBy = (...importing: readonly File[]): ReadonlySet<File> =>
  reached(
    importing.flatMap(({ imports }) => [...imports]),
    ({ imports }) => imports,
  )

/** Whether a third file lies between two: it would import the joined file and be imported by it. */
function isBetween(file: File, other: File): boolean {
  const through = (from: File, to: File) =>
    importedBy(...[...from.imports].filter((imported) => imported !== to)).has(to)
  return through(file, other) || through(other, file)
}

function join(file: File, other: File, files: Set<File>): void {
  files.delete(other)
  file.modules.push(...other.modules)
  file.size += other.size
  for (const [at, isIn] of other.isIn.entries()) file.isIn[at] ||= isIn
  for (const imported of other.imports) file.imports.add(imported)
  file.imports.delete(file)
  file.imports.delete(other)
  for (const { imports } of files) if (imports.delete(other)) imports.add(file)
  for (const imported of importedBy(file))
    for (const [at, isIn] of file.isIn.entries()) imported.isIn[at] ||= isIn
}
