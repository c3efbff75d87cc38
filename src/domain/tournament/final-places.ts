import type { Match } from './match.ts'

/** Whether no match of a group is to come. A group without matches, or with unreported ones, is not over. */
function isGroupOver(matches: readonly Match[]): boolean {
  const played = matches.filter(({ kind }) => kind !== 'bye')
  return played.length > 0 && played.every(({ kind }) => kind === 'finished' || kind === 'walkover')
}

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
