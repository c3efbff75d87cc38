// Makes every file of a release: `node generate-site.ts PROGRAM FOLDER`, with the settings of src/data/build/settings.ts.
import { cpSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { filesExpected, filesMade } from '../../src/data/build/progress.ts'
import { writeServiceWorkers } from '../service-worker/service-worker.ts'
import { SiteThreads } from './site-threads.ts'

/** More threads than this hold more copies of the archive than they save time. */
const MOST_THREADS = 4

const [programDir, siteDir] = process.argv.slice(2)
if (programDir === undefined || siteDir === undefined) throw new Error('Name the program and the folder.')

let begun = performance.now()

/** Notes in the log how long a step has taken. */
function done(step: string): void {
  const now = performance.now()
  process.stdout.write(`${step}: ${((now - begun) / 1000).toFixed(1)} s\n`)
  begun = now
}

cpSync(join(programDir, 'client'), siteDir, { recursive: true })
const threads = new SiteThreads(programDir, Math.min(MOST_THREADS, availableParallelism()))
const files = await threads.siteFiles()
const known = new Set<string>()
const repeated = files.find((file) => known.size === known.add(file).size)
if (repeated !== undefined) throw new Error(`Two pages or files have the address ${repeated}.`)
done('Reading')
filesExpected(files.length)
await threads.write(files, siteDir, filesMade)
await threads.close()
done('Files')
await writeServiceWorkers(siteDir)
done('Workers')
