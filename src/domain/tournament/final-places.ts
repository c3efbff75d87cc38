import type { Match } from './match.ts'
import { isReplaced } from './replays.ts'

/**
 * Whether no match of a group is to come. A group without results, or with unreported matches, is not over, and neither is
 * one with an abandoned match that nobody decided on.
 */
function isGroupOver(matches: readonly Match[]): boolean {
  const counted = matches.filter(({ kind }) => kind === 'finished' || kind === 'walkover')
  return (
    counted.length > 0 &&
    matches.every((match) => counted.includes(match) || isSettledWithout(match, matches))
  )
}

/** Whether a match is settled without a result of its own. */
const isSettledWithout = (match: Match, matches: readonly Match[]): boolean =>
  match.kind === 'bye' ||
  (match.kind === 'called-off' &&
    (match.how === 'cancelled' || match.how === 'annulled' || isReplaced(match, matches)))

/**
 * Returns the team that finally holds each place of a group. A shared place has no team; an unfinished group has no places.
 *
 * @param table of the group as it stands
 */
export function finalPlaces(
  matches: readonly Match[],
  table: () => readonly { readonly rank: number; readonly teamId: string }[],
): ReadonlyMap<number, string> {
  const places = new Map<number, string>()
  if (!isGroupOver(matches)) return places
  const rows = table()
  const ranks = rows.map(({ rank }) => rank)
  for (const { rank, teamId } of rows)
    if (ranks.indexOf(rank) === ranks.lastIndexOf(rank)) places.set(rank, teamId)
  return places
}
