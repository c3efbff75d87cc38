import { type ReportCoverage, reportCoverage } from '../../domain/live/report-coverage.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { progressOf } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import Place from '../ui/Place.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  /** How much of the match was reported when the page was built. The match itself tells of later reports. */
  readonly coverage: ReportCoverage
}

/**
 * The timeline of a match that has reports. The goals load when a visitor opens the panel. While the edition is under way it
 * also shows the line of the lead, which needs goals that were reported one by one. Its space is reserved where these are
 * likely: its start was reported. If only the score may have been reported or imported, the line stands in the panel: the
 * page would move when none is found.
 */
export default function TimelinePanel({ site, match, coverage }: Props) {
  const { locale, cup, index, underWay } = site
  const t = translator(locale)
  const progress = progressOf(match)
  const covered = new Set([coverage, reportCoverage(match)])
  const isKnown = covered.has('some') || covered.has('from-start')
  if (!isKnown || match.kind === 'hidden' || (progress !== 'live' && progress !== 'finished')) return null
  const follows = { cupId: cup.id, tournamentId: index.edition.tournamentId, matchId: match.id }
  const props = { locale, follows, sides: { home: sideName(match.home, t), away: sideName(match.away, t) } }
  const isFollowed =
    covered.has('from-start') &&
    (match.kind === 'live' || (match.kind === 'finished' && match.halfTime !== null))
  const lead = underWay && <Place name="lead" className="panel lead-line" values={props} />
  return (
    <div data-result="own">
      {isFollowed && lead}
      <details className="panel panel-pad timeline-panel">
        <summary>{t('timeline.title')}</summary>
        {!isFollowed && lead}
        <Place name="timeline" values={props}>
          <p className="quiet">{t('timeline.loading')}</p>
        </Place>
      </details>
    </div>
  )
}
