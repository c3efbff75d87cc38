import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const EDITION = { cupId: 'cup', tournamentId: 't26' }
const followFromNow = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  followFromNow.mockReset()
  vi.doMock('../../../../src/stores/live.ts', () => ({ followFromNow }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('../../../../src/stores/live.ts')
})

test('an overlay that starts without a network tries every ten seconds until it is heard, and then no more', async () => {
  followFromNow.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue(true)
  const { followUntilHeard } = await import('../../../../src/islands/hall/follow-until-heard.ts')
  const heard = vi.fn()
  void followUntilHeard(EDITION, 2026).then(heard)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(followFromNow).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect([followFromNow.mock.calls.length, heard.mock.calls.length]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(followFromNow.mock.calls).toEqual(Array(3).fill([EDITION, 2026, false]))
  expect(heard).toHaveBeenCalledTimes(1)
})
