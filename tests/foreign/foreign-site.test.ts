import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeRelease } from '../../scripts/release/make-release.ts'
import { readReleaseSettings } from '../../scripts/release/settings.ts'
import { addressOf, isEmbed, isPage, listSite } from '../../scripts/release/site-files.ts'
import { shownText } from '../site/site-pages.ts'
import { FOREIGN_CUP } from '../support/foreign/foreign-answers.ts'
import { startForeignService } from '../support/foreign/foreign-service.ts'

let service: Awaited<ReturnType<typeof startForeignService>>
let folder: string
let site: string
const stop = new AbortController()

/** Makes a release as `npm run build` does, from the strictest of the foreign services. */
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  service = await startForeignService({ ids: 'String!' })
  folder = mkdtempSync(join(tmpdir(), 'cup-foreign-site-'))
  const settings = {
    RESULTS_URL: service.address,
    CUP_ID: FOREIGN_CUP,
    CUP_NAME: 'Example Cup',
    SITE_URL: 'https://cup.example',
    RELEASES_DIR: join(folder, 'releases'),
    DATA_DIR: join(folder, 'data'),
    CACHE_DIR: join(folder, 'cache'),
    ANALYTICS_URL: '',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  await makeRelease(readReleaseSettings(process.env), {
    command: 'npm run build',
    force: false,
    signal: stop.signal,
  })
  site = realpathSync(join(folder, 'releases', 'current'))
})
afterAll(async () => {
  stop.abort()
  vi.unstubAllEnvs()
  await service?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const files = () => [...listSite(site)]
const htmlAt = (address: string) => readFileSync(join(site, address, 'index.html'), 'utf8')
const shownAt = (address: string) => shownText(htmlAt(address)).replace(/\s+/g, ' ')
const pathsOf = (kind: string, year: number) =>
  files().filter((path) => new RegExp(`^/${year}/${kind}/[^/]+/index\\.html$`).test(path))

describe("the site of somebody else's results service", () => {
  it('has a page for every team and every match, in both languages', () => {
    for (const { year, categories } of service.editions) {
      const teams = categories.flatMap((category) => category.teams)
      const matches = categories.flatMap(({ divisions }) => divisions.flatMap((division) => division.matches))
      expect(pathsOf('teams', year)).toHaveLength(teams.length)
      expect(pathsOf('matches', year).filter((path) => !path.includes('/day/'))).toHaveLength(matches.length)
      for (const { id, homeTeamName } of matches) {
        const name = homeTeamName?.replace(/\s+/g, ' ').replace(/^Vinn\. /, 'Winner of match ')
        expect(shownAt(`/${year}/matches/${id}/`)).toContain(name?.replace(/^Förl\. /, 'Loser of match '))
        expect(files()).toContain(`/sv/${year}/matches/${id}/index.html`)
      }
    }
  })

  it('shows scores, tables, brackets and the match for third place beside the final', () => {
    const classHome = '/2025/categories/2025_5014/'
    expect(files()).toContain(`${classHome}index.html`)
    const table = shownAt(`${classHome}division/2025_5014g1/`)
    expect(table).toMatch(/1 IK Exempel 1 .* 2 IK Exempel 2 .* 3 Łódź KPR/)
    const bracket = shownAt(`${classHome}playoff/2025_5014a/`)
    expect(bracket).toMatch(/Semifinals .* Final .* IK Exempel 1 .* 16 HK Sample 11 .*Match for third place/)
    expect(bracket).toContain('13 – 17')
    expect(shownAt('/2026/categories/2026_5014/playoff/2026_5014a/')).toMatch(
      /Winner of match 1 .*Loser of match 1 .*Match for third place/,
    )
  })

  it('shows arenas by the names of the locations, and the cup by the name of the setting', () => {
    expect(shownAt('/2026/arenas/')).toContain('3 arenas, 4 fields')
    expect(shownAt('/2026/arenas/arena/heden/field/heden-2/')).toContain('Heden 2 - Example AB')
    expect(shownAt('/2026/')).toContain('Example Cup')
  })

  it('gives every time and day of a match to machines as well, with its offset', () => {
    const wrong = files()
      // Home and statistics name the fullest hour, which is of no day.
      .filter(
        (path) => isPage(path) && !isEmbed(path) && !/^\/(?:sv\/)?(?:\d+\/)?(?:states\/)?index/.test(path),
      )
      .flatMap((path) => {
        const html = readFileSync(join(site, path), 'utf8')
        const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
        const bare = main
          .replaceAll(/<(time|script|style|svg|textarea|code|option)\b.*?<\/\1>/gs, '')
          .replaceAll(/<[^>]*>/g, ' ')
        return [...bare.matchAll(/\b\d\d:\d\d\b/g)].map(([text]) => `${path} ${text}`)
      })
    expect(wrong).toEqual([])
    const times = files()
      .filter(isPage)
      .flatMap((path) => [...readFileSync(join(site, path), 'utf8').matchAll(/<time datetime="([^"]*)"/g)])
    expect(times.length).toBeGreaterThan(100)
    // A part of a day begins at a time of day.
    for (const [, value] of times)
      expect(value).toMatch(/^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d\+0[12]:00)?|\d\d:\d\d)$/)
  })

  it('has no empty list on any page', () => {
    const empty = files()
      .filter(isPage)
      .filter((path) => /<(ul|ol|dl)\b[^>]*>\s*<\/\1>/.test(readFileSync(join(site, path), 'utf8')))
    expect(empty).toEqual([])
  })

  it('claims of no team that it is out or through, as nobody said where places lead', () => {
    const group = shownAt('/2026/categories/2026_5014/division/2026_5014g1/')
    // It can no longer be first, and stands in a semi-final all the same.
    expect(group).toMatch(
      /IK Exempel 2 Already listed in a match of Slutspel A ?\. First place is out of reach\./,
    )
    expect(group).toMatch(/Łódź KPR Already listed in a match of B-Play-off ?\./)
    const claims =
      /No place that leads on|can no longer|cannot go on|, sure of (?!first)|kan inte längre (?!nås)|går inte vidare/
    const wrong = files()
      .filter((path) => isPage(path) && path.includes('/2026/'))
      .filter((path) => claims.test(shownText(readFileSync(join(site, path), 'utf8'))))
    expect(wrong).toEqual([])
  })

  it('says on no page that a service does not answer, that scores are fresh, or that a value is missing', () => {
    const said =
      /does not answer|svarar inte|No contact|Ingen kontakt|No connection|Updated|Uppdaterad|\b(undefined|NaN|null)\b/
    const wrong = files()
      .filter(isPage)
      .filter((path) => said.test(shownText(readFileSync(join(site, path), 'utf8'))))
    expect(wrong).toEqual([])
  })

  it('follows nothing on any page, and tells scripts that there is nobody to ask', () => {
    const pages = files().filter((path) => isPage(path) && !isEmbed(path))
    const htmls = pages.map((path) => [addressOf(path), readFileSync(join(site, path), 'utf8')] as const)
    expect(htmls.filter(([, html]) => /client="under-way"/.test(html)).map(([address]) => address)).toEqual(
      [],
    )
    expect(htmls.filter(([, html]) => !html.includes('data-current-year="2026"')).map(([at]) => at)).toEqual(
      [],
    )
    expect(service.others).toEqual([`/feed/${FOREIGN_CUP}/11026`])
  })

  it('told once what the service lacks', () => {
    const logs = readdirSync(join(folder, 'releases')).filter((name) => name.endsWith('.log'))
    const said = logs.map((name) => readFileSync(join(folder, 'releases', name), 'utf8')).join('\n')
    expect(said.match(/does not know \d+ fields that the site asks for/g)).toHaveLength(1)
  })
})
