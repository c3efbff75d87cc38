import type { CupDocument, EditionDocument } from '../document/cup-document.ts'
import { type Config, DEMO_NOW } from '../settings/config.ts'
import type { PublishedPart } from '../settings/setting-forms.ts'
import type { DemoSize } from './age-classes.ts'
import { createClubRegistry } from './clubs.ts'
import { generateEdition } from './edition.ts'
import { editionPlans, rankingOf, UNPUBLISHED_YEAR } from './edition-plans.ts'
import { createRandom } from './random.ts'

export type { DemoSize } from './age-classes.ts'

const DEMO_SEED = 1970
/** The scale of a small edition. It comes to about a fifteenth of a full one. */
const SMALL_SCALE = 0.09

interface DemoOptions {
  readonly size: DemoSize
  readonly seed?: number
  /** The simulated time, epoch milliseconds. */
  readonly now?: number
  /** Exactly what is published for some of its years, instead of everything. */
  readonly published?: Config['demoPublished']
}

/**
 * Generates the demonstration cup, in which everybody is invented: the editions 2011–2027 in the shape and, at `full`, the
 * numbers of docs/sport.md#the-cup-in-numbers. Deterministic: the same options give the same document, byte for byte.
 */
export function generateDemoCup({
  size,
  seed = DEMO_SEED,
  now = DEMO_NOW,
  published = new Map(),
}: DemoOptions): CupDocument {
  const random = createRandom(seed)
  const registry = createClubRegistry(random.fork('clubs'), size === 'full' ? 1 : SMALL_SCALE)
  const editions = editionPlans(size).map((plan) =>
    generateEdition(plan, registry, now, random.fork(`edition ${plan.year}`)),
  )
  return {
    format: 'cup/1',
    cup: { id: 'demo-cup', name: 'Silversill Cup', sport: 'handball' },
    editions: [...editions, unpublishedEdition()].map((edition) => {
      const parts = published.get(edition.year)
      return parts ? { ...edition, published: publicationOf(parts) } : edition
    }),
  }
}

const publicationOf = (parts: readonly PublishedPart[]): EditionDocument['published'] => ({
  clubs: parts.includes('clubs'),
  teams: parts.includes('teams'),
  lot: parts.includes('lot'),
  schedule: parts.includes('schedule'),
})

/** Next year's edition: announced, with nothing to show yet. */
function unpublishedEdition(): EditionDocument {
  return {
    year: UNPUBLISHED_YEAR,
    published: { clubs: false, teams: false, lot: false, schedule: false },
    announcements: [],
    ranking: rankingOf(UNPUBLISHED_YEAR),
    arenas: [],
    clubs: [],
    streams: [],
    sponsors: [],
    featured: [],
    categories: [],
  }
}
