// `npm run bench:edge [-- SECONDS]`: simulated fans on the feed of the demonstration cup, through the shipped nginx and, in the
// same run, at the bare service. Targets (docs/quality.md#live-results): at least 20 000 requests/s at the edge for at most
// one a second at the service, the last answer while the service is gone, and 5 000/s with a p99 of 100 ms without an edge.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { feedPath } from '../../src/contract/feed.ts'
import { ensureNginx } from '../edge/find-nginx.ts'
import { runEdge } from '../edge/run-edge.ts'
import { stopOnSignals } from '../processes/signals.ts'
import { grouped } from '../progress/progress-text.ts'
import { sentenceOf } from '../release/failure.ts'
import { seedDemo, startServices, stopServices } from '../start/services.ts'
import { freePort } from '../start/site-in-folder.ts'
import { CountingProxy } from './edge-way.ts'
import { LOAD_TOOL, type Load, load } from './load.ts'

const FANS = 200
/** The feed of the edition under way of the demonstration cup. */
const FEED = feedPath('demo-cup', 't2026')
const SECONDS = Number(process.argv[2] ?? 10)

const say = (text: string) => process.stdout.write(`${text}\n`)

function line(what: string, { requestsPerSecond, p99, failed }: Load, origin = ''): void {
  const rate = grouped(Math.round(requestsPerSecond)).padStart(8)
  say(`${what.padEnd(40)} ${rate}/s  p99 ${p99.toFixed(1)} ms  ${failed} failed${origin}`)
}

async function bench(workDir: string, signal: AbortSignal): Promise<void> {
  const nginx = ensureNginx(process.env)
  if (nginx.kind === 'missing') throw new Error(nginx.sentence)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = join(workDir, 'data')
  const own = {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    CUP_ID: 'demo-cup',
  }
  const services = { env: { ...process.env, ...own, DEMO_SIZE: 'small', DEMO_PLAY: '0' }, dataDir }
  await seedDemo(services, signal)
  const child = await startServices(services, signal)
  const way = new CountingProxy(origin)
  mkdirSync(join(workDir, 'site'))
  writeFileSync(join(workDir, 'site', 'index.html'), 'home')
  const service = await way.start()
  const place = { nginx: nginx.path, workDir, site: join(workDir, 'site'), service, port: await freePort() }
  const edge = await runEdge({ ...place, workers: 2 })
  try {
    const first = await fetch(edge.origin + FEED)
    if (!first.ok) throw new Error(`The feed answers ${first.status}.`)
    const fresh = { 'accept-encoding': 'gzip' }
    const holding = { ...fresh, 'if-none-match': first.headers.get('etag') ?? '' }
    const bytes = (await first.arrayBuffer()).byteLength
    say(`\n${FANS} connections, ${SECONDS} s each, by ${LOAD_TOOL}; the feed has ${grouped(bytes)} bytes\n`)
    const of = (base: string, headers: Record<string, string>) =>
      load({ url: base + FEED, connections: FANS, seconds: SECONDS, headers })

    line('Bare service, unchanged (304)', await of(origin, holding))
    line('Bare service, whole', await of(origin, fresh))
    for (const [what, headers] of [
      ['Edge, unchanged (304)', holding],
      ['Edge, whole', fresh],
    ] as const) {
      way.requests = 0
      const result = await of(edge.origin, headers)
      const perSecond = way.requests / SECONDS
      line(what, result, `  ${perSecond.toFixed(2)}/s at the service`)
      const met = result.requestsPerSecond >= 20_000 && perSecond <= 1 && result.failed === 0
      say(`  target of 20 000/s for 1/s: ${met ? 'met' : 'NOT met'}`)
    }
    await stopServices(child)
    await setTimeout(6000)
    line('Edge, the service gone', await of(edge.origin, fresh))
    const last = await fetch(edge.origin + FEED)
    say(`  what visitors get: ${last.status}, ${last.headers.get('x-cache')}`)
  } finally {
    await edge.stop()
    way.stop()
    await stopServices(child)
  }
}

const workDir = mkdtempSync(join(tmpdir(), 'cup-bench-edge-'))
try {
  await bench(workDir, stopOnSignals())
} catch (fault) {
  process.stderr.write(`\n${sentenceOf(fault)}\n`)
  process.exitCode = 1
} finally {
  rmSync(workDir, { recursive: true, force: true })
}
process.exit()
