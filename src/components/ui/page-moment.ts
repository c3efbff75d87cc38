import type { ReactNode } from 'react'

/** What a page shows about its freshness, and the current time. */
export interface PageMoment {
  /** The freshness of the page; null if nothing on it changes any more. */
  readonly freshness: ReactNode
  /** The cup's clock in epoch milliseconds; null before a browser knows it. */
  readonly now: number | null
}
