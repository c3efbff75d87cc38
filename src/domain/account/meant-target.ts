import type { FieldTarget, TeamTarget } from './favourites.ts'
import type { Intent } from './intent.ts'

/** What can become a favourite by a press on its heart. */
export type FavouriteTarget =
  | ({ readonly kind: 'team' } & TeamTarget)
  | ({ readonly kind: 'field' } & FieldTarget)

/** What is about one thing. */
type OneIntent = Exclude<Intent, { kind: 'favourite-club' }>

/** What is done once it is known who asks. */
export const intentOf = (target: FavouriteTarget): OneIntent =>
  target.kind === 'team'
    ? { kind: 'favourite-team', teamId: target.teamId }
    : { kind: 'favourite-field', arenaId: target.arenaId, fieldId: target.fieldId }

/** Longer is no name. */
const LONGEST = 200

/**
 * What was meant, whole, as the service is sent it.
 *
 * @param named the target as JSON, as the page named it on which the heart was pressed (carry-target.ts). It stands in an
 *   address, so it is believed for names only, which the service reads again; without it they are left to the service.
 */
export function meantTarget(intent: OneIntent, year: number, named: string | null): FavouriteTarget {
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
