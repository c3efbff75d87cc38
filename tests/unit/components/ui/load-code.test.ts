import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCode } from '../../../../src/components/ui/load-code.ts'

let events: EventTarget

beforeEach(() => {
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('code that does not load is loaded when the network is back, as often as that takes, and started once', async () => {
  const loads = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.reject(new TypeError('again')),
  ]
  const started: string[] = []
  const load = () => loads.shift()?.() ?? Promise.resolve({ name: 'part' })
  void loadCode<{ name: string }>(load).then(({ name }) => started.push(name))
  for (const expected of [[], [], ['part'], ['part']]) {
    await settled()
    expect(started).toEqual(expected)
    events.dispatchEvent(new Event('online'))
  }
})
