import type { Division } from './edition.ts'
import { isCalledOffForGood, type Match } from './match.ts'
import { sideOf, winnerOf } from './outcome.ts'
import { withoutReplaced } from './replays.ts'

/** How far a team got in a play-off. */
export interface Reached {
  readonly divisionId: string
  /** The rank of the last round that it reached: 0 is the final. */
  readonly rank: number
  /** 1 to 4 if the final or the match for third place decided it; otherwise null. */
  readonly place: number | null
  /** True if it plays on in the tree. */
  readonly isIn: boolean
}

const isOver = ({ kind }: Match): boolean =>
  kind === 'finished' || kind === 'walkover' || kind === 'unreported'

const isThirdPlace = ({ round }: Match): boolean => round.rank === 0 && (round.index ?? 1) > 1

const roundOf = ({ round }: Match): number => round.rank ?? Infinity

/**
 * Returns how far a team got in each play-off, in the order in which it reached them.
 *
 * @param matches those of other teams are skipped
 */
export function reachedBy(
  teamId: string,
  matches: readonly Match[],
  { divisions }: { readonly divisions: ReadonlyMap<string, Pick<Division, 'kind'>> },
): readonly Reached[] {
  const ranked = withoutReplaced(matches).filter(
    (match) =>
      match.round.rank !== null &&
      divisions.get(match.divisionId)?.kind === 'playoff' &&
      sideOf(match, teamId) !== null,
  )
  return [...Map.groupBy(ranked, ({ divisionId }) => divisionId).values()].flatMap(
    (ofDivision) => reachedIn(teamId, ofDivision) ?? [],
  )
}

function reachedIn(teamId: string, matches: readonly Match[]): Reached | null {
  const [furthest] = matches.filter((match) => !isThirdPlace(match)).sort((a, b) => roundOf(a) - roundOf(b))
  if (!furthest) return null
  const { divisionId } = furthest
  const rank = roundOf(furthest)
  if (!isOver(furthest)) return { divisionId, rank, place: null, isIn: !isCalledOffForGood(furthest) }
  const won = wonIt(furthest, teamId)
  if (rank === 0) return { divisionId, rank, place: won === null ? null : won ? 1 : 2, isIn: false }
  if (won) return { divisionId, rank: rank - 1, place: null, isIn: true }
  const third = matches.find(isThirdPlace)
  const wonThird = third && isOver(third) ? wonIt(third, teamId) : null
  return { divisionId, rank, place: wonThird === null ? null : wonThird ? 3 : 4, isIn: false }
}

/** Null if no winner is known. */
function wonIt(match: Match, teamId: string): boolean | null {
  const winner = winnerOf(match)
  return winner && winner === sideOf(match, teamId)
}

/** Sorts the better result first: by place, then by round. */
export const byReached = (one: Reached, other: Reached): number =>
  (one.place ?? 9) - (other.place ?? 9) || one.rank - other.rank
