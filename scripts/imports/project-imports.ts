import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Import, importsOf } from './read-imports.ts'

/** The imports of each file, keyed by its path from the root. */
export type ProjectImports = ReadonlyMap<string, readonly Import[]>

const CODE = '{src,scripts,tests}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,astro}'

/** Reads the imports of every code file of the project. */
export function projectImports(root: string): ProjectImports {
  const files = globSync(CODE, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return new Map(
    files.toSorted().map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]),
  )
}

/** Returns the path, from the root, of the file that an import names, or null if it names a package. */
export function targetOf(file: string, { specifier }: Import): string | null {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('/')) return path.slice(1)
  return /^\.\.?(\/|$)/.test(path) ? posix.join(posix.dirname(file), path) : null
}
