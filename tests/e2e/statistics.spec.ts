import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { samples } from './samples.ts'

const statistics = () => {
  const found = samples().find(({ address }) => /^\/\d+\/states\/$/.test(address))
  if (!found) throw new Error('No link leads to the statistics.')
  return found.address
}

test('the table behind a chart is sorted by its headings, by keyboard too, and says so', async ({ page }) => {
  await page.goto(statistics())
  const chart = page.getByRole('region', { name: 'Goals per match by class' }).first()
  await chart.locator('summary').click()
  // A result may come in between two readings, so each reading is compared with itself, sorted.
  const values = async () => (await chart.locator('tbody tr td:nth-child(2)').allTextContents()).map(Number)
  expect(new Set(await values()).size).toBeGreaterThan(1)
  const heading = chart.getByRole('columnheader', { name: 'Goals per match' })
  await heading.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  const falling = await values()
  expect(falling).toEqual(falling.toSorted((one, other) => other - one))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const rising = await values()
  expect(rising).toEqual(rising.toSorted((one, other) => one - other))
})

test('without script the table is there, in an order that tells something, and no heading pretends', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(statistics())
  expect(await page.locator('.behind th button').count()).toBe(0)
  expect(await page.locator('.behind tbody tr').count()).toBeGreaterThan(0)
  await context.close()
})
