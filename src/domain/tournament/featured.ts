import { gatesOf } from '../publication/gates.ts'
import type { Edition } from './edition.ts'
import type { Match } from './match.ts'

/** Featured matches on the home page at most (spec.md §9). */
export const MOST_FEATURED = 15

/**
 * The featured matches of the home page in the service's order: none before the schedule is published, each once, and
 * ids that no match has are passed over.
 */
export function featuredMatches(edition: Pick<Edition, 'featured' | 'categories' | 'publication'>): Match[] {
  if (!gatesOf(edition.publication).matches) return []
  const wanted = new Set(edition.featured)
  const found = new Map<string, Match>()
  for (const { divisions } of edition.categories)
    for (const { matches } of divisions)
      for (const match of matches)
        if (wanted.has(match.id) && match.kind !== 'bye') found.set(match.id, match)
  return [...wanted].flatMap((id) => found.get(id) ?? []).slice(0, MOST_FEATURED)
}
