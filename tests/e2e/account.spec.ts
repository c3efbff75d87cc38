import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { english, swedish } from '../support/messages.ts'
import { HOSTILE_HAND_OFFS, HOSTILE_RETURNS } from '../unit/domain/account/hostile-addresses.ts'
import {
  archivePage,
  newAccount,
  newEmail,
  PASSWORD,
  type SomeYear,
  someYear,
  withToken,
} from './account/visitor.ts'
import { test } from './journey.ts'
import { countShifts, shiftOf } from './layout-shift.ts'
import { weekCup } from './live/my-week-cup.ts'
import { axeFindings } from './page-checks.ts'
import { longIf, waiting } from './tags.ts'
import { watchPage } from './watch-page.ts'

const WORDS = {
  en: { ...english.account, ...english.visitor },
  sv: { ...swedish.account, ...swedish.visitor },
}
const words = WORDS.en
const USER = 'details.user > summary'

let some: SomeYear
test.use({ viewport: { width: 390, height: 844 } })
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  some = await someYear(context.request)
  await context.close()
})

const team = (at: number) => some.teams[at] as SomeYear['teams'][number]
const heart = (page: Page, name: string, locale: 'en' | 'sv' = 'en') =>
  page.getByRole('button', { name: WORDS[locale].favourite.replace('{{name}}', name), exact: true })

/** The address of the pinned match, for which pages keep a line. */
const pinRoom = (page: Page) => page.evaluate(() => localStorage.getItem('pin-room'))

async function fillIn(page: Page, locale: 'en' | 'sv', email: string, password = PASSWORD) {
  await page.getByLabel(WORDS[locale].email).fill(email)
  await page.getByLabel(WORDS[locale].password, { exact: true }).fill(password)
}
const press = (page: Page, name: string) =>
  page.locator('form.account-form').getByRole('button', { name }).click()

for (const locale of ['en', 'sv'] as const) {
  test(
    `register, three favourites, sign out, sign in, remove, delete the account, in ${locale}`,
    longIf(locale === 'en'),
    async ({ page, baseURL }) => {
      test.slow()
      const said = WORDS[locale]
      const to = (address: string) => (locale === 'sv' ? `/sv${address}` : address)
      const faults = await watchPage(page, new URL(baseURL ?? '').origin)
      const email = newEmail()

      const sent: Record<string, unknown>[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/favorites/teams'))
          sent.push(request.postDataJSON())
      })
      // A visitor's heart leads to the sign-in page, and from there to creating an account.
      await page.goto(to(team(0).address))
      await page.getByRole('link', { name: said.favouriteSignIn.replace('{{name}}', team(0).name) }).click()
      await expect(page).toHaveURL(/\/signin\/\?from=.*then=favourite-team:/)
      await page.locator('.account-other a').click()
      await expect(page).toHaveURL(/\/signup\/\?from=.*then=favourite-team:/)
      await fillIn(page, locale, email)
      await page.getByLabel(said.name, { exact: true }).fill('Åsa Löfgren')
      await press(page, said.signUp)

      // The intended action is done, and the visitor is back on the page they came from.
      await expect(page).toHaveURL(new RegExp(`${to(team(0).address)}$`))
      await expect(heart(page, team(0).name, locale)).toHaveAttribute('aria-pressed', 'true')
      expect(sent[0]).toEqual({
        teamId: team(0).id,
        year: some.year,
        teamName: team(0).name,
        nation: expect.stringMatching(/./),
        nationCode: expect.stringMatching(/./),
        category: expect.stringMatching(/./),
        catShort: expect.stringMatching(/./),
      })
      for (const at of [1, 2]) {
        await page.goto(to(team(at).address))
        await heart(page, team(at).name, locale).click()
        await expect(heart(page, team(at).name, locale)).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getByRole('status').filter({ hasText: team(at).name })).toBeVisible()
      }
      await page.goto(to(`/${some.year}/`))
      await expect(page.locator('.team-card')).toHaveCount(3)
      await page.getByRole('link', { name: said.showMatches }).click()
      await expect(page).toHaveURL(new RegExp(`${to(`/${some.year}/favourites/`)}$`))
      for (const at of [0, 1, 2]) await expect(page.locator('main')).toContainText(team(at).name)

      await page.locator(USER).click()
      await expect(page.locator('.user-panel')).toContainText('Åsa Löfgren')
      await expect(page.locator('.user-panel')).toContainText(email)
      await page.locator('.user-panel').getByRole('button', { name: said.signOut }).click()
      await expect(page).toHaveURL(new RegExp(`${to(`/${some.year}/signin/`)}$`))
      expect(await page.evaluate(() => localStorage.getItem('user-token'))).toBeNull()

      await fillIn(page, locale, email)
      await press(page, said.signIn)
      await expect(page).toHaveURL(new RegExp(`${to(`/${some.year}/`)}$`))
      await expect(page.locator('.team-card')).toHaveCount(3)
      await heart(page, team(1).name, locale).click()
      await expect(page.locator('.team-card')).toHaveCount(2)
      await page.getByRole('button', { name: said.undo }).click()
      await expect(page.locator('.team-card')).toHaveCount(3)
      for (const at of [0, 1, 2]) await heart(page, team(at).name, locale).click()
      await expect(page.getByText(said.none)).toBeVisible()

      await page.goto(to(`/${some.year}/signin/`))
      await page.getByText(said.deleteTitle).click()
      await page.getByRole('button', { name: said.deleteButton }).click()
      await expect(page.getByText(said.deleted)).toBeVisible()
      await fillIn(page, locale, email)
      expect(await faults()).toEqual([])
      await press(page, said.signIn)
      await expect(page.locator('#email-error, #password-error').first()).toBeVisible()
    },
  )
}

