import { expect, type Page } from '@playwright/test'
import { english } from '../support/messages.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { axeFindings } from './page-checks.ts'
import { refuseCopying } from './refuse-copying.ts'
import { waiting } from './tags.ts'
import { watchPage } from './watch-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const HALL = english.hall
const NO_ANSWER = /^(?:No answer: scores as last published|As of \d\d:\d\d, no answer since \d\d:\d\d)$/

const edition = builtEdition()

/** A match that is or can be played, with both teams and a field. */
function openMatch() {
  const match = edition.divisions
    .flatMap(({ matches }) => matches)
    .find(({ isFinished, isWalkover, homeTeamId, awayTeamId, fieldId }) =>
      Boolean(!isFinished && !isWalkover && homeTeamId && awayTeamId && fieldId),
    )
  if (!match) throw new Error('No match is left to be played.')
  return match
}

/** The rows shown, the number of rows and headings that are not wholly on the screen, and how far the document scrolls. */
const boardOf = (page: Page) =>
  page.evaluate(() => {
    const room = document.querySelector('.board-parts')?.getBoundingClientRect()
    const shown = [...document.querySelectorAll('.board-part :is(h2, .board-match)')].filter((row) =>
      row.checkVisibility(),
    )
    const isCut = (row: Element) => {
      const { top, bottom, height } = row.getBoundingClientRect()
      return !room || height === 0 || top < room.top - 1 || bottom > room.bottom + 1
    }
    return {
      rows: shown
        .filter((row) => row.matches('.board-match'))
        .map((row) => (row as HTMLElement).dataset.match),
      cut: shown.filter(isCut).length,
      scrolls: document.documentElement.scrollHeight - innerHeight,
    }
  })

/** Counts on the page how often the rows shown change. */
function countTurns(): void {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.board-match:not([hidden])')].map(
      ({ dataset }) => dataset.match,
    )
  const { dataset } = document.body
  Object.assign(dataset, { seen: String(shown()), changes: '0' })
  new MutationObserver(() => {
    if (String(shown()) === dataset.seen) return
    Object.assign(dataset, { seen: String(shown()), changes: String(Number(dataset.changes) + 1) })
  }).observe(document.body, { subtree: true, attributeFilter: ['hidden'] })
}

/**
 * Notes rows that move while somebody reads them. A heading that continues may move: it comes up to the top of the next
 * page.
 */
function watchRows(): void {
  const isRow = ({ node }: { node: Node | null }) => node instanceof Element && node.closest('.board-match')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
      if (entry.sources.some(isRow)) document.body.dataset.moved = 'a row'
  }).observe({ type: 'layout-shift' })
}

test('a screen turns whole rows over, at every size', async ({ page, feedProxy: proxy }) => {
  const faults = await watchPage(page, proxy.origin)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`${proxy.origin}/${edition.year}/screen/live/?seconds=5`)
  await expect(page.locator('[data-clock]')).toHaveText(/^\d\d:\d\d$/)
  await expect(page.locator('[data-turns]')).toHaveText(/^1 of \d+$/)
  for (const [width, height] of [
    [1080, 1920],
    [1280, 720],
    [390, 844],
    [3840, 2160],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => (await boardOf(page)).cut, { message: `${width}` }).toBe(0)
    const { rows, scrolls } = await boardOf(page)
    expect.soft(rows.length, `${width}`).toBeGreaterThan(2)
    expect.soft(scrolls, `${width}`).toBeLessThanOrEqual(0)
  }
  await page.waitForTimeout(500)
  await page.evaluate(watchRows)
  const before = await boardOf(page)
  await expect.poll(async () => (await boardOf(page)).rows[0]).not.toBe(before.rows[0])
  expect((await boardOf(page)).cut).toBe(0)
  expect(await page.evaluate(() => document.body.dataset.moved ?? 'none')).toBe('none')
  expect(await axeFindings(page)).toEqual([])
  expect(await faults()).toEqual([])
})

