import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** How an edition ranks its tables. */
export const ranking: Kind<'ranking'> = {
  ...oneOfEach('ranking'),
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('ranking.title', { year })} – ${cup.name}`,
    description: t('description.ranking', { cup: cup.name, year }),
    crumbs: [{ name: t('ranking.crumb'), address }],
  }),
  body: 'ranking',
  messages: 'kinds',
}
