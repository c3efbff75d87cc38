import { setTimeout } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export interface FeedTimes {
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** When it was over, by `performance.now()` of whoever asked, or what the promise gave. */
  readonly endedAt: number
}

const EVERY_MS = 20

/** How long an address takes to answer while something else goes on, asked from a thread of its own. */
export async function feedTimes(url: string, meanwhile: Promise<unknown>): Promise<FeedTimes> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } })
  const endedAt = await meanwhile
  const times = await new Promise<number[]>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
    worker.postMessage('enough')
  })
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  return { p50: at(0.5), p99: at(0.99), endedAt: typeof endedAt === 'number' ? endedAt : performance.now() }
}

async function ask(url: string): Promise<void> {
  const times: number[] = []
  let isEnough = false
  parentPort?.once('message', () => {
    isEnough = true
  })
  while (!isEnough) {
    const from = performance.now()
    await (await fetch(url, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer()
    times.push(performance.now() - from)
    await setTimeout(EVERY_MS)
  }
  parentPort?.postMessage(times)
}

if (!isMainThread && (workerData as { url?: string } | null)?.url)
  await ask((workerData as { url: string }).url)
