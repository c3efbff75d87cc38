import { memoized } from '../memoized.ts'
import { groupsNamed } from './bracket-entries.ts'
import type { Category, Division } from './edition.ts'
import type { EditionIndex } from './edition-index.ts'
import { finalPlaces } from './final-places.ts'
import type { Match, Participant } from './match.ts'
import { losingTeam, SIDES, winningTeam } from './outcome.ts'
import { matchReferred, placeholderMeaning } from './placeholder-meaning.ts'
import { leadsTo } from './qualification.ts'
import { withoutReplaced } from './replays.ts'
import { divisionStandings } from './standings.ts'

type Named = Pick<Category, 'teams'>

/**
 * By team: the matches in which only a placeholder such as "1:an i Grupp 4" stands for a team whose place is decided, with
 * the team in that place. The service seats the teams itself, sometimes late.
 */
export const decidedSeats = memoized((category: Category): ReadonlyMap<string, readonly Match[]> => {
  const found = new Map<string, Match[]>()
  const places = new Map<string, ReadonlyMap<number, string>>()
  for (const division of category.divisions)
    for (const match of division.matches) {
      if (match.kind !== 'scheduled') continue
      let seated: Match = match
      const came: string[] = []
      for (const side of SIDES) {
        const teamId = teamToCome(match[side], division, category, places)
        if (teamId === null) continue
        came.push(teamId)
        seated = { ...seated, [side]: { kind: 'team', teamId, name: nameOf(teamId, category) } }
      }
      for (const teamId of came) found.set(teamId, [...(found.get(teamId) ?? []), seated])
    }
  return found
})

const nameOf = (teamId: string, { teams }: Named): string =>
  teams.find(({ id }) => id === teamId)?.name ?? teamId

function teamToCome(
  side: Participant,
  division: Division,
  category: Category,
  known: Map<string, ReadonlyMap<number, string>>,
): string | null {
  const meaning = side.kind === 'placeholder' ? placeholderMeaning(side.label) : null
  if (meaning?.kind === 'winner' || meaning?.kind === 'loser') {
    const match = meaning.of && matchReferred(meaning.of, withoutReplaced(division.matches))
    if (!match) return null
    return meaning.kind === 'winner' ? winningTeam(match) : losingTeam(match)
  }
  const place = groupPlaceOfSide(side, division, category)
  if (!place) return null
  const { group, rank } = place
  let places = known.get(group.id)
  if (!places) {
    places = finalPlaces(group.matches, () => divisionStandings(group, category).rows)
    known.set(group.id, places)
  }
  return places.get(rank) ?? null
}

/** Returns the group place that a side of a match stands for, in another group of its class; null if it stands for none. */
export function groupPlaceOfSide(
  side: Participant,
  division: Division,
  category: Category,
): { readonly group: Division; readonly rank: number } | null {
  const meaning = side.kind === 'placeholder' ? placeholderMeaning(side.label) : null
  if (meaning?.kind !== 'group-place') return null
  const groups = groupsNamed(meaning, division, category)
  const [group] = groups
  if (!group || groups.length > 1 || !leadsTo(group.qualification, meaning.rank, division.id)) return null
  return { group, rank: meaning.rank }
}

/**
 * Returns the matches of a team, including those that do not name it yet although it is decided that it plays.
 *
 * @param named the matches that name it
 */
export function matchesOfTeam(teamId: string, category: Category, named: readonly Match[]): readonly Match[] {
  const ids = new Set(named.map(({ id }) => id))
  return [...named, ...(decidedSeats(category).get(teamId) ?? []).filter(({ id }) => !ids.has(id))]
}

/** Returns a team's matches in an edition, including those that do not name it yet although it is decided that it plays. */
export function teamMatches(
  teamId: string,
  { teams, categories, matchesByTeam }: Pick<EditionIndex, 'teams' | 'categories' | 'matchesByTeam'>,
): readonly Match[] {
  const named = matchesByTeam.get(teamId) ?? []
  const category = categories.get(teams.get(teamId)?.categoryId ?? '')
  return category ? matchesOfTeam(teamId, category, named) : named
}

/** Returns matches with the decided teams in place of their placeholders, in the classes of some teams. */
export function withDecidedSeats(
  matches: readonly Match[],
  categories: readonly Category[],
  teamIds: ReadonlySet<string>,
): readonly Match[] {
  const seated = categories
    .filter(({ teams }) => teams.some(({ id }) => teamIds.has(id)))
    .flatMap((category) => [...decidedSeats(category).values()].flat())
  const byId = new Map(seated.map((match) => [match.id, match]))
  return matches.map((match) => {
    const seat = match.kind === 'scheduled' && byId.get(match.id)
    return seat ? { ...match, home: seat.home, away: seat.away } : match
  })
}
