import { generateDemoCup } from '../../src/backend/demo/generate.ts'
import { clubsOfYears } from '../../src/data/build/clubs-of-years.ts'
import { pastEditionsOf } from '../../src/domain/history/past-editions.ts'
import type { Site } from '../../src/domain/site/page-site.ts'
import { type EditionIndex, indexEdition } from '../../src/domain/tournament/edition-index.ts'
import { startRealService } from '../contract/archive/real-service.ts'

export const YEARS = { latest: 2026, before: 2025 }

/** The small demonstration cup of two years as a results service gives it while the latest is played. */
export async function demoCupAt(now: number): Promise<{ site: Site; index: EditionIndex }> {
  const service = await startRealService()
  try {
    const document = generateDemoCup({ size: 'small', now })
    const editions = document.editions.filter(({ year }) => year === YEARS.latest || year === YEARS.before)
    await service.store({ ...document, cup: { ...document.cup, id: 'test-cup' }, editions })
    const archive = await service.open()
    const index = indexEdition(await archive.edition(YEARS.latest))
    const before = indexEdition(await archive.edition(YEARS.before))
    return { site: siteOf(archive.cup, [index, before]), index }
  } finally {
    await service.stop()
  }
}

const siteOf = (cup: Site['cup'], indexes: readonly EditionIndex[]): Site => ({
  cup,
  indexes,
  years: indexes.map(({ edition }) => edition.year),
  latestYear: YEARS.latest,
  scheduleYear: YEARS.latest,
  pastEditions: pastEditionsOf(indexes, YEARS.latest),
  clubs: clubsOfYears(indexes, YEARS.latest),
  outside: {
    website: null,
    social: [],
    dataLicense: null,
    drawsPictures: true,
    invitesRobots: true,
    isRehearsal: false,
    analytics: null,
  },
  hasFeed: true,
})

/** The site with another state of its latest edition. */
export function siteWith(site: Site, index: EditionIndex): Site {
  const indexes = site.indexes.map((other) => (other.edition.year === index.edition.year ? index : other))
  return { ...site, indexes, clubs: clubsOfYears(indexes, site.latestYear) }
}
