import { describe, expect, test } from 'vitest'
import { addressOf } from '../../../scripts/release/site-files.ts'
import { checkFiles, type PlacesOf, verifySite } from '../../../scripts/release/verify.ts'
import { soundPage, temporaryFolder, writeFiles } from './temporary-folder.ts'

const SITE = 'http://localhost:4321'

async function problemsOf(files: Record<string, string>, secrets: string[] = []) {
  const dir = temporaryFolder()
  writeFiles(dir, { 'index.html': soundPage('/'), '404.html': soundPage('/404.html'), ...files })
  return (await verifySite(dir, { siteUrl: SITE, secrets })).problems
}

describe('verifySite', () => {
  test('is content with a sound site and counts it', async () => {
    const dir = temporaryFolder()
    writeFiles(dir, {
      'index.html': soundPage(
        '/',
        `<a href="/2025/#b">x</a><a href="2025/">x</a><a href="${SITE}/2025/?q=1">x</a>`,
      ),
      '404.html': soundPage('/404.html', '<a href="/graphql?query=x">x</a><a href="mailto:a@b.test">m</a>'),
      '2025/index.html': soundPage(
        '/2025/',
        '<p id="b"><a href="#b">x</a><a href="../_astro/f.svg#se">f</a></p>',
      ),
      'sv/2025/index.html': soundPage('/sv/2025/'),
      '_astro/f.svg': '<svg><symbol id="se"></symbol></svg>',
      '_astro/a.css': 'a { background: url("f.svg") } b { background: url(data:x) }',
      'sitemap-0.xml': `<urlset><url><loc>${SITE}/2025/</loc></url></urlset>`,
    })
    const result = await verifySite(dir, { siteUrl: SITE })
    expect(result.problems).toEqual([])
    expect(result).toMatchObject({ pages: 4, pagesByYear: { 2025: 2 } })
    expect(result.links).toBeGreaterThan(8)
  })

  test.each([
    ['<a href="/nowhere/">x</a>', '/x/: the link "/nowhere/" leads nowhere'],
    ['<a href="/y">x</a>', '/x/: the link "/y" leads nowhere (the slash at the end is missing)'],
    ['<a href="../z/">x</a>', '/x/: the link "../z/" leads nowhere'],
    ['<img src="/_astro/gone.svg" alt="">', '/x/: the link "/_astro/gone.svg" leads nowhere'],
    ['<a href="#gone">x</a>', '/x/: there is no place "#gone" on the page'],
    ['<a href="/y/#gone">x</a>', '/x/: the link to /y/#gone finds no such place there'],
    ['<a href="">x</a>', '/x/: the link "" is empty'],
    ['<a href="javascript:alert(1)">x</a>', '/x/: the link "javascript:alert(1)" has the scheme javascript:'],
    ['<a href="/%zz/">x</a>', '/x/: the link "/%zz/" holds a broken % sequence'],
    ['<h1>second</h1>', '/x/: has 2 <h1> instead of one'],
    ['<p id="a"></p><p id="a"></p>', '/x/: has the id "a" more than once'],
  ])('objects to %s', async (body, problem) => {
    const files = { 'x/index.html': soundPage('/x/', body), 'y/index.html': soundPage('/y/') }
    expect(await problemsOf(files)).toEqual([problem])
  })

  test('objects to a page without language, title, heading and address', async () => {
    expect(await problemsOf({ 'x/index.html': '<!doctype html><html><body>x</body></html>' })).toEqual([
      '/x/: has no lang on <html>',
      '/x/: has no <title>',
      '/x/: has 0 <h1> instead of one',
      '/x/: has no content security policy',
      '/x/: has no canonical address',
    ])
  })

  test('objects to a script that its page lets run before the policy', async () => {
    const early = soundPage('/x/').replace('<meta', '<script src="/y.js"></script><meta')
    expect(await problemsOf({ 'x/index.html': early, 'y.js': '' })).toEqual([
      '/x/: has a script before its content security policy',
    ])
  })

  test('is content with an embed that names its full page, and objects to one that could do something', async () => {
    const embed = (page: string, more: string) =>
      soundPage(page, '<a href="/x/">x</a>').replace('<title>', `${more}<title>`)
    const at = (html: string) =>
      problemsOf({ '2026/embed/x/index.html': html, 'x/index.html': soundPage('/x/'), 'y.js': '' })
    const noindex = '<meta name="robots" content="noindex"><meta http-equiv="refresh" content="60">'
    expect(await at(embed('/x/', noindex))).toEqual([])
    expect(await at(embed('/2026/embed/x/', '<script src="/y.js"></script>'))).toEqual([
      '/2026/embed/x/: is an embed without the address of its full page',
      '/2026/embed/x/: is an embed with a script',
      '/2026/embed/x/: is an embed that search engines may list',
    ])
    const reloaded = soundPage('/y/').replace('<title>', `${noindex}<title>`)
    expect(await problemsOf({ 'y/index.html': reloaded })).toEqual(['/y/: is loaded again by itself'])
    expect(await at(embed('/gone/', noindex))).toEqual([
      '/2026/embed/x/: the link "http://localhost:4321/gone/" leads nowhere',
    ])
  })

  test('tells the policies of all pages, each once', async () => {
    const dir = temporaryFolder()
    const player = soundPage('/x/').replace("'self'", "'self';frame-src https://player.example")
    writeFiles(dir, {
      'index.html': soundPage('/'),
      '404.html': soundPage('/404.html'),
      'x/index.html': player,
    })
    expect((await verifySite(dir, { siteUrl: SITE })).policies.toSorted()).toEqual([
      "default-src 'self'",
      "default-src 'self';frame-src https://player.example",
    ])
  })

  test('objects to the address of another page as canonical', async () => {
    expect(await problemsOf({ 'x/index.html': soundPage('/y/'), 'y/index.html': soundPage('/y/') })).toEqual([
      `/x/: says that its canonical address is ${SITE}/y/`,
    ])
  })

  test('objects to links of style sheets and site maps that lead nowhere', async () => {
    const problems = await problemsOf({
      '_astro/a.css': '@font-face { src: url("./gone.woff2") }',
      'sitemap-0.xml': `<urlset><url><loc>${SITE}/gone/</loc></url></urlset>`,
    })
    expect(problems).toEqual([
      '/_astro/a.css: the link "./gone.woff2" leads nowhere',
      `/sitemap-0.xml: the link "${SITE}/gone/" leads nowhere`,
    ])
  })

  test('objects to secrets, without repeating them', async () => {
    const problems = await problemsOf({ 'x.js': 'const t = "hemligt-lösenord-1"' }, ['hemligt-lösenord-1'])
    expect(problems).toEqual(['/x.js: holds the value of a secret setting'])
  })

  test('objects to addresses that differ only in case, and to a site without home or not-found page', async () => {
    const dir = temporaryFolder()
    writeFiles(dir, { 'A/index.html': soundPage('/A/'), 'a/index.html': soundPage('/a/') })
    expect((await verifySite(dir, { siteUrl: SITE })).problems).toEqual([
      'the site: /index.html is missing',
      'the site: /404.html is missing',
      expect.stringContaining('differ only in upper and lower case'),
    ])
  })

  test('tells once what is wrong in many places', async () => {
    const body = '<a href="/gone/">x</a>'
    const files = { 'x/index.html': soundPage('/x/', body), 'y/index.html': soundPage('/y/', body) }
    expect(await problemsOf(files)).toEqual(['/x/: the link "/gone/" leads nowhere (2 times in all)'])
  })

  test('lists only so many problems by name, and counts all', async () => {
    const links = Array.from({ length: 300 }, (_, n) => `<a href="/gone/${n}/">x</a>`).join('')
    const dir = temporaryFolder()
    writeFiles(dir, { 'index.html': soundPage('/', links), '404.html': soundPage('/404.html') })
    const result = await verifySite(dir, { siteUrl: SITE })
    expect(result.problems).toHaveLength(200)
    expect(result.problemCount).toBe(300)
  })
})

test('places that were noted are those of the page as it is by now', () => {
  const pages = new Map<string, string>()
  const put = (path: string, body: string) => pages.set(path, soundPage(addressOf(path), body))
  const [from, to] = ['/x/index.html', '/y/index.html']
  const places: PlacesOf = new Map()
  const check = (...paths: string[]) => {
    const files = checkFiles(pages, (path) => pages.get(path) ?? '', { siteUrl: SITE }, places)
    for (const path of paths) files.add(path)
    return files.problems()
  }
  put(from, '<a href="/y/#here">x</a>')
  put(to, '<p id="here">y</p>')
  expect(check(from)).toEqual([])
  put(to, '<p id="elsewhere">y</p>')
  check(to)
  expect(check(from)).toEqual(['/x/: the link to /y/#here finds no such place there'])
})
