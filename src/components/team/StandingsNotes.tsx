import type { LiveTable } from '../../domain/live/live-table.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bestPlacesOf } from '../../domain/tournament/best-places.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import type { TeamMark } from '../../domain/tournament/scenario/marks.ts'
import { translator } from '../../i18n/translate.ts'
import AdjustmentNotes from './AdjustmentNotes.tsx'
import BestPlaceLine from './BestPlaceLine.tsx'
import PlaceLegend from './PlaceLegend.tsx'
import RankingLine from './RankingLine.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  readonly table: LiveTable
  /** Ids of the divisions that places lead to, in the order of their colours. */
  readonly targets: readonly string[]
  readonly isOneOfMany?: boolean
  readonly placesShown?: boolean
  /** The marks beside the names of teams. */
  readonly marks?: readonly TeamMark[]
}

/** The notes below a table: whether it still changes, where its places lead, and how level teams are ranked. */
export default function StandingsNotes({
  site,
  category,
  division,
  table,
  targets,
  isOneOfMany = false,
  placesShown = true,
  marks = [],
}: Props) {
  const t = translator(site.locale)
  return (
    <>
      {table.isPlaying && (
        <p className="small quiet table-note" data-result="with">
          {t('live.tableNow')}
        </p>
      )}
      <AdjustmentNotes site={site} division={division} />
      {placesShown && <PlaceLegend site={site} places={table.places} targets={targets} />}
      {!isOneOfMany &&
        bestPlacesOf(category)
          .filter(({ groups }) => groups.some(({ id }) => id === division.id))
          .map((place) => (
            <p className="small" key={`${place.rank} ${place.divisionId}`}>
              <BestPlaceLine site={site} place={place} />
            </p>
          ))}
      {placesShown && marks.length > 0 && (
        <p className="small quiet" data-result="with">
          {t(marks.some(({ asItStands }) => asItStands) ? 'need.mark.legendNow' : 'need.mark.legend')}
        </p>
      )}
      {!isOneOfMany && table.contradictions.length > 0 && (
        <p className="note note-sun" data-result="with">
          {t('division.contradiction')}
        </p>
      )}
      {table.provisional && site.year === site.latestYear && (
        <p className="small quiet">{t('division.provisional')}</p>
      )}
      {!isOneOfMany && <RankingLine site={site} rule={category.ranking} />}
    </>
  )
}
