/** How a figure of an edition compares with those of earlier editions. */
export type Comparison =
  | { readonly kind: 'first' }
  | { readonly kind: 'most' | 'fewest' }
  /** More, or fewer, than in every edition since `year`. */
  | { readonly kind: 'mostSince' | 'fewestSince'; readonly year: number }
  | { readonly kind: 'more' | 'fewer' | 'same'; readonly year: number; readonly by: number }

/** More editions than this must lie in between before a comparison names the year since when. */
const LONG_AGO = 2

/**
 * @param earlier the earlier editions, newest first
 */
export function compareWith(
  value: number,
  earlier: readonly { readonly year: number; readonly value: number }[],
): Comparison {
  const [last] = earlier
  if (!last) return { kind: 'first' }
  const more = earlier.findIndex((edition) => edition.value >= value)
  if (more < 0) return { kind: 'most' }
  if (more > LONG_AGO) return { kind: 'mostSince', year: earlier[more]?.year ?? last.year }
  const fewer = earlier.findIndex((edition) => edition.value <= value)
  if (fewer < 0) return { kind: 'fewest' }
  if (fewer > LONG_AGO) return { kind: 'fewestSince', year: earlier[fewer]?.year ?? last.year }
  const by = value - last.value
  const kind = by > 0 ? 'more' : by < 0 ? 'fewer' : 'same'
  return { kind, year: last.year, by: Math.abs(by) }
}
