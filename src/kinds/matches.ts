import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** The live center. Its template has the filter. */
export const matches: Kind<'matches'> = {
  ...oneOfEach('matches'),
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('matches.title', { year })} – ${cup.name}`,
    description: t('description.matches', { cup: cup.name, year }),
    crumbs: [{ name: t('nav.matches'), address }],
  }),
  body: 'matches',
  messages: 'kinds',
}
