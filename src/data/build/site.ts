import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pastEditionsOf } from '../../domain/history/past-editions.ts'
import { editionAt } from '../../domain/publication/edition-end.ts'
import { latestYear, scheduleYear } from '../../domain/publication/latest-year.ts'
import { isUnderWay } from '../../domain/publication/under-way.ts'
import type { PageSite, Site, Surroundings } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type EditionIndex, indexEdition } from '../../domain/tournament/edition-index.ts'
import { loadArchive, settingsOfEnvironment } from './archive.ts'
import { clubsOfYears } from './clubs-of-years.ts'
import { readFeedState } from './feed-state.ts'
import type { BuildSettings } from './settings.ts'

let loading: Promise<Site> | undefined

/** Returns the whole archive, read once. @throws ArchiveError, ResultsServiceError */
export function loadSite(): Promise<Site> {
  loading ??= readSite()
  return loading
}

async function readSite(): Promise<Site> {
  const settings = settingsOfEnvironment()
  const archive = await loadArchive(settings)
  const indexes: EditionIndex[] = []
  const { hasFeed, now } = await readFeedState(settings.resultsUrl, archive, settings.responsesDir)
  for (const { year } of archive.editions)
    indexes.push(indexEdition(editionAt(await archive.edition(year), now)))
  const latest = latestYear(archive.editions)
  return {
    cup: archive.cup,
    indexes,
    years: archive.editions.map((edition) => edition.year),
    latestYear: latest,
    scheduleYear: scheduleYear(archive.editions),
    pastEditions: pastEditionsOf(indexes, latest),
    clubs: clubsOfYears(indexes, latest),
    outside: outsideOf(settings),
    hasFeed,
  }
}

/**
 * Reads the current state of an edition. Pages rendered from then on show it.
 *
 * @throws ArchiveError, ResultsServiceError; the site stays as it was
 */
export async function rereadEdition(year: number): Promise<void> {
  const site = await loadSite()
  const settings = settingsOfEnvironment()
  const archive = await loadArchive(settings)
  const { now } = await readFeedState(settings.resultsUrl, archive, settings.responsesDir)
  const { edition } = await archive.reread(year)
  const index = indexEdition(editionAt(edition, now))
  const indexes = site.indexes.map((other) => (other.edition.year === year ? index : other))
  loading = Promise.resolve({ ...site, indexes, clubs: clubsOfYears(indexes, site.latestYear) })
}

/**
 * Limits the history that pages name to what a release has, from now on.
 *
 * @param siteDir the folder of its site
 * @param editionsInRelease chooses the editions by the pages that the release has, given by address without language
 */
export async function keepHistory(
  siteDir: string,
  editionsInRelease: (
    pastEditions: readonly EditionIndex[],
    latestYear: number | null,
    hasPage: (address: string) => boolean,
  ) => readonly EditionIndex[],
): Promise<void> {
  const site = await loadSite()
  const hasPage = (address: string) => existsSync(join(siteDir, address, 'index.html'))
  loading = Promise.resolve({
    ...site,
    pastEditions: editionsInRelease(site.pastEditions, site.latestYear, hasPage),
  })
  pageSites = new WeakMap()
}

const outsideOf = ({
  websiteUrl,
  socialUrls,
  dataLicenseUrl,
  drawsPictures,
  invitesRobots,
  isRehearsal,
  analytics,
}: BuildSettings): Surroundings => ({
  website: websiteUrl,
  social: socialUrls,
  dataLicense: dataLicenseUrl,
  drawsPictures,
  invitesRobots,
  isRehearsal,
  analytics,
})

let pageSites = new WeakMap<EditionIndex, Map<Locale, PageSite>>()

/** Returns the same object for all pages of an edition and language, so that what they share can be cached by it. */
export function pageSite(site: Site, index: EditionIndex, locale: Locale): PageSite {
  const known = pageSites.get(index) ?? new Map<Locale, PageSite>()
  pageSites.set(index, known)
  const page = known.get(locale) ?? newPageSite(site, index, locale)
  known.set(locale, page)
  return page
}

function newPageSite(site: Site, index: EditionIndex, locale: Locale): PageSite {
  const { year, announcements } = index.edition
  return {
    locale,
    year,
    cup: site.cup,
    years: site.years,
    latestYear: site.latestYear,
    underWay: site.hasFeed && isUnderWay(index.edition, site.latestYear),
    announcements: announcements[locale],
    index,
    all: site,
  }
}

/** Returns the edition of the pages without a year: that of the latest year or, if nothing is published, the newest. */
export function latestIndex(site: Site): EditionIndex {
  const index = site.indexes.find(({ edition }) => edition.year === site.latestYear) ?? site.indexes[0]
  if (!index) throw new Error('The archive has no edition, so there is no page to build.')
  return index
}

/** Returns the edition in whose frame the pages without a year stand. */
export async function latestSite(locale: Locale): Promise<PageSite> {
  const site = await loadSite()
  return pageSite(site, latestIndex(site), locale)
}

/** Returns an edition in a language; null if the year has no edition. */
export async function editionSite(year: number, locale: Locale): Promise<PageSite | null> {
  const site = await loadSite()
  const index = site.indexes.find(({ edition }) => edition.year === year)
  return index ? pageSite(site, index, locale) : null
}
