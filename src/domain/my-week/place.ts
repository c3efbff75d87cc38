import { DETOUR, metresBetween, walkMinutes } from '../places/way.ts'
import type { Coordinates } from '../tournament/edition.ts'

/** The facts of a field that somebody on the way to it needs. */
export interface Place {
  readonly fieldId: string
  /** The field's own name, or the name that the match gives it. */
  readonly fieldName: string
  readonly arenaId: string | null
  readonly arenaName: string | null
  /** Where the arena is. */
  readonly coordinates: Coordinates | null
}

/** The way from one match to the next. `metres` is the straight distance; null if the arenas are not on the map. */
export type Transfer =
  | { readonly kind: 'none' }
  | { readonly kind: 'same-arena' }
  | { readonly kind: 'other-arena'; readonly name: string; readonly metres: number | null }

const NONE: Transfer = { kind: 'none' }
/** A ride by tram, bus or car in a full city, after a quarter of an hour of waiting and parking. */
const RIDE_METRES_A_MINUTE = 250
const RIDE_WAIT_MINUTES = 15
const WITHIN_ARENA_MINUTES = 5
const UNKNOWN_WAY_MINUTES = 30

/** @returns `none` also if one of the places is not known, as nothing can be said about the way then */
export function transferBetween(from: Place | null, to: Place | null): Transfer {
  if (!from || !to || from.fieldId === to.fieldId) return NONE
  if (from.arenaId === null || to.arenaId === null) return NONE
  if (from.arenaId === to.arenaId) return { kind: 'same-arena' }
  return { kind: 'other-arena', name: to.arenaName ?? to.fieldName, metres: distance(from, to) }
}

/** Returns the minutes to allow, on foot or by a ride, whichever is faster; never less than the way takes. */
export function transferMinutes(transfer: Transfer): number {
  if (transfer.kind === 'none') return 0
  if (transfer.kind === 'same-arena') return WITHIN_ARENA_MINUTES
  if (transfer.metres === null) return UNKNOWN_WAY_MINUTES
  const ride = Math.ceil(RIDE_WAIT_MINUTES + (transfer.metres * DETOUR) / RIDE_METRES_A_MINUTE)
  return Math.max(WITHIN_ARENA_MINUTES, Math.min(walkMinutes(transfer.metres), ride))
}

const distance = ({ coordinates: from }: Place, { coordinates: to }: Place): number | null =>
  from && to && metresBetween(from, to)
