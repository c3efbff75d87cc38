const SHORTEST_REST = 1_000
const LONGEST_REST = 600_000

/** Milliseconds that a service is left alone: what it asks for, between a second and ten minutes (quality.md S4). */
export const restAfter = (retryAfter: number): number =>
  Math.min(LONGEST_REST, Math.max(SHORTEST_REST, retryAfter))

export interface Backoff {
  /** Milliseconds after the first failure, doubled with each next one. */
  readonly first: number
  readonly longest: number
}

/**
 * Milliseconds until what failed is tried again, spread by chance so that not everybody comes at once: up to a fifth
 * sooner or later; where the service asks to be left alone, only later.
 *
 * @param failures in a row, at least 1
 * @param retryAfter milliseconds that the service asks to be left alone; null where it does not say
 * @param chance from 0 to 1
 */
export function backoff(
  { first, longest }: Backoff,
  failures: number,
  retryAfter: number | null,
  chance: number,
): number {
  if (retryAfter !== null) return Math.min(LONGEST_REST, restAfter(retryAfter) * (1 + chance / 5))
  return Math.min(longest, first * 2 ** (failures - 1)) * (0.8 + chance * 0.4)
}
