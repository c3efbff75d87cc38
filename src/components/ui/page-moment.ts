import type { ReactNode } from 'react'

/** What a page says of its own freshness and of the time. */
export interface PageMoment {
  /** How fresh the page is; null where nothing of it changes any more. */
  readonly freshness: ReactNode
  /** The cup's time in epoch milliseconds; null before a browser has heard of it. */
  readonly now: number | null
}
