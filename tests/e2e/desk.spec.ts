import { expect, type Page } from '@playwright/test'
import { english } from '../support/messages.ts'
import {
  claimMatch,
  inFeed,
  OPERATOR_KEY,
  type OpenMatch,
  openMatches,
  reportElsewhere,
  reportedOf,
} from './desk-service.ts'
import { test } from './journey.ts'
import { axeFindings } from './page-checks.ts'
import { waiting } from './tags.ts'
import { unmarkedTimes } from './unmarked-times.ts'

test.skip(OPERATOR_KEY === '', 'OPERATOR_KEY is not set: `npm test` sets it.')
test.use({ viewport: { width: 390, height: 844 } })

const WORDS = {
  '/desk/': { key: 'Key', open: 'Open the desk', field: 'Field', day: 'Day', sent: 'Everything is sent' },
  '/sv/desk/': {
    key: 'Nyckel',
    open: 'Öppna sekretariatet',
    field: 'Plan',
    day: 'Dag',
    sent: 'Allt är skickat',
  },
}

/** Opens the desk with the key, at a match. */
async function openDesk(page: Page, match: OpenMatch, path: keyof typeof WORDS = '/desk/'): Promise<void> {
  const words = WORDS[path]
  await page.goto(path)
  await page.getByLabel(words.key, { exact: true }).fill(OPERATOR_KEY)
  await page.getByRole('button', { name: words.open }).click()
  await page.getByLabel(words.field, { exact: true }).selectOption(match.fieldId)
  await page.getByLabel(words.day, { exact: true }).selectOption(match.day)
  // A match that is played again stands below the one that it replaces.
  await page
    .locator('.desk-matches button', { hasText: match.home })
    .filter({ hasText: match.away })
    .last()
    .click()
  await expect(page.locator('.desk-team').first()).toHaveText(match.home)
}

const goals = (page: Page) => page.locator('.desk-goals').allInnerTexts()
const status = (page: Page) => page.locator('.desk-unsent')
/** Presses the first such button: further down, a match of the same field may mention a walkover. */
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
/** Ends the match, and confirms it when asked. */
const end = async (page: Page) => {
  await press(page, 'End')
  await page.getByRole('form', { name: 'End the match' }).getByRole('button', { name: 'Report' }).click()
}

/** Each test reports of a match of its own, since the tests share one service. */
const ownMatch = async (page: Page, isKnockOut = false) => {
  const open = await openMatches(page.request)
  const match = open.find((one) => one.isKnockOut === isKnockOut && claimMatch(one.id))
  if (!match) throw new Error('The demonstration cup has no match left that a test could report.')
  return match
}

test('a match is called off with its reason, which stands for both languages, and that is taken back', async ({
  page,
}) => {
  const match = await ownMatch(page)
  await openDesk(page, match)
  await press(page, 'Call off')
  const form = page.getByRole('form', { name: 'Call off' })
  expect(await axeFindings(page)).toEqual([])
  await form.getByText(english.desk.reports.postpone, { exact: true }).click()
  await form.getByLabel('Reason in Swedish').fill('Åska')
  await form.getByRole('button', { name: 'Report' }).click()
  await expect(status(page)).toHaveText('Everything is sent')
  await expect(page.locator('.desk-board')).toContainText(english.match.postponed)
  await expect
    .poll(() => inFeed(page.request, match.id), { timeout: 10_000 })
    .toMatchObject({ status: 'postponed', reason: { en: 'Åska', sv: 'Åska' } })
  expect(await unmarkedTimes(page)).toEqual([])
  await press(page, 'Undo')
  await expect(status(page)).toHaveText('Everything is sent')
  expect(await reportedOf(page.request, match.id)).toHaveLength(2)
  await expect(page.getByRole('button', { name: 'Start' }).first()).toBeVisible()
})

