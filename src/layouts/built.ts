import { handover } from '../data/build/handover.ts'

/** The built code, as the build hands it over. */
export interface Built {
  /** The path of this module, for another thread. */
  readonly module: string
  /** Resolves when the cup is read. */
  readonly load: () => Promise<unknown>
  /** The edition and language of a page: a new object after the edition was read again. */
  readonly siteOf: (path: string) => Promise<object>
  /** The texts that only this match or team page has, in the order in which Page.astro holds them. */
  readonly ownTexts: (path: string) => Promise<string[]>
  /** The text of a file that is made without Astro; null for any other file. */
  readonly fileText: (path: string) => Promise<string | null>
  readonly pageRendered: () => void
}

export const built = handover<Built>('built')
