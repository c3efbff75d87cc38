import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { LinkedRelease } from '../../../../scripts/publish/linked-release.ts'
import { lockPublishing } from '../../../../scripts/publish/supervise.ts'
import {
  completeReleases,
  currentRecord,
  currentReleaseId,
  linkedName,
  rollBack,
  switchTo,
  tidy,
} from '../../../../scripts/release/releases.ts'
import { readReleaseSettings } from '../../../../scripts/release/settings.ts'
import { temporaryFolder, writeFiles } from '../temporary-folder.ts'
import { EVERY_FILE, YEAR } from './built-release.ts'

const IDS = [1, 2, 3, 4, 5].map((n) => `2026010${n}-000000-000`)
const [OLDEST = '', , MIDDLE = '', BEFORE = '', NEWEST = ''] = IDS

let dir: string
/** Releases with their folders of links; the newest is served by its links. */
beforeEach(async () => {
  dir = temporaryFolder()
  for (const id of IDS) {
    writeFiles(join(dir, id), EVERY_FILE)
    writeFileSync(join(dir, `${id}.json`), JSON.stringify({ id, cupId: 'c' }))
    LinkedRelease.open(dir, id, YEAR)
  }
  await switchTo(dir, linkedName(NEWEST))
})

describe('releases with folders of links', () => {
  test('are known by their own names, whichever of both folders is served', async () => {
    expect(currentReleaseId(dir)).toBe(NEWEST)
    expect(currentRecord(dir)).toMatchObject({ id: NEWEST })
    await switchTo(dir, NEWEST)
    expect(currentReleaseId(dir)).toBe(NEWEST)
    expect(completeReleases(dir)).toEqual(IDS)
  })

  test('are rolled back from their links to the release before, as it was built', async () => {
    expect(await rollBack(dir)).toEqual({ from: NEWEST, to: BEFORE })
    expect(readlinkSync(join(dir, 'current'))).toBe(BEFORE)
    expect(await rollBack(dir)).toEqual({ from: BEFORE, to: MIDDLE })
  })

  test('go with their links when they are old, and half-made links go with them', async () => {
    mkdirSync(join(dir, `${linkedName(OLDEST)}.new`))
    await tidy(dir)
    const kept = IDS.slice(-3).flatMap((id) => [id, linkedName(id), `${id}.json`])
    expect(readdirSync(dir).sort()).toEqual([...kept, 'current'].sort())
    expect(existsSync(join(dir, 'current', '2026', 'index.html'))).toBe(true)
  })

  test('stay while they are served, however old', async () => {
    await switchTo(dir, linkedName(OLDEST))
    await tidy(dir)
    expect(existsSync(join(dir, 'current', '2026', 'index.html'))).toBe(true)
    expect(existsSync(join(dir, OLDEST))).toBe(true)
  })
})

describe('the right to publish', () => {
  test('is one publisher’s, who is named to the second, and free when it is given back', () => {
    const unlock = lockPublishing(dir, 'npm start')
    expect(() => lockPublishing(dir, 'npm run publisher')).toThrow(
      new RegExp(
        `^\`npm start\` \\(process ${process.pid}, .*\\) publishes ${dir} already: one is enough\\.$`,
      ),
    )
    unlock()
    lockPublishing(dir, 'npm run publisher')()
  })

  test('is that of one folder', () => {
    const unlock = lockPublishing(dir, 'npm start')
    lockPublishing(temporaryFolder(), 'npm start')()
    unlock()
  })
})

test('a publisher works by itself where it is told to, or has no core for another', () => {
  expect(readReleaseSettings({ PUBLISH_THREADS: '1' }).publishesInTwo).toBe(false)
  expect(readReleaseSettings({}).publishesInTwo).toBe(availableParallelism() > 1)
})
