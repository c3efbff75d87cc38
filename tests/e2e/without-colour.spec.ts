import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { SIGHTS, seeAs, seen } from './sign-contrast.ts'

const { year } = builtEdition()

/** Each state, where it is looked for, and what tells it besides its colour. */
const SIGNS: readonly (readonly [state: string, address: string, sign: string])[] = [
  ['live in a row', `/${year}/matches/`, '.match.is-live .badge-live'],
  ['won', `/${year}/matches/`, '.match .goals .won'],
  ['lost', `/${year}/matches/`, '.match .goals:has(.won) > span:not(.won, .hidden-text)'],
]

/** The first page of a kind that has all these. */
async function pageWith(page: Page, kind: RegExp, texts: readonly string[]): Promise<string> {
  const sitemap = await (await page.request.get(`/${year}/sitemap.xml`)).text()
  for (const [, at = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(at)
    if (!kind.test(pathname)) continue
    const html = await (await page.request.get(pathname)).text()
    if (texts.every((each) => html.includes(each))) return pathname
  }
  throw new Error(`No page has ${texts.join(' and ')}.`)
}

const GROUP = /^\/\d+\/.*\/division\//
const ARENA = /\/arena\/[^/]+\/$/
const TEAM = /^\/\d+\/teams\/\d+\/$/
const FIELD = /\/field\/[^/]+\/$/

/** Paper shows text and lines, but neither backgrounds nor shadows. */
async function lookAt(page: Page, medium: 'light' | 'dark' | 'paper'): Promise<void> {
  await page.emulateMedia(
    medium === 'paper' ? { media: 'print', colorScheme: 'light' } : { media: 'screen', colorScheme: medium },
  )
  if (medium === 'paper')
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { background: none !important; box-shadow: none !important }')
      document.adoptedStyleSheets.push(sheet)
    })
}

const MEDIA = ['light', 'dark', 'paper'] as const

for (const medium of MEDIA)
  test(`every sign has a contrast of 3 to 1 without colours, ${medium}`, async ({
    page: reader,
    browser,
  }) => {
    test.setTimeout(120_000)
    // Without script a page stands still: it is not rendered again between the look at a sign and its picture.
    const still = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const page = await still.newPage()
    const session = await still.newCDPSession(page)
    const marks = await pageWith(page, GROUP, ['class="need-mark', 'data-target="1"'])
    const onTile = await pageWith(page, ARENA, ['class="field-tile is-live"'])
    const calledOff = await pageWith(page, TEAM, ['goals word">Cancelled'])
    for (const [state, address, selector, corner] of [
      ...SIGNS,
      ['live on a field', onTile, '.field-tile.is-live', 26] as const,
      ['through or out', marks, '.need-mark > [aria-hidden]'] as const,
      ['cancelled', calledOff, '.match .goals.word:text("Cancelled")'] as const,
    ]) {
      await page.goto(address)
      await lookAt(page, medium)
      const sign = page.locator(`${selector} >> visible=true`).first()
      await expect(sign, `${state} has a sign`).toBeVisible()
      for (const sight of SIGHTS) {
        await seeAs(session, sight)
        const [contrast] = await seen(page, reader, corner === undefined ? { sign } : { sign, corner })
        expect.soft(contrast, `${state}, ${sight}`).toBeGreaterThanOrEqual(3)
      }
    }
    await still.close()
  })

test('who won is told by the weight of letters, and a state by a word', async ({ page }) => {
  await page.goto(`/${year}/matches/`)
  // Both at once: the page is rendered again as the cup goes on, and what is found may be gone when it is measured.
  const heavier = () =>
    page
      .locator('.match:has(.goals .won)')
      .first()
      .evaluate((row) => {
        const weightOf = (selector: string) =>
          Number(getComputedStyle(row.querySelector(selector) as Element).fontWeight)
        return weightOf('.goals > .won') - weightOf('.goals > span:not(.won, .hidden-text)')
      })
  await expect.poll(heavier).toBeGreaterThanOrEqual(200)
  await expect(page.locator('.badge-live').first()).toHaveText(/\p{L}{3}/u)
  await page.evaluate(() => localStorage.setItem('results', 'hidden'))
  await page.reload()
  await expect(page.locator('.matches .reveal').first()).toHaveText(/\p{L}{3}/u)
  await page.goto(await pageWith(page, FIELD, ['class="goals word"']))
  await expect(page.locator('.goals.word').first()).toHaveText(/\p{L}{3}/u)
})

for (const medium of MEDIA)
  test(`where the places of a table lead is told by lines of different kinds, ${medium}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const session = await context.newCDPSession(page)
    const reader = await context.newPage()
    await page.goto(await pageWith(page, GROUP, ['data-target="1"', 'data-target="2"']))
    await lookAt(page, medium)
    for (const sight of SIGHTS) {
      await seeAs(session, sight)
      const kinds: string[] = []
      for (const target of [1, 2]) {
        const sign = page.locator(`.standings tr[data-target='${target}'] td:first-child`).first()
        const [contrast, kind] = await seen(page, reader, { sign, edge: 7 })
        expect.soft(contrast, `${target}, ${sight}`).toBeGreaterThanOrEqual(3)
        kinds.push(kind)
      }
      expect.soft(kinds[0], sight).not.toBe(kinds[1])
    }
  })
