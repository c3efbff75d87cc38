import { expect, type Page } from '@playwright/test'
import { english } from '../support/messages.ts'
import { claimMatch, OPERATOR_KEY, openMatches, reportedOf } from './desk-service.ts'
import { test } from './journey.ts'
import { axeFindings } from './page-checks.ts'
import { unmarkedTimes } from './unmarked-times.ts'

test.skip(OPERATOR_KEY === '', 'OPERATOR_KEY is not set: `npm test` sets it.')
test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] })

const { desk, links } = english

/** The name of a field at the results service. */
async function nameOfField(page: Page, fieldId: string): Promise<string> {
  const query = '{ tournament(cupId: "demo-cup", tournamentId: "t2026") { arenas { fields { id name } } } }'
  const response = await page.request.post('/graphql', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { query },
  })
  const { data } = await response.json()
  const fields: { id: string; name: string }[] = data.tournament.arenas.flatMap(
    (arena: { fields: object[] }) => arena.fields,
  )
  return fields.find(({ id }) => id === fieldId)?.name ?? ''
}

test('a field gets a link: a phone reports by it and nothing else, a lost one is replaced, and no report is lost', async ({
  page,
  browser,
}) => {
  const match = (await openMatches(page.request)).find(({ id, isKnockOut }) => !isKnockOut && claimMatch(id))
  if (!match) throw new Error('The demonstration cup has no match left that a test could report.')
  const field = await nameOfField(page, match.fieldId)

  await page.goto('/desk/links/')
  await page.getByLabel(desk.keyLabel, { exact: true }).fill(OPERATOR_KEY)
  await page.getByRole('button', { name: desk.keyEnter }).click()
  await page.getByLabel(desk.day, { exact: true }).selectOption(match.day)
  const row = page
    .locator('.scorer-links > li')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${field}( |$)`) }) })
  const issue = async () => {
    await row.getByRole('button', { name: new RegExp(`^(${links.issue}|${links.anew})`) }).click()
    await row.getByRole('button', { name: links.copy }).click()
    await expect(page.getByText(links.copied)).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const address = await issue()
  await expect(row).toContainText(links.unused)
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.scorer-card').filter({ hasText: field }).first()).toContainText('Skanna koden')
  await expect(row).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  const press = (name: string) => phone.getByRole('button', { name }).first().click()
  const sent = phone.locator('.desk-unsent')
  await phone.goto(address)
  await expect(phone.getByText(field, { exact: true }).first()).toBeVisible()
  expect(new URL(phone.url()).hash).toBe('')
  await expect(phone.getByLabel(desk.field, { exact: true })).toHaveCount(0)
  expect(await axeFindings(phone)).toEqual([])
  expect(await unmarkedTimes(phone)).toEqual([])
  await phone
    .locator('.desk-matches button', { hasText: match.home })
    .filter({ hasText: match.away })
    .last()
    .click()
  await press(desk.start)
  await press(`Goal for ${match.home}`)
  await expect(sent).toHaveText(desk.sentAll)
  expect(await reportedOf(page.request, match.id)).toEqual(['START 0-0', 'SCORE 1-0'])

  const anew = await issue()
  await press(`Goal for ${match.home}`)
  await expect(phone.getByRole('alert')).toContainText(desk.closedLinks['link-revoked'].title)
  await expect(phone.getByRole('alert')).toContainText('1 report is not sent.')
  expect(await axeFindings(phone)).toEqual([])
  // The camera opens the address in the same tab or a new one; the report was kept by the browser.
  await phone.goto(anew)
  await expect(sent).toHaveText(desk.sentAll)
  await expect.poll(() => reportedOf(page.request, match.id)).toEqual(['START 0-0', 'SCORE 1-0', 'SCORE 2-0'])

  await row.getByRole('button', { name: links.revoke }).click()
  await expect(row).toContainText(links.revoked)
  await phone.reload()
  await expect(phone.getByRole('alert')).toContainText(desk.closedLinks['link-revoked'].text)
  await context.close()
})
