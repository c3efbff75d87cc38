import { handover } from '../data/build/handover.ts'

/** What is built, as what builds it knows it. */
export interface Built {
  /** Where this stands, for another thread. */
  readonly module: string
  /** The edition and language of a page: another thing once the edition was read again. */
  readonly siteOf: (path: string) => Promise<object>
  /** What of the page of a match or team is its own, in the order in which it stands in Page.astro. */
  readonly ownTexts: (path: string) => Promise<string[]>
  /** The text of a file that is made without Astro; null for any other. */
  readonly fileText: (path: string) => Promise<string | null>
  readonly pageRendered: () => void
}

export const built = handover<Built>('built')
