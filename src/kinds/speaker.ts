import { matchesAddress } from '../domain/presentation/addresses.ts'
import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { ifScreens } from './lists.ts'

/** What is read aloud in a hall. */
export const speaker: Kind<'speaker'> = {
  pages: ifScreens,
  isUnlisted: true,
  inYear: only('matches'),
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('speaker.title', { year })} – ${cup.name}`,
    description: t('speaker.lead'),
    crumbs: [
      { name: t('nav.matches'), address: matchesAddress(year) },
      { name: t('speaker.crumb'), address },
    ],
  }),
  body: 'speaker',
  messages: 'kinds',
}
