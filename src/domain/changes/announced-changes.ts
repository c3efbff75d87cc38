import { memoized } from '../memoized.ts'
import { dayOf } from '../time/stockholm.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { type Match, type MatchMove, type Reason, startOf } from '../tournament/match.ts'

/** One change of the released schedule. */
export interface AnnouncedChange {
  readonly match: Match
  /** The number of the change within its match: the first announced change is 1; 0 came with the schedule itself. */
  readonly number: number
  /** When the change was announced, epoch milliseconds; null if it came with the schedule itself. */
  readonly toldAt: number | null
  readonly time: MatchMove['time']
  readonly place: MatchMove['place']
  /** Left out if none was told. */
  readonly reason?: Reason
}

/** The changes announced on one day. */
export interface ChangesOfDay {
  /** `YYYY-MM-DD` in Stockholm; null if the day of the announcement is unknown. */
  readonly day: string | null
  readonly changes: readonly AnnouncedChange[]
}

/** Returns every change of an edition's released schedule: the latest first, those of an unknown time last. */
export const announcedChanges = memoized(({ matches }: EditionIndex): readonly AnnouncedChange[] =>
  [...matches.values()]
    .flatMap(changesOf)
    .map((change, place) => ({ change, place }))
    // Later changes of a match stand higher, even if two were announced at the same moment.
    .sort(
      (one, other) =>
        (other.change.toldAt ?? -Infinity) - (one.change.toldAt ?? -Infinity) || one.place - other.place,
    )
    .map(({ change }) => change),
)

/** Returns the changes of a match, newest first. */
export function changesOf(match: Match): AnnouncedChange[] {
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

/** @param changes as `announcedChanges` returns them */
export const byDayAnnounced = (changes: readonly AnnouncedChange[]): readonly ChangesOfDay[] =>
  [...Map.groupBy(changes, ({ toldAt }) => (toldAt === null ? null : dayOf(toldAt)))].map(([day, list]) => ({
    day,
    changes: list,
  }))

/** Whether an edition has a page of its changes: if something changed, or still can. */
export const hasChangesPage = (index: EditionIndex, latestYear: number | null): boolean =>
  announcedChanges(index).length > 0 ||
  (index.edition.year === latestYear && gatesOf(index.edition.publication).matches)
