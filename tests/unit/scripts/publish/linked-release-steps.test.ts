import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LinkedRelease } from '../../../../scripts/publish/linked-release.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { BUILT, buildRelease, changesOf, EVERY_FILE, numberedState, RELEASE, YEAR } from './built-release.ts'

/** Counts the calls that change the file system. Every call after the first `failAt` fails, and every call of `refused`. */
const disk = vi.hoisted(() => ({ steps: 0, failAt: Number.POSITIVE_INFINITY, refused: '', code: '' }))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const names = [
    'copyFileSync',
    'linkSync',
    'mkdirSync',
    'renameSync',
    'rmSync',
    'symlinkSync',
    'writeFileSync',
  ] as const
  const failing = names.map((name) => {
    const step = (...args: unknown[]) => {
      disk.steps += 1
      if (disk.steps > disk.failAt || name === disk.refused)
        throw Object.assign(new Error(`${name} failed`), { code: disk.code })
      return (real[name] as (...args: unknown[]) => unknown)(...args)
    }
    return [name, step]
  })
  return { ...real, ...Object.fromEntries(failing) }
})

let dir: string
beforeEach(() => {
  heal()
  dir = temporaryFolder()
  buildRelease(dir)
})
const heal = () => Object.assign(disk, { steps: 0, failAt: Number.POSITIVE_INFINITY, refused: '', code: '' })
const failAfter = (steps: number, code = 'ENOSPC') => Object.assign(disk, { steps: 0, failAt: steps, code })
const open = () => LinkedRelease.open(dir, RELEASE, YEAR)

/** The edition as it is served. */
const edition = (release: LinkedRelease) =>
  Object.fromEntries([...release.files()].map((path) => [path, release.read(path)?.toString()]))
const state = (number: number) => numberedState(number, 80)
const whole = (number: number) =>
  Object.fromEntries(Object.entries(state(number)).filter(([, text]) => text !== null))

/** Repeats an action, broken off after one step more each time, until it ends without a break. */
function breakingOff(deed: (steps: number) => void): number {
  for (let steps = 0; ; steps += 1) {
    heal()
    let isBroken = false
    try {
      failAfter(steps)
      deed(steps)
    } catch (fault) {
      if (!String(fault).includes('failed')) throw fault
      isBroken = true
    }
    if (isBroken) continue
    heal()
    return steps
  }
}

describe('wherever publishing breaks off', () => {
  test.each(['the same program', 'a new one'])('what is served is whole, and %s goes on from it', (who) => {
    let release = open()
    let published = 0
    release.publish(changesOf(state(published)))
    const tried = breakingOff((steps) => {
      try {
        release.publish(changesOf(state(published + 1)))
        published += 1
      } catch (fault) {
        heal()
        expect(edition(release), `broken off after ${steps} steps`).toEqual(whole(published))
        if (who === 'a new one') release = open()
        // Another change is published first.
        release.publish(changesOf({ '/index.html': `between ${steps}` }))
        expect(edition(release)).toEqual({ ...whole(published), '/index.html': `between ${steps}` })
        release.publish(changesOf(state(published)))
        expect(edition(release)).toEqual(whole(published))
        throw fault
      }
    })
    // At least as many steps as there are things to write.
    expect(tried).toBeGreaterThan(Object.keys(BUILT.edition).length * 2)
    expect(edition(release)).toEqual(whole(1))
  })

  test('while links are made, the next one who opens makes them', () => {
    const tried = breakingOff(() => open())
    heal()
    expect(tried).toBeGreaterThan(Object.keys(EVERY_FILE).length)
    expect(edition(open())).toEqual(BUILT.edition)
  })

  test('while the edition is put back, it is served as it was or as it was built', () => {
    const release = open()
    const tried = breakingOff((steps) => {
      heal()
      release.resume()
      release.publish(changesOf(state(2)))
      release.pause()
      failAfter(steps)
      try {
        release.restoreBuilt()
      } finally {
        heal()
        expect([BUILT.edition, whole(2)]).toContainEqual(edition(release))
      }
    })
    expect(tried).toBeGreaterThan(Object.keys(BUILT.edition).length)
    expect(edition(release)).toEqual(BUILT.edition)
  })
})

describe('a file system without hard links', () => {
  test.each(['EPERM', 'EMLINK', 'ENOTSUP', 'EXDEV'])('(%s) gets copies', (code) => {
    Object.assign(disk, { refused: 'linkSync', code })
    const release = open()
    for (const number of [1, 2, 3]) {
      release.publish(changesOf(state(number)))
      expect(edition(release)).toEqual(whole(number))
    }
    release.pause()
    release.restoreBuilt()
    expect(edition(release)).toEqual(BUILT.edition)
  })

  test('is not what a broken disk is', () => {
    Object.assign(disk, { refused: 'linkSync', code: 'EIO' })
    expect(open).toThrow('linkSync failed')
  })
})
