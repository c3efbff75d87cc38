import type { WireFavouriteField, WireFavouriteTeam, WireRefusal, WireUser } from '../../contract/identity.ts'
import type { FavouriteField, FavouriteTeam } from '../../domain/account/favourites.ts'
import type { PinnedMatch, Purchase, User } from '../../domain/account/user.ts'
import type { Untrusted } from '../results/documents.ts'
import { record } from '../results/json.ts'

const LONGEST_TEXT = 1000
/** Far above the 500 favourites a year that the service allows. */
const MOST = 20_000

/**
 * Returns the user in a parsed JSON text; null if it holds none. Leaves out invalid entries of a list, and accepts unknown
 * fields.
 */
export function parseUser(value: unknown): User | null {
  const wire = record<Untrusted<WireUser>>(value)
  const id = count(wire?.id)
  if (!wire || id === null) return null
  return {
    id,
    name: text(wire.name),
    email: text(wire.email),
    isEmailProved: wire.email_verified_at !== null,
    purchases: listOf(wire.purchases, parsePurchase),
    registrations: listOf(wire.registrations, (item) => year(record<{ year?: unknown }>(item)?.year)),
    pinned: parsePinned(wire),
    favourites: {
      teams: listOf(wire.favourite_teams, parseFavouriteTeam),
      fields: listOf(wire.favourite_arenas, parseFavouriteField),
    },
  }
}

/** Returns a favourite team, as the user call and the response to an addition hold it; null for anything else. */
export function parseFavouriteTeam(value: unknown): FavouriteTeam | null {
  const wire = record<Untrusted<WireFavouriteTeam>>(value)
  const [id, teamId, ofYear] = [count(wire?.id), reference(wire?.team_id), year(wire?.year)]
  if (!wire || id === null || teamId === null || ofYear === null) return null
  return {
    id,
    teamId,
    year: ofYear,
    name: text(wire.teamName),
    nation: text(wire.nation),
    nationCode: text(wire.nationCode),
    category: text(wire.category),
    categoryShort: text(wire.catShort),
  }
}

export function parseFavouriteField(value: unknown): FavouriteField | null {
  const wire = record<Untrusted<WireFavouriteField>>(value)
  const [id, fieldId, ofYear] = [count(wire?.id), reference(wire?.field_id), year(wire?.year)]
  if (!wire || id === null || fieldId === null || ofYear === null) return null
  return { id, fieldId, year: ofYear, name: text(wire.fieldName), arenaId: reference(wire.arenaId) ?? '' }
}

/** Returns the body of a 422: a sentence, and sentences by field. Leaves out values of any other type. */
export function parseRefusal(value: unknown): { message: string; errors: Record<string, string[]> } {
  const wire = record<Untrusted<WireRefusal>>(value)
  const errors = record<Record<string, unknown>>(wire?.errors) ?? {}
  return {
    message: text(wire?.message),
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, said]) => [name, listOf(said, (item) => text(item) || null)]),
    ),
  }
}

function parsePurchase(value: unknown): Purchase | null {
  const wire = record<{ type?: unknown; year?: unknown }>(value)
  const [type, ofYear] = [text(wire?.type), year(wire?.year)]
  return type === '' || ofYear === null ? null : { type, year: ofYear }
}

function parsePinned({ pin_match, pin_year }: Untrusted<WireUser>): PinnedMatch | null {
  const [matchId, ofYear] = [reference(pin_match), year(pin_year)]
  return matchId === null || ofYear === null ? null : { matchId, year: ofYear }
}

const listOf = <T>(value: unknown, parse: (item: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.slice(0, MOST).flatMap((item) => parse(item) ?? []) : []

const text = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT).toWellFormed() : ''

/** A number is read as its digits. */
function reference(value: unknown): string | null {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(value)
  return id === '' ? null : id
}

const count = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null

function year(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value
  return Number.isInteger(number) && Number(number) >= 1900 && Number(number) <= 2200 ? Number(number) : null
}
