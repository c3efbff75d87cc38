import type { RuntimeCaching } from 'workbox-build'

/** Of the worker that the functions below end up in. */
declare const self: { readonly registration: { readonly scope: string } }

interface Opened {
  readonly request: Request
  readonly cachedResponse?: Response
}

/**
 * What was saved comes as it was, with the moment on it; what was not, as the page that says so. Written into the worker
 * as they stand, as in service-worker.ts: each on one line, and without statements.
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
 * Any page of the site, from the network first; and what the saved ones load, which a release since may have dropped.
 *
 * @param cacheName where they were put by the pages themselves
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
