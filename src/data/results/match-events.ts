import { graphql } from '../../contract/graphql.ts'
import { domainWords, REPORT_KINDS } from '../../contract/match-words.ts'
import type { MatchEvent } from '../../domain/live/match-timeline.ts'
import { record } from './json.ts'
import { instant, isRevision, optionalName, records, score } from './parse-values.ts'
import { startPlace } from './problems.ts'

/** The reports of one match. */
export const MATCH_EVENTS = graphql(`
  query MatchEvents($cupId: ID!, $tournamentId: ID!, $matchId: ID!) {
    match(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId) {
      id
      revision
      events { kind at homeScore awayScore startsAt locationName }
    }
  }
`)

const KIND_OF = new Map(Object.entries(domainWords(REPORT_KINDS)))

export interface MatchEvents {
  /** The revision of the match's last change, as far as this response knows. */
  readonly revision: number
  readonly events: readonly MatchEvent[]
}

type Wire = Readonly<Record<string, unknown>>

/** Returns the reports in a response to `MATCH_EVENTS`. Leaves out reports of an unknown kind or without a time. */
export function parseMatchEvents(data: unknown): MatchEvents {
  const place = startPlace('match')
  const match = record<Wire>(record<Wire>(data)?.match)
  const events = records<Wire>(match?.events, place, 'events').flatMap((wire) => {
    const kind = KIND_OF.get(String(wire.kind))
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
  return { revision: isRevision(match?.revision) ? match.revision : 0, events }
}
