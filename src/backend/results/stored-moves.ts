import type { WireLoneMatch } from '../../contract/match.ts'
import type { Words } from '../../domain/text/locale.ts'
import type { MatchDocument } from '../document/cup-document.ts'
import { wordsOf, writtenWords } from '../document/words-document.ts'

/** A move as the column `moves_json` holds it; without a reason if none was told. */
export type StoredMove = Omit<WireLoneMatch['moves'][number], 'reason'> & { readonly reason?: Words }
type Move = NonNullable<MatchDocument['moves']>[number]

/** Returns a move as the column `moves_json` holds it. */
export const storedMove = ({ toldAt, from, to, reason }: Move): StoredMove => ({
  toldAt,
  previousStartTime: from.startsAt ?? null,
  zonedStartTime: to.startsAt ?? null,
  previousLocationName: from.location ?? null,
  locationName: to.location ?? null,
  ...(reason !== undefined && { reason: wordsOf(reason) }),
})

/** Returns the moves that the column `moves_json` holds. */
export const readMoves = (json: string): Move[] =>
  (JSON.parse(json) as StoredMove[]).map((move) => ({
    toldAt: move.toldAt,
    from: placeOf(move.previousStartTime, move.previousLocationName),
    to: placeOf(move.zonedStartTime, move.locationName),
    ...(move.reason && { reason: writtenWords(move.reason) }),
  }))

const placeOf = (startsAt: string | null, location: string | null) => ({
  ...(startsAt !== null && { startsAt }),
  ...(location !== null && { location }),
})
