/** The address of what tells how new the pages of an edition are. */
export const publishedAddress = (year: number): string => `/${year}/published.json`

/** What every page of an edition may be older than, though what it shows is not: it tells when that changed last. */
export interface PublishedFile {
  /** Of the edition, `{epoch}.{number}`: every page shows it as it then was. */
  readonly revision: string
}
