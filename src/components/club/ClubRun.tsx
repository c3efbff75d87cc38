import { mostAtOnce } from '../../domain/club/club-days.ts'
import type { Entry } from '../../domain/my-week/entry.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'

/** Up to this many overlapping matches are easy to count. For more, the note also says how many overlap at most. */
const FEW = 4

interface Props {
  readonly site: EditionSite
  /** Each match begins before an earlier one ends; or a single match. */
  readonly entries: readonly Entry[]
  /** Whether somebody might want to see all of them. */
  readonly isClash: boolean
}

/** One match of a club, or several that overlap: nobody can be at all of them. */
export default function ClubRun({ site, entries, isClash }: Props) {
  const t = translator(site.locale)
  const matches = entries.map(({ match }) => match)
  const own = new Set(entries.flatMap(({ teamIds }) => teamIds))
  const rows = (
    <MatchRows site={site} matches={matches} show={{ category: true, field: true, ownTeams: own }} />
  )
  if (matches.length === 1) return rows
  const most = mostAtOnce(entries)
  const isAhead = entries.some(({ phase }) => phase !== 'over')
  return (
    <div className={isClash && isAhead ? 'club-run is-clash stack gap-1' : 'club-run stack gap-1'}>
      <p className="small">
        {matches.length <= FEW || most === matches.length
          ? t('clubs.overlap', { count: matches.length })
          : t('clubs.inARow', { count: matches.length, most })}
      </p>
      {rows}
    </div>
  )
}
