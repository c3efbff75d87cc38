import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { openAdmin, ownerToken } from './organiser-account.ts'
import { expectNoFindings } from './page-checks.ts'
import { waiting } from './tags.ts'

/** The matches that the list under the form shows, as it writes them. */
const listed = (page: Page) => page.locator('form details[open] ol > li').allInnerTexts()

/** Chooses the last day of the cup, of which nothing has been played. */
async function lastDay(page: Page): Promise<void> {
  const day = page.getByLabel('Day', { exact: true })
  await day.selectOption(await day.locator('option').last().getAttribute('value'))
}

test(
  'a field is delayed in one press, which is undone in another',
  waiting,
  async ({ browser, request, baseURL }) => {
    const page = await openAdmin(browser, baseURL ?? '', await ownerToken(request), '/admin/#day')
    await page.getByLabel('From').fill('00:00')
    await lastDay(page)
    const field = page.getByLabel('Field', { exact: true })
    await field.selectOption({ index: 1 })
    await page.getByLabel('Minutes later').fill('20')
    await page.getByLabel('Reason in English').fill('Thunder')
    const press = page.getByRole('button', { name: /^Delay \d+ match(es)? by 20 minutes$/ })
    await expect(press).toBeVisible()
    const [first = ''] = await listed(page)
    const [, before, after] = /^(\d\d:\d\d) → (\d\d:\d\d)/.exec(first) ?? []
    expect(before).toBeDefined()

    // A press that is made twice is one act.
    await press.dblclick()
    await expect(page.getByText(/^Done: Delay \d+ match(es)? by 20 minutes\.$/)).toBeVisible()
    await lastDay(page)
    await page.getByLabel('From').fill('00:00')
    await field.selectOption({ index: 1 })
    await expect.poll(async () => (await listed(page))[0]).toMatch(new RegExp(`^${after} → `))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await listed(page))[0]).toMatch(new RegExp(`^${before} → `))
    await page.getByRole('link', { name: 'Log', exact: true }).click()
    const own = page
      .getByRole('listitem')
      .filter({ hasText: 'Many matches moved' })
      .filter({ hasText: '· you' })
    await expect(own).toHaveCount(1)
    await expect(own).toContainText('undone by')
  },
)

test('a clash is shown before the press, and nothing is found wrong with the page', async ({
  browser,
  request,
  baseURL,
}) => {
  const page = await openAdmin(browser, baseURL ?? '', await ownerToken(request), '/admin/#day')
  await page.getByLabel('They move to another field or day').check()
  await page.getByLabel('From').fill('00:00')
  await lastDay(page)
  await page.getByLabel('Which matches').selectOption('day')
  await page.getByLabel('To field').selectOption({ index: 1 })
  await page.getByLabel('After what stands there').uncheck()
  await expect(page.getByText('Two matches on one field at a time')).toBeVisible()
  await expectNoFindings(page, [390, 1440])
})
