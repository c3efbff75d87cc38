import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { LinkedRelease } from '../../../../scripts/publish/linked-release.ts'
import { servedFiles } from '../../../support/served-files.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { BUILT, buildRelease, changesOf, EVERY_FILE, linkedDir, RELEASE, YEAR } from './built-release.ts'

let dir: string
let release: LinkedRelease
const open = () => LinkedRelease.open(dir, RELEASE, YEAR)
/** What visitors get, by path. */
const textsOf = (folder: string) =>
  Object.fromEntries(
    [...servedFiles(folder).keys()].map((path) => [path, readFileSync(folder + path, 'utf8')]),
  )
const served = () => textsOf(release.dir)
const publish = (files: Readonly<Record<string, string | null>>) => release.publish(changesOf(files))

const TEAM = '/2026/teams/_41/index.html'
const OTHER_TEAM = '/2026/teams/_42/index.html'
const NEW_TEAM = '/2026/teams/_43/index.html'
const START = '/index.html'

beforeEach(() => {
  dir = temporaryFolder()
  buildRelease(dir)
  release = open()
})

describe('the folder of links of a release', () => {
  test('serves what the release holds, under the name that releases are known by', () => {
    expect(release.dir).toBe(linkedDir(dir))
    expect(served()).toEqual(EVERY_FILE)
  })

  test('tells the files of the edition from those of others', () => {
    expect(release.files()).toEqual(new Set(Object.keys(BUILT.edition)))
    expect(release.filesOfOthers()).toEqual(new Set(Object.keys(BUILT.others)))
  })

  test('reads a file as it is served, and none where there is none', () => {
    publish({ [TEAM]: 'new' })
    expect(release.read(TEAM)?.toString()).toBe('new')
    expect(release.read(NEW_TEAM)).toBeNull()
    expect(() => release.read('/2026/teams')).toThrow('EISDIR')
  })

  test('is found as it was by those who open it later', () => {
    publish({ [TEAM]: 'new' })
    release = open()
    expect(served()).toEqual({ ...EVERY_FILE, [TEAM]: 'new' })
  })
})

describe('publishing', () => {
  test('replaces, adds and removes', () => {
    publish({ [TEAM]: 'new', [START]: 'new start', [NEW_TEAM]: 'added', [OTHER_TEAM]: null })
    const { [OTHER_TEAM]: _, ...rest } = EVERY_FILE
    expect(served()).toEqual({ ...rest, [TEAM]: 'new', [START]: 'new start', [NEW_TEAM]: 'added' })
  })

  test('keeps what was published before, however often the folders change places', () => {
    const expected: Record<string, string> = { ...EVERY_FILE }
    for (let n = 0; n < 12; n += 1) {
      const path = [TEAM, '/2026/index.html', NEW_TEAM, OTHER_TEAM, '/sv/2026/index.html'][n % 5] ?? ''
      const text = n % 4 === 3 ? null : `${n}`
      publish({ [path]: text })
      if (text === null) delete expected[path]
      else expected[path] = text
      expect(served()).toEqual(expected)
    }
  })

  test('leaves the pages of other editions the very files that the build wrote', () => {
    const isOther = ([path]: [string, unknown]) => path in BUILT.others
    const before = [...servedFiles(join(dir, RELEASE))].filter(isOther)
    expect([...servedFiles(release.dir)].filter(isOther)).toEqual(before)
    for (const text of ['one', 'two', 'three']) publish({ [TEAM]: text, [NEW_TEAM]: text })
    expect([...servedFiles(release.dir)].filter(isOther)).toEqual(before)
    expect(before).toHaveLength(Object.keys(BUILT.others).length)
  })

  test('leaves the pages of its own edition that did not change the very files that they were', () => {
    const before = servedFiles(release.dir).get(OTHER_TEAM)
    for (const text of ['one', 'two', 'three']) publish({ [TEAM]: text })
    expect(servedFiles(release.dir).get(OTHER_TEAM)).toEqual(before)
  })

  test('leaves the release as it was built, to go back to', () => {
    for (const text of ['one', 'two', 'three'])
      publish({ [TEAM]: text, [START]: text, [NEW_TEAM]: text, [OTHER_TEAM]: null })
    expect(textsOf(join(dir, RELEASE))).toEqual(EVERY_FILE)
  })

  test('writes what changed and nothing else: the next one finds the other folder one step behind', () => {
    publish({ [TEAM]: 'one' })
    const links = () => statSync(join(dir, RELEASE, OTHER_TEAM)).nlink
    const before = links()
    publish({ [TEAM]: 'two' })
    expect(links()).toBe(before)
  })
})

describe('an edition that is put back', () => {
  test('is served as it was built, and rests until it is resumed, also for those who open it later', () => {
    publish({ [TEAM]: 'one', [NEW_TEAM]: 'one', [OTHER_TEAM]: null })
    LinkedRelease.find(dir, RELEASE, YEAR)?.pause()
    expect(release.isPaused).toBe(true)
    expect(release.restoreBuilt()).toBe(true)
    expect(served()).toEqual(EVERY_FILE)
    expect(open().isPaused).toBe(true)
    release.resume()
    expect(open().isPaused).toBe(false)
    expect(served()).toEqual(EVERY_FILE)
  })

  test('is put back once for each time that it is asked for', () => {
    release.pause()
    expect([release.restoreBuilt(), release.restoreBuilt()]).toEqual([true, false])
    release.pause()
    expect(release.restoreBuilt()).toBe(false)
    release.resume()
    release.pause()
    expect(release.restoreBuilt()).toBe(true)
  })

  test('is one that there are links of', () => {
    expect(LinkedRelease.find(dir, RELEASE, YEAR)?.has(YEAR)).toBe(true)
    expect(LinkedRelease.find(dir, RELEASE, 2025)?.has(2025)).toBe(false)
    expect(LinkedRelease.find(dir, '20250101-000000-000', YEAR)).toBeNull()
  })

  test('is what the next changes are made to', () => {
    publish({ [TEAM]: 'one' })
    publish({ [OTHER_TEAM]: 'two' })
    release.pause()
    release.restoreBuilt()
    release.resume()
    publish({ [START]: 'three' })
    expect(served()).toEqual({ ...EVERY_FILE, [START]: 'three' })
    publish({ [NEW_TEAM]: 'four' })
    expect(served()).toEqual({ ...EVERY_FILE, [START]: 'three', [NEW_TEAM]: 'four' })
  })
})
