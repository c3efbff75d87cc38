import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoized } from '../../src/domain/memoized.ts'
import { localeOf } from '../../src/domain/presentation/addresses.ts'
import { DEFAULT_LOCALE } from '../../src/domain/text/locale.ts'
import { type LoggedChild, startNode, stopChild } from '../processes/child-process.ts'
import { sentenceOf } from '../release/failure.ts'
import { addressOf, isNotFoundPage, isPage, listSite } from '../release/site-files.ts'
import { ensureChromium } from './chromium.ts'
import { crawl } from './crawl.ts'
import { currentEdition } from './current-edition.ts'
import { failed, type Gate, type GateContext, type GateResult, skipped } from './gate.ts'
import type { HostileSite } from './serve-hostile.ts'
import { runTool } from './tool.ts'

const GRACE_MS = 15_000

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly skipped: number
    readonly flaky: number
  }
}

/** The projects of playwright.config.ts that run together. */
const PROJECTS = {
  site: ['waiting', 'site'],
  'site-long': ['site-long'],
  hostile: ['hostile'],
  'hostile-long': ['hostile-long'],
} as const
type Journeys = keyof typeof PROJECTS

/**
 * Runs the specs of some projects of Playwright against a site that is served.
 * @param env further variables that the specs read
 */
async function runPlaywright(
  context: GateContext,
  journeys: Journeys,
  env: Readonly<Record<string, string>>,
): Promise<GateResult> {
  const report = join(context.reportDir, `playwright-${journeys}.json`)
  const args = ['test', ...PROJECTS[journeys].flatMap((project) => ['--project', project])]
  const run = await runTool(context, ['@playwright/test', 'playwright'], args, { ...env, E2E_REPORT: report })
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
    const failures = stats.unexpected + stats.flaky
    const counted = failures === 0 && !run.ok ? 1 : failures
    return { passed: stats.expected, failed: counted, skipped: stats.skipped, output: run.output }
  } catch {
    return failed(run.output)
  }
}

/** The Chromium of a run, looked for once. */
export const chromiumOf = memoized((_run: GateContext) => ensureChromium(process.env))

/** Runs a gate with a browser. If there is none, the gate is skipped, or fails in CI. */
async function withChromium(
  context: GateContext,
  then: (chromium: string) => Promise<GateResult>,
): Promise<GateResult> {
  const found = chromiumOf(context)
  if (found.kind === 'missing') return process.env.CI ? failed(found.sentence) : skipped(found.sentence)
  try {
    return await then(found.path)
  } catch (fault) {
    return failed(sentenceOf(fault))
  }
}

/** Writes further data for the specs to a file of the report folder. */
function written(context: GateContext, name: string, content: object): string {
  const file = join(context.reportDir, name)
  writeFileSync(file, JSON.stringify(content, null, 2))
  return file
}

const journeysGate = (name: string, journeys: Journeys): Gate => ({
  name,
  run: async (context) => {
    if (context.site === null) return failed('There is no site to visit: it was not built.')
    const { origin } = context.site
    return withChromium(context, async (chromium) =>
      runPlaywright(context, journeys, {
        E2E_ORIGIN: origin,
        E2E_SAMPLES: written(context, 'samples.json', await crawl(origin)),
        E2E_EDITION: written(context, 'edition.json', await currentEdition(origin)),
        E2E_MAILS: join(process.env.DATA_DIR ?? '.data', 'mail'),
        CHROMIUM_PATH: chromium,
      }),
    )
  },
})

/** Journeys through the built site in a real browser. */
export const browserGate = journeysGate('In the browser', 'site')

/** More variants of these journeys. */
export const longBrowserGate = journeysGate('In the browser, at length', 'site-long')

/** Resolves with what the program that serves the hostile cup tells. Rejects if it ends before. */
function hostileSite(program: LoggedChild): Promise<HostileSite> {
  return new Promise((resolve, reject) => {
    program.process.once('message', (told) => resolve(told as HostileSite))
    program.ended.then(() => reject(new Error(program.tail().trim())))
  })
}

const visitHostileCup = (name: string, journeys: Journeys): Gate => ({
  name,
  run: async (context) => {
    const workDir = join(context.workDir, 'hostile')
    mkdirSync(workDir, { recursive: true })
    // A site takes the settings of its process, and another gate may build one meanwhile.
    const program = startNode(join(import.meta.dirname, 'serve-hostile.ts'), [workDir], {
      cwd: context.root,
      env: process.env,
      logFile: join(context.reportDir, 'hostile-site.log'),
      channel: true,
    })
    const stop = () => stopChild(program, GRACE_MS)
    context.signal.addEventListener('abort', stop)
    try {
      const { dir, origin } = await hostileSite(program)
      const pages = [...listSite(dir)]
        .filter((file) => isPage(file) && !isNotFoundPage(file) && localeOf(file) === DEFAULT_LOCALE)
        .map(addressOf)
        .sort()
      const env = (chromium: string) => ({
        E2E_ORIGIN: origin,
        E2E_PAGES: written(context, 'hostile-pages.json', pages),
        CHROMIUM_PATH: chromium,
      })
      return await withChromium(context, (chromium) => runPlaywright(context, journeys, env(chromium)))
    } catch (fault) {
      return failed(sentenceOf(fault))
    } finally {
      context.signal.removeEventListener('abort', stop)
      await stop()
    }
  },
})

/** Imports a cup whose every text and id is hostile, builds its site with a page-view collector, checks and visits it. */
export const hostileGate = visitHostileCup('A hostile cup: its import, build, links and pages', 'hostile')

/** Visits more pages of that cup. */
export const longHostileGate = visitHostileCup('More pages of a hostile cup', 'hostile-long')
