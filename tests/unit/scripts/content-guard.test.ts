import { describe, expect, test, vi } from 'vitest'
import { makeRelease } from '../../../scripts/release/make-release.ts'
import { currentReleaseId } from '../../../scripts/release/releases.ts'
import type { ReleaseSettings } from '../../../scripts/release/settings.ts'
import { type FakeCup, fakeService } from './fake-service.ts'

vi.spyOn(process.stdout, 'write').mockReturnValue(true)
vi.setConfig({ testTimeout: 120_000 })

const make = (settings: ReleaseSettings) =>
  makeRelease(settings, { command: 'npm run build', force: false, signal: new AbortController().signal })

/** Releases a cup of a hundred of everything, then changes the cup. */
async function released(change: Partial<FakeCup>) {
  const { cup, settings } = await fakeService()
  Object.assign(cup, { teams: 100, matches: 100, tables: 100 })
  await make(settings)
  const before = currentReleaseId(settings.releasesDir)
  Object.assign(cup, { editions: [[2025, 'b']], ...change })
  return { cup, settings, before }
}

describe('a release that would lose content', () => {
  test('in more than a twentieth of something is not built, unless that is allowed', async () => {
    const { cup, settings, before } = await released({})
    const whole = { ...cup }
    const losses: [Partial<FakeCup>, string][] = [
      [{ goals: (n) => (n < 6 ? null : 12) }, 'has 94 finished matches with a score instead of 100'],
      [{ matches: 94 }, 'has 94 matches instead of 100'],
      [{ teams: 94 }, 'has 94 teams instead of 100'],
      [{ tables: 94 }, 'has 94 tables instead of 100'],
    ]
    for (const [loss, sentence] of losses) {
      Object.assign(cup, whole, loss)
      const fault: unknown = await make(settings).catch((error: unknown) => error)
      expect(String(fault)).toContain(`Edition 2025 ${sentence}`)
      expect(String(fault)).toContain('ALLOW_SHRINK=1')
      expect(currentReleaseId(settings.releasesDir)).toBe(before)
    }
    for (const [loss] of losses) {
      Object.assign(cup, whole, loss)
      expect((await make({ ...settings, allowShrink: true })).kind).toBe('built')
    }
  })

  test('in a twentieth is built, and so is one match less of few', async () => {
    const { settings } = await released({ matches: 95, teams: 95, tables: 95 })
    expect((await make(settings)).kind).toBe('built')
    const few = await fakeService()
    await make(few.settings)
    few.cup.matches = 5
    expect((await make(few.settings)).kind).toBe('built')
    few.cup.matches = 0
    await expect(make(few.settings)).rejects.toThrow('Edition 2025 has 0 matches instead of 5')
  })

  test('may be of another cup', async () => {
    const { settings } = await released({ matches: 10 })
    expect((await make({ ...settings, cupId: 'other-cup' })).kind).toBe('built')
  })
})

describe('values outside their range', () => {
  test('as every score are not built, the first time either, unless that is allowed', async () => {
    const { cup, settings } = await fakeService()
    const values = [-5, 'NaN', 200, 1.5]
    for (const value of values) {
      cup.goals = () => value
      const fault: unknown = await make(settings).catch((error: unknown) => error)
      expect(String(fault)).toContain('Edition 2025: 6 of 12 scores (50 %) are no whole number from 0 to 199')
      expect(String(fault)).toContain('ALLOW_ODD_VALUES=1')
    }
    for (const value of values) {
      cup.goals = () => value
      expect((await make({ ...settings, allowOddValues: true })).kind).toBe('built')
    }
    cup.goals = () => 199
    expect((await make(settings)).kind).toBe('built')
  })

  test('may be one in a hundred, and no more', async () => {
    const { cup, settings } = await fakeService()
    Object.assign(cup, { matches: 100, goals: (n: number) => (n < 2 ? -5 : 12) })
    expect((await make(settings)).kind).toBe('built')
    cup.goals = (n) => (n < 3 ? -5 : 12)
    await expect(make(settings)).rejects.toThrow('3 of 200 scores (1.5 %)')
  })
})
