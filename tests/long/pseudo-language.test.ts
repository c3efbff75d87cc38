import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, isNotFoundPage, isPage, listSite } from '../../scripts/release/site-files.ts'
import { ensureChromium } from '../../scripts/test/chromium.ts'
import { isFrameless, routeShape } from '../../scripts/test/route-shape.ts'
import { DEFAULT_LOCALE, LANGUAGES } from '../../src/domain/text/locale.ts'
import { RULE_WORDS } from '../../src/domain/text/rule-words.ts'
import { addPseudoLanguage, englishFinder, PSEUDO } from '../support/pseudo-language.ts'
import { readSheet } from '../support/read-sheet.ts'

const MOST_FILES = 12
const PARTS = [
  'src',
  'scripts',
  'public',
  'tests/support',
  'tests/contract/archive',
  'package.json',
  'package-lock.json',
]
const SETTINGS = ['astro.config.mjs', 'astro-i18next.config.cjs', 'tsconfig.json', 'tsconfig.astro.json']

interface Served {
  readonly dir: string
  readonly origin: string
  readonly mails: readonly { readonly locale: string; readonly texts: readonly string[] }[]
  readonly alerts: Served['mails']
  /** Of an owner. */
  readonly token: string
}

const root = mkdtempSync(join(tmpdir(), 'cup-language-'))
/**
 * Texts that are the same in every language: what each language calls itself, and nations, as which teams play. The word
 * between the last two of a list comes from `Intl`, which takes the language for English.
 */
const NAMES: readonly string[] = [
  'and',
  ...Object.values(LANGUAGES).map(({ name }) => name),
  ...Object.values(RULE_WORDS[DEFAULT_LOCALE].nations),
]
const isEnglish = englishFinder(resolve('.'), NAMES)
let touched: string[]
let builder: ChildProcess
let site: Served
let browser: Browser
/** The first and the largest page of each kind, without the language. */
let samples: string[]

beforeAll(async () => {
  for (const part of [...PARTS, ...SETTINGS]) cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  touched = addPseudoLanguage(root)
  const file = join(root, 'served.json')
  let said = ''
  builder = spawn(process.execPath, ['tests/support/serve-small-cup.ts', file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [builder.stdout, builder.stderr]) stream?.on('data', (text) => (said += text))
  while (!existsSync(file)) {
    if (builder.exitCode !== null) throw new Error(said.slice(-4000))
    await setTimeout(500)
  }
  await setTimeout(500)
  site = JSON.parse(readFileSync(file, 'utf8'))
  samples = samplesOf(site.dir)
  const found = ensureChromium(process.env)
  if (found.kind === 'missing') throw new Error(found.sentence)
  browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
}, 900_000)

afterAll(async () => {
  await browser?.close()
  builder?.kill('SIGTERM')
  rmSync(root, { recursive: true, force: true })
})

function samplesOf(dir: string): string[] {
  const kinds = new Map<string, { first: string; largest: string; bytes: number }>()
  for (const path of [...listSite(dir)]
    .filter((one) => one.startsWith(`/${PSEUDO}/`) && isPage(one))
    .sort()) {
    if (isNotFoundPage(path)) continue
    const kind = routeShape(addressOf(path).slice(PSEUDO.length + 1))
    const bytes = statSync(join(dir, path)).size
    const known = kinds.get(kind)
    if (known === undefined) kinds.set(kind, { first: path, largest: path, bytes })
    else if (bytes > known.bytes) Object.assign(known, { largest: path, bytes })
  }
  return [...new Set([...kinds.values()].flatMap(({ first, largest }) => [first, largest]))]
}

/** The texts of a page that are told to people: between tags, and in attributes that are read out. */
function textsOf(page: string): string[] {
  // Names of columns and ready sentences for the press are in a language of their own; a screen in a hall is told in each.
  const body = page.replaceAll(
    /<(script|style|code)\b.*?<\/\1>|<(section|div|p) (?:[^>]* )?lang="en".*?<\/\2>/gs,
    '',
  )
  const attributes = [...body.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  return [...body.split(/<[^>]*>/), ...attributes]
    .map((text) =>
      (text ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll('\u00ad', '').trim(),
    )
    .filter((text) => text !== '')
}

it(`is added with at most ${MOST_FILES} files`, () => {
  expect(touched.length).toBeLessThanOrEqual(MOST_FILES)
})

it('leaves no English text on any kind of page', () => {
  expect(samples.length).toBeGreaterThan(40)
  const left = samples.flatMap((path) =>
    textsOf(readFileSync(join(site.dir, path), 'utf8'))
      .filter(isEnglish)
      .map((text) => `${path}: ${text}`),
  )
  expect(left).toEqual([])
})

it('is the language of its mails and calendars', () => {
  const mails = site.mails.filter(({ locale }) => locale === PSEUDO)
  expect(mails).toHaveLength(5)
  for (const { texts } of mails)
    for (const text of texts) {
      expect(text).toMatch(/[áéíóú]/)
      expect(text.split('\n').filter((line) => isEnglish(line.trim()))).toEqual([])
    }
  const calendars = [...listSite(site.dir)].filter(
    (path) => path.startsWith(`/${PSEUDO}/`) && path.endsWith('.ics'),
  )
  expect(calendars.length).toBeGreaterThan(0)
  for (const path of calendars.slice(0, 20)) {
    const lines = readFileSync(join(site.dir, path), 'utf8').split(/\r?\n/)
    expect(lines.filter((line) => isEnglish(line.replace(/^[A-Z]+[^:]*:/, '')))).toEqual([])
  }
})

it('is the language of alerts', () => {
  const { texts = [] } = site.alerts.find(({ locale }) => locale === PSEUDO) ?? {}
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter((text) => isEnglish(text) || !/[áéíóúýñšç]/i.test(text))).toEqual([])
})

it('is the language of the sheet of a list', async () => {
  const page = await browser.newPage()
  const home = samples.find((path) => /^\/\w+\/\d{4}\/index\.html$/.test(path)) ?? ''
  await page.goto(`${site.origin}${addressOf(home)}matches/?state=finished`)
  await page.locator('.download-list > summary').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.download-list button').nth(1).click(),
  ])
  const { rows, workbook } = readSheet(readFileSync(await download.path()))
  const texts = rows.flatMap((row) => Object.values(row).map(String))
  expect(texts.length).toBeGreaterThan(100)
  expect([...texts, /<sheet name="([^"]*)"/.exec(workbook)?.[1] ?? ''].filter(isEnglish)).toEqual([])
  await page.close()
})

