import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { axeFindings } from './page-checks.ts'
import { samples } from './samples.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const at = (shape: string) => samples().find((sample) => sample.shape === shape)?.address ?? '/'
const TEAM = '/{year}/teams/*/'
const KINDS = [
  TEAM,
  '/{year}/clubs/*/',
  '/{year}/categories/*/division/*/',
  '/{year}/categories/*/playoff/*/',
]

/** The site of a club, on another origin. Below /strict/ it embeds only documents that declare that they may be embedded. */
let other: Server
let body = ''

test.beforeAll(async () => {
  other = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; frame-src ${ORIGIN}; connect-src ${ORIGIN}`,
    )
    if (url === '/strict/') response.setHeader('cross-origin-embedder-policy', 'require-corp')
    response.end(`<!doctype html><html lang="en"><title>Club</title>${body}</html>`)
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve))
})
test.afterAll(() => new Promise((resolve) => other.close(resolve)))

async function openOther(page: Page, path: string, html: string): Promise<void> {
  body = html
  await page.goto(`http://127.0.0.2:${(other.address() as AddressInfo).port}${path}`)
}

/** The codes that a page offers for other sites, as somebody copies them. */
async function codesOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text()
  const found = [...html.matchAll(/&lt;iframe .*?&lt;\/iframe&gt;/g)].map(([code]) =>
    code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
  expect(found.length, address).toBeGreaterThan(0)
  // The site is served at another origin than the one it was built for.
  return found.map((code) => code.replace(/src="https?:\/\/[^/"]+/, `src="${ORIGIN}`))
}

async function expectShown(frame: FrameLocator): Promise<void> {
  await expect(frame.locator('h1')).toBeVisible()
  await expect(frame.locator('body')).toHaveCSS('border-top-width', '3px')
  const flag = frame.locator('.flag').first()
  expect(await flag.evaluate((svg) => (svg as SVGGraphicsElement).getBBox().width)).toBeGreaterThan(0)
}

test('what a page offers shows on the strict page of another site, and leads to the full page', async ({
  page,
  request,
}) => {
  const [code = ''] = await codesOf(request, at(TEAM))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const sandboxed = code.replace('<iframe', '<iframe sandbox="allow-popups"')
  await openOther(page, '/strict/', code + sandboxed)
  const frames = page.locator('iframe')
  await expectShown(frames.first().contentFrame())
  await expectShown(frames.nth(1).contentFrame())
  // The policy of the embedding page refuses the inline style of the frame's border, and a sandbox refuses the reload.
  expect(said.filter((text) => !/inline style|The document is sandboxed/.test(text))).toEqual([])
  const opened = page.waitForEvent('popup')
  await frames.first().contentFrame().locator('h1 a').click()
  expect(new URL((await opened).url()).pathname).toBe(at(TEAM))
})

test('no other page shows there', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('frame-ancestors')) refused.push(message.text())
  })
  const addresses = ['/', at(TEAM), '/sv/2026/data/', '/2026/embed/team/nobody/']
  const frames = addresses.map((address) => `<iframe src="${ORIGIN}${address}" title="x"></iframe>`)
  await openOther(page, '/', frames.join(''))
  await expect.poll(() => refused.length).toBe(addresses.length)
  const shown = page.frames().map((frame) => frame.url())
  expect(shown.filter((url) => url.startsWith(ORIGIN))).toEqual([])
})

test('a page of another site reads what a team plays now', async ({ page }) => {
  await openOther(page, '/', '')
  const read = (address: string) =>
    page.evaluate((url) => fetch(url).then((answer) => answer.json()), ORIGIN + address)
  expect(await read(`${at(TEAM)}now.json`)).toMatchObject({ version: 1 })
  await expect(read('/2026/schedule.json')).rejects.toThrow('Failed to fetch')
})

test('embeds are fit for narrow and wide frames and for everybody', async ({ page, request }) => {
  for (const [turn, shape] of KINDS.entries())
    for (const code of await codesOf(request, at(shape))) {
      await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'dark' : 'light' })
      await page.goto(/src="([^"]+)"/.exec(code)?.[1] ?? '')
      for (const width of [240, 280, 700]) {
        await page.setViewportSize({ width, height: 480 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(wide, `${code} at ${width} px`).toBeLessThanOrEqual(width)
      }
      // A team's embeds have nothing that its club's embeds lack.
      if (shape === TEAM) continue
      // An embed has no script, so it reloads while the cup plays: see src/layouts/embed-document.ts.
      expect.soft(await axeFindings(page, ['meta-refresh'])).toEqual([])
    }
})
