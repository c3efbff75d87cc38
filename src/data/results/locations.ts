import { dayOf } from '../../domain/time/stockholm.ts'
import type { NamedLocation } from '../../domain/tournament/derived-arenas.ts'
import type { WireCategory, WireDivision, WireMatch } from './documents.ts'
import { record } from './json.ts'
import { instant, optionalName, records } from './parse-values.ts'
import { startPlace } from './problems.ts'

/** Yields the locations of an edition's matches, by name and day. Faults are noted when the matches are parsed. */
export function* locationsOf(categories: Iterable<{ readonly category: unknown }>): Generator<NamedLocation> {
  const unnoted = startPlace('')
  for (const { category } of categories)
    for (const division of records<WireDivision>(record<WireCategory>(category)?.divisions, unnoted, ''))
      for (const match of records<WireMatch>(division.matches, unnoted, '')) {
        const name = optionalName(match.locationName, unnoted, '')
        if (name === null) continue
        const at = instant(match.zonedStartTime, unnoted, '')
        yield { name, day: at === null ? null : dayOf(at) }
      }
}
