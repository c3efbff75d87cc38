import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeRelease } from '../../../scripts/release/make-release.ts'
import { type ReleaseSettings, ROOT, readReleaseSettings } from '../../../scripts/release/settings.ts'
import { fakeService } from '../../unit/scripts/fake-service.ts'

vi.setConfig({ testTimeout: 600_000 })
const MEMORY = '/dev/shm'

const make = (settings: ReleaseSettings) =>
  makeRelease(settings, { command: 'npm test', force: false, signal: new AbortController().signal })

const isOtherDevice = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(ROOT).dev

/** A cup that Astro builds into a folder below `parent`, and the page of its first match. */
async function cupIn(parent: string) {
  const releasesDir = mkdtempSync(join(parent, 'cup-releases-'))
  onTestFinished(() => rmSync(releasesDir, { recursive: true, force: true }))
  const { cup, settings } = await fakeService()
  const { root, builder, generator } = readReleaseSettings(process.env)
  const file = join(releasesDir, 'current', '2025', 'matches', 'm0', 'index.html')
  return {
    cup,
    settings: { ...settings, root, builder, generator, releasesDir },
    page: () => readFileSync(file, 'utf8'),
  }
}

const [parent, place] = isOtherDevice ? [MEMORY, 'another file system'] : [tmpdir(), 'one file system']

test(`a release shows what the service says now, whatever the revision, on ${place}`, async () => {
  const { cup, settings, page } = await cupIn(parent)
  cup.goals = () => 187
  const first = await make(settings)
  expect(page()).toMatch(/>\s*187\s*</)
  cup.goals = () => 193
  const second = await make(settings)
  expect([first.kind, second.kind, (await make(settings)).kind]).toEqual(['built', 'built', 'unchanged'])
  expect(page()).toMatch(/>\s*193\s*</)
  expect(page()).not.toMatch(/>\s*187\s*</)
  expect(readdirSync(settings.releasesDir).filter((name) => name.startsWith('building'))).toEqual([])
})
