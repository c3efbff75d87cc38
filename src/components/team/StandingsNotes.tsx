import { liveTable } from '../../domain/live/live-table.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bestPlacesOf } from '../../domain/tournament/best-places.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import AdjustmentNotes from './AdjustmentNotes.tsx'
import BestPlaceLine from './BestPlaceLine.tsx'
import RankingLine from './RankingLine.tsx'
import { tableMarks } from './table-marks.ts'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  readonly isOneOfMany?: boolean
  readonly placesShown?: boolean
}

/** The notes below a table: whether it still changes, what its marks mean, and how level teams are ranked. */
export default function StandingsNotes({
  site,
  category,
  division,
  isOneOfMany = false,
  placesShown = true,
}: Props) {
  const t = translator(site.locale)
  const table = liveTable(division, category)
  const marks = [...tableMarks(site, division, category).values()]
  return (
    <>
      {table.isPlaying && (
        <p className="small quiet table-note" data-result="with">
          {t('live.tableNow')}
        </p>
      )}
      <AdjustmentNotes site={site} division={division} />
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