/** Returns what the browser's copy of the screen says of a match. */
async function isKept(row: string): Promise<string> {
  const copy = await (await caches.open('saved-screens')).match(location.pathname)
  const text = (await copy?.text()) ?? ''
  return text.slice(text.indexOf(row.slice(1, -1)))
}

test(
  'a screen follows the cup, says since when the network is gone, comes up again without it, and goes on',
  waiting,
  async ({ context, page, feedProxy: proxy }) => {
    const match = openMatch()
    const address = `${proxy.origin}/${edition.year}/screen/field/${match.fieldId}/?theme=light&seconds=x`
    const row = `[data-match="${match.id}"]`
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.locator('[data-fault]')).toContainText('seconds=12')
    const fresh = page.locator('[data-fresh]')
    await expect(fresh).toHaveText(/^Updated \d\d:\d\d$/)
    const card = page.locator(row)
    proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
    await expect(card).toContainText('87', { timeout: 20_000 })

    await expect
      .poll(() => page.evaluate(isKept, row), {
        timeout: 20_000,
        message: 'the screen is kept with its score',
      })
      .toContain('87')
    await context.setOffline(true)
    await expect(fresh).toHaveText(/^As of \d\d:\d\d, no network since \d\d:\d\d$/)
    await expect(fresh).toHaveClass(/is-trouble/)
    await expect(card).toContainText('87')
    // The machine of the screen restarts meanwhile.
    await page.close()
    page = await context.newPage()
    await page.goto(address)
    await expect(page.locator('[data-fresh]')).toHaveText(
      /^As of (?:\w{3} \d\d \w{3} )?\d\d:\d\d, no network$/,
    )
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.locator(row)).toContainText('87')
    await expect(page.locator('[data-clock]')).toHaveText('')
    proxy.report({ ...match, isLive: true, homeScore: 88, awayScore: 86 })
    await context.setOffline(false)
    await expect(page.locator(row)).toContainText('88', { timeout: 30_000 })
    await expect(page.locator('[data-fresh]')).toHaveText(/^Updated \d\d:\d\d$/)
  },
)

test('a screen whose data does not load with it says so, and follows the cup once it loads', async ({
  page,
  feedProxy: proxy,
}) => {
  const match = openMatch()
  const data = '**/edition.json'
  await page.clock.install()
  await page.route(data, (route) => route.abort())
  await page.goto(`${proxy.origin}/${edition.year}/screen/live/`)
  const fresh = page.locator('[data-fresh]')
  const later = async () => {
    await page.clock.runFor('00:03')
    return fresh.textContent()
  }
  const soon = { timeout: 30_000, intervals: [100] }
  proxy.report({ ...match, isLive: true, homeScore: 88, awayScore: 86 })
  await expect.poll(later, soon).toMatch(NO_ANSWER)
  await page.unroute(data)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator(`[data-match="${match.id}"]`)).toContainText('88')
  await expect.poll(later, soon).toMatch(/^Updated \d\d:\d\d$/)
})

test('a screen turns its pages through an hour without network, and follows the cup again', async ({
  context,
  page,
  feedProxy: proxy,
}) => {
  test.setTimeout(180_000)
  const match = openMatch()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.clock.install()
  await page.goto(`${proxy.origin}/${edition.year}/screen/live/?seconds=12`)
  const fresh = page.locator('[data-fresh]')
  await expect(fresh).toHaveText(/^Updated \d\d:\d\d$/)
  await expect(page.locator('#body astro-slot')).toHaveCount(0)
  await page.evaluate(countTurns)
  const size = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.setOffline(true)
  await page.clock.runFor('01:00:00')
  await expect(fresh).toHaveText(/^As of \d\d:\d\d, no network since \d\d:\d\d$/)
  const { changes, seen } = await page.evaluate(() => ({ ...document.body.dataset }))
  expect(Number(changes)).toBeGreaterThanOrEqual(290)
  expect(seen).not.toBe('')
  const { rows, cut } = await boardOf(page)
  expect(rows.length).toBeGreaterThan(0)
  expect(cut).toBe(0)
  // Some rows have come to tell a time more; none is left over.
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(size + 10)
  proxy.report({ ...match, isLive: true, homeScore: 88, awayScore: 86 })
  await context.setOffline(false)
  // By now the screen polls less often than at first. A response takes real time, whatever the clock says.
  const later = async () => {
    await page.clock.runFor('00:03')
    return fresh.textContent()
  }
  await expect.poll(later, { timeout: 30_000, intervals: [100] }).toMatch(/^Updated \d\d:\d\d$/)
  await expect(page.locator(`[data-match="${match.id}"]`)).toContainText('88')
})

