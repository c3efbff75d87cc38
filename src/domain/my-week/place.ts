/** A field as somebody on the way to it needs it. */
export interface Place {
  readonly fieldId: string
  /** The field's own name, or another one that the match gives it. */
  readonly fieldName: string
  readonly arenaId: string | null
  readonly arenaName: string | null
  /** Of the arena, in degrees (WGS 84). */
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null
}

/** The way from one match to the next. `metres` as the crow flies; null where the arenas are not on the map. */
export type Transfer =
  | { readonly kind: 'none' }
  | { readonly kind: 'same-arena' }
  | { readonly kind: 'other-arena'; readonly name: string; readonly metres: number | null }

const NONE: Transfer = { kind: 'none' }
const EARTH_METRES = 6_371_000
/** Streets are longer than the crow's way. */
const DETOUR = 1.3
const WALK_METRES_A_MINUTE = 75
/** By tram, bus or car in a full city, after a quarter of an hour of waiting and parking. */
const RIDE_METRES_A_MINUTE = 250
const RIDE_WAIT_MINUTES = 15
const WITHIN_ARENA_MINUTES = 5
const UNKNOWN_WAY_MINUTES = 30

/** @returns `none` also where one of the places is not known: nothing is claimed then */
export function transferBetween(from: Place | null, to: Place | null): Transfer {
  if (!from || !to || from.fieldId === to.fieldId) return NONE
  if (from.arenaId === null || to.arenaId === null) return NONE
  if (from.arenaId === to.arenaId) return { kind: 'same-arena' }
  return { kind: 'other-arena', name: to.arenaName ?? to.fieldName, metres: distance(from, to) }
}

/** Minutes to count with, whichever is faster on foot or by a ride; never less than what it takes. */
export function transferMinutes(transfer: Transfer): number {
  if (transfer.kind === 'none') return 0
  if (transfer.kind === 'same-arena') return WITHIN_ARENA_MINUTES
  if (transfer.metres === null) return UNKNOWN_WAY_MINUTES
  const way = transfer.metres * DETOUR
  const walk = way / WALK_METRES_A_MINUTE
  return Math.max(
    WITHIN_ARENA_MINUTES,
    Math.ceil(Math.min(walk, RIDE_WAIT_MINUTES + way / RIDE_METRES_A_MINUTE)),
  )
}

function distance({ coordinates: from }: Place, { coordinates: to }: Place): number | null {
  if (!from || !to) return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half))))
}
