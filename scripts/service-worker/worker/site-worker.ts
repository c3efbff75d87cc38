import { clientsClaim } from 'workbox-core/clientsClaim.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { SAVED_PAGES } from '../../../src/domain/saved-pages/saved-page.ts'
import { addNothing, failIfAway, TIMEOUT_SECONDS } from './network-away.ts'
import { releasePage } from './release-files.ts'
import { routeSavedPages } from './saved-page-routes.ts'
import { scope } from './worker-scope.ts'

/** The build writes these in: the files that the release brings, and the addresses of its pages among them. */
declare const RELEASE_FILES: { readonly url: string; readonly revision: string | null }[]
declare const RELEASE_PAGES: readonly string[]

// The worker replaces the previous worker at once.
scope.skipWaiting()
clientsClaim()

// A page is requested from the network first, so the files of the release must not answer for its address.
precacheAndRoute(RELEASE_FILES, { directoryIndex: '' })
cleanupOutdatedCaches()

// If the network fails, the page comes from the files that the release brought. Nothing else is ever added to these.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && RELEASE_PAGES.includes(url.pathname),
  new NetworkFirst({
    networkTimeoutSeconds: TIMEOUT_SECONDS,
    plugins: [
      {
        cacheWillUpdate: addNothing,
        fetchDidSucceed: failIfAway,
        cachedResponseWillBeUsed: ({ request }) => releasePage(new URL(request.url).pathname),
      },
    ],
  }),
)
routeSavedPages(SAVED_PAGES)
