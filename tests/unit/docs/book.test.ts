import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookPage } from '../../../scripts/docs/pages-loader.ts'
import { BARE_ENV } from '../../support/bare-env.ts'
import { PAGES } from './written.ts'

const BOOK = '.cache/docs'

test('a page of the book has its title once, and links to addresses of the book', () => {
  const MD = '.md'
  const text = `# A title\n[a](../b${MD}#c) [a](index${MD}) [a](d${MD}) [a](https://example.org/x${MD})`
  expect(bookPage(`folder/a${MD}`, text)).toEqual({
    title: 'A title',
    body: '\n[a](/b/#c) [a](/folder/) [a](/folder/d/) [a](https://example.org/x.md)',
  })
  expect(bookPage(`a${MD}`, `# A\n[start](index${MD})`).body).toBe('\n[start](/)')
})

describe('the book that `npm run docs` makes', () => {
  let pages: ReadonlyMap<string, string>

  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/docs/build.ts'], {
      encoding: 'utf8',
      env: BARE_ENV,
    })
    expect(status, stdout + stderr).toBe(0)
    const files = readdirSync(BOOK, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    )
    pages = new Map(files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(BOOK, name), 'utf8')]))
  }, 240_000)

  test('has every page of docs, and each in its menu', () => {
    const addresses = PAGES.filter(({ path }) => path.startsWith('docs/')).map(({ path }) =>
      path.slice('docs/'.length).replace(/(?:^|\/)index\.md$|\.md$/, '/'),
    )
    const menu = pages.get('visitors/index.html') ?? ''
    const isBuilt = (address: string) => pages.has(`${address}index.html`.replace(/^\//, ''))
    const isInMenu = (address: string) => address === '/' || menu.includes(`href="/${address}"`)
    expect(addresses.filter((address) => !isBuilt(address) || !isInMenu(address))).toEqual([])
  })

  test('has a search', () => {
    expect(existsSync(`${BOOK}/pagefind/pagefind.js`)).toBe(true)
    expect(pages.get('index.html')).not.toContain('only available in production')
  })

  test('has no link that leads nowhere', () => {
    const odd = [...pages].flatMap(([name, html]) =>
      [...html.matchAll(/<a[^>]* href="(\/[^"#]*)?(?:#([^"]+))?"/g)]
        .filter(([, address, anchor]) => {
          const target = address === undefined ? html : pages.get(`${address.slice(1)}index.html`)
          return target === undefined || (anchor !== undefined && !target.includes(`id="${anchor}"`))
        })
        .map(([link]) => `${name}: ${link}`),
    )
    expect(odd).toEqual([])
  })
})
