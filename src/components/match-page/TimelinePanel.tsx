import { type ReportCoverage, reportCoverage } from '../../domain/live/report-coverage.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match, Score } from '../../domain/tournament/match.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
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
 * The timeline of a match that has reports. The goals load when a visitor opens the panel, which is open while the match is
 * on. While the edition is under way there is also the line of the lead, which needs goals that were reported one by one.
 * After the match its space is reserved above the panel where these are likely: its start was reported. If only the score
 * may have been reported or imported, the line stands in the panel: the page would move when none is found.
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
  const isOn = covered.has('from-start') && match.kind === 'live'
  const isAbove = covered.has('from-start') && match.kind === 'finished' && match.halfTime !== null
  const lead = underWay && !(isOn && goalsOf(match.score) < 2) && (
    <Place name="lead" className="panel lead-line" values={props} />
  )
  return (
    <div className="course" data-result="own">
      {isAbove && lead}
      <details className="panel panel-pad timeline-panel" open={isOn}>
        <summary>
          <h2>{t('timeline.title')}</h2>
        </summary>
        {!isAbove && lead}
        <Place name="timeline" values={props}>
          {isOn ? (
            <RoomForGoals match={match} locale={locale} />
          ) : (
            <p className="quiet">{t('timeline.loading')}</p>
          )}
        </Place>
      </details>
    </div>
  )
}

type LiveMatch = Extract<Match, { readonly kind: 'live' }>

/** The page would move when the timeline loads: lines without words keep its room, one for each goal and the start. */
function RoomForGoals({
  match: { score, halfTime },
  locale,
}: Pick<EditionSite, 'locale'> & { readonly match: LiveMatch }) {
  const t = translator(locale)
  const first = goalsOf(halfTime ?? score) + 1
  const halves = halfTime ? [first, goalsOf(score) - goalsOf(halfTime)] : [first]
  return halves.map((count, half) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the first half and the second
    <div className="timeline-part" key={half}>
      <h3>{t(half === 0 ? 'timeline.first' : 'timeline.second')}</h3>
      <ol className="goal-room grid of-15 gap-x-4" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines
          <li key={at}>{'\u00a0'}</li>
        ))}
      </ol>
    </div>
  ))
}

const goalsOf = (score: Score | null): number => (score ? score.home + score.away : 0)
