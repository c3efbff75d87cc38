// Makes pages in a thread of its own, from the modules that were built, which read the cup anew.
import { parentPort } from 'node:worker_threads'
import type { Answer, Task } from '../drawing/worker-pool.ts'
import { type Batch, stampBatch } from './stamp-batch.ts'

// The main thread tells how far the build is, and what is odd in the data.
delete process.env.BUILD_PROGRESS_FILE
process.stderr.write = () => true

parentPort?.on('message', async ({ id, input }: Task<Batch>) => {
  try {
    await import(input.module)
    parentPort?.postMessage({ id, result: await stampBatch(input) } satisfies Answer)
  } catch (fault) {
    parentPort?.postMessage({ id, fault: String(fault) } satisfies Answer)
  }
})
