import type { PageShare } from '../share/page-share.ts'

/** What the head of a page and the ways around it say. Addresses without language. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly address: string
  /** From below the year's home to the page. */
  readonly crumbs: readonly { readonly name: string; readonly address: string }[]
  /** The nearest page in another year. */
  readonly inYear: (year: number) => string
  /** What the page is about, as schema.org has it. */
  readonly structured?: object
  readonly share?: PageShare
}
