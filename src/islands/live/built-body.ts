import type { FollowedPage } from '../../components/page/live-page.ts'

/** The body of a page as it was built: an island that waits until it has to be rendered (client:under-way). */
export interface BuiltBody {
  readonly follows: FollowedPage
  /** Loads React and the island. It tells nothing of a failure. */
  readonly load: () => Promise<() => Promise<void>>
  readonly element: HTMLElement
}

declare global {
  interface Window {
    /** Set by the client directive, which a page holds as text and which therefore imports nothing. */
    livingBody?: BuiltBody
  }
}

/** Waits until Astro has started the island. */
export const builtBody = (): Promise<BuiltBody> =>
  new Promise((resolve) => {
    const tell = () => window.livingBody && resolve(window.livingBody)
    addEventListener('living-body', tell, { once: true })
    tell()
  })
