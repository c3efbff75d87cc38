import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type LoggedChild, startNode, stopChild } from '../../scripts/processes/child-process.ts'
import { freePort } from '../../scripts/start/site-in-folder.ts'
import { test } from './journey.ts'
import { builtEdition, openGroup } from './live/built-edition.ts'
import { inLocale, LOCALES, samples } from './samples.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const GRACE_MS = 5000

// Both tests ask the same server, which takes long to start.
test.describe.configure({ mode: 'default' })

let astro: LoggedChild
let origin: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const port = await freePort()
  const dir = mkdtempSync(join(tmpdir(), 'develop-'))
  origin = `http://localhost:${port}`
  astro = startNode('node_modules/astro/bin/astro.mjs', ['dev', '--port', String(port)], {
    cwd: process.cwd(),
    logFile: join(dir, 'astro.log'),
    channel: true,
    env: {
      ...process.env,
      RESULTS_URL: `${ORIGIN}/graphql`,
      ASTRO_CACHE_DIR: join(dir, 'cache'),
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'development',
    },
  })
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200)
})
test.afterAll(() => stopChild(astro, GRACE_MS))

test('while the site is developed, each kind of page is there at its address', async () => {
  test.setTimeout(180_000)
  for (const { address } of samples())
    for (const locale of LOCALES) {
      const response = await fetch(origin + inLocale(address, locale))
      expect(response.status, address).toBe(200)
      expect(await response.text(), address).toContain(`<html lang="${locale}"`)
    }
})

test('and each kind of file; what is not there is not found', async () => {
  const edition = builtEdition()
  const { year } = edition
  const team = `/${year}/teams/${openGroup(edition).match.homeTeamId}/`
  const calendar = team.replace('/teams/', '/calendar/team/').replace(/\/$/, '.ics')
  for (const [path, type] of [
    [`/${year}/schedule.json`, 'application/json'],
    [`/${year}/data/matches.csv`, 'text/csv'],
    [`/share/${year}.png`, 'image/png'],
    [calendar, 'text/calendar'],
    [team.replace('/teams/', '/embed/team/'), 'text/html'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/icons.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await fetch(origin + path)
    expect([response.status, response.headers.get('content-type')?.split(';')[0]], path).toEqual([200, type])
  }
  for (const path of ['/nowhere/', '/1999/', '/1999/schedule.json'])
    expect((await fetch(origin + path)).status, path).toBe(404)
})
