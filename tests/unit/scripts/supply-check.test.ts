import { expect, test } from 'vitest'
import { type Lock, supplyFaults } from '../../../scripts/packages/supply-check.ts'

const HASH = { integrity: 'sha512-x', license: 'MIT' }
const lock: Lock = {
  packages: {
    '': {},
    'node_modules/a': { ...HASH, version: '1.0.0' },
    'node_modules/a/node_modules/@s/b': { ...HASH, version: '2.0.0', license: '(WTFPL OR MIT AND Zlib)' },
    'node_modules/tool': { ...HASH, version: '3.0.0', dev: true },
  },
}
const bom = {
  components: [{ name: 'a', version: '1.0.0', components: [{ group: '@s', name: 'b', version: '2.0.0' }] }],
}
const withPackage = (more: Lock['packages'][string]): Lock => ({
  packages: { ...lock.packages, 'node_modules/tool': { ...lock.packages['node_modules/tool'], ...more } },
})

test('a bill that equals the lock file has no faults', () => {
  expect(supplyFaults({}, lock, bom)).toEqual([])
})

test('names what is missing in the bill, what is in it besides, and other versions', () => {
  expect(supplyFaults({}, lock, { components: [{ name: 'a', version: '1.0.1' }] })).toEqual([
    'a@1.0.0 is installed in production and missing in the bill.',
    '@s/b@2.0.0 is installed in production and missing in the bill.',
    'a@1.0.1 is in the bill and not installed in production.',
  ])
  expect(supplyFaults({}, withPackage({ dev: false }), bom)).toEqual([
    'tool@3.0.0 is installed in production and missing in the bill.',
  ])
})

test.each([
  [{ license: 'AGPL-3.0-only' }, /tool@3\.0\.0 has the licence AGPL-3\.0-only/],
  [{ license: 'MIT AND SSPL-1.0' }, /has the licence MIT AND SSPL-1\.0/],
  [{ license: undefined }, /has the licence \(none\)/],
  [{ hasInstallScript: true }, /runs a program when it is installed/],
  [{ integrity: undefined }, /has no hash/],
])('objects to %j, of tools as well', (more, sentence) => {
  expect(supplyFaults({}, withPackage(more as never), bom)).toEqual([expect.stringMatching(sentence)])
})

test('takes a program that package.json has decided on, to run or not', () => {
  for (const isAllowed of [true, false]) {
    const manifest = { allowScripts: { tool: isAllowed } }
    expect(supplyFaults(manifest, withPackage({ hasInstallScript: true }), bom)).toEqual([])
  }
})
