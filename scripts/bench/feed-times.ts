import { setTimeout } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export interface FeedTimes {
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** When the work ends, by the caller's `performance.now()`, or the value that the promise resolves to. */
  readonly endedAt: number
}

const EVERY_MS = 20

/** Measures how long an address takes to answer while other work runs. A separate thread sends the requests. */
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
