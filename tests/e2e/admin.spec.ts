import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { SECTIONS } from '../../src/domain/organiser/sections.ts'
import { test } from './journey.ts'
import { giveRole, newAccount, openAdmin, ownerToken } from './organiser-account.ts'
import { expectNoFindings } from './page-checks.ts'

const TEXT = 'Heavy rain: matches begin later'

test('an owner invites an editor, who announces something, and undoes it', async ({
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const name = randomUUID().slice(0, 8)
  const owner = await newAccount(request, `owner-${name}@example.org`)
  await giveRole(`owner-${name}@example.org`, 'owner')

  const ownersPage = await openAdmin(browser, origin, owner, '/admin/#people')
  await ownersPage.getByRole('button', { name: 'Link for: Editor' }).click()
  const link = await ownersPage.getByText('#join=').textContent()

  const editor = await newAccount(request, `editor-${name}@example.org`)
  const page = await openAdmin(browser, origin, editor, link ?? '')
  await expect(page).not.toHaveURL(/join/)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText('You are an editor')).toBeVisible()
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Announcements' }).click()
  await page.getByRole('button', { name: 'New announcement' }).click()
  await page.getByLabel('Text (English)').fill(TEXT)
  await page.getByLabel('Text (Svenska)').fill('Skyfall: matcherna börjar senare')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: TEXT })).toBeVisible()

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await page.getByRole('button', { name: 'Undo Announcements' }).first().click()
  await expect(page.getByText('Done.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Announcements', level: 2 })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: TEXT })).toHaveCount(0)

  // The editor is removed while they are signed in: the account may do nothing more.
  await ownersPage.reload()
  const row = ownersPage.getByRole('listitem').filter({ hasText: `editor-${name}@` })
  await row.getByRole('button', { name: 'Remove' }).click()
  await row.getByRole('button', { name: 'Yes: Remove' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Your account does not help to run the cup')).toBeVisible()

  // The link has been used.
  const again = await openAdmin(
    browser,
    origin,
    await newAccount(request, `late-${name}@example.org`),
    link ?? '',
  )
  await again.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(again.getByText('This invitation was used')).toBeVisible()
})

test('a name is corrected and a flag is asked about twice', async ({ browser, request, baseURL }) => {
  const token = await ownerToken(request)
  const page = await openAdmin(browser, baseURL ?? '', token, '/admin/#edition')
  await page.getByRole('button', { name: 'Take back' }).first().click()
  await expect(page.getByText('The clubs are no longer shown. Really?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Take back' }).first()).toBeFocused()

  await page.getByRole('link', { name: 'Names and teams' }).click()
  await page.getByLabel('Team, club, arena or field').fill('heden 5')
  const form = page.getByRole('listitem').filter({ hasText: 'Heden 5' })
  await form.getByLabel('Name').fill('Heden 5 B')
  await form.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await page.getByRole('button', { name: 'Undo Field: Heden 5 B' }).click()
  await expect(page.getByText('Field: Heden 5').first()).toBeVisible()
})

test('an owner takes the whole cup along as a file', async ({ browser, request, baseURL }) => {
  const page = await openAdmin(browser, baseURL ?? '', await ownerToken(request), '/admin/#edition')
  for (const name of ['Download every year', /^Download 20/]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^demo-cup(-20\d\d)?\.json$/)
    const { format, editions } = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(format).toBe('cup/1')
    expect(editions.length > 1).toBe(name === 'Download every year')
  }
})

test('a visitor who is not signed in is led to sign in, and back', async ({ page }) => {
  await page.goto('/admin/')
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  await expect(link).toHaveAttribute('href', /from=%2Fadmin%2F/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('every part is free of findings, on a phone and on a desk', async ({ browser, request, baseURL }) => {
  const token = await ownerToken(request)
  const page = await openAdmin(browser, baseURL ?? '', token)
  for (const section of SECTIONS) {
    await page.goto(`/admin/#${section}`)
    await expect(page.locator('.admin section[aria-busy=false]')).toBeVisible()
    await expectNoFindings(page, [390, 1440])
  }
})

test('the schedule is looked through, with as much rest as is asked for', async ({
  browser,
  request,
  baseURL,
}) => {
  const token = await ownerToken(request)
  const page = await openAdmin(browser, baseURL ?? '', token, '/admin/#schedule')
  const found = page.getByRole('status').filter({ hasText: /found/ })
  await expect(found).toBeVisible()
  const rest = page.getByLabel('Rest between two matches')
  await rest.fill('240')
  const many = page.getByText('Little rest')
  await expect(many).toBeVisible()
  await rest.fill('0')
  await expect(many).toHaveCount(0)
})
