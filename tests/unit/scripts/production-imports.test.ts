import { expect, test } from 'vitest'
import { misplacedPackages, productionImports } from '../../../scripts/packages/production-imports.ts'
import { ROOT } from '../../../scripts/release/settings.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

test('what production imports is a dependency, and every dependency is for production', () => {
  expect(misplacedPackages(ROOT)).toEqual([])
})

test('production is followed from its entries into all that they import', () => {
  const { packages, files } = productionImports(ROOT)
  for (const name of ['hono', 'astro', 'react', 'graphql-yoga', 'pg', 'workbox-precaching', 'satori'])
    expect([...packages.keys()]).toContain(name)
  expect(files).toContain('scripts/processes/child-process.ts')
  expect(files.filter((file) => /^(tests|scripts\/(test|bench))\//.test(file))).toEqual([])
})

test('names each package on the wrong side, but none of types alone', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': JSON.stringify({
      dependencies: { a: '1', idle: '1', '@fonts/f': '1', node: '1' },
      devDependencies: { tool: '1', types: '1', '@s/styles': '1' },
    }),
    'src/a.ts':
      "import type { T } from 'types'\nimport { b } from './b.ts'\nimport fs from 'fs'\nimport x from 'a/deep'\n",
    'src/b.ts':
      "export const b = () => import('tool')\nexport { y } from 'nowhere'\nconst font = ['@fonts/f/x.woff2']\n",
    'src/d.d.ts': "import * as t from 'types'\n",
    'src/c.astro': "---\nimport '@s/styles/x.css'\n---\n",
  })
  expect(misplacedPackages(root).toSorted()).toEqual([
    '@s/styles is among the devDependencies, and production needs it: src/c.astro imports it.',
    'idle is among the dependencies, and nothing of production names it.',
    'nowhere is not in package.json, and production needs it: src/b.ts imports it.',
    'tool is among the devDependencies, and production needs it: src/b.ts imports it.',
  ])
})
