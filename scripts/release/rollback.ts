// `npm run rollback`: serves the release before the current one again.
import { sentenceOf } from './failure.ts'
import { rollBack } from './releases.ts'
import { readReleaseSettings } from './settings.ts'

try {
  const { from, to } = await rollBack(readReleaseSettings(process.env).releasesDir)
  process.stdout.write(`Release ${to} is served again instead of ${from}. The next build replaces it.\n`)
} catch (fault) {
  process.stderr.write(`${sentenceOf(fault)}\n`)
  process.exitCode = 1
}
