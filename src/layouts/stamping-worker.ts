// Makes pages in a thread of its own, from the modules that were built, which read the cup anew.
import { parentPort } from 'node:worker_threads'
import type { Answer, Task } from '../data/build/worker-pool.ts'
import { built } from './built.ts'
import { filled, type PageShell } from './page-shell.ts'

/** A page to be made. */
export interface Stamping {
  readonly module: string
  readonly path: string
  readonly shell: PageShell
}

// The main thread tells how far the build is, and what is odd in the data.
delete process.env.BUILD_PROGRESS_FILE
process.stderr.write = () => true

async function bytesOf({ module, path, shell }: Stamping): Promise<Uint8Array<ArrayBuffer> | null> {
  await import(module)
  const site = built.take()
  if (!site) throw new Error('What was built gives no pages.')
  const html = filled(shell, await site.ownTexts(path))
  return html === null ? null : new TextEncoder().encode(html)
}

parentPort?.on('message', async ({ id, input }: Task<Stamping>) => {
  try {
    const result = await bytesOf(input)
    parentPort?.postMessage({ id, result } satisfies Answer, result ? [result.buffer] : [])
  } catch (fault) {
    parentPort?.postMessage({ id, fault: String(fault) } satisfies Answer)
  }
})
