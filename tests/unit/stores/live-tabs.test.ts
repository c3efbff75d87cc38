import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinTabs } from '../../../src/stores/live-tabs.ts'

beforeEach(() => vi.stubGlobal('navigator', {}))
afterEach(() => vi.unstubAllGlobals())

test('a page of an address that is not secure, where browsers know no locks, leads once for each time it stands', () => {
  let led = 0
  const tabs = joinTabs<string>({
    name: 'live',
    lead() {
      led += 1
      // A tab that leads settles, and settling campaigns: the tab must not lead a second time.
      tabs.requestLead()
    },
    onMessage: () => undefined,
  })
  tabs.requestLead()
  tabs.requestLead()
  expect(led).toBe(1)
  tabs.giveUpLead()
  tabs.requestLead()
  expect(led).toBe(2)
})
