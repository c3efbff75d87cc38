import { expect, type Page } from '@playwright/test'
import { SHOWCASE } from '../../../scripts/start/showcase.ts'
import { english } from '../../support/messages.ts'
import { test } from '../journey.ts'
import { hostileYear } from './addresses.ts'

const HOME = `/${hostileYear()}/`
const PAGE = `${HOME}categories/?q=someone#content`

/** Answers in place of the collector, and returns what it received, in order. */
async function collected(page: Page): Promise<Record<string, unknown>[]> {
  const received: Record<string, unknown>[] = []
  await page.route('https://plausible.example/**', async (route) => {
    received.push(route.request().postDataJSON())
    await route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } })
  })
  return received
}
const bar = (page: Page) => page.locator('.consent')
const answer = (page: Page, text: string) => bar(page).getByRole('button', { name: text, exact: true })

/** Waits long enough to see a request that must not be made. */
const settle = (page: Page) => page.waitForTimeout(700)

test('nothing is sent or stored before a yes, and then the path alone', async ({
  page,
  context,
  baseURL,
}) => {
  const received = await collected(page)
  await page.goto(PAGE)
  await expect(bar(page)).toBeVisible()
  await settle(page)
  expect(received).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await context.cookies()).toEqual([])
  await answer(page, english.consent.yes).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]).toMatchObject({ name: 'pageview', url: `${baseURL}${HOME}categories/`, referrer: null })
  expect(JSON.stringify(received)).not.toContain('someone')
  await page.goto(`${HOME}nations/`)
  await expect.poll(() => received.length).toBe(2)
  await expect(bar(page)).toBeHidden()
})

test('a no is remembered, and the footer asks again', async ({ page }) => {
  const received = await collected(page)
  await page.goto(PAGE)
  await answer(page, english.consent.no).click()
  await expect(bar(page)).toBeHidden()
  await page.goto(HOME)
  await expect(bar(page)).toBeHidden()
  await settle(page)
  expect(received).toEqual([])
  await page.getByRole('button', { name: english.consent.again }).click()
  await expect(bar(page)).toBeVisible()
  await expect(answer(page, english.consent.yes)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => received.length).toBe(1)
})

test('whoever objects by their browser is not asked, and not counted', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  const received = await collected(page)
  await page.goto(PAGE)
  await settle(page)
  await expect(bar(page)).toBeHidden()
  expect(received).toEqual([])
})

test('the cup’s website and social media are one press away, in drawer and footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PAGE)
  const website = page.getByRole('link', { name: english.site.website })
  await page.locator('.drawer summary').click()
  await expect(page.locator('.drawer-list').getByRole('link', { name: english.site.website })).toBeVisible()
  for (const link of await website.all()) {
    await expect(link).toHaveAttribute('href', SHOWCASE.WEBSITE_URL)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  const social = page.locator('.foot-outside a[rel~=me]')
  await expect(social).toHaveText(['Instagram', 'Facebook', 'social.example'])
  for (const link of await social.all()) await expect(link).toHaveAttribute('href', /^https:/)
})