test('a visitor without a token downloads no React on an archive page', async ({ page, request }) => {
  const scripts: number[] = []
  const addresses: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    addresses.push(response.url())
    scripts.push(gzipSync(await response.body()).length)
  })
  await page.goto(await archivePage(request))
  await page.waitForTimeout(4000)
  expect(addresses.filter((address) => /client|react|signed-in|session/.test(address))).toEqual([])
  expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000)
  await expect(page.getByRole('link', { name: words.signIn, exact: true })).toBeVisible()
})

test('somebody with a token never sees the sign-in link, and nothing moves', async ({
  page,
  context,
  request,
}) => {
  const { token } = await newAccount(request)
  await withToken(context, token)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(await archivePage(request))
  await expect(page.locator('.sign-in span')).not.toBeInViewport({ ratio: 0.9 })
  await expect(page.locator(USER)).toBeVisible({ timeout: 10_000 })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

test('errors stand beside their field, are announced, and lead to the first wrong one', async ({ page }) => {
  await page.goto(`/${some.year}/signup/`)
  await fillIn(page, 'en', 'nobody', 'short')
  await press(page, words.signUp)
  await expect(page.locator('#email')).toBeFocused()
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#email')).toHaveAttribute('aria-describedby', 'email-error')
  await expect(page.getByRole('alert')).toContainText(words.passwordShort)
  await fillIn(page, 'en', newEmail(), 'password1')
  await press(page, words.signUp)
  await expect(page.locator('#password')).toBeFocused()
  await expect(page.locator('#password-error')).not.toBeEmpty()
  expect(await page.locator('#password').getAttribute('autocomplete')).toBe('new-password')
  await page.getByLabel(words.showPassword).check()
  await expect(page.locator('#password')).toHaveAttribute('type', 'text')
})

test('a password is shown, too, where that was asked for before the page could hear it', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/${some.year}/signin/`, { waitUntil: 'commit' })
  await page.locator('#password').fill(PASSWORD)
  await page.getByLabel(words.showPassword).check()
  held.resolve()
  await expect(page.locator('#password')).toHaveAttribute('type', 'text')
  await expect(page.locator('#password')).toHaveValue(PASSWORD)
  await page.getByLabel(words.showPassword).uncheck()
  await expect(page.locator('#password')).toHaveAttribute('type', 'password')
})

for (const [name, answer, sentence] of [
  ['503', { status: 503, headers: { 'retry-after': '40' }, json: {} }, '40 seconds'],
  ['429', { status: 429, headers: { 'retry-after': '120' }, json: {} }, '2 minutes'],
  ['500', { status: 500, body: 'x' }, words.faults.down],
  [
    'a page',
    { status: 200, contentType: 'text/html', body: '<!doctype html><p>Pay here' },
    words.faults.malformed,
  ],
] as const) {
  test(`signing in says what ${name} means, and keeps what was written`, async ({ page }) => {
    await page.route('**/sanctum/token', (route) => route.fulfill({ ...answer }))
    await page.goto(`/${some.year}/signin/`)
    await fillIn(page, 'en', 'a@example.org')
    await press(page, words.signIn)
    await expect(page.locator('.account-form .note')).toContainText(sentence)
    await expect(page.locator('#email')).toHaveValue('a@example.org')
    await expect(page.getByRole('button', { name: words.signIn })).toBeEnabled()
  })
}

test('the way back leads to no other site', async ({ page, request }) => {
  test.slow()
  for (const from of HOSTILE_RETURNS.slice(1, 8)) {
    const { email } = await newAccount(request)
    await page.goto(`/${some.year}/signin/?from=${encodeURIComponent(from)}`)
    await fillIn(page, 'en', email)
    await press(page, words.signIn)
    await expect(page).toHaveURL(new RegExp(`/${some.year}/$`))
    await page.evaluate(() => localStorage.clear())
  }
})

test('a link of another site adds no favourite for who is signed in', async ({ page, context, request }) => {
  const { token } = await newAccount(request)
  await withToken(context, token)
  await page.goto(`/${some.year}/signin/?then=favourite-team:${team(0).id}`)
  await expect(page.getByText(words.signedInAs.replace('{{name}}', 'Åsa Löfgren'))).toBeVisible({
    timeout: 10_000,
  })
  const user = await request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })
  expect(((await user.json()) as { favourite_teams: unknown[] }).favourite_teams).toEqual([])
})

test.describe('the user menu', () => {
  test.beforeEach(async ({ context, request }) => {
    await withToken(context, (await newAccount(request)).token)
  })

  test('opens by key, closes on Escape, and is accessible in both schemes', async ({ page }) => {
    await page.goto(team(0).address)
    await page.locator(USER).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.user-panel')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: words.resendMail })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: words.profile })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('.user-panel')).toBeHidden()
    await expect(page.locator(USER)).toBeFocused()
  })

  test('says that the address is not confirmed yet, and sends the e-mail again', async ({ page }) => {
    await page.goto(team(0).address)
    await page.locator(USER).click()
    const panel = page.locator('.user-panel')
    await expect(panel).toContainText(words.unconfirmed)
    const asked = page.waitForResponse('**/api/user/email/confirmation')
    await panel.getByRole('button', { name: words.resendMail }).click()
    expect((await asked).status()).toBe(204)
    await expect(panel).toContainText(words.mailResent)
  })

  test('opens the account page in a new tab, signed in and without a way back here', async ({
    page,
    context,
  }) => {
    await page.goto(team(0).address)
    await page.locator(USER).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: words.profile }).click()
    const tab = await opened
    await tab.waitForURL(/\/account\b/)
    await expect(tab.locator('input[name=name]')).toHaveValue('Åsa Löfgren')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  test(
    'opens none of the addresses of a service that was taken over',
    waiting,
    async ({ page, context, baseURL }) => {
      test.slow()
      let url = ''
      await page.route('**/api/user/auth/token', (route) => route.fulfill({ json: { url } }))
      await page.goto(team(0).address)
      await page.locator(USER).click()
      for (url of HOSTILE_HAND_OFFS) {
        const opened = context.waitForEvent('page')
        await page.getByRole('button', { name: words.profile }).click()
        const tab = await opened
        await expect.poll(() => tab.url(), url).toBe(`${baseURL}/account`)
        await tab.close()
      }
    },
  )

  test(
    'says after 8 s that the service is silent, keeps the token, and tries again',
    waiting,
    async ({ page }) => {
      let isSilent = true
      await page.route('**/api/user', (route) => (isSilent ? undefined : route.continue()))
      await page.goto(team(0).address)
      // A request is given up after 8 s; a busy machine paints a little later.
      await expect(page.locator('.user-warning')).toBeVisible({ timeout: 10_000 })
      await page.locator(USER).click()
      await expect(page.locator('.user-panel')).toContainText(words.faults.timeout)
      // The request that was given up is still in flight: the next one begins after it.
      await page.waitForTimeout(4000)
      isSilent = false
      await page.getByRole('button', { name: words.retry }).click()
      await expect(page.locator('.user-panel')).toContainText('Åsa Löfgren', { timeout: 10_000 })
    },
  )

  test('loads nothing where the editions fail, logs it, and says so', async ({ page }) => {
    const asked: string[] = []
    const logged: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/graphql?*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto(team(0).address)
    await expect(page.locator('.user-warning')).toBeVisible({ timeout: 8_000 })
    expect(asked).not.toContain('/api/user')
    expect(logged.join()).toContain('The editions could not be loaded.')
    await page.locator(USER).click()
    await expect(page.locator('.user-panel')).toContainText(words.tokenKept)
  })

  test('goes when the token counts no more', async ({ page }) => {
    await page.route('**/api/user', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }),
    )
    await page.goto(team(0).address)
    // Until the answer is known, the link stands there as an empty avatar. Only the token shows that the service was
    // asked.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('user-token')), { timeout: 10_000 })
      .toBeNull()
    await expect(page.getByRole('link', { name: words.signIn, exact: true })).toBeVisible()
    await expect(page.locator(USER)).toHaveCount(0)
  })

  test('signs out here although the service fails at it', async ({ page }) => {
    await page.route('**/api/logout', (route) => route.abort())
    await page.goto(team(0).address)
    await page.locator(USER).click()
    await page.getByRole('button', { name: words.signOut }).click()
    await expect(page).toHaveURL(/\/signin\/$/)
    expect(await page.evaluate(() => localStorage.getItem('user-token'))).toBeNull()
  })

  test('a heart that the service refuses goes back, and says why', async ({ page }) => {
    await page.goto(team(0).address)
    const own = heart(page, team(0).name)
    await own.click()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await page.route('**/api/user/favorites/**', (route) => route.fulfill({ status: 500, body: '' }))
    await own.click()
    await expect(page.getByRole('status').filter({ hasText: words.faults.down })).toBeVisible()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/api/user/favorites/**')
    await page.getByRole('button', { name: words.close }).click()
    await own.click()
    await expect(own).toHaveAttribute('aria-pressed', 'false')
  })

  test('offline a heart asks nobody and says so; afterwards it works', async ({ page, context }) => {
    await page.goto(team(0).address)
    const own = heart(page, team(0).name)
    await expect(own).toBeVisible({ timeout: 10_000 })
    await context.setOffline(true)
    await own.click()
    await expect(page.getByRole('status').filter({ hasText: words.faults.offline })).toBeVisible()
    await expect(own).toHaveAttribute('aria-pressed', 'false')
    await context.setOffline(false)
    await own.click()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
  })

  test('two tabs agree within a second', async ({ page, context }) => {
    await page.goto(team(0).address)
    await expect(page.locator(USER)).toBeVisible({ timeout: 10_000 })
    const other = await context.newPage()
    await other.goto(team(1).address)
    await expect(other.locator(USER)).toBeVisible({ timeout: 10_000 })
    await other.evaluate(() => localStorage.removeItem('user-token'))
    await expect(page.locator('.sign-in')).toBeVisible({ timeout: 1000 })
    await expect(page.locator(USER)).toHaveCount(0)
  })

  test('a search finds teams with their hearts', async ({ page }) => {
    await page.goto(`/${some.year}/search/?q=${encodeURIComponent(team(0).name)}`)
    const own = heart(page, team(0).name).first()
    await own.click({ timeout: 10_000 })
    await expect(own).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a pass and a pinned match show on the pages of their year, the match not on its own page', async ({
  page,
  context,
  request,
}) => {
  const { token } = await newAccount(request)
  await withToken(context, token)
  const cup = await weekCup(request, '', String(some.year))
  const match = cup.matches.findLast(({ isScheduled }) => isScheduled)?.id ?? ''
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch()
    const purchases = [{ type: 'tournament_pass', year: some.year }]
    const json = { ...((await answer.json()) as object), purchases, pin_match: match, pin_year: some.year }
    await route.fulfill({ response: answer, json })
  })
  const bar = page.locator('.pinned-bar')
  const link = bar.locator('a')
  await page.goto(`/${some.year}/nations/`)
  await expect.poll(() => pinRoom(page), { timeout: 10_000 }).toContain(match)
  await expect(bar).toHaveCount(0)
  await countShifts(page)
  await page.reload()
  await expect(link).toHaveAttribute('href', `/${some.year}/matches/${match}/`, { timeout: 10_000 })
  expect(await shiftOf(page)).toBeLessThan(0.01)
  const [above, body] = [await bar.boundingBox(), await page.locator('#body').boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(body?.y ?? 0)
  await page.locator(USER).click()
  await expect(page.locator('.user-panel')).toContainText(words.allAccess)
  await expect(page.locator('.user-panel')).toContainText(
    words.tournamentPass.replace('{{year}}', String(some.year)),
  )
  await page.keyboard.press('Escape')
  const marked = page.locator('.years-list a', { hasText: words.allAccess })
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveAttribute('data-year', String(some.year))
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/matches/${match}/$`))
  await expect(page.locator(USER)).toBeVisible({ timeout: 10_000 })
  await expect(bar).toHaveCount(0)
  await page.goto(`/${some.year - 1}/nations/`)
  await page.locator(USER).click({ timeout: 10_000 })
  await expect(page.locator('.user-panel')).toContainText(`${words.allAccess} ${some.year}`)
  await expect(page.locator('.user-panel')).not.toContainText(words.tournamentPass.slice(0, 15))
  await expect(bar).toHaveCount(0)
})

