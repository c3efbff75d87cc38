import { expect, test } from 'vitest'
import { PAGES } from './written.ts'

const readme = PAGES.find(({ path }) => path === 'README.md')

test('the README is of one breath', () => {
  expect(readme?.text.split(/\s+/).length).toBeLessThanOrEqual(1500)
})

test('every page of the book is reached from the README', () => {
  const reached = new Set(['README.md'])
  for (const path of reached) {
    const text = PAGES.find((page) => page.path === path)?.text ?? ''
    for (const [, link = ''] of text.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g))
      reached.add(new URL(link, `file:///${path}`).pathname.slice(1))
  }
  expect(
    PAGES.map(({ path }) => path).filter((path) => path.startsWith('docs/') && !reached.has(path)),
  ).toEqual([])
})
