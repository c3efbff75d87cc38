import type { Page } from '@playwright/test'

/** Counts from now on how far visible content moves by itself on the pages that are opened. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The cumulative layout shift of the page that is open. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'moved'))
