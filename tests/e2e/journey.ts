import { test as base } from '@playwright/test'
import { builtEdition } from './live/built-edition.ts'
import { type FeedProxy, startFeedProxy } from './live/feed-proxy.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

interface Journey {
  /**
   * Lets pass errors that a test itself provokes.
   * @param reason why the page may throw them
   */
  readonly allowUncaught: (message: RegExp, reason: string) => void
  /** Stands before the site, with a feed of the test's own. */
  readonly feedProxy: FeedProxy
}

interface Listening {
  /** The errors and rejections that no page caught since the last test, with the addresses of the pages. */
  readonly uncaught: string[]
}

/** A test in the browser. It fails if any page in any context of the browser leaves an error or a rejection uncaught. */
export const test = base.extend<Journey, Listening>({
  uncaught: [
    async ({ browser }, use) => {
      const uncaught: string[] = []
      browser.on('context', (context) =>
        context.on('weberror', (fault) => {
          const { name, message } = fault.error()
          // A script that a test adds to every page runs in an empty one first, which has no storage.
          if (fault.page()?.url() === 'about:blank') return
          uncaught.push(`${name}: ${message} (${fault.page()?.url() ?? 'a page that is closed'})`)
        }),
      )
      await use(uncaught)
    },
    { scope: 'worker', auto: true },
  ],
  // Fixtures of a test end in reverse order: this one begins first, so its page and context are closed when it ends.
  allowUncaught: [
    async ({ uncaught }, use, { annotations }) => {
      const allowed: RegExp[] = []
      await use((message, reason) => {
        allowed.push(message)
        annotations.push({ type: `may throw ${message}`, description: reason })
      })
      const faults = uncaught.splice(0).filter((fault) => !allowed.some((form) => form.test(fault)))
      base.expect(faults, 'no page leaves an error uncaught').toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  feedProxy: async ({}, use) => {
    const proxy = await startFeedProxy(ORIGIN, builtEdition().revision)
    await use(proxy)
    await proxy.close()
  },
})
