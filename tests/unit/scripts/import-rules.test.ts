import { expect, test } from 'vitest'
import { importFaults } from '../../../scripts/imports/import-faults.ts'
import { projectImports } from '../../../scripts/imports/project-imports.ts'
import { importsOf } from '../../../scripts/imports/read-imports.ts'
import { ROOMS, roomsOf } from '../../../scripts/imports/rooms.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

const HEAD = 'room | imports | packages | because\n'

/** The faults of a small project, given its files with their text and its table without the head. */
function faultsOf(files: Readonly<Record<string, string>>, table: string): string[] {
  const project = Object.entries(files).map(([file, text]) => [file, importsOf(file, text)] as const)
  return importFaults(new Map(project.toSorted()), roomsOf(HEAD + table))
}

/** Whether the project's own table lets a file import something. */
const lets = (file: string, specifier: string) =>
  !importFaults(new Map([[file, [{ line: 1, specifier }]]]), ROOMS).some((fault) =>
    fault.startsWith(`${file}:1 `),
  )

test('a room imports the rooms of its row, and no other; the fault tells file, line, what and why', () => {
  const table = 'domain | itself | | the rules are pure\ndata | domain | | it reads\n'
  expect(
    faultsOf(
      {
        'src/domain/a.ts': "import './b.ts'\n\nimport { x } from '../data/c.ts'\n",
        'src/domain/b.ts': '',
        'src/data/c.ts': "import '../domain/a.ts'\nimport './d.ts'\nimport '../../tests/t.ts'",
        'src/data/d.ts': '',
      },
      table,
    ),
  ).toEqual([
    'src/data/c.ts:2 imports src/data/d.ts (data), and data imports only domain: it reads.',
    'src/data/c.ts:3 imports tests/t.ts (no room), and data imports only domain: it reads.',
    'src/domain/a.ts:3 imports src/data/c.ts (data), and domain imports only itself: the rules are pure.',
    expect.stringContaining('no module imports itself in a circle'),
    expect.stringContaining('no folder imports itself in a circle'),
  ])
})

test('a package is for the rooms, and for the folder, that the row says', () => {
  const table = 'domain | | dayjs in time @s/x react-dom/server | it is so\n'
  const all =
    "import 'dayjs'\nimport '@s/x/deep'\nimport 'react-dom/server'\nimport 'react-dom'\nimport 'node:fs'"
  expect(faultsOf({ 'src/domain/time/a.ts': all, 'src/domain/b.ts': "import 'dayjs'" }, table)).toEqual([
    'src/domain/b.ts:1 imports dayjs, and of packages domain imports only dayjs in time, @s/x, react-dom/server: it is so.',
    expect.stringContaining('src/domain/time/a.ts:4 imports react-dom, '),
    expect.stringContaining('src/domain/time/a.ts:5 imports node:fs, '),
  ])
})

test('the longest name that fits a file is its room', () => {
  const table = [
    'a | itself | | parts',
    'a/**/*.island.tsx | a | | alone',
    'b/one.ts | | | one file',
    'b | b/one.ts | | the rest',
  ]
  const files = {
    'src/a/part.ts': "import './x.island.tsx'",
    'src/a/x.island.tsx': "import './part.ts'\nimport './deep/y.island.tsx'",
    'src/a/deep/y.island.tsx': '',
    'src/b/one.ts': "import './two.ts'",
    'src/b/two.ts': "import './one.ts'",
  }
  expect(faultsOf(files, table.join('\n')).filter((fault) => !fault.includes('circle'))).toEqual([
    expect.stringMatching(/^src\/a\/part.ts:1 imports .*\.island\.tsx\), and a imports only itself/),
    expect.stringMatching(/^src\/a\/x.island.tsx:2 imports .*\.island\.tsx\), and .* imports only a:/),
    expect.stringMatching(/^src\/b\/one.ts:1 imports src\/b\/two.ts \(b\)/),
  ])
})

test('a table that goes round, an empty room and a file without a room are faults', () => {
  const files = { 'src/a/1.ts': '', 'src/b/1.ts': '', 'src/lib/1.ts': '' }
  expect(faultsOf(files, 'a | b | | x\nb | itself | | y\nc | | | z')).toEqual([
    'The table lets a import b, which is no room above it: a circle may follow.',
    'The table has the room c, and no file stands in it.',
    'src/lib/1.ts stands in no room: give it a row in scripts/imports/rooms.ts.',
  ])
  expect(() => roomsOf(`${HEAD}a | b`)).toThrow('four cells')
})

test('reads the code of a project, and nothing else', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'src/a.ts': "import './b.mjs'", 'scripts/b.mjs': '', 'src/c.css': '', 'd.ts': '' })
  expect([...projectImports(root)]).toEqual([
    ['scripts/b.mjs', []],
    ['src/a.ts', [{ line: 1, specifier: './b.mjs' }]],
  ])
})

test('a circle of modules is told with its way, types included', () => {
  const files = {
    'src/a/1.ts': "import type { T } from './2.ts'",
    'src/a/2.ts': "export { x } from './3.ts'",
    'src/a/3.ts': "const late = () => import('./1.ts')",
    'src/a/4.ts': "import './1.ts'",
  }
  expect(faultsOf(files, 'a | itself | | x')).toEqual([
    'src/a/1.ts imports src/a/2.ts imports src/a/3.ts imports src/a/1.ts: no module imports itself in a circle.',
  ])
})

