import { expect, test } from 'vitest'
import { relatedTests } from '../../../scripts/test/related-tests.ts'

/** A project by the imports of its files. */
const project = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(imports).map(([file, specifiers]) => [
      file,
      specifiers.map((specifier) => ({ line: 1, specifier })),
    ]),
  )

const PROJECT = project({
  'src/rule.ts': [],
  'src/list.ts': ['./rule.ts'],
  'src/page.ts': ['./list.ts'],
  'tests/unit/rule.test.ts': ['../../src/rule.ts'],
  'tests/unit/list.test.ts': ['../../src/list.ts'],
  'tests/unit/page.test.ts': ['../../src/page.ts?raw'],
  'tests/unit/other.test.ts': ['vitest'],
  'tests/backend/rule.test.ts': ['../../src/rule.ts'],
  'tests/e2e/rule.spec.ts': ['../../src/rule.ts'],
  'tests/long/rule.test.ts': ['../../src/rule.ts'],
})

test('a change asks for the tests that import it, the nearest first, and of these the short ones first', () => {
  expect(relatedTests(PROJECT, ['src/rule.ts'], 60)).toEqual({
    near: [
      'tests/unit/rule.test.ts',
      'tests/backend/rule.test.ts',
      'tests/unit/list.test.ts',
      'tests/unit/page.test.ts',
    ],
    left: [],
  })
  expect(relatedTests(PROJECT, ['src/page.ts'], 60).near).toEqual(['tests/unit/page.test.ts'])
})

test('tests that the time does not allow are named as left', () => {
  expect(relatedTests(PROJECT, ['src/rule.ts'], 0.5)).toEqual({
    near: ['tests/unit/rule.test.ts'],
    left: ['tests/backend/rule.test.ts', 'tests/unit/list.test.ts', 'tests/unit/page.test.ts'],
  })
})

test('a changed test is run whatever it takes', () => {
  expect(relatedTests(PROJECT, ['tests/backend/rule.test.ts'], 0).near).toEqual([
    'tests/backend/rule.test.ts',
  ])
})

test('a file that was deleted asks for the tests that still import it, and a deleted test for nothing', () => {
  const left = new Map([...PROJECT].filter(([file]) => !file.endsWith('rule.ts')))
  expect(relatedTests(left, ['src/rule.ts'], 60).near).toContain('tests/unit/rule.test.ts')
  expect(relatedTests(PROJECT, ['tests/unit/gone.test.ts'], 60)).toEqual({ near: [], left: [] })
})

test('files that import each other end the search', () => {
  const circle = project({
    'src/a.ts': ['./b.ts'],
    'src/b.ts': ['./a.ts'],
    'tests/unit/a.test.ts': ['../../src/a.ts'],
  })
  expect(relatedTests(circle, ['src/b.ts'], 60).near).toEqual(['tests/unit/a.test.ts'])
})
