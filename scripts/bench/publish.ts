// `npm run bench:publish [-- SECONDS [ORIGIN]]`: how long a report takes to reach the static pages of its edition, for the
// demonstration cup that ORIGIN plays and serves (default http://localhost:4321), over SECONDS (default 60). Target
// (docs/quality.md#weight-and-speed): 95 of 100 within 3 s at full size, at ten times the cup's speed.
import { setTimeout } from 'node:timers/promises'
import { feedPath, type WireFeed } from '../../src/contract/feed.ts'
import { type PublishedFile, publishedAddress } from '../../src/domain/schedule/published-file.ts'
import { stopOnSignals } from '../processes/signals.ts'
import { sentenceOf } from '../release/failure.ts'

const YEAR = 2026
const FEED = feedPath('demo-cup', `t${YEAR}`)
const LOOK_EVERY_MS = 100
/** How long to wait for the last reports to be published. */
const LATEST_MS = 30_000
/** How long a publisher may take to look at every file after its start. */
const LOOKED_WITHIN_MS = 300_000

const [seconds = '60', origin = 'http://localhost:4321'] = process.argv.slice(2)
const say = (text: string) => process.stdout.write(`${text}\n`)

async function read<T>(path: string): Promise<T> {
  const response = await fetch(origin + path, { headers: { 'cache-control': 'no-cache' } })
  if (!response.ok) throw new Error(`${origin}${path} answers ${response.status}.`)
  return (await response.json()) as T
}

const numberOf = ({ revision }: PublishedFile) => Number(revision.slice(revision.lastIndexOf('.') + 1))

/** A revision, and when the feed first shows it. */
interface Waiting {
  readonly revision: number
  readonly at: number
}

/** Waits for a publisher that has just started: it states a revision only after it has looked at every file once. */
async function untilKnown(signal: AbortSignal): Promise<void> {
  const { revision } = await read<WireFeed>(FEED)
  const started = performance.now()
  while (!signal.aborted && numberOf(await read<PublishedFile>(publishedAddress(YEAR))) < revision) {
    if (performance.now() - started > LOOKED_WITHIN_MS)
      throw new Error('Nothing was published: is the cup playing, and a publisher at work?')
    await setTimeout(LOOK_EVERY_MS)
  }
}

async function measure(ms: number, signal: AbortSignal): Promise<{ waits: number[]; left: number }> {
  const waits: number[] = []
  let waiting: Waiting[] = []
  let newest = (await read<WireFeed>(FEED)).revision
  const started = performance.now()
  const isOver = () => performance.now() - started > ms
  while (!signal.aborted && (!isOver() || waiting.length > 0)) {
    if (performance.now() - started > ms + LATEST_MS) break
    const { revision } = await read<WireFeed>(FEED)
    const at = performance.now()
    if (!isOver())
      for (let next = newest + 1; next <= revision; next += 1) waiting.push({ revision: next, at })
    newest = Math.max(newest, revision)
    const published = numberOf(await read<PublishedFile>(publishedAddress(YEAR)))
    const now = performance.now()
    waits.push(...waiting.filter((one) => one.revision <= published).map((one) => now - one.at))
    waiting = waiting.filter((one) => one.revision > published)
    await setTimeout(LOOK_EVERY_MS)
  }
  return { waits: waits.sort((one, other) => one - other), left: waiting.length }
}

try {
  const signal = stopOnSignals()
  await untilKnown(signal)
  const { waits, left } = await measure(Number(seconds) * 1000, signal)
  if (waits.length === 0) throw new Error('Nothing was reported: is the cup playing?')
  const at = (share: number) =>
    `${((waits[Math.floor(share * (waits.length - 1))] ?? 0) / 1000).toFixed(2)} s`
  say(`${waits.length} reports in ${seconds} s, from the feed to the static pages:`)
  say(`half within ${at(0.5)}, 95 of 100 within ${at(0.95)}, 99 within ${at(0.99)}, the slowest ${at(1)}`)
  if (left > 0) say(`${left} were not published within ${LATEST_MS / 1000} s.`)
} catch (fault) {
  process.stderr.write(`${sentenceOf(fault)}\n`)
  process.exitCode = 1
}
