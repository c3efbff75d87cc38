import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, isNotFoundPage, isPage, listSite } from '../../scripts/release/site-files.ts'
import { ensureChromium } from '../../scripts/test/chromium.ts'
import { isFrameless, routeShape } from '../../scripts/test/route-shape.ts'
import { DEFAULT_LOCALE, LANGUAGES } from '../../src/domain/text/locale.ts'
import { RULE_WORDS } from '../../src/domain/text/rule-words.ts'
import { addPseudoLanguage, englishTexts, PSEUDO } from '../support/pseudo-language.ts'

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
}

const root = mkdtempSync(join(tmpdir(), 'cup-language-'))
/** Texts that are the same in every language: what each language calls itself, and nations, as which teams play. */
const NAMES: readonly string[] = [
  ...Object.values(LANGUAGES).map(({ name }) => name),
  ...Object.values(RULE_WORDS[DEFAULT_LOCALE].nations),
]
const english: ReadonlySet<string> = new Set(englishTexts(resolve('.'))).difference(new Set(NAMES))
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
      .filter((text) => english.has(text))
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
      expect(text.split('\n').filter((line) => english.has(line.trim()))).toEqual([])
    }
  const calendars = [...listSite(site.dir)].filter(
    (path) => path.startsWith(`/${PSEUDO}/`) && path.endsWith('.ics'),
  )
  expect(calendars.length).toBeGreaterThan(0)
  for (const path of calendars.slice(0, 20)) {
    const lines = readFileSync(join(site.dir, path), 'utf8').split(/\r?\n/)
    expect(lines.filter((line) => english.has(line.replace(/^[A-Z]+[^:]*:/, '')))).toEqual([])
  }
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
