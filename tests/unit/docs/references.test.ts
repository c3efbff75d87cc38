import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anchorsOf, PAGES, relativeLinks, WRITTEN } from './written.ts'

const pageAt = new Map(PAGES.map((page) => [page.path, page]))

/** Whether the target is a file of the project, and its anchor a heading of that page. */
function exists(path: string, anchor = ''): boolean {
  const page = pageAt.get(path)
  return anchor === ''
    ? page !== undefined || existsSync(path)
    : page !== undefined && anchorsOf(page).has(anchor)
}

describe('what code and texts refer to', () => {
  test('is a page of docs, and a heading of that page', () => {
    const references = WRITTEN.flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/([\w/-]+\.md)(?:#([\w-]+))?/g)].map(([reference, page = '', anchor]) => ({
        reference: `${path}: ${reference}`,
        isThere: exists(`docs/${page}`, anchor),
      })),
    )
    expect(references.length).toBeGreaterThan(50)
    expect(references.filter(({ isThere }) => !isThere)).toEqual([])
  })

  test('is in the project: no page is named that a reader does not have', () => {
    const names = WRITTEN.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w*?/.-])((?:[\w.-]+\/)*[\w-]+\.md)\b/g)]
        .map(([, name = '']) => name)
        .filter((name) => !exists(name) && !exists(join(dirname(path), name)))
        .map((name) => `${path}: ${name}`),
    )
    expect(names).toEqual([])
  })

  test('is in the project: no folder beside it, and no entry of a tracker', () => {
    const beside = new RegExp(['\\.\\./', 'shared'].join(''))
    const entry = new RegExp(['\\bissue', ' #?\\d'].join(''), 'i')
    const odd = WRITTEN.filter(({ text }) => beside.test(text) || entry.test(text))
    expect(odd.map(({ path }) => path)).toEqual([])
  })

  test('is a file, where a page names one', () => {
    const names = PAGES.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:docs|scripts|src|tests)\/[\w./[\]-]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !existsSync(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(names).toEqual([])
  })
})

test('every link between pages leads to a page and a heading', () => {
  const links = PAGES.flatMap((page) =>
    relativeLinks(page).map((link) => {
      const [target = '', anchor] = link.split('#')
      const path = target === '' ? page.path : join(dirname(page.path), target).replaceAll('\\', '/')
      return { link: `${page.path}: ${link}`, isThere: exists(path, anchor) }
    }),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ isThere }) => !isThere)).toEqual([])
})
