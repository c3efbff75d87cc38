import { initGraphQLTada } from 'gql.tada'
import type { introspection } from '../../contract/results-schema.d.ts'
import type { MatchEvent } from '../../domain/live/course.ts'
import { instant, optionalName, record, records, score } from './parse-values.ts'
import { startPlace } from './problems.ts'

const graphql = initGraphQLTada<{ introspection: introspection }>()

/** What was reported of one match. */
export const MATCH_EVENTS = graphql(`
  query MatchEvents($cupId: ID!, $tournamentId: ID!, $matchId: ID!) {
    match(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId) {
      id
      revision
      events { kind at homeScore awayScore startsAt locationName }
    }
  }
`)

const KINDS: ReadonlyMap<unknown, MatchEvent['kind']> = new Map([
  ['START', 'start'],
  ['SCORE', 'score'],
  ['HALF_TIME', 'half-time'],
  ['END', 'end'],
  ['CORRECTION', 'correction'],
  ['WALKOVER', 'walkover'],
  ['MOVE', 'move'],
])

export interface MatchEvents {
  /** At which the match last changed, as far as this answer knows. */
  readonly revision: number
  readonly events: readonly MatchEvent[]
}

/** The reports in an answer to `MATCH_EVENTS`; those of an unknown kind or without a time are left out. */
export function parseMatchEvents(data: unknown): MatchEvents {
  const place = startPlace('match')
  type WireMatch = { readonly events?: unknown; readonly revision?: unknown }
  const match = record<WireMatch>(record<{ readonly match?: unknown }>(data)?.match)
  type WireEvent = Readonly<Partial<Record<keyof MatchEvent | 'homeScore' | 'awayScore', unknown>>>
  const events = records<WireEvent>(match?.events, place, 'events').flatMap((wire) => {
    const kind = KINDS.get(wire.kind)
    const at = instant(wire.at, place, 'at')
    if (kind === undefined || at === null) return []
    return {
      kind,
      at,
      score: score(wire.homeScore, wire.awayScore, place, 'score'),
      startsAt: instant(wire.startsAt, place, 'startsAt'),
      locationName: optionalName(wire.locationName, place, 'the location'),
    }
  })
  return { revision: typeof match?.revision === 'number' ? match.revision : 0, events }
}
