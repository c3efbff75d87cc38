import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { countShifts, shiftOf } from './layout-shift.ts'
import { builtEdition, openGroup } from './live/built-edition.ts'
import { samples } from './samples.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const { year } = builtEdition()

/** The place of the first element that a selector finds, in pixels of the window. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

/** A group that plays: some matches are over, some are not. */
function groupUnderWay(): string {
  const edition = builtEdition()
  const playing = edition.divisions.filter(({ type, matches }) => {
    return type !== 'playoff' && matches.some(({ isFinished }) => isFinished)
  })
  const { group } = openGroup({ ...edition, divisions: playing })
  return `/${year}/categories/${group.categoryId}/division/${group.id}/`
}

test('a group shows after its table what is on and comes next, and what was before is folded', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(groupUnderWay())
  const [table, matches, earlier] = [
    await boxOf(page, '.table-box'),
    await boxOf(page, '#matches'),
    await boxOf(page, '.earlier'),
  ]
  // Between them stands only the legend of the table.
  expect(matches.top).toBeGreaterThan(table.bottom)
  expect(matches.top - table.bottom).toBeLessThan(120)
  for (const below of await page.locator('.needs, .way-on').all())
    expect((await below.boundingBox())?.y).toBeGreaterThan(earlier.bottom)
  await expect(page.locator('.earlier .match').first()).toBeHidden()
  await page.locator('.earlier > summary').click()
  await expect(page.locator('.earlier .match').first()).toBeVisible()
})

test('on a wide screen the matches of a group stand beside its table', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(groupUnderWay())
  const [table, standings, matches] = [
    await boxOf(page, '.table-box'),
    await boxOf(page, '#standings'),
    await boxOf(page, '#matches'),
  ]
  expect(matches.top).toBeCloseTo(standings.top, 0)
  expect(matches.left).toBeGreaterThan(table.right)
  expect((await boxOf(page, 'main .match')).right).toBeGreaterThan(DESKTOP.width * 0.85)
})

test('a club of few matches opens at today, within the first screen', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const clubs = await page.request.get(`/${year}/clubs/`).then((answer) => answer.text())
  let seen = 0
  for (const [address] of new Set(clubs.matchAll(/(?<=href=")\/\d+\/clubs\/[^"/]+\/(?=")/g))) {
    const html = await (await page.request.get(address)).text()
    if (!html.includes('class="earlier"') || html.split('class="match').length > 17) continue
    seen += 1
    await page.goto(address)
    const awaited = page.locator('.club-days .match:not(.club-earlier *, .earlier *)').first()
    expect.soft((await awaited.boundingBox())?.y, address).toBeLessThan(PHONE.height)
    await expect.soft(page.locator('.earlier .match').first(), address).toBeHidden()
    if (seen === 3) break
  }
  expect(seen).toBe(3)
})

/** Pages with rows of matches and their scores. */
const ROWS = [
  '/{year}/matches/',
  '/{year}/matches/day/*/',
  '/{year}/streams/',
  '/{year}/arenas/arena/*/field/*/',
]

test('a score is larger than the names beside it, in a column of equal digits', async ({ page }) => {
  await page.setViewportSize(PHONE)
  let rows = 0
  const pages = samples().filter(({ shape }) => ROWS.includes(shape))
  for (const address of [...pages.map((sample) => sample.address), groupUnderWay()]) {
    await page.goto(address)
    const scores = await page.evaluate(() =>
      [...document.querySelectorAll('.match .goals:not(.word), .rows b')].map((score) => {
        const name = score.closest('a')?.querySelector('bdi') ?? score
        const [ofScore, ofName] = [getComputedStyle(score), getComputedStyle(name)]
        return {
          isLarger: Number.parseFloat(ofScore.fontSize) > Number.parseFloat(ofName.fontSize),
          digits: ofScore.fontVariantNumeric,
        }
      }),
    )
    rows += scores.length
    expect
      .soft(
        scores.filter(({ isLarger }) => !isLarger),
        address,
      )
      .toEqual([])
    expect
      .soft(
        scores.filter(({ digits }) => digits !== 'tabular-nums'),
        address,
      )
      .toEqual([])
  }
  expect(rows).toBeGreaterThan(20)
  await page.goto(`/${year}/`)
  const figures = page.locator('.figure .value')
  expect(await figures.count()).toBeGreaterThan(2)
  for (const figure of await figures.all()) await expect(figure).toHaveCSS('font-variant-numeric', 'normal')
})

test('the links of the header stand at equal distances, whatever is on', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(`/${year}/`)
  const gaps = () =>
    page.locator('.topnav').evaluate((nav) => {
      const texts = [...nav.children].map((link) => {
        const range = document.createRange()
        range.selectNode(link.firstChild ?? link)
        return range.getBoundingClientRect()
      })
      return texts.slice(1).map(({ left }, at) => Math.round(left - (texts[at]?.right ?? 0)))
    })
  const set = (text: string) =>
    page.locator('.topnav .playing').evaluate((place, number) => {
      place.textContent = number
    }, text)
  const all = []
  for (const number of ['', '7', '123']) {
    await set(number)
    all.push(...(await gaps()))
  }
  expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
})

for (const viewport of [PHONE, DESKTOP])
  test(`the ways to browse follow the hits of a search, and nothing moves, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await countShifts(page)
    await page.goto(`/${year}/search/?q=brunkfors`)
    const browse = page.locator('#browse')
    await expect(browse).toBeVisible()
    const last = await page.locator('.search-group').last().boundingBox()
    const gap = ((await browse.boundingBox())?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(80)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.001)
  })

test('the line of a pinned match keeps its distance from the heading', async ({ page }) => {
  await page.addInitScript((pin) => localStorage.setItem('pin-room', pin), `/${year}/matches/none/`)
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.goto(`/${year}/clubs/`)
    await expect(page.locator('html.has-pin')).toHaveCount(1)
    // Both at once: a notice that folds moves them between two looks.
    const distance = await page.evaluate(() => {
      const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN
      return topOf('h1') - topOf('#content')
    })
    expect(distance - 44).toBeGreaterThanOrEqual(12)
  }
})
