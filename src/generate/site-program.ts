/**
 * The program of the site, as the bundler makes it from `site-server.ts`. A file is its path from the site's root:
 * `/2026/index.html`, `/2026/schedule.json`.
 */
export interface SiteProgram {
  /** Every file of the site but scripts and styles. @throws ArchiveError, ResultsServiceError */
  siteFiles(): Promise<string[]>
  /** Every file that belongs to an edition and, of the latest one, the start page. */
  editionFiles(year: number): Promise<string[]>
  /** @throws Error if the site has no such file, or it cannot be made */
  contentOf(file: string): Promise<string | Uint8Array<ArrayBuffer>>
  /** Reads the current state of an edition; what is made from then on shows it. */
  rereadEdition(year: number): Promise<void>
  /** Limits the history that pages name to what a release has. @param siteDir the folder of its site */
  keepHistory(siteDir: string): Promise<void>
}
