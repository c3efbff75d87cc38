import type { LiveTable } from '../../domain/live/live-table.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import PlaceLegend from './PlaceLegend.tsx'
import RankingLine from './RankingLine.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly table: LiveTable
  /** Ids of the divisions that places lead to, in the order of their colours. */
  readonly targets: readonly string[]
  readonly isOneOfMany?: boolean
  readonly placesShown?: boolean
}

/** What stands below a table: whether it moves, where its places lead, and how level teams are ranked. */
export default function StandingsNotes({
  site,
  category,
  table,
  targets,
  isOneOfMany = false,
  placesShown = true,
}: Props) {
  const t = translator(site.locale)
  return (
    <>
      {table.isPlaying && <p className="small quiet table-note">{t('live.tableNow')}</p>}
      {placesShown && <PlaceLegend site={site} places={table.places} targets={targets} />}
      {!isOneOfMany && table.contradictions.length > 0 && (
        <p className="note note-sun">{t('division.contradiction')}</p>
      )}
      {table.provisional && site.year === site.latestYear && (
        <p className="small quiet">{t('division.provisional')}</p>
      )}
      {!isOneOfMany && <RankingLine site={site} rule={category.ranking} />}
    </>
  )
}
