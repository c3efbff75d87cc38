import { homeAddress, storyAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { translator } from '../../i18n/translate.ts'
import { storyShare } from '../share/page-share.ts'
import type { PageMeta } from './page-meta.ts'

/** Of the page of the week of an edition, told. */
export function storyMeta(site: PageSite, told: readonly EditionIndex[]): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const address = storyAddress(year)
  const title = t('story.title', { year })
  const years = new Set(told.map(({ edition }) => edition.year))
  return {
    title: `${title} – ${cup.name}`,
    description: t('story.description', { cup: cup.name, year }),
    address,
    inYear: (other) => (years.has(other) ? storyAddress(other) : homeAddress(other)),
    share: storyShare(site, title),
    crumbs: [{ name: t('story.crumb'), address }],
  }
}