test('a phone beside the field reports a match, and everybody has it in the feed', async ({ page }) => {
  const match = await ownMatch(page)
  await openDesk(page, match)
  await press(page, 'Start')
  await press(page, `Goal for ${match.home}`)
  await press(page, `Goal for ${match.home}`)
  await press(page, `Goal for ${match.away}`)
  expect(await goals(page)).toEqual(['2', '1'])
  await press(page, 'Half-time')
  await press(page, `Goal for ${match.away}`)
  await press(page, 'Undo')
  expect(await goals(page)).toEqual(['2', '1'])
  await end(page)
  await expect(status(page)).toHaveText('Everything is sent')
  await expect(page.locator('.desk-board')).toContainText('Half-time 2–1')
  expect(await reportedOf(page.request, match.id)).toEqual([
    'START 0-0',
    'SCORE 1-0',
    'SCORE 2-0',
    'SCORE 2-1',
    'HALF_TIME 2-1',
    'SCORE 2-2',
    'CORRECTION 2-1',
    'END 2-1',
  ])
  await expect
    .poll(() => inFeed(page.request, match.id), { timeout: 10_000 })
    .toMatchObject({
      homeScore: 2,
      awayScore: 1,
      homeHalfTimeScore: 2,
      isFinished: true,
    })
})

test('without an answer reports wait, in order, through a reload, and are sent when it is back', async ({
  page,
}) => {
  const match = await ownMatch(page)
  await openDesk(page, match)
  await page.route('**/graphql', (route) => route.abort())
  await press(page, 'Start')
  await press(page, `Goal for ${match.home}`)
  await press(page, `Goal for ${match.away}`)
  await expect(status(page)).toHaveText('3 reports not sent')
  expect(await goals(page)).toEqual(['1', '1'])
  await page.reload()
  await expect(status(page)).toHaveText('3 reports not sent')
  await expect(page.getByText('No answer from the service.')).toBeVisible()
  expect(await reportedOf(page.request, match.id)).toEqual([])
  await page.unroute('**/graphql')
  await press(page, 'Send now')
  await expect(status(page)).toHaveText('Everything is sent')
  expect(await reportedOf(page.request, match.id)).toEqual(['START 0-0', 'SCORE 1-0', 'SCORE 1-1'])
})

test('an answer that is lost on its way makes no second goal', async ({ page }) => {
  const match = await ownMatch(page)
  await openDesk(page, match)
  let lost = 0
  await page.route('**/graphql', async (route) => {
    await route.fetch()
    lost++
    await route.abort()
  })
  await press(page, 'Start')
  await expect.poll(() => lost).toBeGreaterThan(0)
  await page.unroute('**/graphql')
  await press(page, `Goal for ${match.home}`)
  await expect(status(page)).toHaveText('Everything is sent', { timeout: 10_000 })
  expect(await reportedOf(page.request, match.id)).toEqual(['START 0-0', 'SCORE 1-0'])
})

test('a wrong key is told from a right one; a key that is no longer taken is asked for again and nothing is lost', async ({
  page,
}) => {
  const match = await ownMatch(page)
  await page.goto('/desk/')
  await page.getByLabel('Key', { exact: true }).fill('not-the-operators-key-at-all')
  await press(page, 'Open the desk')
  await expect(page.getByRole('alert')).toHaveText(/not the operator’s key/)
  await openDesk(page, match)
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 401,
      json: { errors: [{ message: 'no', extensions: { code: 'UNAUTHORIZED' } }] },
    }),
  )
  await press(page, 'Start')
  await expect(page.getByText('What is not sent is kept')).toBeVisible()
  await page.unroute('**/graphql')
  await page.getByLabel('Key', { exact: true }).fill(OPERATOR_KEY)
  await page.getByLabel('Keep it on this device').check()
  await press(page, 'Open the desk')
  await expect(status(page)).toHaveText('Everything is sent')
  expect(await reportedOf(page.request, match.id)).toEqual(['START 0-0'])
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('desk-key'), sessionStorage.getItem('desk-key')])
  expect(await kept()).toEqual([OPERATOR_KEY, null])
  await press(page, 'Forget the key')
  expect(await kept()).toEqual([null, null])
  await expect(page.getByText('The key is forgotten')).toBeVisible()
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test('the keyboard alone reports a match and corrects it', async ({ page }) => {
    const match = await ownMatch(page)
    await page.goto('/desk/')
    await page.getByLabel('Key', { exact: true }).focus()
    await page.keyboard.type(OPERATOR_KEY)
    await page.keyboard.press('Enter')
    await page.getByLabel('Field', { exact: true }).selectOption(match.fieldId)
    await page.getByLabel('Day', { exact: true }).selectOption(match.day)
    const there = async () =>
      (await page.locator('.desk-team').allInnerTexts()).join() === `${match.home},${match.away}`
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    for (let step = 0; step < 30; step++) await page.keyboard.press('p')
    for (let step = 0; step < 30 && !(await there()); step++) await page.keyboard.press('n')
    expect(await there()).toBe(true)
    for (const key of 's112h22z') await page.keyboard.press(key)
    expect(await goals(page)).toEqual(['2', '2'])
    await page.keyboard.press('c')
    const form = page.getByRole('form', { name: 'Correct the match' })
    await expect(form.getByRole('spinbutton').first()).toBeFocused()
    await page.keyboard.type('12')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.keyboard.press('c')
    await page.keyboard.type('14')
    await page.keyboard.press('Enter')
    expect(await goals(page)).toEqual(['14', '2'])
    await page.keyboard.press('e')
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('Everything is sent')
    expect((await reportedOf(page.request, match.id)).at(-1)).toBe('END 14-2')
    await page.getByLabel('Report with single keys').uncheck()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('c')
    await expect(form).toBeHidden()
  })
})

