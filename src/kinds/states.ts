import { hasHistory } from '../components/shell/history-of.ts'
import { editionYears } from '../components/statistics/edition-year.ts'
import { recordsAddress } from '../domain/presentation/addresses.ts'
import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** The statistics of an edition. */
export const states: Kind<'states'> = {
  ...oneOfEach('states'),
  head({ site, address, t }) {
    const { year, cup, all } = site
    return {
      title: `${t('states.title', { year })} – ${cup.name}`,
      description: t('description.states', { cup: cup.name, year }),
      otherEditions: {
        figures: editionYears(all.indexes, year, all.latestYear),
        history: hasHistory(site) ? recordsAddress() : null,
      },
      crumbs: [{ name: t('nav.states'), address }],
    }
  },
  body: 'states',
  messages: 'kinds',
  styles: 'second-sheet',
}
