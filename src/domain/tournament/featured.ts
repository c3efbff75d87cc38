import type { Edition } from './edition.ts'
import { gatesOf } from './gates.ts'
import { liveCenter, type Progress, progressOf } from './live-center.ts'
import type { Match } from './match.ts'

/** Featured matches on the home page at most (spec.md §9). */
export const MOST_FEATURED = 15

const STATES: readonly (Progress | null)[] = ['live', 'scheduled', 'finished']

/**
 * The featured matches of the home page: what is played, what is to come, what is over, each in the service's order. None
 * before the schedule is published, each once, and ids that no match has are passed over.
 */
export function featuredMatches(edition: Pick<Edition, 'featured' | 'categories' | 'publication'>): Match[] {
  if (!gatesOf(edition.publication).matches) return []
  const wanted = new Set(edition.featured)
  const found = new Map<string, Match>()
  for (const { divisions } of edition.categories)
    for (const { matches } of divisions)
      for (const match of matches)
        if (wanted.has(match.id) && match.kind !== 'bye') found.set(match.id, match)
  const matches = [...wanted].flatMap((id) => found.get(id) ?? [])
  return STATES.flatMap((state) => matches.filter((match) => progressOf(match) === state)).slice(
    0,
    MOST_FEATURED,
  )
}

/** The strip of matches on the home page, and what it holds. */
export interface HomeStrip {
  readonly kind: 'featured' | 'next' | 'latest'
  readonly matches: readonly Match[]
}

/**
 * The strip of the home page: the featured matches (spec.md §2). A cup that features none shows what is played now and
 * next, and once nothing is to come what ended last, the last one first.
 *
 * @param underWay whether matches of the edition are still to come (see `isUnderWay`)
 * @returns null where there is nothing to show
 */
export function homeStrip(
  edition: Pick<Edition, 'featured' | 'categories' | 'publication'>,
  underWay: boolean,
): HomeStrip | null {
  if (!gatesOf(edition.publication).matches) return null
  const featured = featuredMatches(edition)
  if (featured.length > 0) return { kind: 'featured', matches: featured }
  const all = edition.categories.flatMap(({ divisions }) => divisions.flatMap(({ matches }) => matches))
  const { live, next, latest } = liveCenter(all, !underWay, MOST_FEATURED)
  const coming = [...live, ...next]
  const [kind, matches] = coming.length > 0 ? (['next', coming] as const) : (['latest', latest] as const)
  return matches.length === 0 ? null : { kind, matches: matches.slice(0, MOST_FEATURED) }
}

/**
 * What a cup features after a match began: it takes the place of the first that is over, so that the strip follows the day
 * and stays as long as the cup chose it.
 *
 * @param over ids of matches that are over
 * @returns null where the list stays as it is
 */
export function featuredWith(
  featured: readonly string[],
  began: string,
  over: ReadonlySet<string>,
): string[] | null {
  const place = featured.findIndex((id) => over.has(id))
  return place === -1 || featured.includes(began) ? null : featured.with(place, began)
}
