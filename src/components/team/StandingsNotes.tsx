import type { LiveTable } from '../../domain/live/live-table.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import { divisionPage } from '../../domain/presentation/division-page.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { type MessageKey, type Translate, translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly table: LiveTable
  /** Ids of the divisions that places lead to, in the order of their colours. */
  readonly targets: readonly string[]
  readonly explained?: boolean
}

/** What stands below a table: whether it moves, where its places lead, and why level teams stand as they do. */
export default function StandingsNotes({ site, table, targets, explained = false }: Props) {
  const t = translator(site.locale)
  const reasons = explained ? reasonsOf(site, table, t) : []
  return (
    <>
      {table.isPlaying && <p className="small quiet table-note">{t('live.tableNow')}</p>}
      {table.places.length > 0 && (
        <ul className="legend">
          {table.places.map((place) => (
            <li
              key={`${place.fromRank} ${place.divisionId}`}
              data-target={targets.indexOf(place.divisionId) + 1}
            >
              <PlaceLine site={site} place={place} />
            </li>
          ))}
        </ul>
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

type Place = LiveTable['places'][number]

function PlaceLine({ site, place }: { readonly site: EditionSite; readonly place: Place }) {
  const { locale, year, index } = site
  const target = index.divisions.get(place.divisionId)
  const sentence = (
    <Sentence
      text={translator(locale)(placeMessage(place), {
        from: place.fromRank,
        to: place.toRank,
        target: isolated(target?.name[locale] ?? place.divisionId),
      })}
    />
  )
  return target ? <a href={localized(divisionPage(year, target), locale)}>{sentence}</a> : sentence
}

/** Who went on is a fact, whatever the ranks would say: an extra match or a lot may have decided. */
function placeMessage({ asRanked, fromRank, toRank }: Place): MessageKey {
  if (!asRanked) return 'division.wentOn'
  return fromRank === toRank ? 'division.qualifiesOne' : 'division.qualifies'
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