test('a circle of folders is told with the imports that close it, though no module is in one', () => {
  const files = {
    'src/a/1.ts': "import './2.ts'\nimport '../b/1.ts'",
    'src/a/2.ts': '',
    'src/b/1.ts': "import '../c/1.ts'",
    'src/c/1.ts': "import type { T } from '../a/2.ts'",
    'src/d/1.ts': "import '../a/1.ts'",
  }
  const table = ['a | itself b c | | x', 'b | c | | x', 'c | a | | x', 'd | a | | x'].join('\n')
  expect(faultsOf(files, table).filter((fault) => fault.includes('folder imports'))).toEqual([
    'src/a/1.ts imports src/b/1.ts, src/b/1.ts imports src/c/1.ts, src/c/1.ts imports src/a/2.ts: no folder imports itself in a circle.',
  ])
})

test('reads every way to import', () => {
  const text = [
    "import a from 'one'",
    "import type { T } from 'two'",
    "export * from 'three'",
    'const b = () => import(`four`)',
    "const c = require('five')",
    "let d: import('six').T",
    '// import "no"',
    'const e = "import \'no\'"',
    'import {',
    '  f,',
    "} from 'seven'",
  ]
  expect(importsOf('a.ts', text.join('\n')).map(({ line, specifier }) => `${line} ${specifier}`)).toEqual([
    '1 one',
    '2 two',
    '3 three',
    '4 four',
    '5 five',
    '6 six',
    '11 seven',
  ])
})

test('reads frontmatter and scripts of .astro files at their lines', () => {
  const text =
    "---\nimport 'one'\nconst end = '</script>'\nimport 'two'\n---\n<p>import 'no'</p>\n<script>\nimport 'three'\n</script>"
  expect(importsOf('a.astro', text).map(({ line, specifier }) => `${line} ${specifier}`)).toEqual([
    '2 one',
    '4 two',
    '8 three',
  ])
})

test.each([
  ['src/domain/a.ts', '../contract/b.ts'],
  ['src/domain/a.ts', 'kysely'],
  ['src/domain/tournament/a.ts', 'dayjs'],
  ['src/contract/a.ts', '../i18n/b.ts'],
  ['src/contract/a.ts', 'node:fs'],
  ['src/i18n/a.ts', '../contract/b.ts'],
  ['src/data/results/a.ts', '../build/b.ts'],
  ['src/data/results/a.ts', '../browser/b.ts'],
  ['src/data/results/a.ts', 'node:fs'],
  ['src/data/build/a.ts', '../browser/b.ts'],
  ['src/data/build/a.ts', '../../components/b.ts'],
  ['src/data/build/a.ts', 'react'],
  ['src/data/browser/a.ts', '../build/b.ts'],
  ['src/data/browser/a.ts', '../../i18n/b.ts'],
  ['src/data/browser/a.ts', 'nanostores'],
  ['src/stores/a.ts', '../data/build/b.ts'],
  ['src/stores/a.ts', '../contract/b.ts'],
  ['src/stores/a.ts', 'react'],
  ['src/stores/a.ts', '@nanostores/react'],
  ['src/components/match/a.tsx', '../../stores/b.ts'],
  ['src/components/match/a.tsx', '../../islands/b.island.tsx'],
  ['src/components/match/a.tsx', 'nanostores'],
  ['src/components/match/A.astro', 'node:fs'],
  ['src/islands/a.island.tsx', './b.island.tsx'],
  ['src/islands/live/a.tsx', '../b.island.tsx'],
  ['src/islands/live/a.tsx', '../../data/browser/b.ts'],
  ['src/layouts/a.ts', '../stores/b.ts'],
  ['src/layouts/a.ts', '../pages/b.ts'],
  ['src/layouts/a.ts', '../data/browser/b.ts'],
  ['src/layouts/a.ts', 'nanostores'],
  ['src/pages/a.ts', '../data/browser/b.ts'],
  ['src/pages/a.ts', '../backend/settings/config.ts'],
  ['src/pages/a.ts', '@nanostores/react'],
  ['src/backend/http/a.ts', '../../data/results/b.ts'],
  ['src/backend/results/a.ts', '../identity/b.ts'],
  ['src/backend/results/a.ts', '../import/b.ts'],
  ['src/backend/results/a.ts', '../demo/b.ts'],
  ['src/backend/results/a.ts', 'react'],
  ['src/backend/identity/http/a.ts', '../../results/b.ts'],
  ['src/backend/http/a.ts', '../import/b.ts'],
  ['src/backend/http/a.ts', '../demo/b.ts'],
  ['src/backend/main.ts', './import/b.ts'],
  ['src/pages/a.ts', '../../scripts/b.ts'],
  ['src/backend/a.ts', '../../tests/b.ts'],
  ['src/components/a.tsx', '../i18n/service-text.ts'],
  ['src/domain/text/a.ts', '../../i18n/locales/en/services.json'],
  ['scripts/release/a.ts', '../publish/b.ts'],
])('%s may not import %s', (file, specifier) => {
  expect(lets(file, specifier)).toBe(false)
})

test.each([
  ['src/domain/time/a.ts', 'dayjs'],
  ['src/contract/a.ts', '../domain/b.ts'],
  ['src/data/build/a.ts', '../results/b.ts'],
  ['src/stores/a.ts', '../data/browser/b.ts'],
  ['src/components/match/A.astro', '../ui/B.astro'],
  ['src/islands/a.island.tsx', './live/b.ts'],
  ['src/layouts/a.ts', '../islands/b.island.tsx'],
  ['src/pages/[...locale]/a.astro', '../../layouts/Page.astro'],
  ['src/backend/main.ts', './demo/b.ts'],
  ['src/backend/demo/a.ts', '../document/b.ts'],
  ['scripts/import.ts', '../src/backend/import/b.ts'],
  ['tests/unit/a.test.ts', '../../src/backend/import/b.ts'],
])('%s may import %s', (file, specifier) => {
  expect(lets(file, specifier)).toBe(true)
})
