import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOnSignals } from '../processes/signals.ts'
import { sentenceOf } from '../release/failure.ts'

/** Runs a measurement in an empty folder, which goes when it is over, then ends the process. A fault is one sentence. */
export async function inOwnFolder(
  name: string,
  bench: (workDir: string, signal: AbortSignal) => Promise<void>,
): Promise<never> {
  const workDir = mkdtempSync(join(tmpdir(), `bench-${name}-`))
  try {
    await bench(workDir, stopOnSignals())
  } catch (fault) {
    process.stderr.write(`${sentenceOf(fault)}\n`)
    process.exitCode = 1
  } finally {
    rmSync(workDir, { recursive: true, force: true })
  }
  process.exit()
}
