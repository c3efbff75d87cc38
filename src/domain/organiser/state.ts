/** How the services, the publisher and the desks are. */
export interface ServicesState {
  /** Of the cup's clock, epoch milliseconds. */
  readonly cupNow: number
  /** `ok`, `full`, `damaged` or `unavailable`; null if there are no accounts. */
  readonly results: string
  readonly accounts: string | null
  readonly restarts: number
  /** What the publisher on this machine said last; null if none ever ran. */
  readonly publisher: {
    readonly kind: string
    /** ISO 8601. */
    readonly at: string
    readonly reason: string | null
    readonly failures: number
  } | null
  readonly revision: string
  /** Where something was reported of late, the latest first. */
  readonly desks: readonly { readonly field: string; readonly reports: number; readonly lastAt: string }[]
  /** Mails that wait to be sent; null if there are no accounts. */
  readonly mail: { readonly waiting: number; readonly tries: number; readonly oldest: string | null } | null
  /** Of the disk of the data folder, bytes. */
  readonly disk: { readonly free: number; readonly total: number } | null
}
