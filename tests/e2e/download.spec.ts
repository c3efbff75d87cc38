import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { swedish } from '../support/messages.ts'
import { readSheet } from '../support/read-sheet.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { newFollower, weekCup } from './live/my-week-cup.ts'
import { axeFindings } from './page-checks.ts'
import { refuseCopying } from './refuse-copying.ts'
import { watchPage } from './watch-page.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

/** Opens the control with the keyboard and takes all three files along, by name. */
async function takeAll(page: Page): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  await page.locator('.download-list > summary').focus()
  await page.keyboard.press('Enter')
  for (const kind of ['.ics', '.xlsx', '.csv']) {
    const button = page.locator('.download-list button', { hasText: kind })
    await button.focus()
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    files.set(download.suggestedFilename(), await readFile(await download.path()))
    await expect(page.locator('.download-list [role=status]')).toContainText(download.suggestedFilename())
  }
  return files
}
const eventsIn = (file: Buffer | undefined) =>
  new ICAL.Component(ICAL.parse(String(file))).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
const rowsIn = (file: Buffer | undefined) => String(file).split('\r\n').length - 2

test('the list of the live center goes along as three files, and what writes them comes with the press', async ({
  page,
  request,
}) => {
  const finding = await watchPage(page, ORIGIN)
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
  const writers = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()))
    return texts.filter((text) => /VCALENDAR|xl\/workbook/.test(text))
  }
  const { year, divisions } = builtEdition()
  const { categoryId } = divisions[0] ?? { categoryId: '' }
  await page.goto(`${ORIGIN}/${year}/matches/?class=${categoryId}&state=finished`)
  const heading = page.locator('h2#found')
  await expect(heading).toBeVisible({ timeout: 10_000 })
  await page.waitForLoadState('networkidle')
  expect(await writers()).toEqual([])
  const files = await takeAll(page)
  const count = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
  const stem = [...files.keys()][0]?.replace('.ics', '') ?? ''
  expect(stem).toMatch(new RegExp(`^\\w+-finished-${year}$`))
  expect(rowsIn(files.get(`${stem}.csv`))).toBe(count)
  expect(readSheet(files.get(`${stem}.xlsx`) ?? Buffer.of()).rows).toHaveLength(count + 1)
  expect(eventsIn(files.get(`${stem}.ics`))).toHaveLength(count)
  // The library would pack a large sheet in workers, which the policy forbids.
  const brought = await writers()
  expect(brought.length).toBeGreaterThan(1)
  expect(brought.filter((text) => text.includes('Worker('))).toEqual([])
  expect(await axeFindings(page, [], '.live-center')).toEqual([])

  expect(await finding()).toEqual([])
})

test('where results are hidden the files hold none', async ({ page }) => {
  const { year, divisions } = builtEdition()
  await page.addInitScript(() => localStorage.setItem('results', 'hidden'))
  await page.goto(`${ORIGIN}/${year}/matches/?class=${divisions[0]?.categoryId}&state=finished`)
  await expect(page.locator('h2#found')).toBeVisible({ timeout: 10_000 })
  const [calendar, sheet, data] = [...(await takeAll(page)).values()]
  await expect(page.locator('.download-list')).toContainText('the file holds none')
  const [head = '', ...rows] = String(data).trim().split('\r\n')
  const goals = head.split(',').findIndex((name) => /^home_?(?:score|goals)$/i.test(name))
  expect(goals).toBeGreaterThan(0)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter((row) => row.split(',')[goals] !== '')).toEqual([])
  expect(eventsIn(calendar).filter(({ description }) => /\d–\d/.test(description ?? ''))).toEqual([])
  expect(JSON.stringify(readSheet(sheet ?? Buffer.of()).rows)).not.toMatch(/\d–\d/)
})

test('a shared week goes along as it is shown, and its address shows the same to anybody', async ({
  page,
  request,
}) => {
  const { year } = builtEdition()
  const cup = await weekCup(request, ORIGIN, year)
  const [first] = cup.matches
  if (!first) throw new Error('No match has an hour.')
  await refuseCopying(page)
  await page.goto(`${ORIGIN}/sv/${year}/favourites/?teams=${first.home},${first.away}`)
  await expect(page.locator('.week-days')).toBeVisible({ timeout: 15_000 })
  await page
    .locator('.week-filters a.chip', { hasText: cup.teamName(first.home) })
    .first()
    .click()
  await page.locator('.week-share > summary').click()
  const address = page.getByLabel('Adress')
  await expect(address).toHaveValue(new RegExp(`teams=.*&team=${first.home}$`))
  await page.getByRole('button', { name: swedish.myWeek.shareCopy }).click()
  await expect(page.getByText(swedish.copying.refused)).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await address.inputValue())
  const files = await takeAll(page)
  const shown = await page.locator('.week-days a.match').count()
  const [calendar, sheet, data] = [...files.values()]
  expect([...files.keys()][0]).toMatch(new RegExp(`^min-vecka-.*-${year}\\.ics$`))
  expect(eventsIn(calendar)).toHaveLength(shown)
  expect(rowsIn(data)).toBe(shown)
  expect(readSheet(sheet ?? Buffer.of()).rows[0]?.C).toBe('Tid (Stockholm)')
})

test('the profile makes, renews and ends an address of one’s own calendar', async ({ page, request }) => {
  const { year } = builtEdition()
  const cup = await weekCup(request, ORIGIN, year)
  const [first] = cup.matches
  if (!first) throw new Error('No match has an hour.')
  const token = await newFollower(request, ORIGIN, year, { teams: [first.home] })
  const opened = await request.post(`${ORIGIN}/api/user/auth/token`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await page.goto((await opened.json()).url)
  await page.getByRole('button', { name: 'Make an address' }).click()
  expect(new URL(page.url()).hash).toBe('#calendar')
  const address = page.getByRole('group', { name: 'Address' })
  const made = (await address.textContent()) ?? ''
  expect(made).toMatch(/\/account\/calendar\/[\w-]{40}\.ics$/)
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', /^webcal:/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page)).toEqual([])
  }
  const own = await request.get(made)
  const published = await request.get(`${ORIGIN}/${year}/calendar/team/${first.home}.ics`)
  const idsIn = async (answer: Awaited<ReturnType<APIRequestContext['get']>>) =>
    eventsIn(await answer.body()).map(({ uid, sequence }) => `${uid} ${sequence}`)
  expect(await idsIn(own)).toEqual(await idsIn(published))
  const { etag = '' } = own.headers()
  expect((await request.get(made, { headers: { 'if-none-match': etag } })).status()).toBe(304)

  await page.getByRole('button', { name: /^New address in place of/ }).click()
  const renewed = (await address.textContent()) ?? ''
  expect(renewed).not.toBe(made)
  expect((await request.get(made)).status()).toBe(404)
  expect((await request.get(renewed)).status()).toBe(200)
  await page.getByRole('button', { name: /^End the address/ }).click()
  await expect(page.getByRole('status')).toContainText('has ended')
  expect((await request.get(renewed)).status()).toBe(404)
})
