import type { EditionSite } from '../../domain/site/page-site.ts'
import { progressOf } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import Part from '../ui/Part.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  /** Whether the match had reports when the page was built. The match's own revision tells of later reports. */
  readonly isReported: boolean
}

/**
 * The timeline of a match that has reports. While the edition is under way it shows the line of the lead, which loads by
 * itself and has its space reserved. The goals load when a visitor opens the panel.
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
