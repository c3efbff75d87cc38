import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Puts a file in place whole: written aside and renamed, so that a reader finds the old one or the new one, and other
 * names of the old one keep it.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
