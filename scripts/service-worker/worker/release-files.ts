import { cacheNames } from 'workbox-core/cacheNames.js'
import { setCacheNameDetails } from 'workbox-core/setCacheNameDetails.js'

/** In the name of the cache with the files that a release brings; pages look for it by this name. */
const CACHE_ID = 'my-week'

setCacheNameDetails({ prefix: CACHE_ID })

/** Returns a page that the release brought, whatever the query of the request; undefined if there is none. */
export const releasePage = (folder: string): Promise<Response | undefined> =>
  caches.match(`${folder}index.html`, { cacheName: cacheNames.precache, ignoreSearch: true })
