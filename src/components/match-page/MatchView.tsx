import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Meetings } from '../../domain/tournament/club-meetings.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { showsTable } from '../../domain/tournament/gates.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMoment } from '../ui/page-moment.ts'
import EarlierMeetings from './EarlierMeetings.tsx'
import MatchBoard from './MatchBoard.tsx'
import MatchesAround from './MatchesAround.tsx'
import MatchFacts from './MatchFacts.tsx'
import MatchHead from './MatchHead.tsx'
import MatchStandings from './MatchStandings.tsx'
import TimelinePanel from './TimelinePanel.tsx'
import WhatItMeans from './WhatItMeans.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
  readonly category: Category
  readonly division: Division
  /** The matches of its clubs against each other in earlier years. */
  readonly meetings: Meetings | null
  readonly isReported: boolean
  readonly moment: PageMoment
}

/** A match's page before, during and after it: its score, its course, what it means, and what is around it. */
export default function MatchView(props: Props) {
  const { site, match, category, division, meetings, moment } = props
  return (
    <>
      <MatchHead site={site} match={match} category={category} division={division} />
      <MatchBoard site={site} match={match} now={moment.now} />
      {moment.freshness}
      <TimelinePanel {...props} />
      {category.resultsHidden && (
        <p className="note section">{translator(site.locale)('match.hiddenNote')}</p>
      )}
      <div className="columns">
        <div>
          {!category.resultsHidden && <WhatItMeans site={site} match={match} division={division} />}
          {showsTable(category, division) && <MatchStandings {...props} />}
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
