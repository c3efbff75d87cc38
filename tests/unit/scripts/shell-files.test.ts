import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { writeScreenWorker, writeServiceWorker } from '../../../scripts/service-worker/service-worker.ts'
import { offlinePages, shellFiles } from '../../../scripts/service-worker/shell-files.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

const page = `<html><head>
<link rel="preload" href="/_astro/fonts/latin.woff2" as="font">
<style>@font-face{src:url("/_astro/fonts/extra.woff2")}</style>
<link rel="stylesheet" href="/_astro/page.css">
<link rel="icon" href="/favicon.svg">
</head><body>
<a href="/2026/teams/">Teams</a><svg><use href="/icons.svg#menu"/></svg>
<div data-offline></div>
<astro-island component-url="/_astro/week.js" renderer-url="/_astro/client.js"></astro-island>
<script type="module" src="/_astro/shell.js"></script></body></html>`
const site = {
  '2026/favourites/index.html': page,
  'sv/2026/favourites/index.html': page,
  'offline/index.html': page,
  'sv/offline/index.html': page,
  '2025/favourites/index.html': page.replace(' data-offline', ''),
  '2026/teams/index.html': page,
  '2026/schedule.json': '{}',
  'icons.svg': '<svg/>',
  'flags.svg': '<svg/>',
  'favicon.svg': '<svg/>',
  '_astro/week.js': 'import{a}from"./shared.js";const later=()=>import("./later.js");',
  '_astro/shared.js': 'export const a=1',
  '_astro/later.js': 'import"./week.js"',
  '_astro/client.js': '',
  '_astro/shell.js': '',
  '_astro/other-page.js': '',
  '_astro/page.css': 'a{background:url(/_astro/drop.svg)}',
  '_astro/drop.svg': '<svg/>',
  '_astro/fonts/latin.woff2': '',
  '_astro/fonts/extra.woff2': '',
}

test('what opens without a network is the marked pages with all that they load, and nothing else', () => {
  const dir = temporaryFolder()
  writeFiles(dir, site)
  const pages = offlinePages(dir)
  expect(pages).toEqual(['/2026/favourites/', '/offline/', '/sv/2026/favourites/', '/sv/offline/'])
  expect(shellFiles(dir, pages)).toEqual([
    '2026/favourites/index.html',
    '_astro/client.js',
    '_astro/drop.svg',
    '_astro/fonts/extra.woff2',
    '_astro/fonts/latin.woff2',
    '_astro/later.js',
    '_astro/page.css',
    '_astro/shared.js',
    '_astro/shell.js',
    '_astro/week.js',
    'flags.svg',
    'icons.svg',
    'offline/index.html',
    'sv/2026/favourites/index.html',
    'sv/offline/index.html',
  ])
})

test('the worker is the same for the same site, and names what it keeps', async () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()]
  for (const dir of [one, other]) {
    writeFiles(dir, site)
    await writeServiceWorker(dir, true)
  }
  const text = readFileSync(join(one, 'sw.js'), 'utf8')
  expect(readFileSync(join(other, 'sw.js'), 'utf8')).toBe(text)
  expect(text).toContain('2026/favourites/index.html')
  expect(text).toContain('data-saved=')
  expect(text).not.toMatch(/schedule\.json|\/api\/|\/feed/)
})

test('the worker ends itself where it is switched off, and where there is nothing to keep', async () => {
  const dir = temporaryFolder()
  writeFiles(dir, site)
  expect(await writeServiceWorker(dir, false)).toEqual([])
  const text = readFileSync(join(dir, 'sw.js'), 'utf8')
  expect(text).toContain('unregister()')
  expect(text).toContain("'saved-pages'")
  expect(text).not.toContain('fetch')
  const empty = temporaryFolder()
  expect(await writeServiceWorker(empty, true)).toEqual([])
  expect(readFileSync(join(empty, 'sw.js'), 'utf8')).toBe(text)
})

test('the worker of screens brings nothing along, and knows its own cache alone', async () => {
  const dir = temporaryFolder()
  await writeScreenWorker(dir)
  const text = readFileSync(join(dir, 'screen-worker.js'), 'utf8')
  expect(text).toContain('saved-screens')
  expect(text).toContain('data-saved=')
  expect(text).not.toMatch(/saved-pages|schedule\.json/)
})

test('workers are single scripts, and use nothing that only the build has', async () => {
  const dir = temporaryFolder()
  writeFiles(dir, site)
  await writeServiceWorker(dir, true)
  await writeScreenWorker(dir)
  for (const name of ['sw.js', 'screen-worker.js']) {
    const text = readFileSync(join(dir, name), 'utf8')
    // A browser runs a worker as a script, which neither imports nor exports.
    expect(() => new Script(text), name).not.toThrow()
    expect(text, name).not.toMatch(/process\.env|groupCollapsed|RELEASE_(FILES|PAGES)|sourceMappingURL/)
  }
})
