import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../src/backend/main.ts'
import { type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { HOST_SETTINGS, HOST_SETTINGS_ASKED } from '../../support/host-settings.ts'
import { testConfig } from '../results/ask.ts'

const LONG = '<p>Resultat å ä ö</p>'.repeat(200)

describe('the site', () => {
  let base: OpenTestDatabase
  let dir: string
  let app: ReturnType<typeof createApp>

  beforeEach(async () => {
    base = await openTestDatabase('SQLite')
    dir = await mkdtemp(join(tmpdir(), 'cup-site-'))
    app = createApp(testConfig({ siteDir: join(dir, 'current'), dataDir: dir }), base.db)
  })
  afterEach(async () => {
    await base.dispose()
    await rm(dir, { recursive: true, force: true })
  })

  async function release(name: string, files: Record<string, string>): Promise<void> {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(dir, name, path)), { recursive: true })
      await writeFile(join(dir, name, path), content)
    }
    await symlink(join(dir, name), join(dir, 'next'))
    await rename(join(dir, 'next'), join(dir, 'current'))
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://localhost${path}`, { headers })

  it('serves pages by folder, with a tag, to be asked for again each time', async () => {
    await release('r1', { 'index.html': 'home', '2026/teams/a/index.html': LONG })
    const page = await get('/2026/teams/a/')
    expect([page.status, await page.text()]).toEqual([200, LONG])
    expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const tag = `${page.headers.get('etag')}`
    expect((await get('/2026/teams/a/', { 'if-none-match': tag })).status).toBe(304)
    expect(await (await get('/?q=1')).text()).toBe('home')
  })

  it('sends everything of a release under the policy that the release names, and the next under its own', async () => {
    const policy = "default-src 'self'; script-src 'self' 'sha256-x='; frame-ancestors 'none'"
    const headers = (text: string) =>
      `/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: ${text}\n`
    const files = { 'index.html': 'home', '404.html': 'no', '2026/index.html': 'x', 'i.svg': '<svg/>' }
    const policies = async () =>
      Promise.all(
        ['/', '/nowhere/', '/2026', '/i.svg'].map(async (path) =>
          (await get(path)).headers.get('content-security-policy'),
        ),
      )
    await release('r1', { ...files, _headers: headers(policy) })
    expect(await policies()).toEqual(Array(4).fill(policy))
    const tag = `${(await get('/')).headers.get('etag')}`
    const held = await get('/', { 'if-none-match': tag })
    expect([held.status, held.headers.get('content-security-policy')]).toEqual([304, policy])
    await release('r2', { ...files, _headers: headers("default-src 'none'") })
    expect(await policies()).toEqual(Array(4).fill("default-src 'none'"))
    await release('r3', files)
    expect(await policies()).toEqual(Array(4).fill("frame-ancestors 'none'"))
  })

  it('lets embeds alone be framed, and any site read open files', async () => {
    const policy = "default-src 'self'; frame-ancestors 'none'"
    const paths = [
      '2026/embed/team/a/index.html',
      'sv/2026/embed/team/a/index.html',
      '2026/index.html',
      '2026/teams/embed/index.html',
      'embed/team/a/index.html',
      '2026/teams/a/now.json',
      '2026/data/matches.csv',
      '2026/schedule.json',
      '404.html',
    ]
    const files = Object.fromEntries(paths.map((path) => [path, path]))
    await release('r1', { ...files, _headers: `/*\n  Content-Security-Policy: ${policy}\n` })
    const framingOf = async (path: string, tag = '') => {
      const { headers } = await get(path, { 'if-none-match': tag })
      return [
        /frame-ancestors ('none'|\*)$/.exec(headers.get('content-security-policy') ?? '')?.[1],
        headers.get('cross-origin-embedder-policy'),
        headers.get('cross-origin-resource-policy'),
        headers.get('access-control-allow-origin'),
      ]
    }
    const framed = ['*', 'require-corp', 'cross-origin', null]
    const closed = ["'none'", null, null, null]
    const open = ["'none'", null, null, '*']
    for (const path of ['/2026/embed/team/a/', '/sv/2026/embed/team/a/']) {
      expect(await framingOf(path), path).toEqual(framed)
      const tag = `${(await get(path)).headers.get('etag')}`
      expect(await framingOf(path, tag), `${path} unchanged`).toEqual(framed)
    }
    for (const path of ['/2026/', '/2026/teams/embed/', '/embed/team/a/', '/2026/schedule.json'])
      expect(await framingOf(path), path).toEqual(closed)
    for (const path of ['/2026/embed/team/gone/', '/2026/embed/team/a', '/2026/embed/%2e%2e/'])
      expect(await framingOf(path), path).toEqual(closed)
    for (const path of ['/2026/teams/a/now.json', '/2026/data/matches.csv'])
      expect(await framingOf(path), path).toEqual(open)
    expect((await get('/2026/teams/a/now.json')).headers.get('cache-control')).toBe('no-cache')
  })

  it('sends a folder without its slash to the address with it, query and all', async () => {
    await release('r1', { '2026/_c3_a5/index.html': 'x', 'plain/file.txt': 'x', '404.html': 'no' })
    const response = await get('/2026/_c3_a5?q=%C3%A5')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/2026/_c3_a5/?q=%C3%A5')
    expect((await get('/plain')).status).toBe(404)
  })

  it('lets hashed files be kept for a year, and others for minutes', async () => {
    await release('r1', {
      '_astro/x.abc.css': 'a{}',
      'feed.json': '{}',
      'calendar.ics': 'BEGIN',
      'f.woff2': 'x',
      'i.svg': '<svg/>',
    })
    const css = await get('/_astro/x.abc.css')
    expect(css.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(css.headers.get('content-type')).toMatch(/^text\/css/)
    expect((await get('/feed.json')).headers.get('cache-control')).toBe('public, max-age=300')
    expect((await get('/feed.json')).headers.get('content-type')).toMatch(/^application\/json/)
    expect((await get('/calendar.ics')).headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect((await get('/f.woff2')).headers.get('content-type')).toBe('font/woff2')
    expect((await get('/i.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  })

  it('has the worker and the schedule asked for again each time, as they belong to one release', async () => {
    await release('r1', { 'sw.js': 'self', 'screen-worker.js': 'self', '2026/schedule.json': '{}' })
    const worker = await get('/sw.js')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect((await get('/screen-worker.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/2026/schedule.json')).headers.get('cache-control')).toBe('no-cache')
  })

  it('compresses text for whoever takes it', async () => {
    await release('r1', { 'index.html': LONG, 'photo.png': LONG })
    const page = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(page.headers.get('vary')).toBe('accept-encoding')
    expect(brotliDecompressSync(await page.arrayBuffer()).toString()).toBe(LONG)
    expect((await get('/photo.png', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull()
    expect((await get('/')).headers.get('vary')).toBe('accept-encoding')
  })

  it('answers HEAD like GET without the body', async () => {
    await release('r1', { 'index.html': LONG })
    const head = await app.request('http://localhost/', { method: 'HEAD' })
    const whole = await get('/')
    expect(await head.text()).toBe('')
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)])
    }
  })

  it.each([
    ['404.html', 'sv/404.html'],
    ['404/index.html', 'sv/404/index.html'],
    ['404.html', 'sv/404/index.html'],
  ])(
    'answers what is not there with the not-found page of the language: %s, %s',
    async (english, swedish) => {
      await release('r1', { [english]: 'Not found', [swedish]: 'Finns inte', 'index.html': 'home' })
      for (const [path, text] of [
        ['/2026/nothing/', 'Not found'],
        ['/2026/nothing', 'Not found'],
        ['/svt/', 'Not found'],
        ['/sv/2026/nothing/', 'Finns inte'],
        ['/404.html', 'Not found'],
        ['/404/', 'Not found'],
        ['/sv/404/', 'Finns inte'],
      ] as const) {
        const response = await get(path)
        expect([path, response.status, await response.text()]).toEqual([path, 404, text])
        expect(response.headers.get('etag')).toBeNull()
      }
      expect((await get('/2026/nothing/', { 'if-none-match': '*' })).status).toBe(404)
    },
  )

  it('says 404 where a release has no page for it', async () => {
    await release('r1', { 'index.html': 'home' })
    const response = await get('/nothing/', { 'if-none-match': '*' })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/2026/..%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.env',
    '/.git/config',
    '/2026/.hidden/index.html',
    '/_astro/app.js.map',
    ...HOST_SETTINGS_ASKED,
    '/%00',
    '/index.html%00',
    '/index.html%0a',
    '/%zz',
    '/%',
    '//index.html',
    '/2026//index.html',
    '/%2findex.html',
    '/index.html/',
    `/${'x'.repeat(300)}`,
    `/${'y/'.repeat(2000)}`,
  ])('never serves %j', async (path) => {
    await writeFile(join(dir, 'secret.txt'), 'secret')
    const hidden = {
      '.env': 'secret',
      '.git/config': 'secret',
      '2026/.hidden/index.html': 'secret',
      '_astro/app.js.map': 'secret',
      ...HOST_SETTINGS,
    }
    await release('r1', { 'index.html': 'home', '2026/index.html': 'year', ...hidden })
    const response = await app.request(new Request(`http://localhost${path}`))
    expect(await response.text()).not.toMatch(/secret|home|year/)
    expect(response.status).toBe(404)
  })

  it('shows the next release with the next request after a swap', async () => {
    await release('r1', { 'index.html': 'one', 'old/index.html': 'old' })
    expect(await (await get('/')).text()).toBe('one')
    expect((await get('/old/')).status).toBe(200)
    await release('r2', { 'index.html': 'two' })
    await rm(join(dir, 'r1'), { recursive: true })
    expect(await (await get('/')).text()).toBe('two')
    expect((await get('/old/')).status).toBe(404)
  })

  it('follows the links of a release to its editions, and shows the next edition and its policy once a link is swapped', async () => {
    const policyLine = (text: string) => `/*\n  Content-Security-Policy: ${text}\n`
    const link = async (edition: string) => {
      await mkdir(join(dir, edition))
      await writeFile(join(dir, edition, 'index.html'), edition)
      await symlink(join(dir, edition), join(dir, 'next'))
      await rename(join(dir, 'next'), join(dir, 'r1', '2026'))
    }
    const seen = async () => {
      const page = await get('/2026/')
      return [page.status, await page.text(), page.headers.get('content-security-policy')]
    }
    await release('r1', { 'index.html': 'home', _headers: policyLine("default-src 'none'") })
    await link('2026@1')
    expect(await seen()).toEqual([200, '2026@1', "default-src 'none'"])
    expect((await get('/2026')).headers.get('location')).toBe('/2026/')
    await link('2026@2')
    await rm(join(dir, '2026@1'), { recursive: true })
    await writeFile(join(dir, 'r1', '_headers'), policyLine("default-src 'self'"))
    expect(await seen()).toEqual([200, '2026@2', "default-src 'self'"])
  })

  it('sees a file that was rewritten in place', async () => {
    await release('r1', { 'index.html': 'one' })
    await get('/')
    await writeFile(join(dir, 'r1', 'index.html'), 'two')
    expect(await (await get('/')).text()).toBe('two')
  })

  it('is never a mix and never an error while releases are swapped', async () => {
    await release('r0', { 'index.html': 'r0' })
    const answers: string[] = []
    let swapping = true
    const reading = (async () => {
      while (swapping) {
        const response = await get('/')
        answers.push(`${response.status} ${await response.text()}`)
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    for (let n = 1; n <= 60; n += 1) {
      await release(`r${n}`, { 'index.html': `r${n}` })
      await rm(join(dir, `r${n - 1}`), { recursive: true })
    }
    swapping = false
    await reading
    expect(answers.length).toBeGreaterThan(60)
    expect(answers.filter((answer) => !/^200 r\d+$/.test(answer))).toEqual([])
  })

  it('says that it is being built before the first release, in the language of the reader', async () => {
    const page = await get('/')
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('3')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toMatch(
      /<html lang="en">[\s\S]*http-equiv="refresh"[\s\S]*The site is being built/,
    )
    for (const [path, language] of [
      ['/sv/', 'en'],
      ['/', 'sv-SE,sv;q=0.9,en;q=0.8'],
    ] as const) {
      const text = await (await get(path, { 'accept-language': language })).text()
      expect(text).toMatch(/<html lang="sv">[\s\S]*Webbplatsen byggs/)
    }
    expect(await (await get('/', { 'accept-language': 'de, en;q=0.8, sv;q=0.5' })).text()).toContain(
      'being built',
    )
  })

  it('tells how far the build is, and passes over progress that it cannot read', async () => {
    const file = join(dir, 'build-progress.json')
    await writeFile(file, JSON.stringify({ phase: 'pages', done: 120, total: 3000, secondsLeft: 12.3 }))
    expect(await (await get('/')).text()).toMatch(
      /max="3000" value="120".*120 of 3000 pages, about 13 s left/,
    )
    for (const broken of ['{"done": 1', 'null', '{"done":"<script>","total":2}', '{"done":1,"total":0}']) {
      await writeFile(file, broken)
      const text = await (await get('/')).text()
      expect(text).not.toMatch(/<progress|script/)
      expect(text).toContain('being built')
    }
    expect(await readFile(file, 'utf8')).toBeTruthy()
  })

  it('takes GET and HEAD only', async () => {
    await release('r1', { 'index.html': 'home' })
    const post = await app.request('http://localhost/', { method: 'POST', body: 'x' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
      expect((await app.request('http://localhost/', { method })).status).toBe(405)
    }
    expect((await app.request('http://localhost/', { method: 'OPTIONS' })).status).toBe(204)
  })

  it('carries the security headers on every status', async () => {
    await release('r1', { 'index.html': 'home', '2026/index.html': 'x' })
    const tag = `${(await get('/')).headers.get('etag')}`
    const all = await Promise.all([
      get('/'),
      get('/', { 'if-none-match': tag }),
      get('/2026'),
      get('/nothing/'),
      get('/health'),
      get('/graphql?query=x'),
      app.request('http://localhost/', { method: 'POST' }),
      app.request('http://localhost/', { method: 'DELETE' }),
      app.request('http://localhost/graphql', {
        method: 'POST',
        body: 'x'.repeat(200_000),
        headers: { 'content-type': 'application/json' },
      }),
    ])
    expect(all.map((response) => response.status)).toEqual([200, 304, 308, 404, 200, 403, 405, 405, 413])
    for (const { headers, status } of all) {
      const present = Object.fromEntries(
        [
          'strict-transport-security',
          'x-content-type-options',
          'referrer-policy',
          'cross-origin-opener-policy',
          'permissions-policy',
          'content-security-policy',
        ].map((name) => [name, headers.get(name) !== null]),
      )
      expect([status, Object.values(present)]).toEqual([status, [true, true, true, true, true, true]])
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
      expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
    }
  })
})
