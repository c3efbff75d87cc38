import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pastEditionsOf } from '../../domain/history/past-editions.ts'
import { addressOf, localized } from '../../domain/presentation/addresses.ts'
import type { RouteOf } from '../../domain/presentation/page-kinds.ts'
import { editionAt } from '../../domain/publication/edition-end.ts'
import { latestYear, scheduleYear } from '../../domain/publication/latest-year.ts'
import { isUnderWay } from '../../domain/publication/under-way.ts'
import { pagesOf, type YearKind } from '../../domain/site/edition-pages.ts'
import { editionsInRelease } from '../../domain/site/page-addresses.ts'
import type { Outside, PageSite, Site } from '../../domain/site/page-site.ts'
import { LOCALES, type Locale } from '../../domain/text/locale.ts'
import { type EditionIndex, indexEdition } from '../../domain/tournament/edition-index.ts'
import { loadArchive, settingsOfEnvironment } from './archive.ts'
import { clubsOfYears } from './clubs-of-years.ts'
import { type FeedState, readFeedState, storeFeedState } from './feed-state.ts'
import { PAGES_FOR_SHELL, pathHolder } from './held-paths.ts'
import type { Archive } from './open-archive.ts'
import { pagesExpected } from './progress.ts'
import type { BuildSettings } from './settings.ts'
import { isWarm, keptAnswersDir, offerWarmSite, type RereadEdition } from './warm-site.ts'

let loading: Promise<Site> | undefined

export function loadSite(): Promise<Site> {
  loading ??= readSite()
  return loading
}

