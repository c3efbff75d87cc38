import type { Page } from '@playwright/test'

/** What a browser does that gives a page no right to the clipboard. */
export const refuseCopying = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
