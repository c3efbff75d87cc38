import type { LiveTable } from '../../domain/live/live-table.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { TeamMark } from '../../domain/tournament/scenario/marks.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import PlaceLegend from './PlaceLegend.tsx'

interface Props {
  readonly site: EditionSite
  readonly table: LiveTable
  /** Ids of the divisions that places lead to, in the order of their colours. */
  readonly targets: readonly string[]
  readonly explained?: boolean
  readonly placesShown?: boolean
  /** What stands beside names. */
  readonly marks?: readonly TeamMark[]
}

/** What stands below a table: whether it moves, where its places lead, and why level teams stand as they do. */
export default function StandingsNotes({
  site,
  table,
  targets,
  explained = false,
  placesShown = true,
  marks = [],
}: Props) {
  const t = translator(site.locale)
  const reasons = explained ? reasonsOf(site, table, t) : []
  return (
    <>
      {table.isPlaying && <p className="small quiet table-note">{t('live.tableNow')}</p>}
      {placesShown && <PlaceLegend site={site} places={table.places} targets={targets} />}
      {placesShown && marks.length > 0 && (
        <p className="small quiet">
          {t(marks.some(({ asItStands }) => asItStands) ? 'need.mark.legendNow' : 'need.mark.legend')}
        </p>
      )}
      {explained && table.contradictions.length > 0 && (
        <p className="note note-sun">{t('division.contradiction')}</p>
      )}
      {table.provisional && site.year === site.latestYear && (
        <p className="small quiet">{t('division.provisional')}</p>
      )}
      {reasons.length > 0 && (
        <details className="panel panel-pad">
          <summary>{t('division.why')}</summary>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                <Sentence text={reason} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function reasonsOf({ index }: EditionSite, { rows }: LiveTable, t: Translate): string[] {
  const nameOf = (teamId: string) => isolated(index.teams.get(teamId)?.name ?? teamId)
  return rows.flatMap((row, at) => {
    const above = rows[at - 1]
    if (!above || row.tieBreaker === null || row.tieBreaker === 'points') return []
    const criterion = t(`criterion.${row.tieBreaker}`)
    return [t('division.whyRow', { team: nameOf(row.teamId), above: nameOf(above.teamId), criterion })]
  })
}
