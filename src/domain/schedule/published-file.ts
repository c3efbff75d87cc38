/** Returns the address of the file with the revision that an edition's pages show. */
export const publishedAddress = (year: number): string => `/${year}/published.json`

/** The revision up to which an edition's pages are true. A page that did not change may itself be of an older build. */
export interface PublishedFile {
  /** The revision of the edition, `{epoch}.{number}`: every page shows the edition as it was at this revision. */
  readonly revision: string
  /** When the edition is over although results are awaited, epoch milliseconds; left out if it awaits none. */
  readonly closesAt?: number
}
