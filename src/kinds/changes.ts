import { hasChangesPage } from '../domain/changes/announced-changes.ts'
import { matchesAddress } from '../domain/presentation/addresses.ts'
import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { oneIf } from './lists.ts'

/** The changes to an edition's schedule. */
export const changes: Kind<'changes'> = {
  pages: (index, latestYear) => oneIf(hasChangesPage(index, latestYear)),
  inYear: only('matches'),
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('changes.title', { year })} – ${cup.name}`,
    description: t('description.changes', { cup: cup.name, year }),
    crumbs: [
      { name: t('nav.matches'), address: matchesAddress(year) },
      { name: t('changes.crumb'), address },
    ],
  }),
  body: 'changes',
  messages: 'kinds',
  styles: 'second-sheet',
}