test(
  'a pinned match is put away by its button, and goes by itself when it is long over',
  waiting,
  async ({ page, context, request }) => {
    const { token } = await newAccount(request)
    await withToken(context, token)
    const { matches } = await weekCup(request, '', String(some.year))
    let pinned = matches.findLast(({ isScheduled }) => isScheduled)?.id ?? ''
    await page.route('**/api/user', async (route) => {
      const answer = await route.fetch()
      const json = { ...((await answer.json()) as object), pin_match: pinned, pin_year: some.year }
      await route.fulfill({ response: answer, json })
    })
    const bar = page.locator('.pinned-bar')
    await page.goto(`/${some.year}/nations/`)
    await expect.poll(() => pinRoom(page), { timeout: 10_000 }).toContain(pinned)
    await page.reload()
    await bar.getByRole('button').click({ timeout: 10_000 })
    await expect(bar).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/has-pin/)
    await expect.poll(() => pinRoom(page)).toBeNull()
    await page.reload()
    await expect(page.locator(USER)).toBeVisible({ timeout: 10_000 })
    await page.waitForTimeout(2000)
    await expect(bar).toHaveCount(0)
    pinned = matches.findLast(({ id, isScheduled }) => isScheduled && id !== pinned)?.id ?? ''
    await page.reload()
    await expect.poll(() => pinRoom(page), { timeout: 10_000 }).toContain(pinned)
    await page.reload()
    await expect(bar).toBeVisible({ timeout: 10_000 })
    pinned = matches.find(({ isScheduled }) => !isScheduled)?.id ?? ''
    await countShifts(page)
    await page.reload()
    await expect.poll(() => pinRoom(page), { timeout: 10_000 }).toBeNull()
    await expect(bar).toHaveCount(0)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await page.reload()
    await expect(page.locator('html')).not.toHaveClass(/has-pin/)
  },
)

