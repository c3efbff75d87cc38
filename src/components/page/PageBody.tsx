import type { ReactElement } from 'react'
import type { ClubHistory } from '../../domain/club/club-history.ts'
import type { Memories } from '../../domain/history/weekday-memories.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import type { Meetings } from '../../domain/tournament/club-meetings.ts'
import AreaList from '../arena/AreaList.tsx'
import ArenaBody from '../arena/ArenaBody.tsx'
import CategoryBody from '../category/CategoryBody.tsx'
import CategoryCards from '../category/CategoryCards.tsx'
import ChangesView from '../changes/ChangesView.tsx'
import ClubList from '../club/ClubList.tsx'
import ClubView from '../club/ClubView.tsx'
import BoardView from '../hall/BoardView.tsx'
import Home, { type LastChampions } from '../home/Home.tsx'
import DayMatches from '../live-center/DayMatches.tsx'
import LiveCenter from '../live-center/LiveCenter.tsx'
import MatchView from '../match-page/MatchView.tsx'
import NationList from '../nation/NationList.tsx'
import NationView from '../nation/NationView.tsx'
import PressSheet from '../press/PressSheet.tsx'
import RankingView from '../ranking/RankingView.tsx'
import type { EditionYear } from '../statistics/edition-year.ts'
import Statistics from '../statistics/Statistics.tsx'
import StreamList from '../stream/StreamList.tsx'
import StreamView from '../stream/StreamView.tsx'
import type { ClubYears } from '../team/ClubSections.tsx'
import TeamView from '../team/TeamView.tsx'
import type { PageMoment } from '../ui/page-moment.ts'

/** What a body shows that its edition does not tell: of other editions, and what a browser's schedule leaves out. */
export interface OtherYears {
  readonly clubYears: ClubYears
  readonly clubHistory: ClubHistory | null
  readonly meetings: Meetings | null
  /** Whether the service has reports of the match that the page is about. */
  readonly isReported: boolean
  readonly pickerYears: readonly number[]
  readonly lastChampions: LastChampions | null
  /** What the days of the week are remembered for. */
  readonly memories: Memories
  readonly figures: readonly EditionYear[]
  /** Where its subject is told of through the years, without language; null where nobody tells of it. */
  readonly history: string | null
}

export interface BodyProps {
  readonly site: EditionSite
  readonly route: Route
  readonly others: OtherYears
  readonly moment: PageMoment
}

/**
 * The body of a page: the same at build, from the edition as it was read, and in a browser, from the edition as it is
 * now. Nothing where the edition has no such thing.
 */
export default function PageBody({ site, route, others, moment }: BodyProps): ReactElement | null {
  const { index } = site
  switch (route.kind) {
    case 'latest':
    case 'home':
      return <Home site={site} others={others} moment={moment} />
    case 'categories':
      return <CategoryCards site={site} />
    case 'category':
    case 'category-teams':
    case 'division':
    case 'playoff':
      return <CategoryBody site={site} route={route} history={others.history} moment={moment} />
    case 'nations':
      return <NationList site={site} moment={moment} />
    case 'nation': {
      const teams = index.teamsByNation.get(route.nation)
      return teams ? (
        <NationView
          site={site}
          nation={route.nation}
          teams={teams}
          history={others.history}
          moment={moment}
        />
      ) : null
    }
    case 'clubs':
      return <ClubList site={site} moment={moment} />
    case 'club': {
      const club = bySegment(index.clubs, route.club)
      return club ? <ClubView site={site} club={club} history={others.clubHistory} moment={moment} /> : null
    }
    case 'team': {
      const team = bySegment(index.teams, route.team)
      const category = team && index.categories.get(team.categoryId)
      if (!team || !category) return null
      const { clubYears } = others
      return <TeamView site={site} team={team} category={category} clubYears={clubYears} moment={moment} />
    }
    case 'arenas':
      return <AreaList site={site} />
    case 'arena':
    case 'field':
      return <ArenaBody site={site} route={route} moment={moment} />
    case 'streams':
      return <StreamList site={site} moment={moment} />
    case 'stream': {
      const stream = bySegment(index.streams, route.stream)
      return stream ? <StreamView site={site} stream={stream} moment={moment} /> : null
    }
    case 'match': {
      const match = bySegment(index.matches, route.match)
      const category = match && index.categories.get(match.categoryId)
      const division = match && index.divisions.get(match.divisionId)
      if (!match || !category || !division) return null
      const { meetings, isReported } = others
      const subject = { match, category, division, meetings, isReported }
      return <MatchView site={site} {...subject} moment={moment} />
    }
    case 'matches':
      return <LiveCenter site={site} moment={moment} />
    case 'matches-day':
      return <DayMatches site={site} day={route.day} moment={moment} />
    case 'matches-part':
      return <DayMatches site={site} day={route.day} part={route.part} moment={moment} />
    case 'press-day':
    case 'press-nation':
    case 'press-club':
      return <PressSheet site={site} route={route} moment={moment} />
    case 'board':
      return <BoardView site={site} route={route} now={moment.now} />
    case 'changes':
      return <ChangesView site={site} moment={moment} />
    case 'states':
      return <Statistics site={site} years={others.figures} history={others.history} moment={moment} />
    case 'ranking':
      return <RankingView site={site} moment={moment} />
    // Their files bring markup of their own.
    case 'search':
    case 'signin':
    case 'signup':
    case 'favourites':
    case 'story':
    case 'data':
    case 'press':
    case 'screen':
    case 'overlay':
    case 'history':
    case 'history-records':
    case 'history-medals':
    case 'history-class':
      return null
  }
}

/** Whether a body has strips from edge to edge, and sets its own margins. */
export const isFullWidth = ({ kind }: Route): boolean => kind === 'home' || kind === 'latest'
