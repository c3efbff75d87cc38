// `npm run rollback`: serves the release before the current one again.
import { sentenceOf } from './failure.ts'
import { lockReleases } from './lock.ts'
import { rollBack } from './releases.ts'
import { readReleaseSettings } from './settings.ts'

try {
  const { releasesDir } = readReleaseSettings(process.env)
  lockReleases(releasesDir, 'npm run rollback')
  const { from, to } = await rollBack(releasesDir)
  process.stdout.write(`Release ${to} is served again instead of ${from}. The next build replaces it.\n`)
} catch (fault) {
  process.stderr.write(`${sentenceOf(fault)}\n`)
  process.exitCode = 1
}
