import { bracketEntries, type Entry } from './bracket-entries.ts'
import { isDivisionOver } from './class-state.ts'
import type { Category, Division } from './edition.ts'
import { finalPlaces } from './final-places.ts'
import { laterDivisions, teamsIn } from './later-divisions.ts'
import { divisionStandings, tableTeams } from './standings.ts'

/** Where a place of a group leads, as far as anybody said. */
export type WayOn =
  /** `isOnly` unless another place, of which nobody said where it leads, may lead there too. */
  | { readonly kind: 'division'; readonly divisionId: string; readonly isOnly: boolean }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'untold' }

/**
 * Returns where the places of a group lead, best first: as the draw says; else as placeholders of later matches say ("2nd in
 * Group 1"); else as all other groups of the stage went, if exactly as many sides of the bracket are left. What none of
 * these tells is `untold`, also where a placeholder may or may not mean the place ("2nd best third"), or where only the best
 * on that place go on.
 *
 * @param teams the number of places
 * @returns null if one place leads to two divisions
 */
export function waysOn(group: Division, category: Category, teams: number): readonly WayOn[] | null {
  const later = laterDivisions(group, category)
  const entries = bracketEntries(category)
  const asOthers = group.qualification === null ? placesAsOthers(group, category, later) : new Map()
  const ways: WayOn[] = []
  for (let rank = 1; rank <= teams; rank += 1) {
    const targets = targetsOf(rank)
    const [divisionId] = targets
    if (targets.size > 1) return null
    if (divisionId !== undefined) ways.push({ kind: 'division', divisionId, isOnly: true })
    else ways.push({ kind: group.qualification === null || mayLeadOn(rank) ? 'untold' : 'nowhere' })
  }
  const openRanks = ways.flatMap(({ kind }, at) => (kind === 'untold' ? [at + 1] : []))
  return ways.map((way) => {
    const mayCome = (rank: number) => way.kind === 'division' && canTake(way.divisionId, rank)
    return way.kind === 'division' && openRanks.some(mayCome) ? { ...way, isOnly: false } : way
  })

  function targetsOf(rank: number): ReadonlySet<string> {
    const drawn = (group.qualification ?? []).filter(
      ({ fromRank, toRank }) => fromRank <= rank && rank <= toRank,
    )
    if (drawn.length > 0) return new Set(drawn.map(({ divisionId }) => divisionId))
    const named = [...entries].flatMap(([id, open]) =>
      open.some((entry) => isPlace(entry, rank)) ? [id] : [],
    )
    const like = asOthers.get(rank)
    return new Set(named.length > 0 || like === undefined ? named : [like])
  }

  function isPlace(entry: Entry, rank: number): boolean {
    return entry.kind === 'place' && entry.groupId === group.id && entry.rank === rank
  }

  /** Whether a side that stands for the place of one of several groups may mean this one. */
  function mayLeadOn(rank: number): boolean {
    if (group.bestPlaces?.some((place) => place.rank === rank)) return true
    return later.some(({ id }) => (entries.get(id) ?? []).some((entry) => isOneOf(entry, rank)))
  }

  function isOneOf(entry: Entry, rank: number): boolean {
    return entry.kind === 'one-of' && entry.rank === rank && entry.groupIds.includes(group.id)
  }

  function canTake(divisionId: string, rank: number): boolean {
    if (group.bestPlaces?.some((place) => place.rank === rank && place.divisionId === divisionId)) return true
    const isTaken = [...asOthers.values()].includes(divisionId)
    return (entries.get(divisionId) ?? []).some(
      (entry) => isOneOf(entry, rank) || (entry.kind === 'any' && !isTaken),
    )
  }
}

/** Whether the draw alone tells where every place of a group leads. */
export function isFullyStated(group: Division): boolean {
  const isStated = (rank: number) =>
    group.qualification?.some(({ fromRank, toRank }) => fromRank <= rank && rank <= toRank) ?? false
  return tableTeams(group).every((_, at) => isStated(at + 1))
}

/**
 * Returns the places that led on in every other group of the stage, by rank. Empty unless these groups are over, have as
 * many teams, and sent the same places, and unless exactly as many sides of the bracket are open as this group then fills.
 */
function placesAsOthers(
  group: Division,
  category: Category,
  later: readonly Division[],
): ReadonlyMap<number, string> {
  const others = category.divisions.filter(
    ({ id, stageId, kind }) => id !== group.id && kind === 'group' && stageId === group.stageId,
  )
  const isAlike = (other: Division) =>
    other.qualification === null && isDivisionOver(other) && other.teamIds.length === group.teamIds.length
  if (others.length === 0 || !others.every(isAlike)) return new Map()
  const found = new Map<number, string>()
  for (const { id, matches } of later) {
    const seated = teamsIn({ teamIds: [], matches })
    const ranks = others.map((other) => {
      const places = finalPlaces(other.matches, () => divisionStandings(other, category).rows)
      const gone = [...places].flatMap(([rank, teamId]) => (seated.has(teamId) ? [rank] : []))
      return places.size === other.teamIds.length ? gone.toSorted((one, two) => one - two) : []
    })
    const [first = []] = ranks
    const open = (bracketEntries(category).get(id) ?? []).filter(({ kind }) => kind === 'any')
    const isSame = ranks.every((own) => own.join() === first.join())
    const own = group.teamIds.filter((teamId) => seated.has(teamId))
    if (first.length === 0 || !isSame || open.length !== first.length || own.length > 0) continue
    for (const rank of first) {
      if (found.has(rank)) return new Map()
      found.set(rank, id)
    }
  }
  return found
}