test('buttons keep their places from before the start to after the end, and what ended can be undone', async ({
  page,
}) => {
  const match = await ownMatch(page)
  await openDesk(page, match)
  const places = () =>
    page.locator('.desk-board button').evaluateAll((buttons) =>
      buttons.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [one.textContent, left, top + scrollY, width, height].join(' ')
      }),
    )
  const before = await places()
  expect(before).toHaveLength(10)
  await press(page, 'Start')
  expect(await places()).toEqual(before)
  await press(page, `Goal for ${match.home}`)
  expect(await places()).toEqual(before)
  await press(page, 'Half-time')
  expect(await places()).toEqual(before)
  await end(page)
  await expect(status(page)).toHaveText('Everything is sent')
  expect(await places()).toEqual(before)
  await press(page, 'Undo')
  await expect(status(page)).toHaveText('Everything is sent')
  expect((await reportedOf(page.request, match.id)).slice(-2)).toEqual(['END 1-0', 'CORRECTION 1-0'])
})

test(
  'a desk shows what another one reports, paused pages or not, and leaves alone what is being typed',
  waiting,
  async ({ page, browser }) => {
    const match = await ownMatch(page)
    await page.addInitScript(() => localStorage.setItem('live-paused', '1'))
    await openDesk(page, match)
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const other = await elsewhere.newPage()
    await openDesk(other, match)
    await press(other, 'Start')
    await press(other, `Goal for ${match.away}`)
    await expect(status(other)).toHaveText('Everything is sent')
    await expect(page.locator('.desk-goals')).toHaveText(['0', '1'], { timeout: 30_000 })
    await press(page, 'Correct')
    const form = page.getByRole('form', { name: 'Correct the match' })
    await form.getByRole('spinbutton', { name: match.home }).fill('7')
    await press(other, `Goal for ${match.away}`)
    await expect(page.locator('.desk-goals')).toHaveText(['0', '2'], { timeout: 30_000 })
    await expect(form.getByRole('spinbutton', { name: match.home })).toHaveValue('7')
    await press(page, 'Cancel')
    await press(page, `Goal for ${match.home}`)
    await expect(status(page)).toHaveText('Everything is sent')
    await expect(other.locator('.desk-goals')).toHaveText(['1', '2'], { timeout: 30_000 })
    expect(await reportedOf(page.request, match.id)).toEqual([
      'START 0-0',
      'SCORE 0-1',
      'SCORE 0-2',
      'SCORE 1-2',
    ])
    await elsewhere.close()
  },
)

for (const keep of ['mine', 'theirs'] as const) {
  test(`two desks at one match: one is asked what to keep, and keeps ${keep}`, async ({ page }) => {
    const match = await ownMatch(page)
    await openDesk(page, match)
    await page.route('**/feed/**', (route) => route.abort())
    await press(page, 'Start')
    await expect(status(page)).toHaveText('Everything is sent')
    await reportElsewhere(page.request, match.id, { kind: 'SCORE', homeScore: 0, awayScore: 4 })
    await reportElsewhere(page.request, match.id, { kind: 'END', homeScore: 0, awayScore: 5 })
    await press(page, `Goal for ${match.home}`)
    await press(page, `Goal for ${match.home}`)
    await expect(page.getByText('Somebody else has changed this match')).toBeVisible()
    await expect(page.locator('.desk-reports')).toContainText('The service has: 0–5 · over')
    await press(page, keep === 'mine' ? 'Send mine' : 'Keep theirs')
    await expect(status(page)).toHaveText('Everything is sent')
    const said = (await reportedOf(page.request, match.id)).slice(3)
    expect(said).toEqual(keep === 'mine' ? ['CORRECTION 1-0', 'SCORE 2-0'] : [])
    expect(await goals(page)).toEqual(keep === 'mine' ? ['2', '0'] : ['0', '5'])
  })
}

