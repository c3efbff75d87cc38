import { randomUUID } from 'node:crypto'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { linkInMail } from './account/mails.ts'
import { test } from './journey.ts'
import { type OwnService, startOwnService } from './live/own-service.ts'
import { expectNoFindings, expectNoSidewaysScroll } from './page-checks.ts'
import { longIf } from './tags.ts'

const PASSWORD = 'nine lazy seagulls over Heden'
const SECOND = 'a whistle in the morning fog'

// All tests ask the same service: with one of their own for each, the cup is generated three times.
test.describe.configure({ mode: 'default' })

let service: OwnService
test.beforeAll(async () => {
  test.setTimeout(240_000)
  service = await startOwnService()
})
test.afterAll(() => service.stop())

const linkTo = async (page: 'confirm' | 'reset', email: string) =>
  service.origin + (await linkInMail(service.mailFolder, page, email))

async function register(email: string, locale: string): Promise<string> {
  const answer = await fetch(`${service.origin}/sanctum/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Åsa Löfgren' }),
  })
  return answer.text()
}

/** Checks the pages for getting back into an account with axe and on a narrow window. */
async function look(page: Page): Promise<void> {
  await expectNoFindings(page, [1440, 390])
  await expectNoSidewaysScroll(page, 320)
}

for (const { locale, scripts } of [
  { locale: 'en', scripts: true },
  { locale: 'sv', scripts: true },
  { locale: 'en', scripts: false },
] as const) {
  test(
    `an address is proved and a password chosen anew, in ${locale}, ${scripts ? 'with' : 'without'} script`,
    longIf(scripts && locale === 'en'),
    async ({ browser }) => {
      test.setTimeout(240_000)
      const options: BrowserContextOptions = { locale, javaScriptEnabled: scripts }
      const context = await browser.newContext(options)
      const page = await context.newPage()
      const violations: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text())
      })
      const check = async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        if (scripts) await look(page)
      }
      const email = `${randomUUID()}@x.example`
      const token = await register(email, locale)

      await page.goto(await linkTo('confirm', email))
      await expect(page.locator('main')).toContainText(email)
      await check()
      await page.locator('button.primary').press('Enter')
      await expect(page.getByRole('status')).toBeVisible()

      await page.goto(`${service.origin}/account/forgotten?lang=${locale}`)
      await check()
      await page.locator('#email').fill(email)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/account\/forgotten\/sent$/)
      await check()

      await page.goto(await linkTo('reset', email))
      await check()
      await page.locator('#password').fill('password1')
      await page.locator('button.primary').click()
      await expect(page.getByRole('alert')).toBeVisible()
      await check()
      await page.locator('#password').fill(SECOND)
      if (scripts) {
        await page.locator('.show input').check()
        await expect(page.locator('#password')).toHaveAttribute('type', 'text')
      } else await expect(page.locator('.show')).toBeHidden()
      await page.locator('button.primary').click()
      await expect(page).toHaveURL(/\/account\?done=passwordSet$/)
      const user = await fetch(`${service.origin}/api/user`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(user.status).toBe(401)

      await page.locator('#email').fill(email)
      await page.locator('#password').fill(SECOND)
      await page.locator('button.primary').click()
      await check()
      await page.locator('a[href="/account/password"]').click()
      await check()
      await page.locator('#present').fill(SECOND)
      await page.locator('#password').fill(PASSWORD)
      await page.locator('button.primary').click()
      await expect(page).toHaveURL(/\/account\?done=passwordChanged$/)
      expect(violations).toEqual([])
      await context.close()
    },
  )
}
