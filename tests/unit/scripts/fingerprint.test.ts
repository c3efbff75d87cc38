import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { programOf } from '../../../scripts/release/fingerprint.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

const OWN_IMPORT = /from '\.\/([^']+)'/g

const imported = [...readFileSync('astro.config.mjs', 'utf8').matchAll(OWN_IMPORT)].map(
  ([, file = '']) => file,
)

function programWith(file: string, content: string): string {
  const root = temporaryFolder()
  writeFiles(root, { [file]: content })
  return programOf(root)
}

test('the settings of Astro import files of the project', () => expect(imported.length).toBeGreaterThan(1))

test.each(imported)('a change of %s makes another site', (file) => {
  expect(programWith(file, '1')).not.toBe(programWith(file, '2'))
})
