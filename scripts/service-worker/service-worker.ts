import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { generateSW } from 'workbox-build'
import { SAVED_PAGES, SAVED_SCREENS } from '../../src/domain/saved-pages/saved-page.ts'
import { savedPageRoutes, spriteRoute } from './saved-page-routes.ts'
import { offlinePages, shellFiles } from './shell-files.ts'

/** Where every release has it: a browser asks this address for news, whatever the release. */
export const SERVICE_WORKER = 'sw.js'
export const SCREEN_WORKER = 'screen-worker.js'

/** Seconds a page may take before the one that was kept is shown. */
const TIMEOUT_SECONDS = 4

/** Of the worker that the functions below end up in. */
declare const self: { readonly registration: { readonly scope: string } }

/**
 * Nothing is added to what a release brought, and that is where the page comes from when the network fails. The functions
 * are written into the worker as they stand, each on one line: they know nothing of this module, and hold no statements.
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

/** One file, which takes the place of the one before at once. */
const WHOLE = {
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: 'production',
  skipWaiting: true,
  clientsClaim: true,
} as const

/** Ends itself: all it kept goes, its registration goes, and the next page comes from the network alone. */
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
 * The worker that opens pages without a network. It brings My Week and the page that says what else is saved, with
 * everything they load, of one release, and hands them out only where the network does not; what of a visitor's own was
 * saved is put beside by the pages themselves. No answer about a person ever comes out of it.
 *
 * @param dir the folder of the built site; without a page to keep, or switched off, the worker there ends itself
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
    // A page is asked of the network first, so its address must not be answered from what is kept.
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
 * The worker of screens in halls, which nobody signs in to: it brings nothing along, and hands out a screen as it hung last
 * where the network does not. Where it is switched off it is not there, and pages end it.
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

/** Writes the workers into every build; `PUBLIC_OFFLINE=off` switches them off, also where browsers already have them. */
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
