import type { FieldWish, TeamWish } from '../../domain/account/favourites.ts'
import type { Intent } from '../../domain/account/intent.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import { idOfSegment } from '../../domain/presentation/path-segment.ts'
import type { SearchEntry } from '../../domain/search/search-index.ts'

/** What can become a favourite by a press on its heart. */
export type Wish = ({ readonly kind: 'team' } & TeamWish) | ({ readonly kind: 'field' } & FieldWish)

/** What is done once it is known who asks. */
export const intentOf = (wish: Wish): Intent =>
  wish.kind === 'team'
    ? { kind: 'favourite-team', teamId: wish.teamId }
    : { kind: 'favourite-field', arenaId: wish.arenaId, fieldId: wish.fieldId }

/** What of a thing that was found can become a favourite; null for what cannot, and for ids too long for an address. */
export function wishOfEntry(entry: SearchEntry): Wish | null {
  const route = parseAddress(entry.address)?.route
  if (entry.kind === 'team' && route?.kind === 'team') {
    const teamId = idOfSegment(route.team)
    const { name, nation, flag, shortName } = entry
    const names = {
      name: name.en,
      nation: nation?.en ?? '',
      nationCode: flag ?? '',
      categoryShort: shortName,
    }
    return teamId === null ? null : { kind: 'team', teamId, year: route.year, category: '', ...names }
  }
  if (entry.kind === 'field' && route?.kind === 'field') {
    const [arenaId, fieldId] = [idOfSegment(route.arena), idOfSegment(route.field)]
    if (arenaId === null || fieldId === null) return null
    return { kind: 'field', arenaId, fieldId, year: route.year, name: entry.name.en }
  }
  return null
}
