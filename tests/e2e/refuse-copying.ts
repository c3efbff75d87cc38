import type { Page } from '@playwright/test'

/** Makes the browser refuse a page's access to the clipboard. */
export const refuseCopying = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
