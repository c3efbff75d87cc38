import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeRelease } from '../../scripts/release/make-release.ts'
import { readReleaseSettings } from '../../scripts/release/settings.ts'
import { isPage, listSite } from '../../scripts/release/site-files.ts'
import { shownText } from '../site/site-pages.ts'
import { FOREIGN_CUP } from '../support/foreign/foreign-answers.ts'
import { startForeignService } from '../support/foreign/foreign-service.ts'

let service: Awaited<ReturnType<typeof startForeignService>>
let folder: string
let site: string
const stop = new AbortController()

/** Makes a release months after the last match, of which many results were never reported. */
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  service = await startForeignService({ date: '2026-11-28T12:00:00Z' })
  folder = mkdtempSync(join(tmpdir(), 'cup-over-site-'))
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

const shownAt = (address: string) =>
  shownText(readFileSync(join(site, address, 'index.html'), 'utf8')).replace(/\s+/g, ' ')

describe('the site of an edition that ended without its last results', () => {
  it('awaits none: it has no next match, and its groups need nothing any more', () => {
    expect(shownAt('/2026/matches/')).not.toMatch(/Next up|Coming up/)
    const pages = [...listSite(site)].filter((path) => isPage(path) && path.includes('/2026/'))
    const waiting = /What each team needs|What do we need|Vad varje lag behöver|Provisional:|Preliminär/
    const wrong = pages.filter((path) => waiting.test(shownText(readFileSync(join(site, path), 'utf8'))))
    expect(wrong).toEqual([])
    const [unreported] = service.editions
      .filter(({ year }) => year === 2026)
      .flatMap(({ categories: [first] }) => first?.divisions[0]?.matches ?? [])
      .filter(({ isFinished }) => !isFinished)
    expect(shownAt(`/2026/matches/${unreported?.id}/`)).toContain('Result not reported')
  })

  it('tells of it in the history', () => {
    expect(shownAt('/history/')).toMatch(/2025[–-]2026|2026.*2025/)
  })
})
