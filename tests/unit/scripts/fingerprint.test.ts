import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { programOf } from '../../../scripts/release/fingerprint.ts'

const OWN_IMPORT = /from '\.\/([^']+)'/g

/** The folder of the publisher, which renders other pages than a build but not in another way. */
const PUBLISHER = 'scripts/publish/'

const imported = [...readFileSync('astro.config.mjs', 'utf8').matchAll(OWN_IMPORT)]
  .map(([, file = '']) => file)
  .filter((file) => !file.startsWith(PUBLISHER))

function programWith(file: string, content: string): string {
  const root = mkdtempSync(join(tmpdir(), 'program-'))
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
  return programOf(root)
}

test('the settings of Astro import files of the project', () => expect(imported.length).toBeGreaterThan(4))

test.each(imported)('a change of %s makes another site', (file) => {
  expect(programWith(file, '1')).not.toBe(programWith(file, '2'))
})
