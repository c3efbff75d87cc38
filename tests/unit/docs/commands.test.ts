import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES, WRITTEN } from './written.ts'

const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

/** The scripts that a text names. */
const namedIn = (text: string) =>
  [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)

test('every command that a text or the code names is there', () => {
  const missing = WRITTEN.flatMap(({ path, text }) =>
    namedIn(text)
      .filter((name) => scripts[name] === undefined)
      .map((name) => `${path}: npm run ${name}`),
  )
  expect(missing).toEqual([])
})

test('every command of package.json is told in a page', () => {
  const named = new Set(PAGES.flatMap(({ text }) => namedIn(text)))
  const isTold = (name: string) =>
    named.has(name) || PAGES.some(({ text }) => new RegExp(`\\bn(?:pm|px) ${name}\\b`).test(text))
  expect(Object.keys(scripts).filter((name) => !isTold(name))).toEqual([])
})

test('every program that a page has run by Node is there', () => {
  const programs = PAGES.flatMap(({ text }) =>
    [...text.matchAll(/scripts\/with-node\.mjs ([\w./-]+\.\w+)/g)].map(([, path = '']) => path),
  )
  expect(programs.length).toBeGreaterThan(2)
  expect(programs.filter((path) => !existsSync(path))).toEqual([])
})

test('every project and file of tests that a page has run is there', () => {
  const runs = PAGES.flatMap(({ text }) => [
    ...text.matchAll(/vitest\.mjs run --project (\w+)(?: ([\w./-]+))?/g),
  ])
  const config = readFileSync('vitest.config.ts', 'utf8')
  expect(runs.length).toBeGreaterThan(3)
  expect(
    runs.filter(([, project, path]) => !config.includes(`name: '${project}'`) || (path && !existsSync(path))),
  ).toEqual([])
})
