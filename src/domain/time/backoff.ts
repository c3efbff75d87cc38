const SHORTEST_REST = 1_000
const LONGEST_REST = 600_000

/** Returns the milliseconds to leave a service alone: what it asks for, from a second to ten minutes. */
export const clampRetryAfter = (retryAfter: number): number =>
  Math.min(LONGEST_REST, Math.max(SHORTEST_REST, retryAfter))

export interface Backoff {
  /** Milliseconds after the first failure; doubled after each further one. */
  readonly first: number
  readonly longest: number
}

/**
 * Returns the milliseconds until the next retry. Random jitter of up to a fifth either way keeps clients from retrying all
 * at once; if the service asks for a pause, the jitter only lengthens it.
 *
 * @param failures in a row, at least 1
 * @param retryAfter milliseconds that the service asks to be left alone; null if it does not say
 * @param chance from 0 to 1
 */
export function backoff(
  { first, longest }: Backoff,
  failures: number,
  retryAfter: number | null,
  chance: number,
): number {
  if (retryAfter !== null) return Math.min(LONGEST_REST, clampRetryAfter(retryAfter) * (1 + chance / 5))
  return Math.min(longest, first * 2 ** (failures - 1)) * (0.8 + chance * 0.4)
}