async function readSite(): Promise<Site> {
  const settings = settingsOfEnvironment()
  const archive = await loadArchive(settings)
  const indexes: EditionIndex[] = []
  const { hasFeed, now } = await feedStateOf(settings, archive)
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

const feedStateOf = (
  { resultsUrl, answersDir, cacheDir }: BuildSettings,
  archive: Archive,
): Promise<FeedState> =>
  isWarm() && answersDir === null
    ? storeFeedState(resultsUrl, archive, keptAnswersDir(cacheDir))
    : readFeedState(resultsUrl, archive, answersDir)

/** Reads the current state of an edition. Pages rendered from then on show it. */
async function rereadEdition(year: number, onAnswers?: () => void): Promise<RereadEdition> {
  const site = await loadSite()
  const settings = settingsOfEnvironment()
  const archive = await loadArchive(settings)
  // Stored before the helper thread reads it: both then take the edition at the same moment.
  const { now } = await feedStateOf(settings, archive)
  const { edition: read, content } = await archive.reread(year, onAnswers)
  const index = indexEdition(editionAt(read, now))
  const indexes = site.indexes.map((other) => (other.edition.year === year ? index : other))
  loading = Promise.resolve({ ...site, indexes, clubs: clubsOfYears(indexes, site.latestYear) })
  return { index, content, now }
}

async function keepHistory(siteDir: string): Promise<void> {
  const site = await loadSite()
  const hasPage = (address: string) => existsSync(join(siteDir, address, 'index.html'))
  loading = Promise.resolve({
    ...site,
    pastEditions: editionsInRelease(site.pastEditions, site.latestYear, hasPage),
  })
  pageSites = new WeakMap()
}

if (isWarm()) offerWarmSite({ load: loadSite, keepHistory, reread: rereadEdition })

const outsideOf = ({
  websiteUrl,
  socialUrls,
  dataLicenseUrl,
  drawsPictures,
  invitesRobots,
  analytics,
}: BuildSettings): Outside => ({
  website: websiteUrl,
  social: socialUrls,
  dataLicense: dataLicenseUrl,
  drawsPictures,
  invitesRobots,
  analytics,
})

interface Path<Props> {
  readonly params: Readonly<Record<string, string>>
  readonly props: Props
}

let pageSites = new WeakMap<EditionIndex, Map<Locale, PageSite>>()

/** Returns the same object for all pages of an edition and language, so that what they share can be cached by it. */
function pageSite(site: Site, index: EditionIndex, locale: Locale): PageSite {
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

/** The edition of the start page: that of the latest year or, if nothing is published, the newest. */
function latestIndex(site: Site): EditionIndex {
  const index = site.indexes.find(({ edition }) => edition.year === site.latestYear) ?? site.indexes[0]
  if (!index) throw new Error('The archive has no edition, so there is no page to build.')
  return index
}

/** Returns the frame of the not-found page, which is that of the start page. */
export async function notFoundSite(locale: Locale): Promise<PageSite> {
  const site = await loadSite()
  return pageSite(site, latestIndex(site), locale)
}

/** Returns an edition in a language; null if the year has no edition. */
export async function editionSite(year: number, locale: Locale): Promise<PageSite | null> {
  const site = await loadSite()
  const index = site.indexes.find(({ edition }) => edition.year === year)
  return index ? pageSite(site, index, locale) : null
}

interface PagePath<Props> {
  readonly params: Record<string, string | undefined>
  readonly props: Props & { site: PageSite }
}

type Keep<Props> = (listed: readonly Path<Props>[], locale: Locale) => readonly Path<Props>[]

/** The paths of some editions in every language. @param keep chooses from the paths of an edition and language */
function pathsOf<Props extends object>(
  site: Site,
  indexes: readonly EditionIndex[],
  perEdition: (index: EditionIndex, site: Site) => Iterable<Path<Props>>,
  keep: Keep<Props> = (listed) => listed,
): PagePath<Props>[] {
  const paths: PagePath<Props>[] = []
  for (const index of indexes) {
    const { year } = index.edition
    const listed = [...perEdition(index, site)]
    for (const locale of LOCALES) {
      const page = pageSite(site, index, locale)
      for (const { params, props } of keep(listed, locale))
        paths.push({
          params: { locale: locale === 'en' ? undefined : locale, year: String(year), ...params },
          props: { ...props, site: page },
        })
    }
  }
  pagesExpected(paths.length)
  return paths
}

/** Returns the addresses of one route: what `perEdition` lists, for every edition and language. */
export async function editionPaths<Props extends object>(
  perEdition: (index: EditionIndex, site: Site) => Iterable<Path<Props>>,
  keep?: Keep<Props>,
): Promise<PagePath<Props>[]> {
  const site = await loadSite()
  return pathsOf(site, isWarm() ? [latestIndex(site)] : site.indexes, perEdition, keep)
}

/** The props of the file that renders a page of an edition. */
export interface PageProps<Kind extends YearKind = YearKind> {
  readonly site: PageSite
  readonly route: RouteOf<Kind>
}

/** Returns the addresses of the pages of a kind, for every edition and language, without those that the build holds. */
export const pagePaths = <Kind extends YearKind>(
  kind: Kind,
): Promise<PagePath<Omit<PageProps<Kind>, 'site'>>[]> =>
  editionPaths(
    (index, { latestYear }) =>
      pagesOf(kind, index, latestYear).map(({ parts, route }) => ({ params: parts, props: { route } })),
    (listed, locale) => {
      const holder = pathHolder.take()
      if (!holder?.kinds.has(kind)) return listed
      const [first, ...others] = listed.map(({ props }) => localized(addressOf(props.route), locale))
      const held = others.slice(PAGES_FOR_SHELL - 1)
      if (first !== undefined) holder.hold(first, held)
      pagesExpected(held.length)
      return listed.slice(0, PAGES_FOR_SHELL)
    },
  )

/** Returns the paths of the start page, `/`, in every language. */
export const latestPaths = (): Promise<PagePath<object>[]> => yearlessPaths(() => [{ params: {}, props: {} }])

/**
 * Returns the addresses of a route about all finished editions, newest first: what `perHistory` lists, in the frame of the
 * latest edition. Empty until an edition is over.
 */
export const historyPaths = <Props extends object>(
  perHistory: (pastEditions: readonly EditionIndex[], site: Site) => Iterable<Path<Props>>,
): Promise<PagePath<Props>[]> =>
  yearlessPaths((site) => {
    const { pastEditions } = site
    return pastEditions.length === 0 ? [] : perHistory(pastEditions, site)
  })

async function yearlessPaths<Props extends object>(
  perSite: (site: Site) => Iterable<Path<Props>>,
): Promise<PagePath<Props>[]> {
  const site = await loadSite()
  return pathsOf(site, [latestIndex(site)], () => perSite(site)).map(({ params, ...path }) => ({
    ...path,
    params: { ...params, year: undefined },
  }))
}
