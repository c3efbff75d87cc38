import { memoized } from '../../memoized.ts'
import { isDivisionOver } from '../class-state.ts'
import { groupPlaceOfSide } from '../decided-seats.ts'
import type { Category, Division } from '../edition.ts'
import type { Match } from '../match.ts'
import { otherSide, SIDES } from '../outcome.ts'
import { branchesOf, type Stop } from '../way-ahead.ts'
import { withdrawnFrom } from '../withdrawn.ts'
import { scenariosOf } from './scenarios.ts'

/** The play-off match that a place of a group leads to. */
export interface PlaceAhead {
  readonly rank: number
  readonly stop: Stop
}

/** By group id: the places whose play-off match is listed, best first. A place with a bye leads to the match after it. */
const byGroup = memoized((category: Category): ReadonlyMap<string, readonly PlaceAhead[]> => {
  const found = new Map<string, Map<number, Stop>>()
  const divisions = new Map(category.divisions.map((division) => [division.id, division]))
  const stopOf = (match: Match, opponent: Match['home']): Stop | null =>
    match.kind === 'bye'
      ? branchesOf(match, { divisions }).win
      : { match, opponent: { kind: 'side', side: opponent } }
  for (const division of category.divisions)
    for (const match of division.matches)
      for (const side of SIDES) {
        const place = groupPlaceOfSide(match[side], division, category)
        const stop = place && stopOf(match, match[otherSide(side)])
        if (!stop) continue
        const places = found.get(place.group.id) ?? new Map<number, Stop>()
        found.set(place.group.id, places)
        // The service also writes the place into the match after a bye.
        if (match.kind !== 'bye' || !places.has(place.rank)) places.set(place.rank, stop)
      }
  return new Map(
    [...found].map(([groupId, places]) => [
      groupId,
      [...places].map(([rank, stop]) => ({ rank, stop })).toSorted((one, other) => one.rank - other.rank),
    ]),
  )
})

/**
 * Returns where the places of a group lead that is not over, best place first.
 *
 * @param teamId if set, only places of the goals that this team can still reach (see `scenariosOf`); all if that is not known
 */
export function placesAhead(group: Division, category: Category, teamId?: string): readonly PlaceAhead[] {
  if (group.kind !== 'group' || category.resultsHidden || category.tablesHidden || isDivisionOver(group))
    return []
  if (withdrawnFrom(group, category).has(teamId ?? '')) return []
  const all = byGroup(category).get(group.id) ?? []
  const scenarios = teamId === undefined ? null : scenariosOf(group, category)
  if (teamId === undefined || !scenarios) return all
  const { zones, teamIds } = scenarios.group
  const chances = scenarios.outlooks[teamIds.indexOf(teamId)]?.overall ?? []
  return all.filter(
    ({ rank }) => chances[zones.findIndex(({ from, to }) => from <= rank && rank <= to)] !== 'none',
  )
}
