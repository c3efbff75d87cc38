import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { USUAL_ALERTS } from '../../../src/domain/alerts/alert-settings.ts'
import { type FakeBrowser, json, startBrowser } from './account/fake-browser.ts'

const DEVICES = 'GET /api/user/alerts'
const KEEP = 'POST /api/user/alerts/devices'
const REMOVE = 'DELETE /api/user/alerts/devices/:id'
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }
const device = (id: number, more: object = {}) => ({
  id,
  name: 'Firefox',
  settings: { ...USUAL_ALERTS, ...more },
})

let browser: FakeBrowser
/** What the browser's side of push messages says. */
let push: { support: 'on' | 'off' | 'denied'; isSubscribed: boolean; dropped: number }

beforeEach(() => {
  vi.resetModules()
  browser = startBrowser()
  browser.storage.items.set('user-token', '1|abc')
  push = { support: 'on', isSubscribed: true, dropped: 0 }
  vi.doMock('../../../src/stores/push-subscription.ts', () => ({
    pushSupport: async () => push.support,
    subscribeHere: async () => push.support,
    currentSubscription: async () => (push.isSubscribed ? subscription : null),
    dropSubscription: async () => {
      push.dropped += 1
    },
  }))
})
afterEach(() => {
  vi.doUnmock('../../../src/stores/push-subscription.ts')
  vi.unstubAllGlobals()
})

/** The stores of a page whose browser is known to the service as this device. */
async function load(here: number | null = null) {
  const { $alertsHere, keepAlertsHere } = await import('../../../src/stores/alerts-here.ts')
  keepAlertsHere({ device: here })
  return { $alertsHere, ...(await import('../../../src/stores/alerts.ts')) }
}
const calls = () => browser.asked.map(({ method, path }) => `${method} ${path}`)

describe('the list of devices', () => {
  test('says which one is this browser, and takes over how it is set there', async () => {
    browser.answers[DEVICES] = () => json({ key: 'k', devices: [device(3), device(4, { lead: '30m' })] })
    const { openAlerts, $alerts, $alertsHere } = await load(4)
    await openAlerts('en')
    expect($alerts.get()).toMatchObject({ support: 'on', here: 4, isBusy: false, fault: null })
    expect($alerts.get().devices.map(({ id }) => id)).toEqual([3, 4])
    expect($alertsHere.get().settings.lead).toBe('30m')
  })

  test('knows no device here once the browser has lost its subscription', async () => {
    push.support = 'off'
    browser.answers[DEVICES] = () => json({ key: 'k', devices: [device(4, { lead: '30m' })] })
    const { openAlerts, $alerts, $alertsHere } = await load(4)
    await openAlerts('en')
    expect($alerts.get()).toMatchObject({ support: 'off', here: null })
    expect($alertsHere.get().settings.lead).toBe('15m')
  })

  test('of a service without a key offers none', async () => {
    browser.answers[DEVICES] = () => json({ key: null, devices: [] })
    const { openAlerts, $alerts } = await load()
    await openAlerts('en')
    expect($alerts.get().support).toBe('not-offered')
  })

  test('that does not come is a fault, and nobody is asked who is signed out', async () => {
    browser.answers[DEVICES] = () => json({}, 503)
    const { openAlerts, $alerts } = await load()
    await openAlerts('en')
    expect($alerts.get()).toMatchObject({ isBusy: false, support: null })
    expect($alerts.get().fault).not.toBeNull()
    const { dropToken } = await import('../../../src/stores/user-token.ts')
    dropToken()
    await openAlerts('en')
    expect(calls()).toEqual([DEVICES])
  })
})

/** A page that has the list of devices, with this browser as number 4 of them. */
async function opened() {
  browser.answers[DEVICES] = () => json({ key: 'k', devices: [device(3), device(4)] })
  browser.answers[KEEP] = ({ payload }) =>
    json({ id: 4, name: 'Firefox', settings: (payload as { settings: object }).settings })
  const stores = await load(4)
  await stores.openAlerts('en')
  browser.asked.length = 0
  return stores
}

