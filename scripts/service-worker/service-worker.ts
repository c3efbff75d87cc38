import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAVED_PAGES } from '../../src/domain/saved-pages/saved-page.ts'
import { bundleWorker } from './bundle-worker.ts'
import { offlinePages, shellFiles } from './shell-files.ts'

/** The same in every release: a browser checks this address for updates, whatever the release. */
export const SERVICE_WORKER = 'sw.js'
export const SCREEN_WORKER = 'screen-worker.js'

/** Larger files are left to the network. */
const LARGEST_BYTES = 2_000_000

/** A worker that removes itself: it deletes its caches and its registration, and the next page comes from the network. */
const UNREGISTERS = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const scope = self.registration.scope
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.endsWith(scope) || name === '${SAVED_PAGES}').map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
`

/**
 * Writes the worker that opens pages without a network. It caches My Week and the page that says what else is saved, with
 * everything they load, all from one release, and serves them only if the network does not. The pages themselves save what
 * belongs to a visitor beside these. The worker never serves a response about a person.
 *
 * @param dir the folder of the built site; if it has no page to keep, or the worker is switched off, the worker ends itself
 * @returns what is kept, as paths below the folder
 */
export async function writeServiceWorker(dir: string, isOn: boolean): Promise<readonly string[]> {
  const pages = isOn ? offlinePages(dir) : []
  const file = join(dir, SERVICE_WORKER)
  if (pages.length === 0) {
    writeFileSync(file, UNREGISTERS)
    return []
  }
  const files = shellFiles(dir, pages)
  const written = {
    RELEASE_FILES: files.flatMap((path) => releaseFile(dir, path)),
    RELEASE_PAGES: pages,
  }
  writeFileSync(file, await bundleWorker('site-worker.ts', written))
  return files
}

/** Returns a file with what tells its contents apart; null if its name does that already. */
function releaseFile(dir: string, url: string): { url: string; revision: string | null }[] {
  const content = readFileSync(join(dir, url))
  if (content.length > LARGEST_BYTES) return []
  const revision = url.startsWith('_astro/') ? null : createHash('sha256').update(content).digest('hex')
  return [{ url, revision: revision?.slice(0, 32) ?? null }]
}

/**
 * Writes the worker of screens in halls, where nobody signs in. It caches nothing in advance, and serves a screen as it
 * was last shown if the network does not. If it is switched off, the file does not exist, and pages unregister the worker.
 */
export async function writeScreenWorker(dir: string): Promise<void> {
  writeFileSync(join(dir, SCREEN_WORKER), await bundleWorker('screen-worker.ts', {}))
}

/**
 * Writes the workers into a site.
 *
 * @setting PUBLIC_OFFLINE (–) `off` removes the service worker and the pages it saved, also from browsers that already have
 *   them.
 */
export async function writeServiceWorkers(dir: string): Promise<void> {
  const isOn = process.env.PUBLIC_OFFLINE !== 'off'
  await writeServiceWorker(dir, isOn)
  if (isOn) await writeScreenWorker(dir)
}
