import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

export const search: Kind<'search'> = {
  ...oneOfEach('search'),
  isUnlisted: true,
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('search.title', { year })} – ${cup.name}`,
    description: t('search.description', { cup: cup.name, year }),
    crumbs: [{ name: t('nav.search'), address }],
  }),
}
