import { memoizedPair } from '../../memoized.ts'
import type { Category, Division } from '../edition.ts'
import { playable } from '../edition-index.ts'
import { finalPlaces } from '../final-places.ts'
import { seatedTeams } from '../later-divisions.ts'
import { isCalledOffForGood, type Match, startOf } from '../match.ts'
import { involves } from '../outcome.ts'
import { divisionStandings } from '../standings.ts'
import { markOf, marksOf, type TeamMark } from './marks.ts'
import { scenariosOf } from './scenarios.ts'
import { zonesOf } from './zones.ts'

/** What a match made certain about a team of its group. */
export type Decision = Marked & { readonly teamId: string }

type Marked = Omit<TeamMark, 'asItStands'>
type Marks = ReadonlyMap<string, Marked>

/** With more matches to come a match decides little, and finding out costs too much for every page of a cup. */
const MOST_TO_COME = 4

/**
 * Returns what became certain with the result of a group match: what the results of the matches that had begun by then left
 * open without it. The teams of the match come first. Cached, because a match has pages in two languages.
 *
 * @returns [] also if nothing exact can be said: too many matches were to come, or a premise of `scenariosOf` does not hold
 */
export const decisionsOf = memoizedPair((match: Match, category: Category): readonly Decision[] => {
  const division = category.divisions.find(({ id }) => id === match.divisionId)
  const start = startOf(match)
  if (!division || start === null || !isPlayed(match)) return []
  // When a jury decided is not known: perhaps after this match.
  if (division.adjustments?.length) return []
  const matches = playable(division.matches)
  const others = matches.filter((other) => {
    const at = startOf(other)
    return other.id !== match.id && isPlayed(other) && at !== null && at <= start
  })
  if (matches.length - others.length > MOST_TO_COME) return []
  if (divisionStandings(division, category).contradictions.length > 0) return []
  const certainAfter = (played: readonly Match[]): Marks | null => {
    if (played.length === matches.length) return finalMarks(division, category)
    const group = asPlayed(division, played)
    return scenariosOf(group, category) && marksOf(group, category)
  }
  const before = certainAfter(others)
  const now = before && certainAfter([...others, match])
  const seated = seatedTeams(division, [...(now?.keys() ?? [])], category)
  return [...(now ?? [])]
    .filter(
      ([teamId, mark]) => mark.isSure || !seated.has(teamId) || leadsElsewhere(mark, seated.get(teamId)),
    )
    .filter(([teamId, mark]) => keyOf(mark) !== keyOf(before?.get(teamId)))
    .map(([teamId, { goal, isSure }]) => ({ teamId, goal, isSure }))
    .sort((one, other) => Number(involves(match, other.teamId)) - Number(involves(match, one.teamId)))
})

/** Whether a team can miss a goal and stand in a division all the same: in another one. */
const leadsElsewhere = ({ goal }: Marked, divisionId?: string): boolean =>
  goal.kind === 'division' && goal.divisionId !== divisionId

const keyOf = (mark?: Marked) => JSON.stringify([mark?.goal, mark?.isSure])
const isPlayed = ({ kind }: Match) => kind === 'finished' || kind === 'walkover'

/**
 * Returns a group when only some of its matches were played: nothing was published, no lot drawn and no fair play judged then.
 */
function asPlayed(division: Division, played: readonly Match[]): Division {
  const matches = division.matches.map(
    (match): Match =>
      match.kind === 'bye' || isCalledOffForGood(match) || played.some(({ id }) => id === match.id)
        ? match
        : { ...match, kind: 'scheduled' },
  )
  return { ...division, matches, published: [], lots: [], fairPlay: [] }
}

/** Returns what the places of a group that is over made of its teams. */
function finalMarks(division: Division, category: Category): Marks {
  const { rows } = divisionStandings(division, category)
  const zones = zonesOf(division, category, rows.length) ?? []
  const marks: [string, Marked][] = []
  for (const [rank, teamId] of finalPlaces(division.matches, () => rows)) {
    // Only `none` matters to a mark: the team holds its place, and there is no ending to show.
    const overall = zones.map(({ from, to }) => (from <= rank && rank <= to ? 'unknown' : 'none'))
    const mark = markOf({ zones }, { overall })
    if (mark) marks.push([teamId, mark])
  }
  return new Map(marks)
}
