import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { Route } from '../../domain/presentation/parse-address.ts'
import { idOfSegment, pathSegment } from '../../domain/presentation/path-segment.ts'
import FieldView from '../arena/FieldView.tsx'
import GroupView from '../category/GroupView.tsx'
import PlayoffView from '../category/PlayoffView.tsx'
import Home from '../home/Home.tsx'
import MatchView from '../match/MatchView.tsx'
import type { ClubYears } from '../team/ClubSections.tsx'
import TeamView from '../team/TeamView.tsx'
import type { PageMoment } from './page-moment.ts'

/** What a body shows of other editions than its own. */
export interface OtherYears {
  readonly clubYears: ClubYears
  readonly pickerYears: readonly number[]
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
export default function PageBody({ site, route, others, moment }: BodyProps) {
  const { index } = site
  switch (route.kind) {
    case 'latest':
    case 'home':
      return <Home site={site} pickerYears={others.pickerYears} moment={moment} />
    case 'team': {
      const team = bySegment(index.teams, route.team)
      const category = team && index.categories.get(team.categoryId)
      if (!team || !category) return null
      return (
        <TeamView site={site} team={team} category={category} clubYears={others.clubYears} moment={moment} />
      )
    }
    case 'match': {
      const match = bySegment(index.matches, route.match)
      const category = match && index.categories.get(match.categoryId)
      const division = match && index.divisions.get(match.divisionId)
      if (!match || !category || !division) return null
      return <MatchView site={site} match={match} category={category} division={division} moment={moment} />
    }
    case 'division':
    case 'playoff': {
      const division = bySegment(index.divisions, route.division)
      const category = division && index.categories.get(division.categoryId)
      if (!division || !category) return null
      const View = division.kind === 'group' ? GroupView : PlayoffView
      return <View site={site} category={category} division={division} moment={moment} />
    }
    case 'field': {
      const field = bySegment(index.fields, route.field)
      const arena = field && index.arenas.get(field.arenaId)
      if (!field || !arena) return null
      return <FieldView site={site} arena={arena} field={field} moment={moment} />
    }
    default:
      return null
  }
}

/** Whether a body has strips from edge to edge, and sets its own margins. */
export const isFullWidth = ({ kind }: Route): boolean => kind === 'home' || kind === 'latest'

/** What an id of an address names; ids too long for a file name stand there shortened by a hash. */
function bySegment<T>(map: ReadonlyMap<string, T>, segment: string): T | undefined {
  const id = idOfSegment(segment)
  if (id !== null) return map.get(id)
  for (const [other, value] of map) if (pathSegment(other) === segment) return value
  return undefined
}
