/**
 * How fresh the week is. Times are the cup's clock in epoch milliseconds.
 * - `current`: as it is now; `at` is null if nothing can change any more
 * - `saved`: as it was at `at` (null if this is not known), because a request is under way, or the service does not respond
 */
export type WeekFreshness =
  | { readonly kind: 'current'; readonly at: number | null }
  | {
      readonly kind: 'saved'
      readonly at: number | null
      readonly cause: 'checking' | 'offline' | 'unavailable'
    }

/** Why there is nothing to show. */
export type WeekFault = 'offline' | 'unavailable'
