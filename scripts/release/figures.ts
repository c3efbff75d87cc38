// `npm run figures`: prints the figures of the release that is served.
import { figuresText } from './figures-text.ts'
import { currentRecord } from './releases.ts'
import { readReleaseSettings } from './settings.ts'

const record = currentRecord(readReleaseSettings(process.env).releasesDir)
if (record === null) {
  process.stderr.write('There is no release yet: `npm start` or `npm run build` makes one.\n')
  process.exitCode = 1
} else {
  process.stdout.write(`Release ${record.id} of ${record.cupId}\n${figuresText(record.figures)}\n`)
}
