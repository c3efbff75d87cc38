import { expect, type Page } from '@playwright/test'
import { nameParts } from '../../src/domain/hall/name-parts.ts'
import { hyphenated } from '../../src/domain/text/hyphenated.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { LONG_NAMES } from './long-names.ts'
import { pageKinds } from './page-kinds.ts'
import { longIf } from './tags.ts'

/** Where names stand. Each is looked for, so that no row is left out. */
const PLACES = [
  '.match',
  'table',
  '.ticket',
  '.next-card',
  '.tie',
  '.board-match',
  '.board-team',
  '.search-hit',
  '.chip',
  'h1',
]

interface Finding {
  readonly places: readonly string[]
  readonly faults: readonly string[]
}

/** The edition before: its play-offs name their teams. */
const LAST_YEAR = Number(builtEdition().year) - 1

/** Every name of a team or club of the edition under way and of the one before. */
async function namesOfCup(page: Page): Promise<string[]> {
  const teams = await (await page.request.get(`/${LAST_YEAR}/data/teams.csv`)).text()
  const sides = builtEdition()
    .divisions.flatMap(({ matches }) => matches)
    .flatMap(({ homeTeamName, awayTeamName }) => [homeTeamName, awayTeamName])
  const names = [...sides, ...teams.split('\n').map((line) => line.split(',')[3])]
  return [...new Set(names.flatMap((name) => (name ? [name, nameParts(name).stem] : [])))]
}

/** Puts long names in the place of names, and returns where they are broken or cut. Runs in one go: a page may render. */
function measure([known, long, places]: readonly [string[], string[], string[]]): Finding {
  const names = new Set(known)
  const plain = (text: string) => text.replaceAll(/[\u00ad\u200b]/g, '').trim()
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const found: { node: Text; own: string; parent: Element }[] = []
  // A search marks what was typed in a name.
  for (const marked of document.querySelectorAll('.search-name bdi'))
    marked.replaceChildren(marked.textContent ?? '')
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = plain(node.textContent ?? '')
    const parent = node.parentElement
    if (names.has(own) && parent?.checkVisibility() && !parent.closest('.hidden-text, svg, .press-text'))
      found.push({ node: node as Text, own, parent })
  }
  found.forEach(({ node }, at) => {
    node.textContent = long[at % long.length] ?? ''
  })
  const rectAt = (node: Text, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].at(-1)
  }
  const faults = found.flatMap(({ node, own, parent }) => {
    const text = node.textContent ?? ''
    const where = `${parent.closest('[class]')?.className}: ${plain(text)}`
    const isLetter = (at: number) => /\p{L}/u.test(text[at] ?? '')
    const broken = [...text].flatMap((_, at) => {
      if (!isLetter(at) || !isLetter(at + 1)) return []
      const [one, next] = [rectAt(node, at), rectAt(node, at + 1)]
      return one && next && next.top >= one.bottom - 1
        ? [`${where} is broken before ${text.slice(at + 1)}`]
        : []
    })
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    let isCut = false
    let scrolls = false
    for (let up: Element | null = parent; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      const { overflowX, overflowY } = style
      const lineClamp = style.getPropertyValue('-webkit-line-clamp')
      if (/auto|scroll/.test(overflowX)) scrolls = true
      const clip = up.getBoundingClientRect()
      if (
        /hidden|clip/.test(overflowX) &&
        !scrolls &&
        (box.right > clip.right + 1 || box.left < clip.left - 1)
      )
        isCut = true
      if (lineClamp !== 'none' && /hidden/.test(overflowY) && box.bottom > clip.bottom + 2) isCut = true
    }
    const whole = parent.closest('[title]')?.getAttribute('title')
    const cut =
      isCut && !(whole && plain(whole).includes(own)) ? [`${where} is cut, and nothing tells it whole`] : []
    const wide = !scrolls && !isCut && box.right > innerWidth + 1 ? [`${where} is wider than the page`] : []
    return [...broken, ...cut, ...wide]
  })
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`)
  return {
    places: places.filter((place) => found.some(({ parent }) => parent.closest(place))),
    faults: [...new Set(faults)],
  }
}

/** One page of each kind of the edition under way that names teams, a search that finds some, and a play-off with teams. */
async function addresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get(`/${LAST_YEAR}/sitemap.xml`)).text()
  const playoff = /<loc>[^<]*?(\/\d+\/categories\/[^<]*\/playoff\/[^<]*)<\/loc>/.exec(sitemap)?.[1] ?? ''
  const { year, divisions } = builtEdition()
  const found = pageKinds().map(({ address }) => address)
  const teamName =
    divisions.flatMap(({ matches }) => matches).find((match) => match.homeTeamName)?.homeTeamName ?? ''
  const fieldId = divisions.flatMap(({ matches }) => matches).find((match) => match.fieldId)?.fieldId
  return [
    ...found.filter((address) => address.startsWith(`/${year}/`)),
    `/${year}/search/?q=${encodeURIComponent(teamName.slice(0, 5))}`,
    playoff,
    `/${year}/screen/live/`,
    `/${year}/screen/field/${fieldId}/`,
  ]
}

async function findings(page: Page, address: string, names: readonly string[]): Promise<Finding> {
  await page.goto(address)
  if (address.includes('?q='))
    await page
      .locator('.search-name >> visible=true')
      .or(page.getByText(/^Nothing found/))
      .first()
      .waitFor({ timeout: 15_000 })
  await page.evaluate(() => document.fonts.ready)
  // An island takes over only the names that the server wrote.
  const islands = page.locator('astro-island[ssr]:is([client=load], [client=idle])')
  await expect(islands).toHaveCount(0)
  return page.evaluate(measure, [names, LONG_NAMES.map(hyphenated), PLACES] as const as never)
}

for (const width of [320, 390])
  test(
    `no long name is broken within a word, or cut and told nowhere, at ${width} px`,
    longIf(width > 320),
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 844 })
      const seen = new Set<string>()
      const names = await namesOfCup(page)
      for (const address of await addresses(page)) {
        const { places, faults } = await findings(page, address, names)
        for (const place of places) seen.add(place)
        expect.soft(faults, address).toEqual([])
      }
      expect(PLACES.filter((place) => !seen.has(place))).toEqual([])
    },
  )

test('a name is copied without the hyphens at which it may break', async ({ page }) => {
  const { year, divisions } = builtEdition()
  const sides = divisions.flatMap(({ matches }) => matches)
  const side = sides.find(({ homeTeamName }) => homeTeamName && hyphenated(homeTeamName) !== homeTeamName)
  await page.goto(`/${year}/teams/${side?.homeTeamId}/`)
  await expect(page.locator('h1 bdi').first()).toHaveText(/\u00AD/)
  const copied = await page.evaluate(() => {
    const name = document.querySelector('h1 bdi')
    if (name) getSelection()?.selectAllChildren(name)
    const clipboardData = new DataTransfer()
    name?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return [clipboardData.getData('text/plain'), clipboardData.getData('text/html')]
  })
  const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('&nbsp;', ' ')
  const name = plain(side?.homeTeamName ?? '')
  expect(copied.map(plain)).toEqual([name, name])
})
