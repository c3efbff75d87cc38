import { existsSync } from 'node:fs'
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test'
import { type PushService, startPushService } from '../backend/alerts/push-service.ts'
import { english, swedish } from '../support/messages.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import type { FeedProxy } from './live/feed-proxy.ts'
import { newFollower, type PlannedMatch, weekCup } from './live/my-week-cup.ts'
import { axeFindings } from './page-checks.ts'
import { waiting } from './tags.ts'
import { watchPage } from './watch-page.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const MAILS = process.env.E2E_MAILS ?? '.data/mail'
const SCOPE = '/alerts/'

const edition = builtEdition()
let proxy: FeedProxy
let push: PushService
let match: PlannedMatch
let token: string

/** The headless shell shows no notifications, and nobody can allow them there. The full browser beside it does. */
const WHOLE = (process.env.CHROMIUM_PATH ?? '').replace(/chromium-headless-shell$/, 'chromium')

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: existsSync(WHOLE) ? WHOLE : process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
})
test.beforeEach(async ({ request, context, feedProxy }) => {
  const cup = await weekCup(request, ORIGIN, edition.year)
  const matchIds = new Set(edition.divisions.flatMap(({ matches }) => matches.map(({ id }) => id)))
  match = cup.matches.find(
    ({ id, isScheduled, at }) => isScheduled && matchIds.has(id) && at > cup.file.base,
  ) as PlannedMatch
  token = await newFollower(request, ORIGIN, edition.year, { teams: [match.home], mails: MAILS })
  proxy = feedProxy
  proxy.feed.clock = { real: Date.now(), cup: match.at - 3 * 3_600_000, speed: 1 }
  push = await startPushService()
  await context.addInitScript((value) => localStorage.setItem('user-token', value), token)
})
test.afterEach(() => push.close())

const week = (prefix = '') => `${proxy.origin}${prefix}/${edition.year}/favourites/`

/**
 * No maker's push service can be reached from here, so no browser under test can subscribe by itself. The test provides
 * the subscription, and all else is the browser's own.
 */
async function giveSubscription(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: proxy.origin })
  const browser = push.subscribe('phone')
  await context.addInitScript((given) => {
    let isOn = false
    const subscription = {
      toJSON: () => given,
      options: {},
      unsubscribe: async () => {
        isOn = false
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isOn = true
        return subscription
      },
      getSubscription: async () => (isOn ? subscription : null),
    })
  }, browser)
}

async function showsNotifications(page: Page): Promise<boolean> {
  return page.evaluate(() => Notification.permission === 'granted')
}

const NO_NOTIFICATIONS = 'SKIP: this browser shows no notifications, and no whole Chromium stands beside it'

/**
 * Delivers a push to the browser, and waits until it has shown something: Chromium forgets a notification that is asked
 * for between being stored and being shown.
 */
async function deliver(cdp: CDPSession, registrationId: string, data: string): Promise<void> {
  const displayed = new Promise<void>((resolve) => {
    cdp.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Notification displayed') resolve()
    })
  })
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: proxy.origin, registrationId, data })
  await displayed
}

/**
 * The id of the registration with this scope, as the debugging protocol names it. Its worker is active by then: no other
 * worker gets a push.
 */
async function registrationOf(page: Page): Promise<[CDPSession, string]> {
  await expect
    .poll(() =>
      page.evaluate(
        async (scope) => (await navigator.serviceWorker.getRegistration(scope))?.active?.state,
        SCOPE,
      ),
    )
    .toBe('activated')
  const cdp = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === SCOPE)
      if (one) resolve(one.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true })
  await cdp.send('BackgroundService.startObserving', { service: 'notifications' })
  return [cdp, await found]
}

const shown = (page: Page) =>
  page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope)
    const all = (await registration?.getNotifications()) ?? []
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
  }, SCOPE)

test('alerts are turned on, tried, and shown by the browser', async ({ page, context }) => {
  const finding = await watchPage(page, proxy.origin)
  await giveSubscription(context)
  await page.goto(week())
  test.skip(!(await showsNotifications(page)), NO_NOTIFICATIONS)
  const panel = page.locator('section.alerts')
  await panel.getByRole('button', { name: 'Turn on alerts on this device' }).click()
  await expect(panel.getByText('Alerts are on for this device.')).toBeVisible()
  expect(await axeFindings(page, [], 'section.alerts')).toEqual([])
  await panel.getByLabel('How long before a match').selectOption('2q')
  await panel.getByRole('button', { name: 'Send a test' }).click()
  // Alerts of the cup may arrive beside it meanwhile.
  const tries = () => push.received.filter(({ data }) => data.title === 'Alerts work')
  await expect.poll(() => tries().length).toBe(1)
  const [message] = tries()

  const [cdp, id] = await registrationOf(page)
  await deliver(cdp, id, JSON.stringify(message?.data))
  await expect.poll(() => shown(page)).toMatchObject([{ title: 'Alerts work', url: '/' }])
  // The same message again replaces the first; another one stands beside it; a malformed one is shown without words and
  // breaks nothing.
  await deliver(cdp, id, JSON.stringify(message?.data))
  await deliver(
    cdp,
    id,
    JSON.stringify({
      title: 'A – B',
      body: 'Result: 1–0',
      tag: 't',
      url: `/${edition.year}/matches/${match.id}/`,
    }),
  )
  await deliver(cdp, id, 'nonsense')
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title).sort())
    .toEqual(['127.0.0.1', 'A – B', 'Alerts work'].sort())

  expect(await finding()).toEqual([])
})

