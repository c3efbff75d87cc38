import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SHEET = readFileSync('src/styles/primitives.css', 'utf8')
const defined = new Set([...SHEET.matchAll(/^\.([a-z\d-]+) \{/gm)].map(([, name]) => name))
const views = globSync('src/{components,islands,layouts,pages}/**/*.{tsx,astro}').map((file) =>
  readFileSync(file, 'utf8'),
)
const words = new Set(views.join('\n').match(/(?<=[\s"'])[a-z][a-z\d-]*(?=[\s"'])/g))

test('every distance and width that a view asks for is a primitive', () => {
  const asked = [...words].filter((word) => /^(?:gap|gap-x|of)-\d+$/.test(word))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((word) => !defined.has(word))).toEqual([])
})

test('every primitive arranges something', () => {
  expect([...defined].filter((name) => !words.has(name as string))).toEqual([])
})