describe('alerts of this browser', () => {
  test('are turned on with its subscription, the key and the settings', async () => {
    push.support = 'off'
    const { turnAlertsOn, $alerts, $alertsHere } = await opened()
    push.support = 'on'
    await turnAlertsOn('sv')
    expect(browser.asked).toMatchObject([
      {
        path: '/api/user/alerts/devices',
        payload: { ...subscription, key: 'k', locale: 'sv', settings: USUAL_ALERTS },
      },
    ])
    expect($alerts.get()).toMatchObject({ here: 4, done: 'on' })
    expect($alerts.get().devices.map(({ id }) => id)).toEqual([3, 4])
    expect($alertsHere.get().device).toBe(4)
  })

  test('are not told to the service if the visitor forbids them', async () => {
    push.support = 'off'
    const { turnAlertsOn, $alerts } = await opened()
    push.support = 'denied'
    await turnAlertsOn('en')
    expect(calls()).toEqual([])
    expect($alerts.get()).toMatchObject({ support: 'denied', here: null, done: null })
  })

  test('change here at once, and at the service only if push messages come here', async () => {
    const { chooseAlerts, $alertsHere } = await opened()
    await chooseAlerts({ ...USUAL_ALERTS, lead: '60m' }, 'en')
    expect($alertsHere.get().settings.lead).toBe('60m')
    expect(browser.asked).toMatchObject([{ payload: { settings: { lead: '60m' } } }])

    vi.resetModules()
    browser.asked.length = 0
    const later = await load(null)
    await later.chooseAlerts({ ...USUAL_ALERTS, lead: '10m' }, 'en')
    expect(later.$alertsHere.get().settings.lead).toBe('10m')
    expect(calls()).toEqual([])
  })

  test('are off here whatever the service answers', async () => {
    const { turnAlertsOff, $alerts, $alertsHere } = await opened()
    browser.answers[REMOVE] = () => json({}, 503)
    await turnAlertsOff()
    expect(push.dropped).toBe(1)
    expect($alertsHere.get().device).toBeNull()
    expect($alerts.get()).toMatchObject({ here: null, support: 'off' })
    expect($alerts.get().devices.map(({ id }) => id)).toEqual([3])
  })

  test('stay on if the service does not end those of all devices', async () => {
    const { turnAllAlertsOff, $alerts } = await opened()
    browser.answers['DELETE /api/user/alerts'] = () => json({}, 503)
    await turnAllAlertsOff()
    expect(push.dropped).toBe(0)
    expect($alerts.get()).toMatchObject({ here: 4, done: null })
    browser.answers['DELETE /api/user/alerts'] = () => json(null)
    await turnAllAlertsOff()
    expect(push.dropped).toBe(1)
    expect($alerts.get()).toMatchObject({ here: null, devices: [], done: 'off', fault: null })
  })

  test('of another device go, also if it was gone already', async () => {
    const { removeAlertDevice, $alerts } = await opened()
    browser.answers[REMOVE] = () => json({}, 404)
    await removeAlertDevice(3)
    expect($alerts.get().devices.map(({ id }) => id)).toEqual([4])
    expect($alerts.get()).toMatchObject({ here: 4, support: 'on' })
  })

  test('are asked for once, however often the button is pressed', async () => {
    const { testAlert, $alerts } = await opened()
    browser.answers['POST /api/user/alerts/devices/4/test'] = () => json(null)
    await Promise.all([testAlert(), testAlert()])
    expect(calls()).toEqual(['POST /api/user/alerts/devices/4/test'])
    expect($alerts.get()).toMatchObject({ done: 'tested', isBusy: false })
  })
})

describe('a device that hides results', () => {
  test('has its push messages leave them out', async () => {
    const { hideAlertResults, $alertsHere } = await opened()
    await hideAlertResults('en')
    expect(browser.asked.at(-1)).toMatchObject({ payload: { settings: { withoutResult: true } } })
    expect($alertsHere.get().settings.withoutResult).toBe(true)
    browser.asked.length = 0
    await hideAlertResults('en')
    expect(calls()).toEqual([])
  })

  test('asks nothing if it gets none', async () => {
    const { hideAlertResults } = await load(null)
    await hideAlertResults('en')
    expect(calls()).toEqual([])
  })
})
