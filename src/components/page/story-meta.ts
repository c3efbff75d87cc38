import { storyAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import { storyShare } from '../share/page-share.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page that tells the story of an edition's week. */
export function storyMeta(site: PageSite): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const address = storyAddress(year)
  const title = t('story.title', { year })
  return {
    title: `${title} – ${cup.name}`,
    description: t('description.story', { cup: cup.name, year }),
    address,
    share: storyShare(site, title),
    crumbs: [{ name: t('story.crumb'), address }],
  }
}
