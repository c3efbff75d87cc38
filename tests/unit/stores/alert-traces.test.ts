import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { USUAL_ALERTS } from '../../../src/domain/alerts/alert-settings.ts'
import { ALERTS_HERE, ALERTS_SCOPE, ALERTS_SENT } from '../../../src/stores/alert-traces.ts'
import { type FakeBrowser, startBrowser } from './account/fake-browser.ts'

let browser: FakeBrowser
beforeEach(() => {
  vi.resetModules()
  browser = startBrowser()
})
afterEach(() => vi.unstubAllGlobals())

const NOTHING = { device: null, notices: false, settings: USUAL_ALERTS }

test.each([
  ['nothing', null, NOTHING],
  ['no JSON', '{', NOTHING],
  ['null', 'null', NOTHING],
  ['a device that is no number', '{"device":"7","notices":1}', NOTHING],
  [
    'settings of another release',
    JSON.stringify({ device: 7, notices: true, settings: { lead: '2h' } }),
    { device: 7, notices: true, settings: USUAL_ALERTS },
  ],
  [
    'what was kept',
    JSON.stringify({
      device: 7,
      notices: true,
      settings: { ...USUAL_ALERTS, lead: '2q', muted: ['a', 'a'] },
    }),
    { device: 7, notices: true, settings: { ...USUAL_ALERTS, lead: '2q', muted: ['a'] } },
  ],
])('the settings of a browser that holds %s are read', async (_, kept, settings) => {
  if (kept !== null) browser.storage.items.set(ALERTS_HERE, kept)
  const { $alertsHere } = await import('../../../src/stores/alerts-here.ts')
  expect($alertsHere.get()).toEqual(settings)
})

test('a visitor who signs out leaves no trace of alerts, and the worker of saved pages stays', async () => {
  const unregistered: string[] = []
  const worker = (path: string) => ({
    scope: `https://cup.example${path}`,
    unregister: async () => void unregistered.push(path),
  })
  for (const name of [ALERTS_HERE, ALERTS_SENT, 'other']) browser.storage.items.set(name, '{}')
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => [worker('/'), worker(ALERTS_SCOPE)] },
  })
  const { forgetAlerts } = await import('../../../src/stores/alert-traces.ts')
  await forgetAlerts()
  expect([...browser.storage.items.keys()]).toEqual(['other'])
  expect(unregistered).toEqual([ALERTS_SCOPE])
  browser.storage.isBlocked = true
  await expect(forgetAlerts()).resolves.toBeUndefined()
})
