import type { EditionSite } from '../../domain/site/page-site.ts'
import { progressOf } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import Part from '../ui/Part.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  /** Known since the page was built; what was reported later, the match tells itself. */
  readonly isReported: boolean
}

/**
 * The course of a match that reports are known of: while its edition is played the line of the lead, which comes by itself
 * and has its room kept, and every goal for whoever opens it.
 */
export default function TimelinePanel({ site, match, isReported }: Props) {
  const { locale, cup, index, underWay } = site
  const t = translator(locale)
  const progress = progressOf(match)
  const isKnown = isReported || (match.revision ?? 0) > 0
  if (!isKnown || match.kind === 'hidden' || (progress !== 'live' && progress !== 'finished')) return null
  const follows = { cupId: cup.id, tournamentId: index.edition.tournamentId, matchId: match.id }
  const props = { locale, follows, sides: { home: sideName(match.home, t), away: sideName(match.away, t) } }
  return (
    <div data-result="own">
      {underWay && <Part name="lead" className="panel lead-line" props={props} />}
      <details className="panel panel-pad timeline-panel">
        <summary>{t('timeline.title')}</summary>
        <Part name="timeline" props={props}>
          <p className="quiet">{t('timeline.loading')}</p>
        </Part>
      </details>
    </div>
  )
}
