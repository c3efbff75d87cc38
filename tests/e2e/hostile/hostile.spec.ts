import { expect, type Page } from '@playwright/test'
import { routeShape } from '../../../scripts/test/route-shape.ts'
import { test } from '../journey.ts'
import { expectNoSidewaysScroll, hydrated } from '../page-checks.ts'
import { longIf } from '../tags.ts'
import { watchPage } from '../watch-page.ts'
import { hostileAddresses, hostileYear } from './addresses.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
/** Pages of one kind differ only in the names on them: this many pages are enough to meet every text. */
const PAGES_OF_A_KIND = 14
/** `npm test` visits the first of them: each text is on some of 51 kinds of page. */
const PAGES_OF_A_RUN = 4

/** Everything that must not be on a page whose every text is hostile. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element | null) =>
      element?.closest('script, style, title, noscript, option, textarea') !== null
    const faults: string[] = []
    if ('hostile' in window) faults.push('a planted script has run')
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      // The `href` of a link in a drawing is no string, so its attribute is read instead.
      const url = new URL(link.getAttribute('href') ?? '', document.baseURI)
      const isCoordinates = /^geo:-?[\d.]+,-?[\d.]+$/.test(url.href)
      const isOwnCalendar = url.protocol === 'webcal:' && url.host === location.host
      if (url.origin === location.origin || isCoordinates || isOwnCalendar) continue
      const rel = (link.getAttribute('rel') ?? '').split(' ')
      if (url.protocol !== 'https:' || !rel.includes('noopener') || !rel.includes('noreferrer'))
        faults.push(`a link out: ${link.outerHTML.slice(0, 120)}`)
    }
    // A name that is not isolated reorders the words and figures around it.
    const turning = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (turning.test(text.textContent ?? '') && !isHidden(parent) && !parent?.closest('bdi, body [dir]'))
        faults.push(`not isolated: ${parent?.outerHTML.slice(0, 120)}`)
    }
    for (const score of document.querySelectorAll('.score')) {
      const [home, away] = [...score.children].map((goals) => goals.getBoundingClientRect())
      const isRow = home && away && Math.abs(home.top - away.top) < home.height / 2
      if (isRow && home.width > 0 && home.left >= away.left)
        faults.push(`the score is turned: ${score.textContent}`)
    }
    return [...new Set(faults)]
  })
}

const kinds = new Map<string, string[]>()
for (const address of hostileAddresses()) {
  const kind = routeShape(address)
  kinds.set(kind, [...(kinds.get(kind) ?? []), address])
}

for (const [kind, addresses] of kinds) {
  const all = addresses.slice(0, PAGES_OF_A_KIND)
  const first = all.slice(0, PAGES_OF_A_RUN)
  test(`${kind}: names do nothing but stand there`, ({ page }) =>
    visit(page, [...first, ...first.slice(0, 1).map((english) => `/sv${english}`)]))
  if (all.length > first.length)
    test(`${kind}: names do nothing on more of its pages`, longIf(true), ({ page }) =>
      visit(page, all.slice(PAGES_OF_A_RUN)),
    )
}

async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 800 })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const watched = await watchPage(page, ORIGIN)
  for (const address of addresses) {
    const response = await page.goto(address)
    expect.soft(response?.status(), address).toBe(200)
    await hydrated(page)
    expect.soft(await faultsOf(page), address).toEqual([])
    await test.step(address, () => expectNoSidewaysScroll(page, 390, 800))
    expect.soft(await watched(), address).toEqual([])
  }
  expect(dialogs).toEqual([])
}

test('what a search finds does nothing either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const watched = await watchPage(page, ORIGIN)
  for (const query of ['script', 'img', 'נ', 'Handbollsföreningen', '7']) {
    await page.goto(`/${hostileYear()}/search/?q=${encodeURIComponent(query)}`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect.soft(await faultsOf(page), query).toEqual([])
    await test.step(query, () => expectNoSidewaysScroll(page, 390, 800))
  }
  expect(await watched()).toEqual([])
})
