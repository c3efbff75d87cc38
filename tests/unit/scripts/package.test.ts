import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectImports, targetOf } from '../../../scripts/imports/project-imports.ts'
import { writeArchive } from '../../../scripts/package/archive.ts'
import { contents } from '../../../scripts/package/contents.ts'
import { ROOT } from '../../../scripts/release/settings.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

const packed = new Set(contents(ROOT))

test('what is packed imports no file that is left out', () => {
  const missing = [...projectImports(ROOT)].flatMap(([file, imports]) =>
    imports
      .filter((one) => packed.has(file) && !packed.has(targetOf(file, one) ?? file))
      .map(({ specifier }) => `${file}: ${specifier}`),
  )
  expect(missing).toEqual([])
})

test('tests, measurements and tools of development stay at home', () => {
  const tools =
    /^(?:tests|scripts\/(?:bench|package|test))\/|^node_modules\/(?:typescript|vitest|playwright\w*)\//
  expect(
    [...packed].filter((path) => tools.test(path) && !path.startsWith('scripts/package/server/')),
  ).toEqual([])
})

test('an installed release has every command that the book has for a cup that runs', () => {
  const book = readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(ROOT, 'docs', file), 'utf8'))
    .join('\n')
  const named = new Set([...book.matchAll(/npm run ([a-z]+)(?![a-z:])/g)].map(([, name = '']) => name))
  for (const ofDevelopment of ['contract', 'docs', 'package', 'sbom']) named.delete(ofDevelopment)
  const command = readFileSync(join(ROOT, 'scripts/package/server/bin/cup-archive'), 'utf8')
  const cases = new Set(
    [...command.matchAll(/^ {2}([a-z |]+)\)/gm)].flatMap(([, names = '']) => names.split(' | ')),
  )
  expect([...named].filter((name) => !cases.has(name))).toEqual([])
})

/** The sum of an archive of a small project whose files are as old and as open as said. */
async function sumOf(
  text: string,
  mode: number,
  time: number,
): Promise<readonly [name: string, sum: string]> {
  const root = temporaryFolder()
  const files = {
    'package.json': '{"version":"1.2.3"}',
    'src/a.ts': text,
    'scripts/package/server/run': '#!',
  }
  writeFiles(root, files)
  for (const path of Object.keys(files)) {
    chmodSync(join(root, path), mode)
    utimesSync(join(root, path), time, time)
  }
  const file = await writeArchive(root, Object.keys(files).sort(), join(root, 'dist'))
  return [basename(file), createHash('sha256').update(readFileSync(file)).digest('hex')]
}

test.skipIf(process.platform !== 'linux')(
  'the same content makes the same archive, any other another',
  async () => {
    const first = await sumOf('a', 0o644, 1e9)
    expect(first[0]).toMatch(/^cup-archive-1\.2\.3-[\da-f]{8}-linux-\w+\.tar\.gz$/)
    expect(await sumOf('a', 0o600, 1.5e9)).toEqual(first)
    const other = await sumOf('b', 0o644, 1e9)
    expect([other[0] === first[0], other[1] === first[1]]).toEqual([false, false])
  },
)
