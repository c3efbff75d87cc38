import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentenceOf } from '../release/failure.ts'
import { ensureChromium } from './chromium.ts'
import { crawl } from './crawl.ts'
import { failed, type Gate, type GateContext, type GateResult, skipped } from './gate.ts'
import { runTool } from './tool.ts'

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly skipped: number
    readonly flaky: number
  }
}

async function runPlaywright(context: GateContext, origin: string, chromium: string): Promise<GateResult> {
  const samples = join(context.reportDir, 'samples.json')
  const report = join(context.reportDir, 'playwright.json')
  writeFileSync(samples, JSON.stringify(await crawl(origin), null, 2))
  const run = await runTool(context, ['@playwright/test', 'playwright'], ['test'], {
    E2E_ORIGIN: origin,
    E2E_SAMPLES: samples,
    E2E_REPORT: report,
    CHROMIUM_PATH: chromium,
  })
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
    const failures = stats.unexpected + stats.flaky
    const counted = failures === 0 && !run.ok ? 1 : failures
    return { passed: stats.expected, failed: counted, skipped: stats.skipped, output: run.output }
  } catch {
    return failed(run.output)
  }
}

/** Journeys through the built site in a real browser. */
export const browserGate: Gate = {
  name: 'In the browser',
  run: async (context) => {
    if (context.site === null) return failed('There is no site to visit: it was not built.')
    const answer = ensureChromium(process.env)
    if (answer.kind === 'missing') return process.env.CI ? failed(answer.sentence) : skipped(answer.sentence)
    try {
      return await runPlaywright(context, context.site.origin, answer.path)
    } catch (fault) {
      return failed(sentenceOf(fault))
    }
  },
}
