// `npm run bench:long-tasks [-- ORIGIN [SECONDS]]`: how long the pages of the edition under way block a phone whose processor
// is four times slower while the cup plays, on the site that ORIGIN serves (default http://localhost:4321), each page
// watched for SECONDS (default 30). Target (docs/quality.md#weight-and-speed): no update blocks for more than 50 ms.
import { chromium } from 'playwright'
import { ensureChromium } from '../test/chromium.ts'
import { crawl } from '../test/crawl.ts'

const SHAPES: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/{year}/matches/', 'Live center'],
  ['/{year}/categories/*/division/*/', 'Division'],
  ['/{year}/categories/*/playoff/*/', 'Play-off'],
  ['/{year}/clubs/*/', 'Club'],
  ['/{year}/teams/*/', 'Team'],
  ['/{year}/matches/*/', 'Match'],
])
const SLOWER = 4
/** Until then a page loads. What blocks in that time is told apart: it is no update. */
const LOADED_AFTER_MS = 4000
const SCREEN = { width: 390, height: 844 }

interface Blocking {
  readonly loading: readonly number[]
  readonly updating: readonly number[]
  /** How often the body of the page changed after it was loaded. */
  readonly changes: number
}

const [origin = 'http://localhost:4321', seconds = '30'] = process.argv.slice(2)
const browserFound = ensureChromium(process.env)
if (browserFound.kind === 'missing') {
  process.stderr.write(`${browserFound.sentence}\n`)
  process.exit(1)
}
const browser = await chromium.launch({ executablePath: browserFound.path, args: ['--no-sandbox'] })

async function watch(url: string, ms: number): Promise<Blocking> {
  const context = await browser.newContext({ viewport: SCREEN, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(() => {
      const seen = { tasks: [] as { at: number; ms: number }[], changes: [] as number[] }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          seen.tasks.push({ at: startTime, ms: duration })
      }).observe({ type: 'longtask', buffered: true })
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => seen.changes.push(performance.now())).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      })
    })
    await page.goto(url)
    await page.waitForTimeout(LOADED_AFTER_MS + ms)
    return await page.evaluate((loadedAt) => {
      const { seen } = window as unknown as {
        seen: { tasks: { at: number; ms: number }[]; changes: number[] }
      }
      const msOf = (tasks: { ms: number }[]) =>
        tasks.map((task) => Math.round(task.ms)).sort((one, other) => other - one)
      return {
        loading: msOf(seen.tasks.filter(({ at }) => at < loadedAt)),
        updating: msOf(seen.tasks.filter(({ at }) => at >= loadedAt)),
        changes: seen.changes.filter((at) => at >= loadedAt).length,
      }
    }, LOADED_AFTER_MS)
  } finally {
    await context.close()
  }
}

const longest = (tasks: readonly number[]) =>
  tasks.length === 0 ? 'none' : `${tasks.length} (${tasks.slice(0, 5).join(', ')} ms)`

try {
  const samples = await crawl(origin)
  for (const [shape, name] of SHAPES) {
    const address = samples.find((sample) => sample.shape === shape)?.address
    if (address === undefined) continue
    const { loading, updating, changes } = await watch(origin + address, Number(seconds) * 1000)
    process.stdout.write(
      `${name.padEnd(12)} tasks over 50 ms: ${longest(loading)} while it loads, ${longest(updating)} in ${changes} updates  ${address}\n`,
    )
  }
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  process.exitCode = 1
} finally {
  await browser.close()
}
