// `npm test` after its bootstrap: runs every gate, whatever the outcome of the earlier ones. With `--changed` it runs the gates
// of what was changed, with `--long` (`npm run test:long`) those that take too long for every commit.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stopOnSignals } from '../processes/signals.ts'
import { duration } from '../progress/progress-text.ts'
import { sentenceOf } from '../release/failure.ts'
import { ROOT } from '../release/settings.ts'
import { SiteInFolder } from '../start/site-in-folder.ts'
import { failed, type Gate, type GateContext, type GateResult, total, totalLine } from './gate.ts'
import { browserGate, chromiumOf, hostileGate, longBrowserGate, longHostileGate } from './gate-browser.ts'
import { htmlGate } from './gate-html.ts'
import { buildGate } from './gate-site.ts'
import { foreignGate, longGate, nginxOf, partsGate, siteGate } from './gate-vitest.ts'
import { changedGates } from './gates-changed.ts'
import { STATIC_GATES } from './gates-static.ts'

const SHOWN = 12_000
const SHOWN_AGAIN = 3_000
const USAGE = `Usage: npm test [-- --changed [--since COMMIT]]
       npm run test:long [-- FILE…]

  --changed        Only types, lint, and the tests nearest to what differs from the commit where the branch left main
  --since COMMIT   … from this commit: HEAD for what is not yet committed
  FILE             Only these files of tests/long; without any, all of them and more journeys in the browser
`

interface GateRun {
  readonly result: GateResult
  readonly line: string
}

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

async function runGate(gate: Gate, context: GateContext): Promise<GateRun> {
  const started = Date.now()
  say(`  ${gate.name} …`)
  const result = await gate.run(context).catch((fault: unknown) => failed(sentenceOf(fault)))
  if (result.failed > 0 || result.skipped > 0) say(`${result.output.slice(-SHOWN)}\n`)
  const line = summary(gate, result, (Date.now() - started) / 1000)
  say(line)
  return { result, line }
}

/** What failed is said again at the end: two gates run at a time, and a log may be cut at its start. */
function failureText(runs: readonly GateRun[]): string {
  const failures = runs.filter(({ result }) => result.failed > 0)
  return failures.map(({ result, line }) => `\n${line}\n${result.output.slice(-SHOWN_AGAIN)}\n`).join('')
}

type Options =
  | { readonly kind: 'whole' }
  | { readonly kind: 'changed'; readonly since: string | undefined }
  | { readonly kind: 'long'; readonly files: readonly string[] }

function readOptions(): Options | null {
  try {
    const { values, positionals } = parseArgs({
      options: { changed: { type: 'boolean' }, since: { type: 'string' }, long: { type: 'boolean' } },
      allowPositionals: true,
    })
    const { changed = false, since, long = false } = values
    if ((since !== undefined && !changed) || (positionals.length > 0 && !long) || (changed && long))
      return null
    if (long) return { kind: 'long', files: positionals }
    return changed ? { kind: 'changed', since } : { kind: 'whole' }
  } catch {
    return null
  }
}

/** Installing a package keeps the disk busy for a minute, and tests that run meanwhile would wait for it. */
function installPrograms(run: GateContext): void {
  chromiumOf(run)
  nginxOf(run)
}

async function main(): Promise<number> {
  const options = readOptions()
  if (options === null) {
    process.stderr.write(USAGE)
    return 2
  }
  const signal = stopOnSignals()
  const reportDir = join(ROOT, 'test-results', 'gates')
  rmSync(reportDir, { recursive: true, force: true })
  mkdirSync(reportDir, { recursive: true })
  const workDir = mkdtempSync(join(tmpdir(), 'cup-npm-test-'))
  const context: GateContext = { root: ROOT, reportDir, workDir, signal, site: null }
  const site = new SiteInFolder()
  const runs: GateRun[] = []
  const runInTurn = async (gates: readonly Gate[]) => {
    for (const gate of gates) if (!signal.aborted) runs.push(await runGate(gate, context))
  }
  try {
    switch (options.kind) {
      case 'changed': {
        const { tests, sources, sentence } = changedGates(ROOT, options.since)
        say(sentence)
        await Promise.all([runInTurn([tests]), runInTurn(sources)])
        break
      }
      case 'long': {
        installPrograms(context)
        const journeys = [buildGate(site), longBrowserGate, longHostileGate]
        await runInTurn(options.files.length > 0 ? [longGate(options.files)] : [...journeys, longGate()])
        break
      }
      case 'whole':
        installPrograms(context)
        // The tests of services wait now and then. The gates that keep a core busy run beside them.
        await Promise.all([
          runInTurn([partsGate]),
          runInTurn([...STATIC_GATES, foreignGate, buildGate(site), siteGate, htmlGate, hostileGate]),
        ])
        await runInTurn([browserGate])
    }
  } catch (fault) {
    runs.push({ result: failed(sentenceOf(fault)), line: '✘ The run itself' })
  } finally {
    await site.stop()
    rmSync(workDir, { recursive: true, force: true })
  }
  const sum = total(runs.map(({ result }) => result))
  say(`${failureText(runs)}\n${totalLine(sum)}`)
  if (signal.aborted) return 130
  return sum.failed > 0 ? 1 : 0
}

process.exit(await main())
