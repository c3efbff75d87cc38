// Brings the site up to date. If that fails and an earlier site exists, that one is served, and the text says so.
// This is a separate process: checking a site takes memory that `npm start` would keep as long as it runs.
import { parseArgs } from 'node:util'
import { stopOnSignals } from '../processes/signals.ts'
import { duration, grouped } from '../progress/progress-text.ts'
import { Interrupted, sentenceOf } from '../release/failure.ts'
import { makeRelease } from '../release/make-release.ts'
import { currentRecord } from '../release/releases.ts'
import { readReleaseSettings } from '../release/settings.ts'

const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    /** Whether a publisher follows. */
    followed: { type: 'boolean', default: false },
    /** Whether the demonstration cup was written anew. */
    reseeded: { type: 'boolean', default: false },
  },
})

async function prepareSite(): Promise<string> {
  const release = readReleaseSettings(process.env)
  const allowShrink = release.allowShrink || values.reseeded
  try {
    const { kind, record } = await makeRelease(
      { ...release, allowShrink },
      { command: 'npm start', force: values.force, isFollowed: values.followed, signal: stopOnSignals() },
    )
    const { pages, seconds } = record.figures
    const why = {
      built: `, built in ${duration(seconds)}`,
      unchanged: '; nothing has changed since they were built',
      followed: '; only the edition under way has changed, and its pages follow now',
    }
    return `${grouped(pages)} pages${why[kind]}.`
  } catch (fault) {
    if (fault instanceof Interrupted || currentRecord(release.releasesDir)?.cupId !== release.cupId)
      throw fault
    return `The site below is the one built before: the new one failed.\n${sentenceOf(fault)}`
  }
}

try {
  process.stdout.write(`\n${await prepareSite()}\n`)
  process.exit(0)
} catch (fault) {
  process.stderr.write(`\n${sentenceOf(fault)}\n`)
  process.exit(fault instanceof Interrupted ? 130 : 1)
}
