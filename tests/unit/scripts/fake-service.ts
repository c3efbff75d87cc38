import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ReleaseSettings, readReleaseSettings } from '../../../scripts/release/settings.ts'
import { soundPage, temporaryFolder } from './temporary-folder.ts'

export type FakeCup = {
  /** Year and revision of each published edition. */
  editions: [number, string | null][]
  files: Record<string, string>
  behaviour: 'succeed' | 'fail' | 'hang'
}

/** The files of a sound site with home, not-found page, one page per year and a number of others. */
export function soundSite(years: readonly number[], others = 0): Record<string, string> {
  const addresses = ['/', ...years.map((year) => `/${year}/`)]
  for (let n = 0; n < others; n++) addresses.push(`/${years[0]}/matches/${n}/`)
  return {
    '404.html': soundPage('/404.html'),
    _headers: "/*\n  Content-Security-Policy: frame-ancestors 'none'\n",
    ...Object.fromEntries(addresses.map((address) => [`${address.slice(1)}index.html`, soundPage(address)])),
  }
}

/**
 * A results service over HTTP that knows revisions only, and a builder that asks it what to build. Change `cup` at
 * will between builds.
 */
export async function fakeService(): Promise<{ cup: FakeCup; settings: ReleaseSettings }> {
  const cup: FakeCup = { editions: [[2025, 'a']], files: soundSite([2025]), behaviour: 'succeed' }
  const flags = { clubsPublished: true, teamsPublished: true, lotPublished: true, schedulePublished: true }
  const editions = () =>
    cup.editions.map(([year, revision]) => ({
      name: String(year),
      tournaments: [{ id: `t${year}`, status: flags, ...(revision === null ? {} : { revision }) }],
    }))
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url?.startsWith('/site')) response.end(JSON.stringify(cup))
    else response.end(JSON.stringify({ data: { cups: [{ editions: editions() }] } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const folder = temporaryFolder()
  const settings = readReleaseSettings({
    RESULTS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    RELEASES_DIR: join(folder, 'releases'),
    DATA_DIR: join(folder, 'data'),
    CUP_ID: 'a-cup',
  })
  return { cup, settings: { ...settings, builder: join(import.meta.dirname, 'fake-builder.mjs') } }
}
