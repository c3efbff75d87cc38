// `npm run build`: builds a release from the service at RESULTS_URL, for a web server or a CDN. Starts no services.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { stopOnSignals } from '../processes/signals.ts'
import { Interrupted, sentenceOf } from './failure.ts'
import { figuresText } from './figures-text.ts'
import { makeRelease } from './make-release.ts'
import { readReleaseSettings } from './settings.ts'

const settings = readReleaseSettings(process.env)
try {
  const outcome = await makeRelease(settings, {
    command: 'npm run build',
    force: process.argv.includes('--force'),
    signal: stopOnSignals(),
  })
  const folder = realpathSync(join(settings.releasesDir, 'current'))
  const what = outcome.kind === 'built' ? 'Released' : 'Nothing has changed since'
  process.stdout.write(`\n${what} ${folder}\n${figuresText(outcome.record.figures)}\n`)
  process.exit(0)
} catch (fault) {
  process.stderr.write(`\n${sentenceOf(fault)}\n`)
  process.exit(fault instanceof Interrupted ? 130 : 1)
}
