import type { WireLoneMatch } from '../../contract/match.ts'
import type { MatchChange } from '../../domain/live/feed.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Match } from '../../domain/tournament/match.ts'
import type { Untrusted } from './documents.ts'
import { record } from './json.ts'
import { parseMatch } from './parse-match.ts'
import { isRevision, optionalName, reference } from './parse-values.ts'
import { type Place, startPlace } from './problems.ts'

/**
 * Parses a single match with the revision of its last change, as the feed, the response to a report and the desk have it;
 * null for anything else.
 */
export function parseChange(value: unknown): MatchChange | null {
  const revision = record<Untrusted<WireLoneMatch>>(value)?.revision
  if (!isRevision(revision)) return null
  const match = parseLoneMatch(value, null, startPlace('match'))
  return match && { match, revision }
}

/**
 * Parses a single match against the schedule as it was built. A class that hides its results keeps hiding them. A team newer
 * than the build is known only from the match.
 *
 * @param schedule null accepts references unchecked, and leaves the class open
 */
export function parseLoneMatch(value: unknown, schedule: Schedule | null, place: Place): Match | null {
  const wire = record<Untrusted<WireLoneMatch>>(value)
  if (!wire) return null
  const divisionId = reference(wire.divisionId) ?? ''
  const category = schedule?.categories.get(schedule.divisions.get(divisionId)?.categoryId ?? '')
  const context = {
    categoryId: category?.id ?? '',
    divisionId,
    resultsHidden: category?.resultsHidden ?? false,
    teams: teamNames(wire, schedule, place),
    fields: { has: (id: string) => schedule?.fields.has(id) ?? true, find: () => null, size: 0 },
    streams: { has: (id: string) => schedule?.streams.has(id) ?? true },
  }
  return parseMatch(wire, context, place)
}

function teamNames(
  { homeTeamId, homeTeamName, awayTeamId, awayTeamName }: Untrusted<WireLoneMatch>,
  schedule: Schedule | null,
  place: Place,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [id, name] of [
    [homeTeamId, homeTeamName],
    [awayTeamId, awayTeamName],
  ]) {
    const team = reference(id)
    const known = schedule?.teams.get(team ?? '')?.name ?? optionalName(name, place, 'the name')
    if (team !== null && known !== null) names.set(team, known)
  }
  return names
}
