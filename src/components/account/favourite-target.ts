import type { FavouriteTarget } from '../../domain/account/intended-target.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import type { SearchEntry } from '../../domain/search/search-entry.ts'
import { idOfSegment } from '../../domain/text/path-segment.ts'

/** Returns the favourite that a search result can become; null if it cannot, or if an id is too long for an address. */
export function targetOfEntry(entry: SearchEntry): FavouriteTarget | null {
  const route = parseAddress(entry.address)?.route
  if (entry.kind === 'team' && route?.kind === 'team') {
    const teamId = idOfSegment(route.team)
    const { name, nation, flag, shortName, className } = entry
    const names = {
      name: name.en,
      nation: nation?.en ?? '',
      nationCode: flag ?? '',
      category: className.en,
      categoryShort: shortName,
    }
    return teamId === null ? null : { kind: 'team', teamId, year: route.year, ...names }
  }
  if (entry.kind === 'field' && route?.kind === 'field') {
    const [arenaId, fieldId] = [idOfSegment(route.arena), idOfSegment(route.field)]
    if (arenaId === null || fieldId === null) return null
    return { kind: 'field', arenaId, fieldId, year: route.year, name: entry.name.en }
  }
  return null
}