test('a knock-out match that is level is asked how it was decided before it ends', async ({ page }) => {
  const match = await ownMatch(page, true)
  await openDesk(page, match)
  await press(page, 'Start')
  await press(page, `Goal for ${match.home}`)
  await press(page, `Goal for ${match.away}`)
  await press(page, 'End')
  const form = page.getByRole('form', { name: 'End the match' })
  await form.getByRole('radio', { name: 'Penalties' }).check()
  await form.getByRole('spinbutton', { name: match.home }).fill('4')
  await form.getByRole('spinbutton', { name: match.away }).fill('4')
  await form.getByRole('button', { name: 'Report' }).click()
  await expect(form.getByRole('alert')).toHaveText('Penalties go on until one team is ahead.')
  await form.getByRole('spinbutton', { name: match.away }).fill('5')
  await form.getByRole('button', { name: 'Report' }).click()
  await expect(status(page)).toHaveText('Everything is sent')
  expect((await reportedOf(page.request, match.id)).at(-1)).toBe('END 1-1')
  await expect
    .poll(() => inFeed(page.request, match.id), { timeout: 10_000 })
    .toMatchObject({
      isFinished: true,
      winner: 'AWAY',
      decision: 'PENALTIES',
      awayPenaltyScore: 5,
    })
})

test('what the service refuses stays in view with its reason, and a walkover and a move are reported', async ({
  page,
}) => {
  const match = await ownMatch(page)
  await openDesk(page, match, '/sv/desk/')
  await press(page, 'Flytta')
  await page.getByLabel('Ny tid').fill(`${match.day.replace('2026', '2062')}T21:15`)
  await press(page, 'Rapportera')
  await expect(page.getByRole('alert')).toContainText('Cupen spelas andra dagar')
  await page.getByLabel('Ny tid').fill(`${match.day}T21:15`)
  await press(page, 'Rapportera')
  await expect(page.locator('.desk-belonging')).toContainText('21:15')
  await press(page, 'Walkover')
  await page.getByRole('radio', { name: match.away }).check()
  await press(page, 'Rapportera')
  await expect(status(page)).toHaveText('Allt är skickat')
  expect(await goals(page)).toEqual(['0', '10'])
  expect(await reportedOf(page.request, match.id)).toEqual(['MOVE null-null', 'WALKOVER 0-10'])
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 200,
      json: { errors: [{ message: 'Not so.', extensions: { code: 'INVALID' } }] },
    }),
  )
  await press(page, 'Ångra')
  await expect(page.getByRole('alert').filter({ hasText: 'Not so.' })).toBeVisible()
  await page.unroute('**/graphql')
  await press(page, 'Ta bort')
  await expect(page.getByText('Not so.')).toBeHidden()
})

test('a browser that keeps nothing is told so, and reports all the same', async ({ page }) => {
  const match = await ownMatch(page)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await openDesk(page, match)
  await expect(page.getByText('This browser keeps nothing')).toBeVisible()
  await press(page, 'Start')
  await press(page, `Goal for ${match.home}`)
  await expect(status(page)).toHaveText('Everything is sent')
  expect(await reportedOf(page.request, match.id)).toEqual(['START 0-0', 'SCORE 1-0'])
})

test('the desk is found by nobody who does not know of it, and whole for those who do', async ({ page }) => {
  test.slow()
  const match = await ownMatch(page)
  await openDesk(page, match)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('.ads')).toHaveCount(0)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const task of [null, 'Walkover', 'Move']) {
      if (task !== null) await press(page, task)
      expect(await axeFindings(page)).toEqual([])
      if (task !== null) await press(page, 'Cancel')
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/')
  expect(await page.locator('a[href*="/desk/"]').count()).toBe(0)
})
