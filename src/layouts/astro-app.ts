import type { AstroPrerenderer } from 'astro'

interface Route {
  readonly routeData: { readonly type: string; readonly prerender: boolean }
}

/** The part of Astro's prerenderer that its type leaves out. It is there once the prerenderer is set up. */
interface WithApp {
  readonly app?: {
    /** What each route returned for its paths. */
    readonly routeCache: { clearAll(): void }
    readonly manifest: { readonly routes: readonly Route[] }
    getComponentByRoute(route: Route['routeData']): Promise<unknown>
  }
}

/** Has Astro ask each route for its paths again, before the next page that it renders. */
export const forgetPaths = (standard: AstroPrerenderer): void =>
  (standard as WithApp).app?.routeCache.clearAll()

/** Loads the built code of a page, before Astro needs it. */
export async function loadPageCode(standard: AstroPrerenderer): Promise<void> {
  const { app } = standard as WithApp
  const page = app?.manifest.routes.find(({ routeData: { type, prerender } }) => type === 'page' && prerender)
  if (page) await app?.getComponentByRoute(page.routeData)
}
