/** When a page is rendered. */
export interface PageMoment {
  /** The cup's clock in epoch milliseconds; null before a browser knows it. */
  readonly now: number | null
}
