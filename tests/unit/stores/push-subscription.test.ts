import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ALERTS_SCOPE } from '../../../src/stores/alert-traces.ts'

const KEY = 'AQID-_8'
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer
const OF_KEY = bytesOf(1, 2, 3, 251, 255)

interface Subscription {
  options: { applicationServerKey: ArrayBuffer }
  toJSON: () => object
  unsubscribe: () => Promise<void>
}

let current: Subscription | null
let permission: NotificationPermission
let answer: NotificationPermission
let did: string[]

const subscriptionFor = (applicationServerKey: ArrayBuffer): Subscription => ({
  options: { applicationServerKey },
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    did.push('unsubscribe')
    current = null
  },
})
const registration = {
  scope: `https://cup.example${ALERTS_SCOPE}`,
  active: {},
  pushManager: {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      did.push(`subscribe ${applicationServerKey}`)
      current = subscriptionFor(OF_KEY)
    },
  },
  unregister: async () => void did.push('unregister'),
}

/** A browser that can receive push messages, in which nobody was asked yet. */
beforeEach(() => {
  current = null
  permission = 'default'
  answer = 'granted'
  did = []
  vi.resetModules()
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      permission = answer
      return answer
    },
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox',
    maxTouchPoints: 0,
    serviceWorker: {
      register: async () => registration,
      getRegistrations: async () => [{ scope: 'https://cup.example/' }, registration],
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('../../../src/stores/push-subscription.ts')

describe('whether push messages reach this browser', () => {
  test('is off without a subscription, on with one, and denied where the visitor said so', async () => {
    const { pushSupport } = await load()
    expect(await pushSupport()).toBe('off')
    current = subscriptionFor(OF_KEY)
    expect(await pushSupport()).toBe('on')
    permission = 'denied'
    expect(await pushSupport()).toBe('denied')
  })

  test.each([
    ['an iPhone', 'iPhone', 5, false, 'install'],
    ['an iPad that claims to be a Mac', 'Macintosh', 5, false, 'install'],
    ['a Mac', 'Macintosh', 0, false, 'unsupported'],
    ['an iPhone whose site is on the home screen', 'iPhone', 5, true, 'unsupported'],
  ] as const)(
    'on %s without push messages depends on the home screen',
    async (_, userAgent, touch, isInstalled, support) => {
      vi.stubGlobal('navigator', { userAgent, maxTouchPoints: touch })
      vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
      const { pushSupport, subscribeHere } = await load()
      expect(await pushSupport()).toBe(support)
      expect(await subscribeHere(KEY)).toBe(support)
    },
  )
})

describe('subscribing', () => {
  test('asks the visitor, then the browser', async () => {
    const { subscribeHere, currentSubscription } = await load()
    expect(await subscribeHere(KEY)).toBe('on')
    expect(did).toEqual([`subscribe ${KEY}`])
    expect(await currentSubscription()).toEqual({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p', auth: 'a' },
    })
  })

  test.each([
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('does nothing if the visitor answers %s', async (said, support) => {
    answer = said
    const { subscribeHere } = await load()
    expect(await subscribeHere(KEY)).toBe(support)
    expect(did).toEqual([])
  })

  test('ends a subscription for another key first, and keeps one for this key', async () => {
    const { subscribeHere } = await load()
    current = subscriptionFor(bytesOf(9))
    await subscribeHere(KEY)
    expect(did).toEqual(['unsubscribe', `subscribe ${KEY}`])
    did.length = 0
    await subscribeHere(KEY)
    expect(did).toEqual([`subscribe ${KEY}`])
  })

  test('is not supported where the browser fails in the middle', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      serviceWorker: { register: async () => Promise.reject(new Error('private window')) },
    })
    const { subscribeHere } = await load()
    expect(await subscribeHere(KEY)).toBe('unsupported')
  })
})

describe('a subscription', () => {
  test('without its keys is none', async () => {
    current = { ...subscriptionFor(OF_KEY), toJSON: () => ({ endpoint: 'https://push.example/1' }) }
    const { currentSubscription } = await load()
    expect(await currentSubscription()).toBeNull()
  })

  test('ends with its worker, and the worker of saved pages stays', async () => {
    current = subscriptionFor(OF_KEY)
    const { dropSubscription, pushSupport } = await load()
    await dropSubscription()
    expect(did).toEqual(['unsubscribe', 'unregister'])
    expect(await pushSupport()).toBe('off')
  })

  test('that cannot be read is none, and ending it does not throw', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      serviceWorker: { getRegistrations: async () => Promise.reject(new Error('no')) },
    })
    const { currentSubscription, dropSubscription } = await load()
    expect(await currentSubscription()).toBeNull()
    await expect(dropSubscription()).resolves.toBeUndefined()
  })
})
