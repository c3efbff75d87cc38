/**
 * How fresh the week is. Times are the cup's clock in epoch milliseconds.
 * - `current`: as it is now; `at` null where nothing can change any more
 * - `saved`: as it was `at` some moment (null: nobody knows which), because it is being asked for, or what should tell is away
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
