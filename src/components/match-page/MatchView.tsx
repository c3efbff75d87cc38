import type { ReactNode } from 'react'
import type { ReportCoverage } from '../../domain/live/report-coverage.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Meetings } from '../../domain/tournament/club-meetings.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMoment } from '../ui/page-moment.ts'
import EarlierMeetings from './EarlierMeetings.tsx'
import MatchBoard from './MatchBoard.tsx'
import MatchesAround from './MatchesAround.tsx'
import MatchFacts from './MatchFacts.tsx'
import MatchHead from './MatchHead.tsx'
import TimelinePanel from './TimelinePanel.tsx'

/** A match, and where it is played. */
export interface MatchProps {
  readonly site: EditionSite
  readonly match: Match
  readonly category: Category
  readonly division: Division
}

/** The part that says what a match means in its division. */
export type MatchMeaning = (props: MatchProps) => ReactNode

interface Props extends MatchProps {
  /** The matches of its clubs against each other in earlier years. */
  readonly meetings: Meetings | null
  /** How much of the match was reported when the page was built. */
  readonly coverage: ReportCoverage
  readonly moment: PageMoment
  readonly Meaning: MatchMeaning
}

/** A match's page before, during and after it: its score, its course, what it means, and what is around it. */
export default function MatchView(props: Props) {
  const { site, match, category, division, meetings, moment, Meaning } = props
  return (
    <>
      <MatchHead site={site} match={match} category={category} division={division} />
      <MatchBoard site={site} match={match} now={moment.now} />
      <TimelinePanel {...props} />
      {category.resultsHidden && (
        <p className="note section">{translator(site.locale)('match.hiddenNote')}</p>
      )}
      <div className="columns">
        <div>
          <Meaning site={site} match={match} category={category} division={division} />
          {meetings && <EarlierMeetings site={site} match={match} meetings={meetings} />}
        </div>
        <div>
          <MatchesAround site={site} match={match} division={division} />
          <MatchFacts site={site} match={match} />
        </div>
      </div>
    </>
  )
}
