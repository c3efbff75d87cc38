import type { PageSite } from '../../domain/presentation/page-site.ts'
import { translator } from '../../i18n/translate.ts'

/** Title and description of an edition's home, and of the start page. */
export function homeMeta({ locale, cup, year, index }: PageSite): { title: string; description: string } {
  const t = translator(locale)
  const { publication, statistics } = index.edition
  return {
    title: t('home.title', { cup: cup.name, year }),
    description: publication.teams
      ? t('home.description', { cup: cup.name, year, ...statistics })
      : t('home.descriptionUnpublished', { cup: cup.name, year }),
  }
}
