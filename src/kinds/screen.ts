import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { ifScreens } from './lists.ts'

/** Where visitors make the address of a screen. */
export const screen: Kind<'screen'> = {
  pages: ifScreens,
  isUnlisted: true,
  inYear: only('home'),
  head: ({ site: { cup, year }, address, t }) => ({
    title: `${t('screens.title')} – ${cup.name} ${year}`,
    description: t('screens.lead'),
    crumbs: [{ name: t('screens.title'), address }],
    private: true,
  }),
  styles: 'own',
}
