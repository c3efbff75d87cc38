import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supplyFaults } from './supply-check.ts'

/** What makes the bill of materials of production: from the lock file alone, so that nothing is fetched. */
export const BILL_TOOL = ['@cyclonedx/cyclonedx-npm', 'cyclonedx-npm'] as const

/** @param file where it is written, CycloneDX as JSON */
export const billArguments = (file: string): string[] => [
  '--omit',
  'dev',
  '--package-lock-only',
  '--output-reproducible',
  '--output-file',
  file,
]

/** What is wrong with a bill that was made and with the packages of a project, a sentence each. */
export function billFaults(root: string, file: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  return supplyFaults(read(join(root, 'package.json')), read(join(root, 'package-lock.json')), read(file))
}
