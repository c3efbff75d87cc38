import type { RuntimeCaching } from 'workbox-build'

/** The global of the worker that the functions below end up in. */
declare const self: { readonly registration: { readonly scope: string } }

interface Opened {
  readonly request: Request
  readonly cachedResponse?: Response
}

/**
 * A saved page is shown as it was saved, with the time of saving on it; for any other page, the page that says it is not
 * saved is shown. The functions are written into the worker verbatim, as in service-worker.ts: each on one line, and
 * without statements.
 */
const savedPage = {
  cacheWillUpdate: async () => null,
  fetchDidSucceed: ({ response }: { response: Response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('The site is away.')),
  cachedResponseWillBeUsed: async ({ cachedResponse }: Opened) =>
    cachedResponse &&
    new Response(
      (await cachedResponse.text()).replace(
        '<html ',
        `<html data-saved="${cachedResponse.headers.get('saved-at')}" `,
      ),
      { headers: cachedResponse.headers },
    ),
  handlerDidError: ({ request }: Opened) =>
    caches.match(`${/^\/sv\//.exec(new URL(request.url).pathname) ? '/sv' : ''}/offline/index.html`, {
      cacheName: `my-week-precache-v2-${self.registration.scope}`,
      ignoreSearch: true,
    }),
}
const asSaved = { cacheWillUpdate: async () => null }

/**
 * Returns routes for any page of the site, from the network first, and for the files that saved pages load, which a later
 * release may have dropped.
 *
 * @param cacheName the cache that the pages themselves fill
 */
export const savedPageRoutes = (cacheName: string, networkTimeoutSeconds: number): RuntimeCaching[] => [
  {
    urlPattern: ({ request, url }) => request.mode === 'navigate' && url.pathname.endsWith('/'),
    handler: 'NetworkFirst',
    options: {
      cacheName,
      networkTimeoutSeconds,
      matchOptions: { ignoreSearch: true, ignoreVary: true },
      plugins: [savedPage],
    },
  },
  {
    urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_astro/'),
    handler: 'CacheFirst',
    options: { cacheName, matchOptions: { ignoreVary: true }, plugins: [asSaved] },
  },
]

/** Files that have the same name in every release. */
export const spriteRoute = (cacheName: string, networkTimeoutSeconds: number): RuntimeCaching => ({
  urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.svg'),
  handler: 'NetworkFirst',
  options: { cacheName, networkTimeoutSeconds, plugins: [asSaved] },
})
