import type { FieldTarget, TeamTarget } from './favourites.ts'
import type { Intent } from './intent.ts'

/** A team or field that becomes a favourite when its heart is pressed. */
export type FavouriteTarget =
  | ({ readonly kind: 'team' } & TeamTarget)
  | ({ readonly kind: 'field' } & FieldTarget)

/** An intent about a single team or field. */
type OneIntent = Exclude<Intent, { kind: 'favourite-club' }>

/** Returns the intent to carry out once the person is signed in. */
export const intentOf = (target: FavouriteTarget): OneIntent =>
  target.kind === 'team'
    ? { kind: 'favourite-team', teamId: target.teamId }
    : { kind: 'favourite-field', arenaId: target.arenaId, fieldId: target.fieldId }

/** A longer text is not a name. */
const LONGEST = 200

/**
 * Returns the complete target of an intent, as the service receives it.
 *
 * @param named the target as JSON, from the page on which the heart was pressed. It stands in an address,
 *   so only its names are used, and the service reads those again. Without it the names are left to the service.
 */
export function intendedTarget(intent: OneIntent, year: number, named: string | null): FavouriteTarget {
  const given = recordOf(named)
  const text = (key: string): string => {
    const value = given[key]
    return typeof value === 'string' && value.length <= LONGEST ? value : ''
  }
  if (intent.kind === 'favourite-field') {
    const { arenaId, fieldId } = intent
    return { kind: 'field', arenaId, fieldId, year, name: text('name') }
  }
  return {
    kind: 'team',
    teamId: intent.teamId,
    year,
    name: text('name'),
    nation: text('nation'),
    nationCode: text('nationCode'),
    category: text('category'),
    categoryShort: text('categoryShort'),
  }
}

function recordOf(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
