import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

const COLLECTOR = 'https://collector.test/api/event'

interface Counted {
  readonly name: string
  readonly url: string
  readonly domain: string
  readonly referrer: string | null
}

/**
 * Makes the site look as if built with a collector (`ConsentBar.tsx`), which the tested site does not have: it puts the bar
 * into the pages, and the collector into their policy.
 */
async function withCollector(page: Page, consent: 'required' | 'not-required'): Promise<Counted[]> {
  const counted: Counted[] = []
  const bar = `<section class="consent" data-collector="${COLLECTOR}" data-domain="cup.test" data-consent="${consent}" hidden>
    <button type="button" data-choice="yes">Yes</button><button type="button" data-choice="no">No</button></section>
    <button type="button" class="consent-again">Again</button>`
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const open = (policy: string) =>
      policy.replace(/connect-src 'self'/, `connect-src 'self' ${new URL(COLLECTOR).origin}`)
    const headers = response.headers()
    const policy = headers['content-security-policy']
    return route.fulfill({
      response,
      headers: policy === undefined ? headers : { ...headers, 'content-security-policy': open(policy) },
      body: open(html).replace('</main>', `</main>${bar}`),
    })
  })
  await page.route(`${COLLECTOR}**`, async (route) => {
    counted.push(JSON.parse(route.request().postData() ?? 'null'))
    const { origin = '*' } = route.request().headers()
    await route.fulfill({ status: 202, headers: { 'access-control-allow-origin': origin }, body: 'ok' })
  })
  return counted
}

test('nothing is counted before a yes; then each page, without its query', async ({ page, baseURL }) => {
  const counted = await withCollector(page, 'required')
  await page.goto('/2026/search/?q=secret')
  await expect(page.locator('.consent')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(counted).toEqual([])
  await page.locator('[data-choice=yes]').click()
  await expect(page.locator('.consent')).toBeHidden()
  const origin = new URL(baseURL ?? '').origin
  const view = { name: 'pageview', domain: 'cup.test', referrer: null }
  await expect.poll(() => counted).toEqual([{ ...view, url: `${origin}/2026/search/` }])
  await page.locator('.logo').click()
  await expect.poll(() => counted.at(1)).toEqual({ ...view, url: `${origin}/2026/` })
  await expect(page.locator('.consent')).toBeHidden()
})

test('a no is remembered, and can be changed', async ({ page }) => {
  const counted = await withCollector(page, 'required')
  await page.goto('/2026/')
  await page.locator('[data-choice=no]').click()
  await page.goto('/2026/arenas/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.consent')).toBeHidden()
  expect(counted).toEqual([])
  await page.locator('.consent-again').click()
  await expect(page.locator('[data-choice=yes]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => counted.length).toBe(1)
})

for (const consent of ['required', 'not-required'] as const)
  test(`who objects beforehand is neither counted nor asked (${consent})`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    const counted = await withCollector(page, consent)
    await page.goto('/2026/')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.consent')).toBeHidden()
    expect(counted).toEqual([])
  })

test('where no consent is due views are counted at once, but not inside an app', async ({ page }) => {
  const counted = await withCollector(page, 'not-required')
  await page.goto('/2026/?app=1')
  await page.waitForLoadState('networkidle')
  expect(counted).toEqual([])
  await page.goto('/2026/?app=0')
  await expect.poll(() => counted.length).toBe(1)
  await expect(page.locator('.consent')).toBeHidden()
})

test('a collector that is away holds nothing up', async ({ page }) => {
  await withCollector(page, 'not-required')
  await page.route(`${COLLECTOR}**`, () => new Promise<void>(() => undefined))
  await page.goto('/2026/')
  await page.locator('.logo').click()
  await expect(page.locator('h1')).toBeVisible()
})
