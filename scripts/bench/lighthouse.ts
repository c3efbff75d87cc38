// `npm run bench:lighthouse [-- ORIGIN] [all]`: runs Lighthouse, as a phone, on home, division, play-off, team, match
// and live center (`all`: on one page of every kind), of the site that ORIGIN serves (default http://localhost:4321).
// Targets: performance ≥ 95, LCP ≤ 1.8 s, CLS ≤ 0.01, TBT ≤ 100 ms; the other three categories 100.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from '../processes/child-process.ts'
import { ROOT } from '../release/settings.ts'
import { ensureChromium } from '../test/chromium.ts'
import { crawl } from '../test/crawl.ts'

const SHAPES: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/{year}/categories/*/division/*/', 'Division'],
  ['/{year}/categories/*/playoff/*/', 'Play-off'],
  ['/{year}/teams/*/', 'Team'],
  ['/{year}/matches/*/', 'Match'],
  ['/{year}/matches/', 'Live center'],
])
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly score: number | null; readonly title: string } | undefined
    >
  >
}

/** The number of times that a page is tried: now and then Chromium loses the trace of a page, and Lighthouse says so. */
const TRIES = 3

/** @throws Error with what Lighthouse said last */
async function audit(url: string, chromium: string, workDir: string, tries = TRIES): Promise<Report> {
  const file = join(workDir, 'report.json')
  const child = startNode(
    join(ROOT, 'node_modules', 'lighthouse', 'cli', 'index.js'),
    [
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {
      cwd: ROOT,
      env: { ...process.env, CHROME_PATH: chromium },
      logFile: join(workDir, 'lighthouse.log'),
    },
  )
  const { code } = await child.ended
  if (code === 0) return JSON.parse(readFileSync(file, 'utf8')) as Report
  if (tries > 1) return audit(url, chromium, workDir, tries - 1)
  throw new Error(`Lighthouse failed ${TRIES} times on ${url}.\n${child.tail()}`)
}

/** Returns one line of figures and, below it, the failed audits of the categories that must score 100. */
function lineOf(name: string, address: string, { categories, audits }: Report): string {
  const score = (category: string) => String(Math.round((categories[category]?.score ?? 0) * 100)).padStart(4)
  const ms = (audit: string) => `${Math.round(audits[audit]?.numericValue ?? Number.NaN)} ms`.padStart(8)
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)
  const line = [
    name.padEnd(12),
    ...CATEGORIES.map(score),
    ms('largest-contentful-paint'),
    ms('total-blocking-time'),
    shift,
    address,
  ].join('  ')
  const isWhole = CATEGORIES.slice(1).every((category) => categories[category]?.score === 1)
  if (isWhole) return line
  const faults = Object.entries(audits).filter(([, one]) => one?.score === 0)
  return [line, ...faults.map(([id, one]) => `    ${id}: ${one?.title}`)].join('\n')
}

const args = process.argv.slice(2)
const isOfAll = args.includes('all')
const origin = (args.find((arg) => arg !== 'all') ?? 'http://localhost:4321').replace(/\/+$/, '')
const browser = ensureChromium(process.env)
if (browser.kind === 'missing') {
  process.stderr.write(`${browser.sentence}\n`)
  process.exit(1)
}
const workDir = mkdtempSync(join(tmpdir(), 'cup-lighthouse-'))
try {
  const samples = await crawl(origin)
  process.stdout.write(
    'Page          Perf  A11y  Best   SEO       LCP       TBT    CLS  (Lighthouse, mobile)\n',
  )
  const shapes = isOfAll ? new Map(samples.map(({ shape }) => [shape, SHAPES.get(shape) ?? ''])) : SHAPES
  for (const [shape, name] of shapes) {
    const address = samples.find((sample) => sample.shape === shape)?.address
    if (address === undefined) process.stdout.write(`${name.padEnd(12)}  the site has no such page\n`)
    else
      process.stdout.write(`${lineOf(name, address, await audit(origin + address, browser.path, workDir))}\n`)
  }
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  process.exitCode = 1
} finally {
  rmSync(workDir, { recursive: true, force: true })
}
