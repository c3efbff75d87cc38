import type { WireLoneMatch } from '../../contract/match.ts'
import type { MatchDocument } from '../document/cup-document.ts'

type StoredMove = WireLoneMatch['moves'][number]
type Move = NonNullable<MatchDocument['moves']>[number]

/** Returns a move as the column `moves_json` holds it. */
export const storedMove = ({ toldAt, from, to }: Move): StoredMove => ({
  toldAt,
  previousStartTime: from.startsAt ?? null,
  zonedStartTime: to.startsAt ?? null,
  previousLocationName: from.location ?? null,
  locationName: to.location ?? null,
})

/** Returns the moves that the column `moves_json` holds. */
export const readMoves = (json: string): Move[] =>
  (JSON.parse(json) as StoredMove[]).map((move) => ({
    toldAt: move.toldAt,
    from: placeOf(move.previousStartTime, move.previousLocationName),
    to: placeOf(move.zonedStartTime, move.locationName),
  }))

const placeOf = (startsAt: string | null, location: string | null) => ({
  ...(startsAt !== null && { startsAt }),
  ...(location !== null && { location }),
})
