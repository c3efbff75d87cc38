import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

export const favourites: Kind<'favourites'> = {
  ...oneOfEach('favourites'),
  isUnlisted: true,
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('myWeek.title', { year })} – ${cup.name}`,
    description: t('myWeek.description', { cup: cup.name, year }),
    crumbs: [{ name: t('nav.myWeek'), address }],
  }),
  styles: 'own',
}