/** The texts that a page shows at this moment, and those that are read out. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.closest('script, style, code, [lang=en]') && parent?.checkVisibility())
        texts.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.body.querySelectorAll(`[${name}]:not([lang=en] *)`))
        texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.replaceAll('\u00ad', '').trim()).filter((text) => text !== '')
  })

it('is the language of what script shows, to somebody who is signed in', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript((token) => localStorage.setItem('user-token', token), site.token)
  const page = await context.newPage()
  const left: string[] = []
  let seen = 0
  const look = async (where: string) => {
    await page.waitForLoadState('networkidle')
    const texts = await shownTexts(page)
    seen += texts.length
    left.push(...texts.filter(isEnglish).map((text) => `${where}: ${text}`))
  }
  for (const path of samples.filter((one) => !isFrameless(addressOf(one).slice(PSEUDO.length + 1)))) {
    await page.goto(site.origin + addressOf(path))
    await look(path)
  }
  await page.goto(`${site.origin}/${PSEUDO}/admin/`)
  await page.locator('main nav a[href^="#"]').first().waitFor()
  const parts = await page
    .locator('main nav a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) {
    await page.goto(`${site.origin}/${PSEUDO}/admin/${part}`)
    for (const fold of await page.locator('main details:not([open]) > summary').all())
      await fold.click({ timeout: 1000 }).catch(() => undefined)
    await look(`admin ${part}`)
  }
  await context.close()
  expect(seen).toBeGreaterThan(2000)
  expect([...new Set(left)]).toEqual([])
})

it('fits a screen of 320 px, and cuts no name', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } })
  const faults: string[] = []
  for (const path of samples.filter((one) => !isFrameless(addressOf(one).slice(PSEUDO.length + 1)))) {
    await page.goto(site.origin + addressOf(path), { waitUntil: 'load' })
    const found = await page.evaluate(() => {
      const said = (element: Element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`
      const cut = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.checkVisibility() &&
          // The trail and a folded announcement are one line by design; a ticket tells the whole name as its title.
          !element.closest('.crumbs, .announcement-list, [title]') &&
          getComputedStyle(element).textOverflow === 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1,
      )
      const { scrollWidth, clientWidth } = document.documentElement
      return [
        ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
        ...cut.slice(0, 3).map((element) => `cut: ${said(element)}`),
      ]
    })
    faults.push(...found.map((fault) => `${path} ${fault}`))
  }
  expect(faults).toEqual([])
})
