import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { countShifts, shiftOf } from './layout-shift.ts'
import { playoffs } from './playoffs.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

/** A play-off of several rounds that is over. */
async function playedPlayoff(page: Page): Promise<string> {
  const addresses = await playoffs(page)
  for (const address of addresses.filter((_, at) => at % 5 === 0).reverse()) {
    const html = await (await page.request.get(address)).text()
    if (
      /bracket-round rank-0 is-current/.test(html) &&
      /id="round-2"/.test(html) &&
      /class="line won/.test(html)
    )
      return address
  }
  throw new Error('No play-off of three rounds is over.')
}

const shown = (page: Page) => page.locator('.bracket-round[data-shown] h3')
const marked = (page: Page) => page.locator('.line.on-path')

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a play-off opens at its current round, and its rounds are chosen by touch, key and swipe', async ({
    page,
  }) => {
    const address = await playedPlayoff(page)
    await page.goto(address)
    await expect(shown(page)).toHaveId('round-0')
    await expect(page.locator('.rank-0 .tie')).toBeInViewport()

    const links = page.locator('.round-links a')
    await links.nth(-2).click()
    await expect(shown(page)).toHaveId('round-1')
    await expect(links.nth(-2)).toHaveAttribute('aria-current', 'true')
    await links.nth(-3).focus()
    await page.keyboard.press('Enter')
    await expect(shown(page)).toHaveId('round-2')
    await expect(page.locator('.rank-2 .tie').first()).toBeInViewport()

    await page.locator('.bracket-box').evaluate((box) => {
      box.scrollLeft = box.scrollWidth
    })
    await expect(shown(page)).toHaveId('round-0')
    // A tie that gets the focus by keyboard brings its round into view.
    await page.locator('.rank-1 a.tie').first().focus()
    await expect(shown(page)).toHaveId('round-1')
    await expect(page.locator('.rank-1 a.tie').first()).toBeInViewport({ ratio: 0.9 })
  })

  test('a chosen team’s way stands alone, is in the address, and gives way to a round', async ({ page }) => {
    await page.goto(await playedPlayoff(page))
    const champion = await page.locator('.rank-0 .line.won').getAttribute('data-team')
    await page.locator('.ways select').selectOption(champion)
    const chip = page.locator('.ways .chip')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    expect(new URL(page.url()).searchParams.get('team')).toBe(champion)
    const ties = page.locator('.tie:visible')
    expect(await ties.count()).toBeGreaterThan(1)
    expect(await ties.count()).toBe(await page.locator('.tie.on-path').count())

    await page.locator('.tie:visible').first().click()
    await expect(page).toHaveURL(/\/matches\//)
    await page.goBack()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')

    await page.locator('.round-links a').last().click()
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await expect(shown(page)).toHaveId('round-0')
    await expect(marked(page).first()).toBeAttached()
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(chip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(marked(page)).toHaveCount(0)
    expect(page.url()).not.toContain('team=')
  })
})

test('teams that come to a play-off while it is looked at can be chosen, and the choice stays', async ({
  page,
}) => {
  await page.goto(await playedPlayoff(page))
  const list = page.locator('.ways select')
  const listed = () =>
    list.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  const teams = await page
    .locator('.line[data-team]')
    .evaluateAll((all) => all.map((line) => line.getAttribute('data-team')))
  expect(new Set(await listed())).toEqual(new Set(['', ...teams]))
  const [team = ''] = teams
  await list.selectOption(team)
  const chip = page.locator('.ways .chip')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')

  // The play-off is rendered again, with one team more.
  await list.focus()
  await page.evaluate(() => {
    const place = document.querySelector('.way-chips')
    place?.replaceWith(place.cloneNode(false))
    document.querySelector('.ways select')?.append(new Option('Late', 'late'))
    document.querySelector('.line')?.setAttribute('data-team', 'late')
  })
  await expect(chip).toHaveAttribute('data-way-of', team ?? '')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(list).toBeFocused()
  await list.selectOption('late')
  await expect(chip).toHaveAttribute('data-way-of', 'late')
  await expect(page.locator('.line[data-team=late]')).toHaveClass(/on-path/)
})

test('a chosen team’s way stays marked in the whole tree, whatever is pointed at', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto(await playedPlayoff(page))
  const champion = await page.locator('.rank-0 .line.won').getAttribute('data-team')
  await page.locator('.ways select').selectOption(champion)
  const way = await marked(page).count()
  expect(way).toBeGreaterThan(1)
  await page.locator('.rank-2 a.tie').first().hover()
  await page.mouse.move(5, 5)
  await expect(marked(page)).toHaveCount(way)
  await expect(page.locator('.rank-0 .tie')).toBeInViewport()
})

test('nothing moves while a play-off loads on a phone, whose way ever is asked for', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const address = await playedPlayoff(page)
  const html = await (await page.request.get(address)).text()
  const teams = new Set([...html.matchAll(/data-team="([^"]+)"/g)].map(([, team = '']) => team))
  await countShifts(page)
  for (const query of ['', ...[...teams].slice(0, 6).map((team) => `?team=${encodeURIComponent(team)}`)]) {
    await page.goto(address + query)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    expect(await shiftOf(page), query).toBeLessThan(0.002)
  }
})
