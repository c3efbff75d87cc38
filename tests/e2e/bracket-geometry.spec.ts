import { expect, type Page } from '@playwright/test'
import { bracketFaults, lengthenNames, shownRounds, showRound } from './bracket-faults.ts'
import { test } from './journey.ts'
import { playoffs } from './playoffs.ts'

const WIDTHS = [360, 390, 820, 1280, 1440, 1920]
/** `npm test` looks at some play-offs at some widths; with E2E_EVERY_PLAYOFF=1 at all of them at each. */
const LOOKS_AT_ALL = process.env.E2E_EVERY_PLAYOFF === '1'
const SAMPLES = 12
/** Screens of a phone, 390 × 844. */
const MOST_SCREENS = 12
const MOST_ELEMENTS = 3000

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 })
  const rounds = await shownRounds(page)
  const faults: string[] = []
  for (const round of rounds.length > 0 ? rounds : [null]) {
    if (round !== null) await showRound(page, round)
    faults.push(...(await bracketFaults(page)).map((fault) => `${width} px ${round ?? ''}: ${fault}`))
  }
  return faults
}

test('nothing covers anything in a bracket, whatever its teams are called', async ({ page }) => {
  test.setTimeout(LOOKS_AT_ALL ? 3_600_000 : 240_000)
  // The test measures the play-off as built, not the matches played since.
  await page.route('**/feed/**', (route) => route.abort())
  const all = await playoffs(page)
  expect(all.length).toBeGreaterThan(0)
  const step = LOOKS_AT_ALL ? 1 : Math.max(1, all.length / SAMPLES)
  const chosen = all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  for (const [at, address] of chosen.entries()) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    if ((await page.locator('.bracket-box').count()) === 0) continue
    await page.waitForFunction(() =>
      document.querySelector('.bracket-box[data-follows], .bracket-round:only-child'),
    )
    const { elements, screens } = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      screens: document.documentElement.scrollHeight / innerHeight,
    }))
    expect.soft(elements, address).toBeLessThanOrEqual(MOST_ELEMENTS)
    expect.soft(screens, address).toBeLessThanOrEqual(MOST_SCREENS)
    const widths = LOOKS_AT_ALL ? WIDTHS : WIDTHS.filter((_, width) => (width + at) % 2 === 0)
    for (const width of widths) expect.soft(await faultsAt(page, width), address).toEqual([])
    await lengthenNames(page)
    for (const width of widths) expect.soft(await faultsAt(page, width), `${address}, long names`).toEqual([])
  }
})
