// `npm run rollback`: serves the release before the current one again. `npm run rollback -- 2026`: serves that edition as it
// was built, until `npm run rollback -- 2026 --resume` lets it follow the cup again.
import { LockHeld, lockFolder } from './processes/folder-lock.ts'
import { LinkedRelease } from './publish/linked-release.ts'
import { PUBLISH_LOCK } from './publish/supervise.ts'
import { ReleaseFailure, sentenceOf } from './release/failure.ts'
import { lockReleases } from './release/lock.ts'
import { currentReleaseId, rollBack } from './release/releases.ts'
import { readReleaseSettings } from './release/settings.ts'

function linkedRelease(releasesDir: string, year: number): LinkedRelease {
  const id = currentReleaseId(releasesDir)
  const release = id === null ? null : LinkedRelease.find(releasesDir, id, year)
  if (release?.has(year)) return release
  throw new ReleaseFailure(
    `Edition ${year} is served as it was built: it has not been published since. \`npm run rollback\` without a year goes back to the release before.`,
  )
}

function rollBackEdition(releasesDir: string, year: number): string {
  const release = linkedRelease(releasesDir, year)
  release.pause()
  try {
    const unlock = lockFolder(releasesDir, PUBLISH_LOCK, { command: 'npm run rollback' })
    release.restoreBuilt()
    unlock()
    return `Edition ${year} is served as it was built.`
  } catch (fault) {
    if (!(fault instanceof LockHeld)) throw fault
    return `Edition ${year} is about to be served as it was built: the publisher at work does it.`
  }
}

async function main([wish, more]: readonly string[]): Promise<string> {
  const { releasesDir } = readReleaseSettings(process.env)
  if (wish !== undefined && !/^\d{1,4}$/.test(wish))
    throw new ReleaseFailure(
      `${JSON.stringify(wish)} is no year. Give the year of an edition, or nothing for the whole site.`,
    )
  lockReleases(releasesDir, 'npm run rollback')
  if (wish === undefined) {
    const { from, to } = await rollBack(releasesDir)
    return `Release ${to} is served again instead of ${from}. The next build replaces it.`
  }
  const year = Number(wish)
  if (more === '--resume') {
    linkedRelease(releasesDir, year).resume()
    return `Edition ${year} follows the cup again as soon as a publisher is at work.`
  }
  return `${rollBackEdition(releasesDir, year)} To let it follow the cup again: npm run rollback -- ${year} --resume`
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (fault) {
  process.stderr.write(`${sentenceOf(fault)}\n`)
  process.exitCode = 1
}