test(
  'an overlay is nothing but the score, and follows it',
  waiting,
  async ({ context, page, feedProxy: proxy }) => {
    const faults = await watchPage(page, proxy.origin)
    const match = openMatch()
    const home = `${proxy.origin}/${edition.year}/overlay/`
    await page.goto(`${home}?match=${match.id}`)
    const overlay = page.locator(`.overlay[data-match="${match.id}"]`)
    await expect(overlay).toBeVisible()
    const grounds = () =>
      page.evaluate(() =>
        [document.documentElement, document.body, document.querySelector('main') as Element].map(
          (element) => getComputedStyle(element).backgroundColor,
        ),
      )
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(new Set(await grounds())).toEqual(new Set(['rgba(0, 0, 0, 0)']))
    }
    proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
    await expect(overlay).toContainText('87', { timeout: 20_000 })
    expect(await faults()).toEqual([])
    expect(await axeFindings(page)).toEqual([])

    const ofField = await context.newPage()
    await ofField.goto(`${home}?field=${match.fieldId}`)
    await expect(ofField.locator(`.overlay[data-match="${match.id}"]`)).toContainText('87', {
      timeout: 20_000,
    })
    await ofField.goto(home)
    await expect(ofField.locator('.overlay-fault')).toHaveText(HALL.fault.unclear)
    await ofField.goto(`${home}?match=nobody`)
    await expect(ofField.locator('.overlay-fault')).toHaveText(HALL.fault['no-match'])
  },
)

