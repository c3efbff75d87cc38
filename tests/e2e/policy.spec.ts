import { type BrowserContext, expect, test } from '@playwright/test'
import { hydrated } from './page-checks.ts'
import { pageKinds } from './page-kinds.ts'
import { inLocale, LOCALES } from './samples.ts'
import { signedInState } from './signed-in.ts'
import { watchPage } from './watch-page.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

test.describe('signed in', () => {
  let context: BrowserContext

  test.beforeAll(async ({ browser, playwright }) => {
    const request = await playwright.request.newContext()
    context = await browser.newContext({
      baseURL: ORIGIN,
      storageState: await signedInState(request, ORIGIN),
    })
    await request.dispose()
  })
  test.afterAll(() => context.close())

  for (const locale of LOCALES) {
    test(`no page in ${locale} does what its policy forbids, asks others, or fails`, async () => {
      test.setTimeout(120_000)
      for (const { name, address } of pageKinds()) {
        const page = await context.newPage()
        const faults = await watchPage(page, ORIGIN)
        const response = await page.goto(inLocale(address, locale))
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        const ownStatus = response?.status() === 404 ? /status of 404/ : /^$/
        const found = (await faults()).filter((fault) => !ownStatus.test(fault))
        expect.soft(found, name).toEqual([])
        await page.close()
      }
    })
  }
})

test('a text does not become a script, a worker or markup where the policy holds', async ({ page }) => {
  await page.goto('/')
  const refused = await page.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        action()
        return 'let through'
      } catch (fault) {
        return fault instanceof TypeError ? 'refused' : String(fault)
      }
    }
    return {
      markup: attempt(() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' })),
      script: attempt(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
      policy: attempt(() =>
        window.trustedTypes?.createPolicy('of-another', { createScriptURL: () => '/x.js' }),
      ),
      worker: attempt(() => new Worker('/x.js')),
    }
  })
  expect(refused).toEqual({ markup: 'refused', script: 'refused', policy: 'refused', worker: 'refused' })
})

test('a page of the site is not shown inside another', async ({ request }) => {
  const response = await request.get('/')
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})
