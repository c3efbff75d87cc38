// `npm test` after its bootstrap: runs every gate, whatever the outcome of the earlier ones.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOnSignals } from '../processes/signals.ts'
import { duration } from '../progress/progress-text.ts'
import { sentenceOf } from '../release/failure.ts'
import { ROOT } from '../release/settings.ts'
import { SiteInFolder } from '../start/site-in-folder.ts'
import { failed, type Gate, type GateContext, type GateResult, total, totalLine } from './gate.ts'
import { browserGate, hostileGate } from './gate-browser.ts'
import { htmlGate } from './gate-html.ts'
import { buildGate } from './gate-site.ts'
import { foreignGate, partsGate, siteGate } from './gate-vitest.ts'
import { STATIC_GATES } from './gates-static.ts'

const SHOWN = 12_000
const say = (text: string) => process.stdout.write(`${text}\n`)

function summary(gate: Gate, result: GateResult, seconds: number): string {
  const mark = result.failed > 0 ? '✘' : result.skipped > 0 ? '–' : '✔'
  const counts = [
    `${result.passed} passed`,
    ...(result.failed > 0 ? [`${result.failed} failed`] : []),
    ...(result.skipped > 0 ? [`${result.skipped} skipped`] : []),
  ]
  return `${mark} ${gate.name}: ${counts.join(', ')} (${duration(seconds)})`
}

async function runGate(gate: Gate, context: GateContext): Promise<GateResult> {
  const started = Date.now()
  say(`  ${gate.name} …`)
  const result = await gate.run(context).catch((fault: unknown) => failed(sentenceOf(fault)))
  if (result.failed > 0 || result.skipped > 0) say(`${result.output.slice(-SHOWN)}\n`)
  say(summary(gate, result, (Date.now() - started) / 1000))
  return result
}

async function main(): Promise<number> {
  const signal = stopOnSignals()
  const reportDir = join(ROOT, 'test-results', 'gates')
  rmSync(reportDir, { recursive: true, force: true })
  mkdirSync(reportDir, { recursive: true })
  const workDir = mkdtempSync(join(tmpdir(), 'cup-npm-test-'))
  const context: GateContext = { root: ROOT, reportDir, workDir, signal, site: null }
  const site = new SiteInFolder()
  const results: GateResult[] = []
  const runInTurn = async (gates: readonly Gate[]) => {
    for (const gate of gates) if (!signal.aborted) results.push(await runGate(gate, context))
  }
  try {
    // The tests of services mostly wait. The gates that keep a core busy run beside them.
    await Promise.all([
      runInTurn([partsGate]),
      runInTurn([...STATIC_GATES, foreignGate, buildGate(site), siteGate, htmlGate]),
    ])
    await runInTurn([browserGate, hostileGate])
  } finally {
    await site.stop()
    rmSync(workDir, { recursive: true, force: true })
  }
  const sum = total(results)
  say(`\n${totalLine(sum)}`)
  if (signal.aborted) return 130
  return sum.failed > 0 ? 1 : 0
}

process.exit(await main())
