import { memoizedByValue, memoizedPair } from '../../memoized.ts'
import type { Category, Division } from '../edition.ts'
import { playable } from '../edition-index.ts'
import { finalPlaces } from '../final-places.ts'
import { type Match, startOf } from '../match.ts'
import { divisionStandings } from '../standings.ts'
import { marksOf, type TeamMark } from './marks.ts'
import { scenariosOf } from './scenarios.ts'
import { zonesOf } from './zones.ts'

/** What a match made certain about a team of its group. */
export type Decision = Omit<TeamMark, 'asItStands'> & { readonly teamId: string }

type Marks = ReadonlyMap<string, Omit<TeamMark, 'asItStands'>>

/** With more matches to come a match decides little, and finding out costs too much for every page of a cup. */
const MOST_TO_COME = 4

/**
 * Returns what became certain with the result of a group match: what follows from it and the matches that began before, but
 * not from those alone. The matches that began at the same moment count as later ones and as earlier ones: with their
 * results known, too, a match decides what was open without it. Cached, because a match has pages in two languages.
 *
 * @returns [] also if nothing exact can be said: too many matches were to come, or a premise of `scenariosOf` does not hold
 */
export const decisionsOf = (match: Match, division: Division, category: Category): readonly Decision[] =>
  ofGroup(category, division)(match.id)

const ofGroup = memoizedPair((category: Category, division: Division) => {
  const matches = playable(division.matches)
  /** By the ids of the matches played, as JSON: what was certain then; null if nothing exact can be said. */
  const marks = memoizedByValue((playedIds): Marks | null => {
    const played = new Set<string>(JSON.parse(playedIds))
    if (played.size === matches.length) return finalMarks(division, category)
    const group = asPlayed(division, played)
    return scenariosOf(group, category) && marksOf(group, category)
  })
  const after = (played: readonly Match[]) => marks(JSON.stringify(played.map(({ id }) => id).toSorted()))
  return memoizedByValue((matchId): readonly Decision[] => {
    const match = matches.find(({ id }) => id === matchId)
    const start = match && isPlayed(match) ? startOf(match) : null
    if (!match || start === null) return []
    const begun = (isIn: (at: number) => boolean) =>
      matches.filter((other) => other !== match && isPlayed(other) && isIn(startOf(other) ?? Infinity))
    const earlier = begun((at) => at < start)
    const toCome = matches.length - earlier.length
    if (toCome > MOST_TO_COME || divisionStandings(division, category).contradictions.length > 0) return []
    const decisions = [earlier, begun((at) => at <= start)].flatMap((before) =>
      newMarks(after(before), after([...before, match])),
    )
    return [...new Map(decisions.map((decision) => [decision.teamId, decision])).values()]
  })
})

/** Returns what is certain now and was not before. */
function newMarks(before: Marks | null, now: Marks | null): Decision[] {
  if (!before || !now) return []
  return [...now].flatMap(([teamId, { goal, isSure }]) => {
    const known = before.get(teamId)
    const isKnown = known?.isSure === isSure && JSON.stringify(known.goal) === JSON.stringify(goal)
    return isKnown ? [] : [{ teamId, goal, isSure }]
  })
}

const isPlayed = ({ kind }: Match) => kind === 'finished' || kind === 'walkover'

/** Returns a group when only some of its matches were played: nothing was published and no lot drawn then. */
function asPlayed(division: Division, playedIds: ReadonlySet<string>): Division {
  const matches = division.matches.map(
    (match): Match =>
      match.kind === 'bye' || playedIds.has(match.id) ? match : { ...match, kind: 'scheduled' },
  )
  return { ...division, matches, published: [], lots: [] }
}

/** Returns what the places of a group that is over made of its teams. */
function finalMarks(division: Division, category: Category): Marks {
  const { rows } = divisionStandings(division, category)
  const zones = zonesOf(division, rows.length) ?? []
  const leadsOn = zones[0]?.goal.kind === 'division'
  const places = finalPlaces(division.matches, () => rows)
  return new Map(
    [...places].flatMap(([rank, teamId]) => {
      const goal = zones.find(({ from, to }) => from <= rank && rank <= to)?.goal
      return goal && (leadsOn || goal.kind === 'first')
        ? [[teamId, { goal, isSure: goal.kind !== 'nowhere' }] as const]
        : []
    }),
  )
}
