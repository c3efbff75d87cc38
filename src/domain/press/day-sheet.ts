import { memoized } from '../memoized.ts'
import { goalsIn } from '../tournament/cup-days.ts'
import type { Division } from '../tournament/edition.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { isCalledOffForGood, type Match } from '../tournament/match.ts'
import { editionDays, matchDay } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { otherSide, teamIdOf } from '../tournament/outcome.ts'
import { playedByImportance } from './importance.ts'
import { type DayFact, type GroupFact, groupFact, type MatchFact, matchFact } from './press-fact.ts'
import { type Outcome, type PressSheet, sheetOf } from './press-sheet.ts'

/** The groups by the day of their last match: their places are decided on it, whenever the results arrive. */
export const groupsEnding = memoized(({ edition }: EditionIndex) => {
  const lastDay = ({ matches }: Division) =>
    playable(matches)
      .map(({ time }) => matchDay(time) ?? '')
      .sort()
      .at(-1)
  const groups = edition.categories.flatMap(({ divisions }) =>
    divisions.filter(({ kind }) => kind === 'group'),
  )
  return Map.groupBy(groups, lastDay)
})

/** Returns the press sheet of what was decided on a day; null for a day without matches. */
export function daySheet(index: EditionIndex, day: string): PressSheet | null {
  const matches = editionDays(index).find((one) => one.day === day)?.matches
  if (!matches) return null
  const results = playedByImportance(matches, index)
  const walkovers = matches.filter(({ kind }) => kind === 'walkover')
  const facts = [...walkovers, ...results].flatMap((match) => matchFact(match, index) ?? [])
  const decided = facts.filter(({ place }) => place !== null).sort(mainFirst(index))
  const groups = (groupsEnding(index).get(day) ?? []).flatMap((group) => groupFact(group, index) ?? [])
  const oldestFirst = groups.toSorted((one, other) => (other.category.age ?? 0) - (one.category.age ?? 0))
  return sheetOf(
    {
      facts: [
        ...dayFact(day, matches, results),
        ...decided,
        ...facts.filter(({ place }) => place === null),
        ...oldestFirst,
      ],
      places: [...decided.flatMap((fact) => podium(fact, index)), ...oldestFirst.map(firstOfGroup)],
      results,
    },
    index,
  )
}

function dayFact(day: string, matches: readonly Match[], results: readonly Match[]): DayFact[] {
  if (results.length === 0) return []
  const played = matches.filter((match) => progressOf(match) === 'finished').length
  const planned = matches.filter((match) => !isCalledOffForGood(match))
  return [{ kind: 'day', day, matches: planned.length, played, goals: goalsIn(results) }]
}

/** Sorts titles before third places, and the main play-off of a class before its other play-offs. */
const mainFirst = (index: EditionIndex) => (one: MatchFact, other: MatchFact) => {
  const orderOf = ({ place, playoff, category }: MatchFact) =>
    (place ?? 9) * 10 +
    category.divisions.filter(({ kind }) => kind === 'playoff').findIndex(({ id }) => id === playoff.id)
  return orderOf(one) - orderOf(other) || ageOf(other, index) - ageOf(one, index)
}

const ageOf = ({ category }: MatchFact, index: EditionIndex): number =>
  index.categories.get(category.id)?.age ?? 0

/** Returns the teams with a place from a match: both teams of a final, the winner of a match for third place. */
function podium({ match, winner, place, playoff }: MatchFact, index: EditionIndex): Outcome[] {
  const outcome = (side: typeof winner, took: number): Outcome[] => {
    const team = index.teams.get(teamIdOf(match[side]) ?? '')
    const reached = { divisionId: playoff.id, rank: 0, place: took, isIn: false }
    return team ? [{ kind: 'playoff', team, division: playoff, reached }] : []
  }
  if (place === null) return []
  return place === 3 ? outcome(winner, 3) : [...outcome(winner, 1), ...outcome(otherSide(winner), 2)]
}

const firstOfGroup = ({ team, group, row }: GroupFact): Outcome => ({
  kind: 'group',
  team,
  division: group,
  rank: row.rank,
})
