import type { WorkboxPlugin } from 'workbox-core/types.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { localeOf, localized } from '../../../src/domain/presentation/addresses.ts'
import { offlineAddress } from '../../../src/domain/saved-pages/offline-address.ts'
import { addNothing, failIfAway, TIMEOUT_SECONDS } from './network-away.ts'
import { releasePage } from './release-files.ts'

/**
 * A saved page is shown as it was saved, with the time of saving on it; for any other page, the page that says it is not
 * saved is shown.
 */
const savedPage: WorkboxPlugin = {
  cacheWillUpdate: addNothing,
  fetchDidSucceed: failIfAway,
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse
    const { headers } = cachedResponse
    const page = await cachedResponse.text()
    return new Response(page.replace('<html ', `<html data-saved="${headers.get('saved-at')}" `), { headers })
  },
  handlerDidError: ({ request }) =>
    releasePage(localized(offlineAddress(), localeOf(new URL(request.url).pathname))),
}

/**
 * Answers for any page of the site, from the network first, and for the files that saved pages load, which a later release
 * may have dropped.
 *
 * @param cacheName the cache that the pages themselves fill
 */
export function routeSavedPages(cacheName: string): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && url.pathname.endsWith('/'),
    new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: TIMEOUT_SECONDS,
      matchOptions: { ignoreSearch: true, ignoreVary: true },
      plugins: [savedPage],
    }),
  )
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_astro/'),
    new CacheFirst({
      cacheName,
      matchOptions: { ignoreVary: true },
      plugins: [{ cacheWillUpdate: addNothing }],
    }),
  )
}

/** Answers for files that have the same name in every release. */
export function routeSprites(cacheName: string): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.svg'),
    new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: TIMEOUT_SECONDS,
      plugins: [{ cacheWillUpdate: addNothing }],
    }),
  )
}
