import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetry } from '../../../src/stores/retry.ts'

let attempts: number[]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  attempts = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The seconds at which a request that fails every time is tried again. */
async function tried(
  fault: Parameters<ReturnType<typeof createRetry>['after']>[0],
  chance: number,
  seconds: number,
) {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const retry = createRetry(() => {
    attempts.push(Date.now() / 1000)
    retry.after(fault)
  })
  retry.after(fault)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  retry.stop()
  return attempts
}

test.each([
  [0, [12, 36, 84, 180, 372, 612]],
  [0.5, [15, 45, 105, 225, 465, 765]],
  [1, [18, 54, 126, 270, 558]],
])(
  'what fails is tried ever more seldom, up to a fifth sooner or later by chance (%d)',
  async (chance, seconds) => {
    expect(await tried({ kind: 'down' }, chance, 800)).toEqual(seconds)
  },
)

test.each([
  [0, 60],
  [0.5, 66],
  [1, 72],
])(
  'a service that names a time is left alone until then, and up to a fifth longer by chance (%d)',
  async (chance, second) => {
    expect(await tried({ kind: 'busy', retryAfter: 60_000 }, chance, 100)).toEqual([second])
  },
)
