import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { generateSW } from 'workbox-build'
import { SAVED_PAGES, SAVED_SCREENS } from '../../src/domain/saved-pages/saved-page.ts'
import { savedPageRoutes, spriteRoute } from './saved-page-routes.ts'
import { offlinePages, shellFiles } from './shell-files.ts'

/** The same in every release: a browser checks this address for updates, whatever the release. */
export const SERVICE_WORKER = 'sw.js'
export const SCREEN_WORKER = 'screen-worker.js'

/** How many seconds a page may take before the cached one is shown. */
const TIMEOUT_SECONDS = 4

/** The global of the worker that the functions below end up in. */
declare const self: { readonly registration: { readonly scope: string } }

/**
 * If the network fails, the page comes from the files that the release brought. Nothing else is ever added to these. The
 * functions are written into the worker verbatim, each on one line: they use nothing of this module, and hold no statements.
 */
const keptPage = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: ({ request }: { request: Request }) =>
    caches.match(`${new URL(request.url).pathname}index.html`, {
      cacheName: `my-week-precache-v2-${self.registration.scope}`,
      ignoreSearch: true,
    }),
  fetchDidSucceed: ({ response }: { response: Response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('The site is away.')),
}

/** The worker is a single file, and replaces the previous worker at once. */
const WHOLE = {
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: 'production',
  skipWaiting: true,
  clientsClaim: true,
} as const

/** A worker that removes itself: it deletes its caches and its registration, and the next page comes from the network. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting())
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
    writeFileSync(file, FAREWELL)
    return []
  }
  const files = shellFiles(dir, pages)
  await generateSW({
    globDirectory: dir,
    globPatterns: files,
    swDest: file,
    // A page is requested from the network first, so the cache must not answer for its address.
    directoryIndex: null,
    dontCacheBustURLsMatching: /^_astro\//,
    maximumFileSizeToCacheInBytes: 2_000_000,
    cacheId: 'my-week',
    cleanupOutdatedCaches: true,
    ...WHOLE,
    runtimeCaching: [
      ...pages.map((page) => ({
        urlPattern: new RegExp(`^https?://[^/]+${page}(?:\\?.*)?$`),
        handler: 'NetworkFirst' as const,
        options: { networkTimeoutSeconds: TIMEOUT_SECONDS, plugins: [keptPage] },
      })),
      ...savedPageRoutes(SAVED_PAGES, TIMEOUT_SECONDS),
    ],
  })
  return files
}

/**
 * Writes the worker of screens in halls, where nobody signs in. It caches nothing in advance, and serves a screen as it
 * was last shown if the network does not. If it is switched off, the file does not exist, and pages unregister the worker.
 */
export async function writeScreenWorker(dir: string): Promise<void> {
  await generateSW({
    swDest: join(dir, SCREEN_WORKER),
    runtimeCaching: [
      ...savedPageRoutes(SAVED_SCREENS, TIMEOUT_SECONDS),
      spriteRoute(SAVED_SCREENS, TIMEOUT_SECONDS),
    ],
    ...WHOLE,
  })
}

/** Writes the workers into every build. `PUBLIC_OFFLINE=off` switches them off, also in browsers that already have them. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const isOn = process.env.PUBLIC_OFFLINE !== 'off'
      const files = await writeServiceWorker(fileURLToPath(dir), isOn)
      if (isOn) await writeScreenWorker(fileURLToPath(dir))
      logger.info(`${files.length} files for what opens without a network`)
    },
  },
})