test('a token that is nonsense is cleared away, and the visitor is one without', async ({
  page,
  baseURL,
}) => {
  const faults = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('was-here')) localStorage.setItem('user-token', 'a b\u0000c')
    sessionStorage.setItem('was-here', '1')
  })
  await page.goto(team(0).address)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('user-token')), { timeout: 8000 })
    .toBeNull()
  await expect(page.getByRole('link', { name: words.signIn, exact: true })).toBeVisible()
  expect(await faults()).toEqual([])
})

test('where storage is blocked one is signed in for this page, and told so', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await newAccount(request)
  const faults = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError')
        },
      })
  })
  await page.goto(`/${some.year}/signin/`)
  await fillIn(page, 'en', email)
  await press(page, words.signIn)
  await expect(page.getByText(words.notKept)).toBeVisible()
  expect(await faults()).toEqual([])
})

test('without script the form says what it needs, and sends no password anywhere', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`/sv/${some.year}/signin/`)
  await expect(page.locator('.account-panel noscript > p')).toContainText(WORDS.sv.needsScript)
  await page.locator('#email').fill('a@example.org')
  await page.locator('#password').fill('secret')
  await page.locator('#password').press('Enter')
  expect(page.url()).not.toContain('secret')
  await expect(page.locator('.account-form button[type=submit]')).toBeDisabled()
  await context.close()
})

for (const path of ['signin', 'signup'])
  test(`the page ${path} is accessible in both schemes`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`/${some.year}/${path}/`)
      await press(page, path === 'signin' ? words.signIn : words.signUp)
      await expect(page.locator('#email-error')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    }
  })
