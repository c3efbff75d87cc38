import type { PageSite } from '../../domain/site/page-site.ts'
import type { Edition } from '../../domain/tournament/edition.ts'
import type { Publication } from '../../domain/tournament/publication.ts'
import { translator } from '../../i18n/translate.ts'

/** Returns title and description of an edition's home page, and of the start page. */
export function homeMeta({ locale, cup, year, index }: PageSite): { title: string; description: string } {
  const t = translator(locale)
  const { publication, statistics } = index.edition
  return {
    title: t('home.title', { cup: cup.name, year }),
    description: t(`description.${sentence(publication, statistics)}`, {
      cup: cup.name,
      year,
      ...statistics,
    }),
  }
}

/** A figure of zero is not worth a sentence: a cup without nations, or a schedule that is still to come. */
function sentence({ teams }: Publication, statistics: Edition['statistics']) {
  if (!teams) return 'homeUnpublished'
  return Object.values(statistics).every((figure) => figure > 0) ? 'home' : 'homePlain'
}
