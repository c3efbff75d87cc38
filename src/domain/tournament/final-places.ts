import type { Match } from './match.ts'

/** Whether nothing of a group is to come. One without matches is not over, nor is one that was never reported to its end. */
function isGroupOver(matches: readonly Match[]): boolean {
  const played = matches.filter(({ kind }) => kind !== 'bye')
  return played.length > 0 && played.every(({ kind }) => kind === 'finished' || kind === 'walkover')
}

/**
 * Who took which place of a group for good. A place that teams share is nobody's; a group that goes on has none.
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
