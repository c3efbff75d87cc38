import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LinkedRelease } from '../../../../scripts/publish/linked-release.ts'
import { servedFiles } from '../../../support/served-files.ts'
import { diskForTests } from '../../../support/small-disk.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import {
  BUILT,
  buildRelease,
  changesOf,
  LATE_FILE,
  linkedDir,
  numberedState,
  numberIn,
  RELEASE,
  YEAR,
} from './built-release.ts'

vi.setConfig({ testTimeout: 300_000 })
const KILLS = 30
/** The longest time that a publisher has, to publish one state after another, before it is killed. Milliseconds. */
const MOST_LIFE_MS = 120
const PUBLISHED = 200

let dir: string
beforeEach(() => {
  dir = temporaryFolder()
  buildRelease(dir)
})
const publishing = (...args: string[]) =>
  fork(join(import.meta.dirname, 'publish-numbers.ts'), [dir, ...args])

/** The number of the state that is served; null if no state is served whole. */
function stateServed(): number | null {
  const texts = [...servedFiles(linkedDir(dir)).keys()]
    .filter((path) => path in BUILT.edition || path === LATE_FILE)
    .map((path) => [path, readFileSync(linkedDir(dir) + path, 'utf8')] as const)
  const numbers = new Set(texts.map(([, text]) => numberIn(text)))
  const [number] = numbers
  if (numbers.size !== 1 || number === null || number === undefined) return null
  const expected = Object.entries(numberedState(number)).filter(([, text]) => text !== null)
  return expected.length === texts.length ? number : null
}

describe('a publisher', () => {
  test(`killed ${KILLS} times leaves a whole edition, and the next one goes on from it`, async () => {
    LinkedRelease.open(dir, RELEASE, YEAR).publish(changesOf(numberedState(1)))
    let last = 1
    let alive = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = publishing()
      await once(child, 'message')
      await setTimeout(Math.random() * MOST_LIFE_MS)
      child.kill('SIGKILL')
      await once(child, 'exit')
      const number = stateServed()
      expect(number, `after kill ${kill + 1}`).not.toBeNull()
      expect(number).toBeGreaterThanOrEqual(last)
      if ((number ?? 0) > last) alive += 1
      last = number ?? 0
    }
    // A publisher that is killed before it publishes anything proves nothing.
    expect(alive).toBeGreaterThan(KILLS / 3)
  })

  test('lets who reads meanwhile find every file, whole', async () => {
    LinkedRelease.open(dir, RELEASE, YEAR).publish(changesOf(numberedState(1)))
    const reader = fork(join(import.meta.dirname, 'edition-reader.ts'), [linkedDir(dir)])
    await once(reader, 'message')
    const child = publishing(String(PUBLISHED))
    await once(child, 'exit')
    reader.send('stop')
    const [{ faults, states }] = await once(reader, 'message')
    expect(faults).toEqual([])
    expect(states).toBeGreaterThan(PUBLISHED / 20)
    expect(stateServed()).toBe(PUBLISHED + 1)
  })
})

const disk = diskForTests(6)

test.skipIf(disk === null)(
  'a full disk leaves what is served, and publishing resumes when there is room',
  () => {
    dir = disk ?? ''
    buildRelease(dir)
    const release = LinkedRelease.open(dir, RELEASE, YEAR)
    release.publish(changesOf(numberedState(1)))
    const tooLarge = changesOf(numberedState(2, 8_000_000))
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(() => release.publish(tooLarge)).toThrow('ENOSPC')
      expect(stateServed()).toBe(1)
    }
    release.publish(changesOf(numberedState(3)))
    expect(stateServed()).toBe(3)
  },
)
