/** What goes wrong in a cup that plays itself. Times are epoch milliseconds of the cup's clock. */
export interface Mishaps {
  /** How many milliseconds after its time a match on this field begins. */
  readonly late: (fieldId: string | null, startsAt: number) => number
  /** When the desk of a field reports what happens now: later while it is silent. */
  readonly reportedAt: (fieldId: string | null, at: number) => number
  /** What surely happens in a match, by its id. */
  readonly surely: ReadonlyMap<string, 'walkover' | 'afterthought'>
}

export const NO_MISHAPS: Mishaps = { late: () => 0, reportedAt: (_, at) => at, surely: new Map() }
