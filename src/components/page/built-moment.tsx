import type { EditionSite } from '../../domain/site/page-site.ts'
import FreshnessBar from '../live/FreshnessBar.tsx'
import FreshnessPlace from '../live/FreshnessPlace.tsx'
import type { PageMoment } from '../ui/page-moment.ts'

/** What a page says of its freshness before a browser has followed anything. */
export const builtMoment = ({ underWay, locale }: EditionSite): PageMoment => ({
  freshness: underWay && (
    <FreshnessPlace locale={locale}>
      <FreshnessBar locale={locale} state={{ freshness: 'waiting', updatedAt: null }} onPause={undefined} />
    </FreshnessPlace>
  ),
  now: null,
})
