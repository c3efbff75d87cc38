import { type Holder, holderText, LockHeld, lockFolder, lockHolder } from '../processes/folder-lock.ts'
import { ReleaseFailure } from './failure.ts'
import type { ReleaseSettings } from './settings.ts'

const BUILD = 'build'
const START = 'start'

/**
 * Takes the right to change a folder of releases.
 * @param command the command as typed
 * @returns a function that gives the right back
 * @throws ReleaseFailure if another build is running
 */
export function lockReleases(releasesDir: string, command: string): () => void {
  try {
    return lockFolder(releasesDir, BUILD, { command })
  } catch (fault) {
    if (!(fault instanceof LockHeld)) throw fault
    throw new ReleaseFailure(
      `Another build is at work in ${releasesDir}: ${holderText(fault.holder)}. Wait for it or stop it, then try again.`,
    )
  }
}

/**
 * Takes the folders that one `npm start` needs for itself as long as it runs.
 * @returns a function that gives them back
 * @throws ReleaseFailure if another `npm start` has one of them
 */
export function lockStart(settings: ReleaseSettings, port: number): () => void {
  const { siteUrl, cupId } = settings
  const taken: (() => void)[] = []
  const unlock = () => {
    for (const one of taken) one()
  }
  try {
    for (const dir of new Set([settings.dataDir, settings.releasesDir]))
      taken.push(lockFolder(dir, START, { command: 'npm start', port, siteUrl, cupId }))
    return unlock
  } catch (fault) {
    unlock()
    if (!(fault instanceof LockHeld)) throw fault
    throw new ReleaseFailure(
      `${fault.message} Nothing was started and nothing was changed. Stop that one first, or give this one a port and folders of its own: PORT=… DATA_DIR=… RELEASES_DIR=… npm start`,
    )
  }
}

/**
 * Checks that a build may replace what a running `npm start` serves: only for the same cup at the same address.
 * @throws ReleaseFailure if it may not
 */
export function checkServed(settings: ReleaseSettings): void {
  const holder = lockHolder(settings.releasesDir, START)
  if (!holder || holder.pid === process.pid) return
  const differing = (['siteUrl', 'cupId'] as const).filter((key) => holder[key] !== settings[key])
  if (differing.length === 0) return
  throw new ReleaseFailure(
    `${holderText(holder)} serves ${settings.releasesDir}, with ${settingsText(holder)}; this build is with ${settingsText(settings)}. Nothing was built. Repeat with the same settings, or into a folder of its own: RELEASES_DIR=…`,
  )
}

const settingsText = ({ siteUrl, cupId }: Pick<Holder, 'siteUrl' | 'cupId'>) =>
  `SITE_URL=${siteUrl} CUP_ID=${cupId}`
