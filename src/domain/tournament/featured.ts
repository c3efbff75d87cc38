import type { Edition } from './edition.ts'
import { gatesOf } from './gates.ts'
import { liveCenter } from './live-center.ts'
import type { Match } from './match.ts'
import { type Progress, progressOf } from './match-progress.ts'

/** The most featured matches on the home page. */
export const MOST_FEATURED = 15

const STATES: readonly (Progress | null)[] = ['live', 'scheduled', null, 'finished']

/**
 * Returns the featured matches of the home page: live, then scheduled, then finished ones, each in the service's order.
 * Empty before the schedule is published. Each match appears once; unknown ids are skipped.
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

/** The strip of matches on the home page, and the kind of matches in it. */
export interface HomeStrip {
  readonly kind: 'featured' | 'next' | 'latest'
  readonly matches: readonly Match[]
}

/**
 * Returns the strip of the home page: the featured matches. If the cup features none, the strip shows the live
 * and next matches. Once no match is to come, it shows the latest ones, the last one first.
 *
 * @param underWay whether matches of the edition are still to come (see `isUnderWay`)
 * @returns null if there is nothing to show
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
 * Returns the featured list after a match began. The match replaces the first featured match that is over, so that the strip
 * follows the day and keeps the length that the cup chose.
 *
 * @param over ids of matches that are over
 * @returns null if the list does not change
 */
export function featuredWith(
  featured: readonly string[],
  began: string,
  over: ReadonlySet<string>,
): string[] | null {
  const place = featured.findIndex((id) => over.has(id))
  return place === -1 || featured.includes(began) ? null : featured.with(place, began)
}
