import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { claimMatch, openMatches, reportElsewhere } from './desk-service.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { expectNoFindings } from './page-checks.ts'
import { waiting } from './tags.ts'

/** A screen asks every twelve seconds. */
const A_POLL = { timeout: 25_000 }
const { year } = builtEdition()
const nothing = { cookies: [], origins: [] }

async function openAdmin(browser: Browser, origin: string): Promise<Page> {
  const email = `screens-${randomUUID().slice(0, 8)}@example.org`
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 820, height: 1180 },
    storageState: nothing,
  })
  const password = `heden seven nets ${randomUUID()}`
  const data = { name: 'Screens', email, password }
  const token = await (await context.request.post('/sanctum/register', { data })).text()
  const env = { ...process.env, DATA_DIR: dirname(process.env.E2E_MAILS ?? '') }
  await promisify(execFile)(
    process.execPath,
    ['scripts/account.ts', 'role', email, 'editor', '--unconfirmed'],
    {
      env,
    },
  )
  await context.addInitScript((value) => localStorage.setItem('user-token', value), token)
  const page = await context.newPage()
  await page.goto('/admin/#screens')
  return page
}

/** A screen that was just hung up, and its number. */
async function openScreen(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1920, height: 1080 },
    storageState: nothing,
  })
  const page = await context.newPage()
  await page.goto('/hall/')
  const place = page.locator('[data-number]')
  await expect(place).toHaveText(/^\d{3}$/)
  return { context, page, number: (await place.textContent()) ?? '' }
}

const rowOf = (admin: Page, number: string) => admin.locator('.admin-rows > li', { hasText: number })

async function assign(admin: Page, number: string, board: string, name = ''): Promise<void> {
  const row = rowOf(admin, number)
  await row.getByRole('button', { name: 'Choose what it shows' }).click()
  if (name) await row.getByLabel('Name, such as where it hangs').fill(name)
  await row.locator('.screen-what select').selectOption(board)
  await row.getByRole('button', { name: 'Show this' }).click()
  await expect(row.getByRole('button', { name: 'Choose what it shows' })).toBeVisible()
}

test(
  'two screens show what an organiser says, and their number again',
  waiting,
  async ({ browser, request, baseURL }) => {
    test.slow()
    const origin = baseURL ?? ''
    const [one, other] = [await openScreen(browser, origin), await openScreen(browser, origin)]
    expect(one.number).not.toBe(other.number)
    const match = (await openMatches(request)).find(({ id }) => claimMatch(id))
    if (!match) throw new Error('No match is left to be played.')
    const field = `field/${match.fieldId}`

    const admin = await openAdmin(browser, origin)
    await expectNoFindings(admin, [390, 1440])
    await assign(admin, one.number, field, 'Entrance')
    await assign(admin, other.number, 'live')
    await expect(one.page).toHaveURL(new RegExp(`/${year}/screen/${field}/#screen-${one.number}-`), A_POLL)
    await expect(other.page).toHaveURL(new RegExp(`/${year}/screen/live/#`), A_POLL)
    await expect(one.page.locator('[data-screen]')).toHaveText(`${one.number} · Entrance`)

    await test.step('a score changes on the board', async () => {
      const hero = one.page.locator(`[data-match="${match.id}"]`)
      await reportElsewhere(request, match.id, { kind: 'START' })
      await reportElsewhere(request, match.id, { kind: 'SCORE', homeScore: 7, awayScore: 3 })
      await expect(hero.first()).toContainText('7', A_POLL)
    })

    await test.step('after a power cut it shows the same at once, though no service answers', async () => {
      const storageState = await other.context.storageState()
      await other.context.close()
      const again = await browser.newContext({ baseURL: origin, storageState })
      await again.route('**/screens/**', (route) => route.abort())
      const page = await again.newPage()
      await page.goto('/hall/')
      await expect(page).toHaveURL(new RegExp(`/${year}/screen/live/#screen-${other.number}-`))
      await again.close()
    })

    await test.step('and though there is no network', async () => {
      const saved = () =>
        one.page.evaluate(async () =>
          [...(await (await caches.open('saved-screens')).keys())].map(({ url }) => new URL(url).pathname),
        )
      await expect.poll(saved, { timeout: 90_000 }).toContain(`/${year}/screen/${field}/`)
      expect(await saved()).toContain('/hall/')
      await one.page.close()
      await one.context.setOffline(true)
      const page = await one.context.newPage()
      await page.goto('/hall/')
      await expect(page).toHaveURL(new RegExp(`/${year}/screen/${field}/#`))
      await expect(page.locator('.board-match, .board-hero').first()).toBeVisible()
      await one.context.setOffline(false)
      one.page = page
    })

    await test.step('removed, it shows its number', async () => {
      const row = rowOf(admin, one.number)
      await row.getByRole('button', { name: 'Remove' }).click()
      await row.getByRole('button', { name: 'Yes' }).click()
      await expect(one.page).toHaveURL(/\/hall\/#/, { timeout: 90_000 })
      await expect(one.page.locator('[data-number]')).toHaveText(one.number)
    })

    await test.step('undone in the log, it shows its board', async () => {
      await admin.goto('/admin/#log')
      await admin
        .getByRole('button', { name: `Undo Screen ${one.number}` })
        .first()
        .click()
      await expect(one.page).toHaveURL(new RegExp(`/${year}/screen/${field}/#`), A_POLL)
    })
  },
)

test('a screen whose board is gone says so, and shows its number', async ({ browser, baseURL }) => {
  const { context, page, number } = await openScreen(browser, baseURL ?? '')
  const told = { number: Number(number), name: null, shows: `/${year}/screen/field/none-such/` }
  await page.route('**/screens/**', (route) => route.fulfill({ json: told }))
  await page.reload()
  await expect(page.getByText('What this screen showed is over')).toBeVisible()
  await expect(page.locator('[data-number]')).toHaveText(number)
  await context.close()
})

test('a browser that keeps nothing says which address keeps the number', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, storageState: nothing })
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
  })
  const page = await context.newPage()
  await page.goto('/sv/hall/')
  const start = page.locator('[data-forgets] code')
  await expect(start).toHaveText(/\/sv\/hall\/#screen-\d{3}-/)
  const address = (await start.textContent()) ?? ''
  const number = await page.locator('[data-number]').textContent()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('[data-number]')).toHaveText(number ?? '')
  await context.close()
})
