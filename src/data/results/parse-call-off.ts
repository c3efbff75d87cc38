import { DEFAULT_LOCALE, wordsIn } from '../../domain/text/locale.ts'
import { callOffOf } from '../../domain/tournament/call-off-words.ts'
import type { Match, Reason } from '../../domain/tournament/match.ts'
import type { Untrusted, WireMatch } from './documents.ts'
import { record } from './json.ts'
import { optionalName, reference, score } from './parse-values.ts'
import type { Place } from './problems.ts'

const statusOf = ({ status }: WireMatch) => (typeof status === 'string' ? callOffOf(status) : null)

/** Whether the service says that a match was stopped before its end. */
export const isAbandoned = (wire: WireMatch): boolean => statusOf(wire) === 'abandoned'

/** Parses how a match was called off; null for a match that was not called off, or whose result counts all the same. */
export function parseCallOff(wire: WireMatch, hidden: boolean, place: Place) {
  const how = statusOf(wire)
  if (how === null || wire.isWalkover === true) return null
  const isPlayed = how === 'abandoned' || how === 'annulled'
  const stood = isPlayed && !hidden ? score(wire.homeScore, wire.awayScore, place, 'score') : null
  if (how === 'abandoned' && wire.isFinished === true && (hidden || stood)) return null
  const reason = parseReason(wire, place)
  return { kind: 'called-off' as const, how, stood, reason, ...(hidden && { isHidden: true as const }) }
}

/** Parses why something was decided: that a match was called off, that a team has withdrawn, or points. A service with one language gives its text for all. */
export function parseReason({ reason }: { readonly reason?: unknown }, place: Place): Reason | null {
  const texts = record<Untrusted<Reason>>(reason) ?? { [DEFAULT_LOCALE]: reason }
  return wordsIn((locale) => optionalName(texts[locale], place, 'the reason'))
}

/** Parses which match this one replaces; left out if none. */
export function parseReplay({ replays }: WireMatch): Pick<Match, 'replays'> {
  const id = reference(replays)
  return id === null ? {} : { replays: id }
}
