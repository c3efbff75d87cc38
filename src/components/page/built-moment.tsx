import type { ReactNode } from 'react'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import FreshnessBar from '../live/FreshnessBar.tsx'
import FreshnessSlot from '../live/FreshnessSlot.tsx'
import type { PageMoment } from '../ui/page-moment.ts'

/**
 * Returns what a page shows of its freshness before a browser starts to follow the edition.
 *
 * @param freshness the line that a browser which follows it shows instead
 */
export const builtMoment = (
  { underWay, locale }: EditionSite,
  freshness: ReactNode = <Waiting locale={locale} />,
): PageMoment => ({
  freshness: underWay && <FreshnessSlot locale={locale}>{freshness}</FreshnessSlot>,
  now: null,
})

const Waiting = ({ locale }: { readonly locale: Locale }) => (
  <FreshnessBar locale={locale} state={{ freshness: 'waiting', updatedAt: null }} onPause={undefined} />
)
