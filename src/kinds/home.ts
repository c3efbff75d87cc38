import { lastChampions } from '../components/home/wall-champions.ts'
import { weekdayMemories } from '../domain/history/weekday-memories.ts'
import { yearPickerYears } from '../domain/publication/latest-year.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import type { Edition } from '../domain/tournament/edition.ts'
import { editionPhase } from '../domain/tournament/edition-phase.ts'
import type { Publication } from '../domain/tournament/publication.ts'
import { translator } from '../i18n/translate.ts'
import type { HeadOfKind, Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'
import { editionSchema } from './structured/edition-schema.ts'

/** Returns the head of an edition's home page, and of the start page. */
export function homeHead(site: PageSite): HeadOfKind {
  const { locale, cup, year, index } = site
  const t = translator(locale)
  const { publication, statistics } = index.edition
  return {
    title: t('home.title', { cup: cup.name, year }),
    description: t(`description.${sentence(publication, statistics)}`, {
      cup: cup.name,
      year,
      teamWords: t('categories.teams', { count: statistics.teams }),
      nationWords: t('nations.lead', { count: statistics.nations }),
      matchWords: t('arena.matches', { count: statistics.matches }),
    }),
    structured: editionSchema(site),
    crumbs: [],
    otherEditions: otherEditions(site),
  }
}

/** A figure of zero is not worth a sentence: a cup without nations, or a schedule that is still to come. */
function sentence({ teams }: Publication, statistics: Edition['statistics']) {
  if (!teams) return 'homeUnpublished'
  return Object.values(statistics).every((figure) => figure > 0) ? 'home' : 'homePlain'
}

/** The available years, the last champions until the first match of this edition, and the memorable events of its days. */
function otherEditions({ year, latestYear, index, all }: PageSite): HeadOfKind['otherEditions'] {
  const { kind } = editionPhase(index, latestYear)
  return {
    pickerYears: yearPickerYears(all.indexes.map(({ edition }) => edition)),
    lastChampions: kind === 'to-come' ? lastChampions(all.indexes, year, latestYear) : null,
    memories: kind === 'over' ? [] : weekdayMemories(all.pastEditions),
  }
}

export const home: Kind<'home'> = {
  ...oneOfEach('home'),
  head: ({ site }) => homeHead(site),
  body: 'home',
  messages: 'kinds',
  isFullWidth: true,
}