test('who has not confirmed their address is told that alerts begin with it, and what to do', async ({
  page,
  context,
  request,
}) => {
  const unproved = await newFollower(request, ORIGIN, edition.year, { teams: [match.home] })
  await context.addInitScript((value) => localStorage.setItem('user-token', value), unproved)
  await giveSubscription(context)
  // No alert is shown here, so a browser that shows none will do.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
  for (const [prefix, words] of [
    ['', english],
    ['/sv', swedish],
  ] as const) {
    await page.goto(week(prefix))
    const panel = page.locator('section.alerts')
    await panel.getByRole('button', { name: words.alerts.turnOn }).click()
    await expect(panel.getByText(words.alerts.isWaiting)).toBeVisible()
    await expect(panel.getByText(words.account.unconfirmedHelp)).toBeVisible()
    await expect(panel.getByRole('button', { name: words.alerts.test })).toHaveCount(0)
    expect(await axeFindings(page, [], 'section.alerts')).toEqual([])
    await panel.getByRole('button', { name: words.account.resendMail }).click()
    await expect(panel.getByText(words.account.mailResent)).toBeVisible()
    await panel.getByRole('button', { name: words.alerts.turnOff, exact: true }).click()
    await expect(panel.getByText(words.alerts.turnedOff)).toBeVisible()
  }
})

test('a press on an alert opens its match and nothing of another site; they are off in one press', async ({
  page,
  context,
}) => {
  await giveSubscription(context)
  await page.goto(week())
  test.skip(!(await showsNotifications(page)), NO_NOTIFICATIONS)
  await page.getByRole('button', { name: 'Turn on alerts on this device' }).click()
  await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/alerts-worker.js'))
  if (!worker) throw new Error('There is no worker.')
  // A browser without a window system shows nothing to press: the test sends the event itself, and notes which addresses
  // are opened.
  const opened = await worker.evaluate(
    async (urls) => {
      // biome-ignore lint/suspicious/noExplicitAny: the types of a page know no worker
      const scope = globalThis as any
      const addresses: string[] = []
      scope.clients.openWindow = async (address: string) => void addresses.push(address)
      for (const url of urls) {
        await scope.registration.showNotification('x', { tag: 'press', data: { url } })
        const [notification] = await scope.registration.getNotifications({ tag: 'press' })
        const event = new scope.NotificationEvent('notificationclick', { notification })
        let done = Promise.resolve()
        Object.defineProperty(event, 'waitUntil', {
          value: (work: Promise<void>) => {
            done = work
          },
        })
        scope.dispatchEvent(event)
        await done
      }
      return addresses
    },
    ['/2026/matches/7/', 'https://evil.example/', '//evil.example/'],
  )
  expect(opened).toEqual([`${proxy.origin}/2026/matches/7/`, '/', '/'])
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(page.getByText('Alerts are off.')).toBeVisible()
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).not.toContain('/alerts/')
})

test('without push, pages that are open tell what happens', waiting, async ({ page, context }) => {
  await context.addInitScript(() => {
    // biome-ignore lint/suspicious/noExplicitAny: a browser without it
    delete (globalThis as any).PushManager
  })
  await page.goto(week('/sv'))
  const panel = page.locator('section.alerts')
  await expect(panel.getByText('kan inte ta emot aviseringar')).toBeVisible()
  await panel.getByLabel('Säg till på sidan').check()
  await expect(panel.getByLabel('Hur långt före en match')).toBeVisible()
  await page.goto(`${proxy.origin}/${edition.year}/arenas/`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alerts-told'))).not.toBeNull()
  const wire = edition.divisions.flatMap(({ matches }) => matches).find(({ id }) => id === match.id)
  if (!wire) throw new Error('There is no such match.')
  proxy.report({ ...wire, previousStartTime: new Date(match.at - 35 * 60_000).toISOString() })
  const notice = page.locator('.toast')
  await expect(notice).toContainText('Moved:', { timeout: 30_000 })
  await notice.getByRole('button', { name: 'Open the match' }).click()
  await page.waitForURL(`**/${edition.year}/matches/${match.id}/`)
})
