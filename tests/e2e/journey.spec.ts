import { test } from './journey.ts'

test.fail('a test fails if its page throws', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('on purpose')), 0))
})

test.fail('a test fails if a page of another context throws', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('on purpose')), 0))
  await context.close()
})

test('an error that a test provokes may be allowed', async ({ page, allowUncaught }) => {
  allowUncaught(/on purpose/, 'this test throws it')
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('on purpose')), 0))
})
