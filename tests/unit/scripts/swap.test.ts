import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { publish, type ReleaseRecord, rollBack } from '../../../scripts/release/releases.ts'
import { temporaryFolder } from './temporary-folder.ts'

vi.setConfig({ testTimeout: 120_000 })
const SWAPS = 400

test('a reader finds the site whole at every moment of many releases and roll-backs', async () => {
  const dir = temporaryFolder()
  const record: ReleaseRecord = {
    id: '',
    cupId: 'c',
    siteUrl: 'http://localhost:4321',
    fingerprint: '',
    figures: { pages: 1, seconds: 1, pagesPerSecond: 1, peakMemoryBytes: null, outputBytes: 1 },
    publishedYears: [],
    content: [],
    retiredAssets: {},
  }
  const release = async (n: number) => {
    const id = `20260101-000000-${String(n).padStart(4, '0')}`
    mkdirSync(join(dir, `building-${id}`))
    await writeFile(join(dir, `building-${id}`, 'index.html'), id)
    await publish(dir, join(dir, `building-${id}`), { ...record, id })
  }
  await release(0)
  const watcher = new Worker(join(import.meta.dirname, 'swap-watcher.mjs'), {
    workerData: join(dir, 'current', 'index.html'),
  })
  await once(watcher, 'message')
  for (let n = 1; n <= SWAPS; n++) {
    await release(n)
    if (n % 5 === 0) await rollBack(dir)
  }
  watcher.postMessage('stop')
  const [{ reads, faults, seen }] = await once(watcher, 'message')
  expect(faults).toEqual([])
  expect(seen).toBeGreaterThan(SWAPS / 20)
  expect(reads).toBeGreaterThan(SWAPS)
})
