import type { Category, Division, Edition, Team } from '../tournament/edition.ts'
import { type Gates, gatesOf } from '../tournament/gates.ts'
import { type Match, type Participant, UNKNOWN_SIDE } from '../tournament/match.ts'

/** Returns the part of an edition that may be shown. A service may send more than its flags open, but no page shows it. */
export function published(edition: Edition): Edition {
  const gates = gatesOf(edition.publication)
  const { clubs, featured, statistics, categories } = edition
  return {
    ...edition,
    clubs: gates.clubs ? clubs : [],
    featured: gates.matches ? featured : [],
    statistics: {
      teams: gates.teams ? statistics.teams : 0,
      nations: gates.teams ? statistics.nations : 0,
      matches: gates.matches ? statistics.matches : 0,
    },
    categories: categories.map((category) => openCategory(category, gates)),
  }
}

const openCategory = (category: Category, gates: Gates): Category => ({
  ...category,
  teams: gates.teams ? category.teams.map((team) => openTeam(team, gates)) : [],
  stages: gates.divisions ? category.stages : [],
  divisions: gates.divisions ? category.divisions.map((division) => openDivision(division, gates)) : [],
})

const openTeam = (team: Team, { clubs }: Gates): Team => (clubs ? team : { ...team, clubId: null })

function openDivision(division: Division, gates: Gates): Division {
  const tables = gates.tables
    ? {}
    : { published: [], carriedOver: [], lots: [], fairPlay: [], adjustments: [] }
  return {
    ...division,
    ...tables,
    teamIds: gates.draw ? division.teamIds : [],
    matches: gates.matches ? division.matches.map((match) => openMatch(match, gates)) : [],
  }
}

/** Returns a match without the names of its teams if these are not published. */
export const openMatch = (match: Match, { teams }: Pick<Gates, 'teams'>): Match =>
  teams ? match : { ...match, home: withoutName(match.home), away: withoutName(match.away) }

const withoutName = (side: Participant): Participant => (side.kind === 'team' ? UNKNOWN_SIDE : side)
