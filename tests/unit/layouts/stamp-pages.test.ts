import type { AstroPrerenderer } from 'astro'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { built } from '../../../src/layouts/built.ts'
import { filled, shellOf } from '../../../src/layouts/page-shell.ts'
import { stampPages } from '../../../src/layouts/stamp-pages.ts'
import { NOT_STAMPED } from '../../../src/layouts/stamper.ts'

test('a shell gives the page that it was found in, and others of its kind', () => {
  const shell = shellOf('<h1>Ann</h1><p>Ann</p>$&', ['Ann', 'Ann'])
  expect(shell).toEqual(['<h1>', '</h1><p>', '</p>$&'])
  expect(filled(shell ?? [], ['$1', '<h1>'])).toBe('<h1>$1</h1><p><h1></p>$&')
  expect(filled(shell ?? [], ['Bob'])).toBeNull()
})

test('a page that does not hold its own texts gives no shell', () => {
  expect(shellOf('<h1>Ann</h1>', ['Bob'])).toBeNull()
  expect(shellOf('<h1>Ann</h1>', [''])).toBeNull()
  expect(shellOf('<h1>Ann</h1><p>Bob</p>', ['Bob', 'Ann'])).toBeNull()
})

/** The addresses that Astro was asked for. */
let asked: string[]
let counted: number
let edition: object
beforeEach(() => {
  asked = []
  edition = {}
  counted = 0
  const ownTexts = async (path: string) => [`own ${path}`]
  built.give({
    module: '',
    load: async () => {},
    siteOf: async () => edition,
    ownTexts,
    fileText: async () => null,
    pageRendered: () => counted++,
  })
})

async function pages(paths: Iterable<string>, html: (path: string) => string): Promise<string[]> {
  const render = async (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return new Response(html(pathname))
  }
  const stamping = stampPages(
    {
      name: 'astro',
      getStaticPaths: async () => [],
      render,
    } satisfies AstroPrerenderer,
    '',
  )
  const made: string[] = []
  for (const path of paths) {
    const options = { routeData: { type: 'page' } as never }
    const answer = await stamping.render(new Request(`http://localhost${path}`), options)
    const response = answer instanceof Response ? answer : answer.response
    made.push(new TextDecoder().decode(await response.arrayBuffer()))
  }
  return made
}

const MATCHES = [1, 2, 3, 4].map((id) => `/sv/2026/matches/${id}/`)

test('two pages of a kind are rendered, the others stamped', async () => {
  const html = (path: string) => `<p>own ${path}</p>`
  expect(await pages([...MATCHES, '/2026/matches/1/'], html)).toEqual(
    [...MATCHES, '/2026/matches/1/'].map(html),
  )
  expect(asked).toEqual([...MATCHES.slice(0, 2), '/2026/matches/1/'])
  expect(counted).toBe(2)
})

test('an edition that was read again gives a shell of its own', async () => {
  let frame = 'before'
  function* twice() {
    yield* MATCHES
    edition = {}
    frame = 'after'
    yield* MATCHES
  }
  const made = await pages(twice(), (path) => `<p>own ${path}</p><i>${frame}</i>`)
  expect(made.map((page) => page.includes('after'))).toEqual(Array.from({ length: 8 }, (_, at) => at >= 4))
})

test('pages that differ in more than their own texts are all rendered, and the log says so', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  const html = (path: string) => `<p>own ${path}</p><i>${path.length + asked.length}</i>`
  const made = await pages(MATCHES, html)
  expect(asked).toEqual(MATCHES)
  expect(said.mock.calls.flat().join('')).toContain(`${NOT_STAMPED} ${MATCHES[1]}`)
  expect(new Set(made).size).toBe(MATCHES.length)
})

test('no other page is looked at', async () => {
  const others = ['/2026/', '/2026/matches/', '/2026/matches/day/2026-07-07/', '/404.html']
  await pages([...others, ...others], () => '<p>own')
  expect(asked).toEqual([...others, ...others])
})
