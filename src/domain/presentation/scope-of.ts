import { boardSubject, fieldsOfBoard } from '../hall/board-subject.ts'
import { groupsFillingSeats } from '../live/provisional-seats.ts'
import { memoized } from '../memoized.ts'
import { areaOf } from '../places/areas.ts'
import { groupsEnding } from '../press/day-sheet.ts'
import { groupsOnSheet } from '../press/teams-sheet.ts'
import { bySegment } from '../text/path-segment.ts'
import { isDivisionOver } from '../tournament/class-state.ts'
import { teamMatches } from '../tournament/decided-seats.ts'
import type { Division, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { homeStrip } from '../tournament/featured.ts'
import { laterDivisions } from '../tournament/later-divisions.ts'
import type { Match } from '../tournament/match.ts'
import { isToCome, progressOf } from '../tournament/match-progress.ts'
import { medalMatches } from '../tournament/medals.ts'
import { teamIdOf } from '../tournament/outcome.ts'
import { leadsTo } from '../tournament/qualification.ts'
import { leadOnTo } from '../tournament/stakes.ts'
import { isFullyStated } from '../tournament/ways-on.ts'
import type { Route } from './page-kinds.ts'
import { isOnOtherDay, type PageScope } from './page-scope.ts'

const NOTHING: PageScope = {
  isWhole: false,
  isTally: false,
  divisions: [],
  sources: [],
  teams: [],
  fields: [],
  streams: [],
  days: [],
  matches: [],
}
const WHOLE: PageScope = { ...NOTHING, isWhole: true }

/** Returns the scope of a page; null if no change of a match can alter it. */
export function scopeOf(route: Route, index: EditionIndex): PageScope | null {
  switch (route.kind) {
    case 'latest':
    case 'home': {
      const strip = homeStrip(index.edition, true)
      return { ...WHOLE, matches: idsOf(strip?.matches) }
    }
    case 'category': {
      const category = bySegment(index.categories, route.category)
      return category ? { ...NOTHING, divisions: idsOf(category.divisions) } : WHOLE
    }
    case 'division':
    case 'playoff': {
      const division = bySegment(index.divisions, route.division)
      return division
        ? {
            ...NOTHING,
            divisions: [division.id],
            sources: [...groupsBefore(division, index), ...playoffsAfter([division], index)],
          }
        : WHOLE
    }
    case 'nations':
    case 'clubs':
      return { ...NOTHING, isTally: true, matches: medalMatches(index.edition.categories) }
    case 'nation':
      return { ...NOTHING, isTally: true, teams: idsOf(index.teamsByNation.get(route.nation)) }
    case 'club': {
      const club = bySegment(index.clubs, route.club)
      return club ? onTeams(index.teamsByClub.get(club.id) ?? [], index) : WHOLE
    }
    case 'team': {
      const team = bySegment(index.teams, route.team)
      if (!team) return WHOLE
      const groups = index.groupsOfTeam.get(team.id) ?? []
      return {
        ...NOTHING,
        teams: [team.id],
        divisions: idsOf(groups),
        sources: [...playoffsAhead(teamMatches(team.id, index), index), ...playoffsAfter(groups, index)],
        matches: idsOf(leadOnTo(teamMatches(team.id, index), index)),
      }
    }
    case 'arena': {
      const arena = bySegment(index.arenas, route.arena)
      // The plan of the arena's area shows where matches are on.
      const around = arena ? areaOf(arena, index).arenas : []
      return { ...onFields(idsOf(around.flatMap(({ fields }) => fields)), index), isTally: true }
    }
    case 'field': {
      const field = bySegment(index.fields, route.field)
      return field ? onFields([field.id], index) : WHOLE
    }
    case 'streams':
      return onStreams([...index.streams.keys()], index)
    case 'stream': {
      const stream = bySegment(index.streams, route.stream)
      return stream ? onStreams([stream.id], index) : WHOLE
    }
    case 'match': {
      const match = bySegment(index.matches, route.match)
      if (!match) return WHOLE
      const teams = [match.home, match.away].flatMap((side) => teamIdOf(side) ?? [])
      const division = index.divisions.get(match.divisionId)
      const isOver = progressOf(match) === 'finished'
      const sources = division ? sourcesOfMatch(division, isOver, index) : []
      return { ...NOTHING, divisions: [match.divisionId], sources, teams }
    }
    // Every match that is being played is on this page.
    case 'matches':
    case 'speaker':
      return { ...WHOLE, divisions: [...index.divisions.keys()] }
    case 'matches-day':
    case 'matches-part':
      return { ...NOTHING, isTally: true, days: [route.day], matches: movedToOtherDays(index) }
    case 'press-day': {
      const ending = idsOf(groupsEnding(index).get(route.day))
      return {
        ...NOTHING,
        isTally: true,
        isSettled: true,
        days: [route.day],
        divisions: ending,
        matches: movedToOtherDays(index),
      }
    }
    case 'press-nation':
      return ofTeams(index.teamsByNation.get(route.nation) ?? [], index)
    case 'press-club':
      return ofTeams(bySegment(index.teamsByClub, route.club) ?? [], index)
    case 'board': {
      const subject = boardSubject(route.board, index)
      if (!subject || subject.kind === 'live') return WHOLE
      if (subject.kind === 'class') return { ...NOTHING, divisions: idsOf(subject.category.divisions) }
      return onFields(idsOf(fieldsOfBoard(subject)), index)
    }
    case 'changes':
      return { ...NOTHING, isTally: true, isMoves: true }
    case 'states':
    case 'story':
      return WHOLE
    case 'ranking': {
      const groups = [...index.divisions.values()].filter(({ kind }) => kind === 'group')
      return { ...NOTHING, isTally: true, divisions: idsOf(groups) }
    }
    case 'search':
    case 'signin':
    case 'signup':
    case 'favourites':
    case 'data':
    case 'categories':
    case 'category-teams':
    case 'arenas':
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

/**
 * Returns the scope of only the matches that a page is about. It needs no tables: these decide which matches a team reaches,
 * but changes name every team that comes to another match.
 */
export function scopeOfMatches(route: Route, index: EditionIndex): PageScope | null {
  if (route.kind === 'club') return { ...NOTHING, teams: idsOf(bySegment(index.teamsByClub, route.club)) }
  if (route.kind !== 'team') {
    const scope = scopeOf(route, index)
    return scope && { ...scope, sources: route.kind === 'playoff' ? scope.sources : [] }
  }
  const team = bySegment(index.teams, route.team)
  return { ...NOTHING, teams: team ? [team.id] : [] }
}

const movedToOtherDays = memoized(({ matches }: EditionIndex) =>
  idsOf([...matches.values()].filter(isOnOtherDay)),
)

/** Returns the groups that fill the open seats of a play-off. */
function groupsBefore(division: Division, { categories }: EditionIndex): readonly string[] {
  const category = categories.get(division.categoryId)
  const seats = division.kind === 'playoff' && category ? groupsFillingSeats(division, category) : []
  return [...new Set(idsOf(seats))]
}

/** Returns the play-offs in which a team has matches to come: the results of others there decide whom it meets. */
const playoffsAhead = (matches: readonly Match[], { divisions }: EditionIndex): readonly string[] => [
  ...new Set(
    matches
      .filter(isToCome)
      .map(({ divisionId }) => divisionId)
      .filter((id) => divisions.get(id)?.kind === 'playoff'),
  ),
]

/** Returns what tells where the places of groups lead. Once a group is over, its pages no longer tell of that. */
const playoffsAfter = (groups: readonly Division[], index: EditionIndex): readonly string[] => [
  ...new Set(
    groups
      .filter(({ kind, matches }) => kind === 'group' && !isDivisionOver({ matches }))
      .flatMap((group) => tellingWaysOn(group, index)),
  ),
]

/** If the draw tells where every place of a group leads, these play-offs; else all that `waysOn` reads. */
function tellingWaysOn(group: Division, { categories }: EditionIndex): readonly string[] {
  const category = categories.get(group.categoryId)
  if (!category) return []
  const { divisions } = category
  if (isFullyStated(group))
    return idsOf(
      divisions.filter(({ id, kind }) => kind === 'playoff' && leadsTo(group.qualification, null, id)),
    )
  const beside = divisions.filter(({ id, stageId }) => id !== group.id && stageId === group.stageId)
  return idsOf([...laterDivisions(group, category), ...(group.qualification === null ? beside : [])])
}

/**
 * The page of a match also says where the places of its group lead, and before its end its loser. Once the group is over it
 * says what the match decided, which depends on the brackets where the draw does not tell everything.
 */
function sourcesOfMatch(division: Division, isOver: boolean, index: EditionIndex): readonly string[] {
  if (division.kind === 'group')
    return isDivisionOver(division) && isFullyStated(division) ? [] : tellingWaysOn(division, index)
  const divisions = index.categories.get(division.categoryId)?.divisions ?? []
  return isOver ? [] : idsOf(divisions.filter(({ kind, id }) => kind === 'playoff' && id !== division.id))
}

const idsOf = (items: readonly { readonly id: string }[] = []): string[] => items.map(({ id }) => id)

/** The page gives the tables of the teams' groups in words, and the matches they reach without being named there yet. */
const onTeams = (teams: readonly Team[], index: EditionIndex): PageScope => ({
  ...NOTHING,
  isTally: true,
  teams: idsOf(teams),
  divisions: idsOf([...new Set(teams.flatMap(({ id }) => index.groupsOfTeam.get(id) ?? []))]),
  matches: idsOf(
    teams.flatMap((team) => teamMatches(team.id, index).filter((match) => !isNamed(match, index))),
  ),
})

/** Whether the edition itself names the teams of a match: a match with a seat filled for a team is another object. */
const isNamed = (match: Match, { matches }: EditionIndex): boolean => matches.get(match.id) === match

const ofTeams = (teams: readonly Team[], index: EditionIndex): PageScope => ({
  ...NOTHING,
  isTally: true,
  isSettled: true,
  teams: idsOf(teams),
  divisions: idsOf(groupsOnSheet(teams, index)),
})

const onFields = (fields: readonly string[], { matchesByField }: EditionIndex): PageScope => ({
  ...NOTHING,
  fields,
  matches: fields.flatMap((id) => idsOf(matchesByField.get(id))),
})

const onStreams = (streams: readonly string[], { matchesByStream }: EditionIndex): PageScope => ({
  ...NOTHING,
  streams,
  matches: streams.flatMap((id) => idsOf(matchesByStream.get(id))),
})
