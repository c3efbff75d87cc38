import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { LockHeld, lockFolder, lockHolder } from '../../../scripts/processes/folder-lock.ts'
import { lockStart } from '../../../scripts/release/lock.ts'
import { readReleaseSettings } from '../../../scripts/release/settings.ts'
import { holdLock } from './hold-lock.ts'
import { temporaryFolder } from './temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

const OWN = { command: 'npm start' }

describe('the lock of a folder', () => {
  test('is one process’, which is named to the second, and free when it is given back', () => {
    const dir = temporaryFolder()
    const unlock = lockFolder(dir, 'start', { ...OWN, port: 5500 })
    expect(() => lockFolder(dir, 'start', OWN)).toThrow(LockHeld)
    expect(() => lockFolder(dir, 'start', OWN)).toThrow(
      new RegExp(`^\`npm start\` \\(process ${process.pid}, since 20.* UTC, port 5500\\) holds ${dir}\\.$`),
    )
    expect(lockHolder(dir, 'start')).toMatchObject({ pid: process.pid })
    lockFolder(dir, 'build', OWN)()
    unlock()
    unlock()
    expect(lockHolder(dir, 'start')).toBeUndefined()
    lockFolder(dir, 'start', OWN)()
  })

  test('ends with a killed process, also where another has its number by now', async () => {
    const dir = temporaryFolder()
    const other = await holdLock(dir, 'start')
    expect(other.held).toBe(true)
    expect(() => lockFolder(dir, 'start', OWN)).toThrow(`process ${other.pid}`)
    await other.kill()
    const file = join(dir, 'start-holder.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), pid: process.pid }))
    expect(lockHolder(dir, 'start')).toBeUndefined()
    lockFolder(dir, 'start', OWN)()
  })

  test('goes to one of many that want it at once', async () => {
    const dir = temporaryFolder()
    const all = await Promise.all(Array.from({ length: 4 }, () => holdLock(dir, 'start')))
    expect(all.filter(({ held }) => held)).toHaveLength(1)
  })
})

describe('a second `npm start`', () => {
  test('is refused where either folder is taken, and leaves the other one free', async () => {
    const [dataDir, releasesDir, free] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
    const settings = readReleaseSettings({ DATA_DIR: dataDir, RELEASES_DIR: releasesDir })
    const unlock = lockStart(settings, 5500)
    for (const taken of [{ dataDir: free }, { releasesDir: free }])
      expect(() => lockStart({ ...settings, ...taken }, 5501)).toThrow(
        /process \d+, since .* port 5500\) holds .*Nothing was started/,
      )
    expect(lockHolder(free, 'start')).toBeUndefined()
    unlock()
    lockStart({ ...settings, releasesDir: dataDir }, 5500)()
  })
})
