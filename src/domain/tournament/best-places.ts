import { memoized } from '../memoized.ts'
import { rankAcrossGroups } from './across-groups.ts'
import { bracketEntries } from './bracket-entries.ts'
import { isDivisionOver } from './class-state.ts'
import type { BestPlace, Category, Division } from './edition.ts'
import { SIDES, teamIdOf } from './outcome.ts'
import { placeholderMeaning } from './placeholder-meaning.ts'
import { countedResults, divisionStandings, type Standing } from './standings.ts'

/** A place that leads on from some groups only: those in which its teams are best. */
export interface BestPlaces {
  readonly rank: number
  readonly divisionId: string
  /** How many go on; null if that is not known. */
  readonly count: number | null
  readonly groups: readonly Division[]
}

/** Returns the places of a class that lead on from some groups only: as the draw says, and as placeholders say. */
export const bestPlacesOf = memoized((category: Category): readonly BestPlaces[] => {
  const groups = category.divisions.filter(({ kind }) => kind === 'group')
  const byPlace = Map.groupBy(
    groups.flatMap((group) => (group.bestPlaces ?? []).map((place) => ({ group, place }))),
    ({ place }) => `${place.rank} ${place.count} ${place.divisionId}`,
  )
  const asDrawn = [...byPlace.values()].flatMap((list) =>
    list.slice(0, 1).map(({ place }) => ({ ...place, groups: list.map(({ group }) => group) })),
  )
  const isDrawn = ({ rank, divisionId }: BestPlace) =>
    asDrawn.some((one) => one.rank === rank && one.divisionId === divisionId)
  const asWritten = category.divisions.flatMap((division) => writtenIn(division, category, groups))
  return [...asDrawn, ...asWritten.filter((one) => !isDrawn(one as BestPlace))]
})

/** Reads "2nd best third" and "3A/B/C" in the matches of a division. */
function writtenIn(division: Division, category: Category, groups: readonly Division[]): BestPlaces[] {
  const ranks = division.matches.flatMap((match) =>
    SIDES.flatMap((side) => {
      const participant = match[side]
      const meaning = participant.kind === 'placeholder' ? placeholderMeaning(participant.label) : null
      return meaning?.kind === 'best-place' || meaning?.kind === 'any-group-place' ? [meaning.rank] : []
    }),
  )
  const entries = bracketEntries(category).get(division.id) ?? []
  return [...Map.groupBy(ranks, (rank) => rank)].map(([rank, { length }]) => {
    const ids = new Set(
      entries.flatMap((entry) => (entry.kind === 'one-of' && entry.rank === rank ? entry.groupIds : [])),
    )
    const meant = groups.filter(({ id }) => ids.has(id))
    // Where one of these teams is seated already, its placeholder is gone.
    const isWhole = !meant.some((group) => isSeated(group, rank, division, category))
    return { rank, divisionId: division.id, count: isWhole ? length : null, groups: meant }
  })
}

function isSeated(group: Division, rank: number, { matches }: Division, category: Category): boolean {
  const teamId = divisionStandings(group, category).rows[rank - 1]?.teamId
  return matches.some((match) => SIDES.some((side) => teamIdOf(match[side]) === teamId))
}

/** The teams on the same place of different groups, compared. */
export interface Comparison extends BestPlaces {
  readonly rows: readonly Standing[]
  readonly isOver: boolean
  /** Whether all groups have as many teams; else nobody said whether all results count here. */
  readonly isAlike: boolean
}

/** Returns the comparisons across the groups of a class, as they stand; none before the first result, or if tables are hidden. */
export const comparisonsOf = memoized((category: Category): readonly Comparison[] => {
  if (category.resultsHidden || category.tablesHidden) return []
  return bestPlacesOf(category).flatMap((place) => {
    const compared = place.groups.map((group) => ({
      teamIds: divisionStandings(group, category).rows.map(({ teamId }) => teamId),
      results: countedResults(group),
      ...(group.fairPlay && { fairPlay: group.fairPlay }),
    }))
    if (compared.every(({ results }) => results.length === 0)) return []
    const [first] = compared
    return [
      {
        ...place,
        rows: rankAcrossGroups(compared, place.rank, category.ranking, 'all', []),
        isOver: place.groups.every(isDivisionOver),
        isAlike: compared.every(({ teamIds }) => teamIds.length === first?.teamIds.length),
      },
    ]
  })
})
