import { licenseOf } from '../components/open-data/license.ts'
import { tableWords } from '../components/open-data/table-words.ts'
import { pageSite } from '../data/build/site.ts'
import { calendarAddress } from '../domain/calendar/calendar-address.ts'
import { calendarSubjects, formerTeams, hasCalendars } from '../domain/calendar/calendar-matches.ts'
import { editionEmbeds } from '../domain/embed/edition-embeds.ts'
import { embedAddress } from '../domain/embed/embed-address.ts'
import { dataFileAddress } from '../domain/open-data/data-address.ts'
import { cupText, dataPackage, tableFiles } from '../domain/open-data/data-files.ts'
import { nowAddress, nowText } from '../domain/open-data/now-file.ts'
import { DATA_TABLES } from '../domain/open-data/tables.ts'
import { localized } from '../domain/presentation/addresses.ts'
import { closesAt } from '../domain/publication/edition-end.ts'
import { type PublishedFile, publishedAddress } from '../domain/schedule/published-file.ts'
import { serializeEdition } from '../domain/schedule/serialize-edition.ts'
import { serializeSchedule } from '../domain/schedule/serialize-schedule.ts'
import { searchNamesOf } from '../domain/search/build-names.ts'
import { formerPages } from '../domain/site/former-pages.ts'
import type { Site } from '../domain/site/page-site.ts'
import { DEFAULT_LOCALE, LOCALES } from '../domain/text/locale.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { sitemapsOf } from './edition-sitemaps.ts'
import { embedDocument } from './embed-document.ts'
import { formerPage } from './former-page.ts'
import { calendarText } from './lists/calendar-text.ts'
import { sharePictures } from './share-pictures.ts'
import { HTML, JSON_TYPE, jsonFile, type SiteFile, XML } from './site-file.ts'

/** Returns every file of an edition but pages and sitemaps. @param origin of the site, without a slash at the end */
export const editionFiles = (site: Site, index: EditionIndex, origin: string): SiteFile[] => [
  ...scheduleFiles(site, index),
  ...openDataFiles(site, index, origin),
  ...sharePictures(site, index),
  ...calendars(site, index, origin),
  ...embeds(site, index),
  ...formerAddresses(site, index),
  ...nowFiles(site, index, origin),
]

/** Returns the sitemaps of an edition. To know how many they are, they are made: that looks at all pages of the edition. */
export const sitemapFiles = (site: Site, index: EditionIndex, origin: string): SiteFile[] =>
  sitemapsOf(site, index, origin).map(({ address, text }) => ({
    path: address,
    type: XML,
    content: () => text,
  }))

/** What browsers read besides the pages, in both languages. */
function scheduleFiles({ cup }: Site, index: EditionIndex): SiteFile[] {
  const { year, revision } = index.edition
  return [
    jsonFile(publishedAddress(year), (): PublishedFile => {
      const end = closesAt(index.matches.values())
      return end === null ? { revision } : { revision, closesAt: end }
    }),
    jsonFile(`/${year}/edition.json`, () => serializeEdition(index)),
    jsonFile(`/${year}/schedule.json`, () => serializeSchedule(index, cup.id)),
    jsonFile(`/${year}/search.json`, () => searchNamesOf(index)),
  ]
}

function openDataFiles({ cup, outside }: Site, index: EditionIndex, origin: string): SiteFile[] {
  const { year } = index.edition
  const table = (name: string): SiteFile => ({
    path: dataFileAddress(year, `${name}.csv`),
    type: 'text/csv; charset=utf-8',
    content: () => tableFiles(index, cup).find((file) => file.table?.name === name)?.text ?? '',
  })
  return [
    ...DATA_TABLES.map(({ name }) => table(name)),
    {
      path: dataFileAddress(year, 'cup.json'),
      type: JSON_TYPE,
      content: () => cupText(index, cup, origin),
    },
    {
      path: dataFileAddress(year, 'datapackage.json'),
      type: JSON_TYPE,
      content: () =>
        JSON.stringify(
          dataPackage(index, cup, licenseOf(outside.dataLicense), tableWords(DEFAULT_LOCALE)),
          null,
          2,
        ),
    },
  ]
}

function calendars(site: Site, index: EditionIndex, origin: string): SiteFile[] {
  const { edition } = index
  if (!hasCalendars(edition, site.scheduleYear)) return []
  const subjects = [
    ...calendarSubjects(index).map((subject) => ({ subject, id: subject.id })),
    ...formerTeams(index).map(({ former, id }) => ({ subject: { kind: 'team', id } as const, id: former })),
  ]
  return LOCALES.flatMap((locale) =>
    subjects.map(({ subject, id }) => ({
      path: calendarAddress(edition.year, { kind: subject.kind, id }, locale),
      type: 'text/calendar; charset=utf-8',
      content: () => calendarText(pageSite(site, index, locale), subject, origin),
    })),
  )
}

const embeds = (site: Site, index: EditionIndex): SiteFile[] =>
  LOCALES.flatMap((locale) =>
    editionEmbeds(index, site.scheduleYear).map((embed) => ({
      path: `${embedAddress(index.edition.year, embed, locale)}index.html`,
      type: HTML,
      content: () => embedDocument(pageSite(site, index, locale), embed),
    })),
  )

/** The pages of teams and matches at their former addresses. */
const formerAddresses = (site: Site, index: EditionIndex): SiteFile[] =>
  LOCALES.flatMap((locale) =>
    formerPages(index).map(({ room, segment, route }) => ({
      path: `${localized(`/${index.edition.year}/${room}/${segment}/`, locale)}index.html`,
      type: HTML,
      content: () => formerPage(pageSite(site, index, locale), { route }),
    })),
  )

function nowFiles({ cup, scheduleYear }: Site, index: EditionIndex, origin: string): SiteFile[] {
  if (!hasCalendars(index.edition, scheduleYear)) return []
  return [...index.teams.values()].map((team) => ({
    path: nowAddress(index.edition.year, team.id),
    type: JSON_TYPE,
    content: () => nowText(index, cup, team, origin),
  }))
}
