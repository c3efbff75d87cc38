import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { ifScreens } from './lists.ts'

/** The overlay for a film. */
export const overlay: Kind<'overlay'> = {
  pages: ifScreens,
  isUnlisted: true,
  inYear: only('home'),
  head: ({ site: { cup, year }, t }) => ({
    title: `${t('screens.overlay')} – ${cup.name} ${year}`,
    description: t('screens.overlayLead'),
    crumbs: [],
    private: true,
  }),
}
