import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supplyFaults } from './supply-check.ts'

/** The tool that writes the bill of materials of production. It reads only the lock file, so it fetches nothing. */
export const BILL_TOOL = ['@cyclonedx/cyclonedx-npm', 'cyclonedx-npm'] as const

/** @param file the path that the bill is written to, as CycloneDX JSON */
export const billArguments = (file: string): string[] => [
  '--omit',
  'dev',
  '--package-lock-only',
  '--output-reproducible',
  '--output-file',
  file,
]

/** Returns one sentence for each fault in a generated bill and in the packages of a project. */
export function billFaults(root: string, file: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  return supplyFaults(read(join(root, 'package.json')), read(join(root, 'package-lock.json')), read(file))
}
