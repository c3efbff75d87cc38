import { oncePer } from '../once-per.ts'
import { dayOf } from '../time/stockholm.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { type Match, type MatchMove, startOf } from '../tournament/match.ts'

/** One change of the released schedule. */
export interface ToldChange {
  readonly match: Match
  /** Which change of its match it is: the first one told is 1; 0 is one that came with the schedule itself. */
  readonly number: number
  /** When it was told, epoch milliseconds; null of one that came with the schedule itself. */
  readonly toldAt: number | null
  readonly time: MatchMove['time']
  readonly place: MatchMove['place']
}

/** What was told on one day. */
export interface ChangesOfDay {
  /** `YYYY-MM-DD` in Stockholm; null where nobody knows when it was told. */
  readonly day: string | null
  readonly changes: readonly ToldChange[]
}

/** Every change of the released schedule of an edition: what was told last stands first, and what nobody knows the hour of last. */
export const toldChanges = oncePer(({ matches }: EditionIndex): readonly ToldChange[] =>
  [...matches.values()]
    .flatMap(changesOf)
    .map((change, place) => ({ change, place }))
    // Of one match what was told later stands higher, also where two were told in one moment.
    .sort(
      (one, other) =>
        (other.change.toldAt ?? -Infinity) - (one.change.toldAt ?? -Infinity) || one.place - other.place,
    )
    .map(({ change }) => change),
)

/** Those of a match, newest first. */
export function changesOf(match: Match): ToldChange[] {
  if (match.moves)
    return match.moves.map((move, before) => ({ match, number: before + 1, ...move })).reverse()
  const { movedFrom, locationName } = match
  if (!movedFrom) return []
  const at = startOf(match)
  const isRetimed = movedFrom.at !== null && at !== null && movedFrom.at !== at
  const isElsewhere =
    movedFrom.locationName !== null && locationName !== null && movedFrom.locationName !== locationName
  if (!isRetimed && !isElsewhere) return []
  return [
    {
      match,
      number: 0,
      toldAt: null,
      time: isRetimed ? { from: movedFrom.at, to: at } : null,
      place: isElsewhere ? { from: movedFrom.locationName, to: locationName } : null,
    },
  ]
}

/** @param changes as `toldChanges` has them */
export const byDayTold = (changes: readonly ToldChange[]): readonly ChangesOfDay[] =>
  [...Map.groupBy(changes, ({ toldAt }) => (toldAt === null ? null : dayOf(toldAt)))].map(([day, list]) => ({
    day,
    changes: list,
  }))

/** Whether an edition has a page of its changes: where something changed, and where it still can. */
export const tellsChanges = (index: EditionIndex, latestYear: number | null): boolean =>
  toldChanges(index).length > 0 ||
  (index.edition.year === latestYear && gatesOf(index.edition.publication).matches)
