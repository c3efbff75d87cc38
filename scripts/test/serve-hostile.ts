// Imports the hostile cup into the folder that the argument names, builds its site there, serves it until this process is
// asked to end, and tells its parent where it is.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aborted, stopOnSignals } from '../processes/signals.ts'
import { sentenceOf } from '../release/failure.ts'
import { SHOWCASE } from '../start/showcase.ts'
import { SiteInFolder } from '../start/site-in-folder.ts'
import { hostileCup } from './hostile-cup.ts'

const CUP = 'hostile'

/** The message that tells where the site is. */
export type HostileSite = { readonly dir: string; readonly origin: string }

const [workDir = ''] = process.argv.slice(2)
const signal = stopOnSignals()
const path = join(workDir, 'cup.json')
writeFileSync(path, JSON.stringify(hostileCup(CUP)))
const site = new SiteInFolder()
try {
  const source = { kind: 'import', cupId: CUP, path, settings: SHOWCASE } as const
  const { dir, origin } = await site.build(workDir, source, signal)
  process.send?.({ dir, origin } satisfies HostileSite)
  await aborted(signal)
} catch (fault) {
  process.stderr.write(`${sentenceOf(fault)}\n`)
  process.exitCode = 1
} finally {
  await site.stop()
}
