import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { Interrupted, ReleaseFailure } from '../../../scripts/release/failure.ts'
import { makeRelease } from '../../../scripts/release/make-release.ts'
import { completeReleases, currentReleaseId, rollBack } from '../../../scripts/release/releases.ts'
import type { ReleaseSettings } from '../../../scripts/release/settings.ts'
import { readSitePolicy } from '../../../src/backend/http/site-policy.ts'
import { fakeService, soundSite } from './fake-service.ts'
import { holdLock } from './hold-lock.ts'

vi.spyOn(process.stdout, 'write').mockReturnValue(true)
vi.setConfig({ testTimeout: 120_000 })

const make = (settings: ReleaseSettings, signal = new AbortController().signal, force = false) =>
  makeRelease(settings, { command: 'npm run build', force, signal })
const served = (settings: ReleaseSettings, path: string) => join(settings.releasesDir, 'current', path)
const leftovers = (settings: ReleaseSettings) =>
  readdirSync(settings.releasesDir).filter((name) => /^building-|^current-|-holder\.json$/.test(name))

describe('makeRelease', () => {
  test('builds, checks and serves a first release, with its figures', async () => {
    const { settings } = await fakeService()
    const { kind, record } = await make(settings)
    expect(kind).toBe('built')
    expect(record.figures).toMatchObject({ pages: 3 })
    expect(record.figures.outputBytes).toBeGreaterThan(300)
    expect(record.publishedYears).toEqual([2025])
    expect(existsSync(served(settings, '2025/index.html'))).toBe(true)
    expect(readSitePolicy(join(settings.releasesDir, 'current'))).toBe(
      "default-src 'self'; frame-ancestors 'none'",
    )
    expect(leftovers(settings)).toEqual([])
    expect(existsSync(join(settings.dataDir, 'build-progress.json'))).toBe(false)
  })

  test('builds nothing while revisions and settings are the same, and again when one changes', async () => {
    const { cup, settings } = await fakeService()
    const first = await make(settings)
    expect(await make(settings)).toEqual({ kind: 'unchanged', record: first.record })
    cup.editions = [[2025, 'b']]
    expect((await make(settings)).kind).toBe('built')
    expect((await make({ ...settings, siteUrl: 'http://localhost:4321' })).kind).toBe('unchanged')
  })

  test.each(['a', null])('builds again where revision %s has other answers than before', async (revision) => {
    const { cup, settings } = await fakeService()
    cup.editions = [[2025, revision]]
    await make(settings)
    expect((await make(settings)).kind).toBe('unchanged')
    cup.goals = () => 13
    expect((await make(settings)).kind).toBe('built')
    expect((await make(settings)).kind).toBe('unchanged')
  })

  test('builds nothing where a publisher follows the only edition that has changed', async () => {
    const { cup, settings } = await fakeService()
    Object.assign(cup, {
      editions: [
        [2026, 'a'],
        [2025, 'a'],
      ],
      toCome: 'm9',
      files: soundSite([2026, 2025]),
    })
    const followed = (force = false) => {
      const { signal } = new AbortController()
      return makeRelease(settings, { command: 'npm start', force, isFollowed: true, signal })
    }
    const { record } = await followed()
    Object.assign(cup, {
      editions: [
        [2026, 'b'],
        [2025, 'a'],
      ],
      toCome: 'm10',
    })
    expect(await followed()).toEqual({ kind: 'followed', record })
    // Changes that no publisher follows are built: in an older edition, when the program is forced to, or in a cup that is
    // over.
    expect((await make(settings)).kind).toBe('built')
    cup.editions = [
      [2026, 'b'],
      [2025, 'b'],
    ]
    expect((await followed()).kind).toBe('built')
    expect((await followed(true)).kind).toBe('built')
    cup.toCome = null
    expect((await followed()).kind).toBe('built')
  })

  test('what a publisher is to follow is judged before', async () => {
    const { cup, settings } = await fakeService()
    Object.assign(cup, { editions: [[2026, 'a']], toCome: 'm9', matches: 40, files: soundSite([2026]) })
    await make(settings)
    Object.assign(cup, { editions: [[2026, 'b']], matches: 10 })
    const { signal } = new AbortController()
    const followed = makeRelease(settings, { command: 'npm start', force: false, isFollowed: true, signal })
    await expect(followed).rejects.toThrow('looks wrong')
  })

  test('a failed build leaves the served site as it is and ends with the sentence that explains it', async () => {
    const { cup, settings } = await fakeService()
    await make(settings)
    const before = currentReleaseId(settings.releasesDir)
    Object.assign(cup, { behaviour: 'fail', editions: [[2025, 'b']] })
    const failure = await make(settings).catch((fault: unknown) => fault)
    expect(failure).toBeInstanceOf(ReleaseFailure)
    expect((failure as Error).message).toMatch(/The service answered 503 to Editions\.$/)
    expect(currentReleaseId(settings.releasesDir)).toBe(before)
    expect(leftovers(settings)).toEqual([])
  })

  test('a site with a dead link is not released', async () => {
    const { cup, settings } = await fakeService()
    cup.files['index.html'] = (cup.files['index.html'] ?? '').replace('</h1>', '</h1><a href="/gone/">x</a>')
    await expect(make(settings)).rejects.toThrow('/: the link "/gone/" leads nowhere')
    expect(currentReleaseId(settings.releasesDir)).toBeNull()
  })

  test('a site that shrank by more than a twentieth, or lost a published edition, needs leave', async () => {
    const { cup, settings } = await fakeService()
    cup.files = soundSite([2025], 100)
    await make(settings)
    Object.assign(cup, { files: soundSite([2025], 96), editions: [[2025, 'b']] })
    expect((await make(settings)).kind).toBe('built')
    Object.assign(cup, { files: soundSite([2025], 50), editions: [[2025, 'c']] })
    await expect(make(settings)).rejects.toThrow('ALLOW_SHRINK=1')
    Object.assign(cup, { files: soundSite([2024], 97), editions: [[2024, 'a']] })
    await expect(make(settings)).rejects.toThrow('The published edition 2025 is gone.')
    expect((await make({ ...settings, allowShrink: true })).kind).toBe('built')
  })

  test('a published edition without pages is not released', async () => {
    const { cup, settings } = await fakeService()
    cup.editions.push([2026, 'a'])
    await expect(make(settings)).rejects.toThrow('The edition 2026 is published but has no pages.')
  })

  test('another cup may be smaller', async () => {
    const { cup, settings } = await fakeService()
    cup.files = soundSite([2025], 50)
    await make(settings)
    cup.files = soundSite([2025])
    expect((await make({ ...settings, cupId: 'other-cup' })).kind).toBe('built')
  })

  test('no editions, or a service that is not there, is told in a sentence', async () => {
    const { cup, settings } = await fakeService()
    cup.editions = []
    await expect(make(settings)).rejects.toThrow('has no editions of cup "a-cup"')
    await expect(make({ ...settings, resultsUrl: 'http://127.0.0.1:9/graphql' })).rejects.toThrow(
      'RESULTS_URL',
    )
  })

  test.each([
    [
      'sends it elsewhere',
      302,
      { location: 'http://127.0.0.1:9/graphql' },
      '',
      /sends the build on to http:/,
    ],
    [
      'answers with a page',
      200,
      { 'content-type': 'text/html' },
      '<html>secret',
      /the content is text\/html/,
    ],
    ['breaks', 500, { 'content-type': 'text/plain' }, '{"stack":"secret"}', /refuses the query/],
  ])(
    'a service that %s is told in a sentence, and more is in a log',
    async (_, status, headers, body, why) => {
      const { cup, settings } = await fakeService()
      await make(settings)
      const before = currentReleaseId(settings.releasesDir)
      cup.instead = (request, response) => {
        if (!request.url?.includes('operationName=Category')) return false
        response.writeHead(status, headers).end(body)
        return true
      }
      const failure = await make(settings).catch((fault: unknown) => fault)
      expect(failure).toBeInstanceOf(ReleaseFailure)
      const { message } = failure as Error
      const log = join(settings.releasesDir, 'reading.log')
      expect(message).toMatch(why)
      expect(message).toMatch(new RegExp(`status ${status} to query Category`))
      expect(message).toMatch(new RegExp(`The details are in ${log}\\.$`))
      expect(message).not.toContain('secret')
      expect(readFileSync(log, 'utf8')).toContain('ResultsServiceError')
      expect(currentReleaseId(settings.releasesDir)).toBe(before)
      expect(leftovers(settings)).toEqual([])
    },
  )

  test('a build that is stopped leaves nothing behind', async () => {
    const { cup, settings } = await fakeService()
    cup.behaviour = 'hang'
    const controller = new AbortController()
    const result = make(settings, controller.signal)
    setTimeout(() => controller.abort(), 300)
    await expect(result).rejects.toThrow(Interrupted)
    expect(leftovers(settings)).toEqual([])
  })

  test('keeps three releases and clears away what killed builds left', async () => {
    const { settings } = await fakeService()
    mkdirSync(join(settings.releasesDir, 'building-20200101-000000-001'), { recursive: true })
    mkdirSync(join(settings.releasesDir, '20200101-000000-002'))
    for (let n = 0; n < 5; n++) await make(settings, undefined, true)
    expect(completeReleases(settings.releasesDir)).toHaveLength(3)
    expect(readdirSync(settings.releasesDir).filter((name) => name.includes('20200101'))).toEqual([])
  })

  test('assets of the release before stay for open tabs; those long out of use go', async () => {
    const { cup, settings } = await fakeService()
    cup.files['_astro/old.js'] = 'old'
    const { record } = await make(settings)
    delete cup.files['_astro/old.js']
    await make(settings, undefined, true)
    expect(readFileSync(served(settings, '_astro/old.js'), 'utf8')).toBe('old')
    const id = currentReleaseId(settings.releasesDir)
    const daysAgo = Date.now() - 3 * 24 * 60 * 60 * 1000
    const aged = { ...record, id, retiredAssets: { 'old.js': daysAgo } }
    writeFileSync(join(settings.releasesDir, `${id}.json`), JSON.stringify(aged))
    await make(settings, undefined, true)
    expect(existsSync(served(settings, '_astro/old.js'))).toBe(false)
  })

  test('two builds at once: the second is refused, and the lock of a dead process is not', async () => {
    const { cup, settings } = await fakeService()
    const other = await holdLock(settings.releasesDir, 'build')
    const { releasesDir } = settings
    await expect(make(settings)).rejects.toThrow(
      `Another build is at work in ${releasesDir}: \`npm test\` (process ${other.pid}, since 20`,
    )
    await expect(make(settings)).rejects.toThrow('UTC, port 4321)')
    await other.kill()
    cup.behaviour = 'succeed'
    expect((await make(settings)).kind).toBe('built')
  })

  test('what a running `npm start` serves is replaced by the same cup at the same address only', async () => {
    const { settings } = await fakeService()
    const same = { siteUrl: settings.siteUrl, cupId: settings.cupId }
    const start = await holdLock(settings.releasesDir, 'start', same)
    expect((await make(settings)).kind).toBe('built')
    await expect(make({ ...settings, siteUrl: 'http://localhost:9' })).rejects.toThrow(
      new RegExp(`process ${start.pid}, .*SITE_URL=http://localhost:4321 .*SITE_URL=http://localhost:9`),
    )
    await start.kill()
    expect((await make({ ...settings, cupId: 'b-cup' })).kind).toBe('built')
  })
})

describe('rollBack', () => {
  test('serves the release before, and says so when there is none', async () => {
    const { cup, settings } = await fakeService()
    await expect(rollBack(settings.releasesDir)).rejects.toThrow('no release yet')
    await make(settings)
    const first = currentReleaseId(settings.releasesDir)
    await expect(rollBack(settings.releasesDir)).rejects.toThrow('oldest release')
    cup.editions = [[2025, 'b']]
    await make(settings)
    await rollBack(settings.releasesDir)
    expect(currentReleaseId(settings.releasesDir)).toBe(first)
  })
})