test('the address of a screen is made of choices', async ({ page }) => {
  await page.goto(`/${edition.year}/screen/`)
  const choices = page.locator('.screen-form')
  const made = choices.locator('input[readonly]')
  await choices.locator('select').nth(0).selectOption({ index: 1 })
  await choices.locator('select').nth(1).selectOption('light')
  await choices.locator('select').nth(2).selectOption('sv')
  await choices.locator('input[type=number]').fill('20')
  await expect(made.first()).toHaveValue(/\/sv\/\d+\/screen\/\w+\/[^/]+\/\?theme=light&seconds=20$/)
  const value = await choices.locator('optgroup:last-of-type option').first().getAttribute('value')
  await choices
    .locator('select')
    .nth(0)
    .selectOption(value ?? '')
  await expect(made).toHaveCount(2)
  const address = await made.first().inputValue()
  const response = await page.goto(new URL(address).pathname + new URL(address).search)
  expect(response?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('an address that cannot be copied is selected, and said to be', async ({ page }) => {
  await refuseCopying(page)
  await page.goto(`/${edition.year}/screen/`)
  const form = page.locator('.screen-form')
  await form.getByRole('button', { name: english.screens.copy }).click()
  await expect(form.getByText(english.copying.refused)).toBeVisible()
  const address = await form.locator('input[readonly]').inputValue()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
})

test('the overlay of a match is made of its number, or of the address of its page', async ({ page }) => {
  const match = openMatch()
  await page.goto(`/${edition.year}/matches/${match.id}/`)
  const fact = page.locator('.facts > div', { has: page.getByText(english.match.number, { exact: true }) })
  const number = await fact.locator('dd').textContent()
  // The form's controls take no input until its script listens to them.
  expect(await (await page.request.get(`/${edition.year}/screen/`)).text()).toMatch(/<fieldset[^>]* disabled/)
  await page.goto(`/${edition.year}/screen/`)
  const form = page.locator('.screen-form')
  const field = form.getByLabel(english.screens.match)
  const made = form.locator('section input[readonly]')
  for (const text of [number ?? '', `https://cup.example/sv/${edition.year}/matches/${match.id}/`]) {
    await field.fill('nothing')
    await expect(made).toHaveCount(0)
    await expect(form.locator('#match-says')).toContainText('No match')
    await field.fill(text)
    await expect(made).toHaveValue(new RegExp(`/${edition.year}/overlay/\\?match=${match.id}$`))
    await expect(form.locator('#match-says')).toContainText(' – ')
  }
  expect(await axeFindings(page)).toEqual([])
})

/** Fills a screen with the longest texts there can be, and returns those that are cut. */
function cutOnBoard(): string[] {
  const parts = [
    ['Handbollsföreningen Trastäng-Tranbärsö', ' Ungdom'],
    ['Entente Ribaivela-Fontogne Handball', ' 2'],
    ['Ørnegård-Kløverø HK', ' 4'],
    ['IFK Ekorrsund', ' Gul 2'],
  ] as const
  const names = parts.map((each) => each.join('').replace('Handbollsföreningen', 'Handbolls\u00adföreningen'))
  const notes = ['Wed 08 Jul', 'was 16:10', 'Decided by the golden goal', 'Resultat ej rapporterat']
  const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
    scrollHeight > clientHeight + 4 || scrollWidth > clientWidth
  const cut: string[] = []
  for (const [at, word] of document.querySelectorAll('.board-when p:first-child').entries()) {
    const note = word.querySelector(':scope > span') ?? word
    note.textContent = notes[at % notes.length] ?? ''
    if (isCut(word)) cut.push(`${note.textContent}: ${word.scrollWidth}`)
  }
  // A row cuts a long name across, and never its letters; its title tells it whole.
  const sizes = new Set<string>()
  for (const side of document.querySelectorAll<HTMLElement>('.board-side'))
    for (const [stem, tail] of parts) {
      const name = side.querySelector<HTMLElement>('.hall-name')
      if (!name || !side.checkVisibility()) continue
      const [text, end] = [stem, tail].map((part) =>
        Object.assign(document.createElement('span'), { textContent: part }),
      )
      if (!text || !end) continue
      end.className = 'hall-tail'
      name.replaceChildren(text, end)
      sizes.add(getComputedStyle(text).fontSize)
      for (const each of [name, text])
        if (each.scrollHeight > each.clientHeight + 4)
          cut.push(`${stem}: ${each.scrollHeight} of ${each.clientHeight}`)
      const { right } = end.getBoundingClientRect()
      if (right > name.getBoundingClientRect().right + 1) cut.push(`${stem}: its end`)
      if (!name.title) cut.push(`${stem}: no title`)
    }
  if (sizes.size > 1) cut.push(`sizes ${[...sizes]}`)
  for (const name of names)
    for (const team of document.querySelectorAll('.board-team')) {
      const text = team.querySelector('bdi')
      if (!text) continue
      text.textContent = name
      if (isCut(text)) cut.push(`${name}: ${text.scrollHeight} of ${text.clientHeight}`)
    }
  return cut
}

test('a screen tells names in one size, and days and what was moved whole', async ({ page }) => {
  const { fieldId } = openMatch()
  await page.goto(`/${edition.year}/screen/field/${fieldId}/`)
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('.board-team')).toHaveCount(2)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [1080, 1920],
    [844, 390],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect.soft(await page.evaluate(cutOnBoard), `${width}`).toEqual([])
  }
})
