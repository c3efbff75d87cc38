/** What the command line adds to the files. */
export interface ImportOptions {
  /** Cup id, in place of the files' own. */
  readonly cup?: string
  readonly name?: string
  /** IANA time zone or offset (`+02:00`) of times that come without one; by year, and `default` for the others. */
  readonly zones?: { readonly default?: string; readonly byYear: ReadonlyMap<number, string> }
  /** The year of files that do not tell it. */
  readonly year?: number
}

export const zoneFor = (options: ImportOptions, year: number): string | undefined =>
  options.zones?.byYear.get(year) ?? options.zones?.default
