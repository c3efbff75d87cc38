import { chromium, expect, type Page } from '@playwright/test'
import { freePort } from '../../scripts/start/site-in-folder.ts'
import { english } from '../support/messages.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { forward, listen } from './live/feed-proxy.ts'
import { signedInContext } from './signed-in.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

const { year } = builtEdition()
const [HOME, MATCHES, CLASSES] = [`/${year}/`, `/${year}/matches/`, `/${year}/categories/`]

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Follows a link by a script, which does not wait for the page. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => void setTimeout(() => location.assign(to)), address)

/** The site, which sends the second half of its matches page only after `release`; nothing is painted before. */
async function slowSite() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const whole = Buffer.from(await (await fetch(ORIGIN + MATCHES)).arrayBuffer())
  const half = whole.indexOf('<main')
  const served = await listen(async (incoming, answer) => {
    if (incoming.url !== MATCHES) return forward(ORIGIN, incoming, answer)
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(whole.subarray(0, half))
    await promise
    answer.end(whole.subarray(half))
  })
  return { ...served, release }
}

test('who goes on while a page is left comes to the second page', async ({ page }) => {
  await page.goto(HOME)
  await page.evaluate((to) => addEventListener('pageswap', () => location.assign(to)), CLASSES)
  await follow(page, MATCHES)
  await page.waitForURL(`**${CLASSES}`)
})

test('a page comes though its style sheet is not there yet', async ({ page }) => {
  // A browser caches nothing that a test may change.
  await page.route('**/*.css', (route) => route.continue())
  await page.goto(HOME)
  await follow(page, MATCHES)
  await page.waitForURL(`**${MATCHES}`)
  await expect(page.locator('main h1')).toBeVisible()
})

test('a page comes though the phone is turned meanwhile', async ({ page }) => {
  const site = await slowSite()
  await page.goto(site.origin + HOME)
  await follow(page, MATCHES)
  await page.waitForURL(`**${MATCHES}`, { waitUntil: 'commit' })
  await page.setViewportSize({ width: 844, height: 390 })
  site.release()
  await expect(page.locator('main h1')).toBeVisible()
  await site.close()
})

test('a page comes though the window is hidden meanwhile, and again while it is', async () => {
  const port = await freePort()
  const args = [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const own = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
  // In the contexts of a test every page counts as visible.
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true })
  const context = browser.contexts()[0]
  if (!context) throw new Error('The browser has no context of its own.')
  const uncaught: string[] = []
  context.on('weberror', (fault) => uncaught.push(String(fault.error())))
  const site = await slowSite()
  const page = await context.newPage()
  await page.goto(site.origin + HOME)
  await follow(page, MATCHES)
  await page.waitForURL(`**${MATCHES}`, { waitUntil: 'commit' })
  const devTools = await context.newCDPSession(page)
  const { windowId } = await devTools.send('Browser.getWindowForTarget')
  await devTools.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } })
  await page.waitForFunction(() => document.visibilityState === 'hidden', undefined, { polling: 100 })
  site.release()
  await expect(page.locator('main h1')).toBeVisible()
  await page.reload()
  await page.goBack()
  await page.goForward()
  await expect(page.locator('main h1')).toBeVisible()
  expect(uncaught).toEqual([])
  await site.close()
  await browser.close()
  await own.close()
})

test('signing out amid steps back and reloads', async ({ browser }) => {
  const context = await signedInContext(browser, ORIGIN, { reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto(HOME)
  for (const address of [MATCHES, CLASSES, HOME]) {
    await follow(page, address)
    await page.waitForURL(`**${address}`, { waitUntil: 'commit' })
  }
  await page.waitForLoadState()
  await page.goBack()
  await page.reload()
  await page.locator('details.user summary').click()
  await page.getByRole('button', { name: english.account.signOut }).click()
  await page.waitForURL(/\/signin\/$/)
  await page.goBack()
  await page.goForward()
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await context.close()
})
