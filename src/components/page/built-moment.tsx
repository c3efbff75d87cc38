import type { EditionSite } from '../../domain/site/page-site.ts'
import FreshnessBar from '../live/FreshnessBar.tsx'
import FreshnessSlot from '../live/FreshnessSlot.tsx'
import type { PageMoment } from '../ui/page-moment.ts'

/** Returns what a page shows of its freshness before a browser starts to follow the edition. */
export const builtMoment = ({ underWay, locale }: EditionSite): PageMoment => ({
  freshness: underWay && (
    <FreshnessSlot locale={locale}>
      <FreshnessBar locale={locale} state={{ freshness: 'waiting', updatedAt: null }} onPause={undefined} />
    </FreshnessSlot>
  ),
  now: null,
})
