import type { Page } from 'playwright'
import { test } from './journey.ts'

/** Leaves a rejection uncaught, and returns once the page has told it. */
const reject = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((told) => {
        addEventListener('unhandledrejection', () => setTimeout(told, 0))
        Promise.reject(new Error('on purpose'))
      }),
  )

test.fail('a test fails if its page throws', async ({ page }) => {
  await page.goto('/')
  await reject(page)
})

test.fail('a test fails if a page of another context throws', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await reject(page)
  await context.close()
})

test('an error that a test provokes may be allowed', async ({ page, allowUncaught }) => {
  allowUncaught(/on purpose/, 'this test throws it')
  await page.goto('/')
  await reject(page)
})
