import type { WireLoneMatch } from '../../contract/match.ts'
import { DECISIONS, domainWords, SIDES } from '../../contract/match-words.ts'
import { dayOf } from '../../domain/time/stockholm.ts'
import { saysBothLose } from '../../domain/tournament/both-lose-words.ts'
import {
  LONGEST_REFEREES,
  type Match,
  type MatchMove,
  type MatchTime,
  type Participant,
  type Score,
  type SideName,
  UNKNOWN_SIDE,
} from '../../domain/tournament/match.ts'
import { withNobody } from '../../domain/tournament/nobody.ts'
import { wonBy } from '../../domain/tournament/outcome.ts'
import { isPlaceholder } from '../../domain/tournament/placeholder-words.ts'
import type { Untrusted, WireMatch } from './documents.ts'
import type { FieldNames } from './field-names.ts'
import { record } from './json.ts'
import { isAbandoned, parseCallOff, parseReason, parseReplay } from './parse-call-off.ts'
import {
  day,
  identity,
  instant,
  isRevision,
  known,
  NAMELESS,
  optionalName,
  records,
  reference,
  score,
  whole,
  word,
} from './parse-values.ts'
import { type Place, printable, warn, within } from './problems.ts'

const SIDE_OF = new Map(Object.entries(domainWords(SIDES)))
const DECISION_OF = new Map(Object.entries(domainWords(DECISIONS)))

/** The context for parsing a match: its division, the teams of its class, the edition's fields and streams. */
export interface MatchContext {
  readonly categoryId: string
  readonly divisionId: string
  readonly resultsHidden: boolean
  /** Team id → name. */
  readonly teams: { get(id: string): string | undefined }
  readonly fields: FieldNames
  readonly streams: { has(id: string): boolean }
}

/** Parses one match; null (with a `fail`) only if it has no id. The kinds are those of domain/tournament/match.ts. */
export function parseMatch(
  wire: WireMatch & { readonly revision?: unknown; readonly settledRevision?: unknown },
  context: MatchContext,
  division: Place,
): Match | null {
  const place = within(division, 'match', wire.id)
  const id = identity(wire.id, place, 'the match')
  if (id === null) return null
  const { home, away } = parseSides(wire, context, place)
  const time = parseTime(wire, place)
  const locationName = optionalName(wire.locationName, place, 'the location')
  const facts = {
    id,
    ...(isRevision(wire.revision) ? { revision: wire.revision } : {}),
    ...(isRevision(wire.settledRevision) ? { settledRevision: wire.settledRevision } : {}),
    number: optionalName(wire.matchNr, place, 'the match number'),
    categoryId: context.categoryId,
    divisionId: context.divisionId,
    round: parseRound(wire, place),
    home,
    away,
    time,
    movedFrom: parseMove(wire, place),
    ...parseKept(wire, place),
    ...parseReplay(wire),
    ...parseReferees(wire, place),
    fieldId: parseField(wire, locationName, time, context, place),
    locationName,
    streamId: known(wire.streamId, context.streams, place, 'unknown-stream', 'stream'),
  }
  return withNobody({ ...facts, ...parseState(wire, home, away, context.resultsHidden, place) })
}

/** A match is live if it is *not finished and isLive*: the service leaves `isLive` set on finished matches. */
function parseState(wire: WireMatch, home: Participant, away: Participant, hidden: boolean, place: Place) {
  if (home.kind === 'bye') return { kind: 'bye' as const, winner: 'away' as const }
  if (away.kind === 'bye') return { kind: 'bye' as const, winner: 'home' as const }
  const finished = wire.isFinished === true
  const calledOff = parseCallOff(wire, hidden, place)
  if (calledOff) return calledOff
  const live = !finished && wire.isLive === true
  if (hidden) {
    const phase = finished || wire.isWalkover === true ? 'finished' : live ? 'live' : 'scheduled'
    return { kind: 'hidden' as const, phase } as const
  }
  const result = score(wire.homeScore, wire.awayScore, place, 'score')
  const penalties = score(wire.homePenaltyScore, wire.awayPenaltyScore, place, 'penalty score')
  if (wire.isWalkover === true || saysBothLost(wire)) return parseWalkover(wire, result, place)
  if (!finished && !live) return { kind: 'scheduled' as const }
  if (finished && !result) return { kind: 'unreported' as const }
  const halfTime = score(wire.homeHalfTimeScore, wire.awayHalfTimeScore, place, 'half-time score')
  if (!finished || !result) return { kind: 'live' as const, score: result, halfTime }
  const decision = word(wire.decision, DECISION_OF, place, 'the decision', 'taken as regular time')
  return {
    kind: 'finished' as const,
    score: result,
    halfTime,
    penalties,
    decision: decision ?? (penalties && wire.decision == null ? 'penalties' : 'regular-time'),
    winner: winnerOf(wire, result, penalties, place),
    ...(isAbandoned(wire) && { abandoned: { reason: parseReason(wire, place) } }),
  }
}

/** Other services say it with a word of their own. */
const saysBothLost = ({ bothLose, status }: WireMatch): boolean =>
  bothLose === true || (typeof status === 'string' && saysBothLose(status))

function parseWalkover(wire: WireMatch, result: Score | null, place: Place) {
  const reason = parseReason(wire, place)
  const why = reason && { reason }
  if (saysBothLost(wire))
    return { kind: 'walkover' as const, score: null, winner: null, bothLose: true as const, ...why }
  const { home, away } = record<Untrusted<Score>>(wire.stood) ?? {}
  const stood = score(home, away, place, 'score that was played')
  const winner = winnerOf(wire, result, null, place)
  return { kind: 'walkover' as const, score: result, winner, ...(stood && { stood }), ...why }
}

/** The stated winner, else the winner by goals, else by penalties; null if all are level. */
function winnerOf(
  wire: WireMatch,
  goals: Score | null,
  penalties: Score | null,
  place: Place,
): SideName | null {
  const stated = word(wire.winner, SIDE_OF, place, 'the winner', 'taken from the score')
  const scored = wonBy(goals, penalties)
  if (stated !== null && scored !== null && stated !== scored)
    warn(place, 'odd-winner', `${stated} is the stated winner, ${scored} has more goals: shown as stated`)
  return stated ?? scored
}

function parseSides(wire: WireMatch, context: MatchContext, place: Place) {
  const home = parseSide(wire.homeTeamId, wire.homeTeamName, context, place)
  const away = parseSide(wire.awayTeamId, wire.awayTeamName, context, place)
  if (home.kind === 'bye' && away.kind === 'bye') {
    warn(place, 'no-sides', `neither side has a team or a name: shown as ${NAMELESS} – ${NAMELESS}`)
    return { home: UNKNOWN_SIDE, away: UNKNOWN_SIDE }
  }
  if (home.kind === 'team' && away.kind === 'team' && home.teamId === away.teamId)
    warn(place, 'same-team', `${printable(home.name)} stands on both sides`)
  return { home, away }
}

function parseSide(id: unknown, label: unknown, context: MatchContext, place: Place): Participant {
  const teamId = reference(id)
  if (teamId !== null) {
    const team = context.teams.get(teamId)
    if (team !== undefined)
      return isPlaceholder(team) ? { kind: 'placeholder', label: team } : { kind: 'team', teamId, name: team }
    warn(place, 'unknown-team', `team ${printable(teamId)} is not in the class: shown by its name alone`)
  } else if (label === null || label === undefined) return { kind: 'bye' }
  const name = optionalName(label, place, 'the name of a side')
  if (name !== null) return { kind: 'placeholder', label: name }
  warn(place, 'empty-name', `the name of a side is empty: shown as ${NAMELESS}`)
  return UNKNOWN_SIDE
}

/** Other services give the third-place match a round of its own, −1. Here it is the second match of the final's round. */
const BRONZE = -1

function parseRound(wire: WireMatch, place: Place): Match['round'] {
  const name = optionalName(wire.roundName, place, 'the round')
  const index = whole(wire.rankInRound, 1, 4096, place, 'rankInRound')
  if (wire.roundRank === BRONZE) return { name, rank: 0, index: (index ?? 1) + 1 }
  return { name, rank: whole(wire.roundRank, 0, 12, place, 'roundRank'), index }
}

function parseTime(wire: WireMatch, place: Place): MatchTime {
  const at = instant(wire.zonedStartTime, place, 'zonedStartTime')
  if (at !== null) return { kind: 'instant', at }
  const date = day(wire.startDate, place, 'startDate')
  return date === null ? UNKNOWN_TIME : { kind: 'day', day: date }
}

const UNKNOWN_TIME: MatchTime = { kind: 'unknown' }

function parseMove(wire: WireMatch, place: Place): Match['movedFrom'] {
  const at = instant(wire.previousStartTime, place, 'previousStartTime')
  const locationName = optionalName(wire.previousLocationName, place, 'the previous location')
  return at === null && locationName === null ? null : { at, locationName }
}

/** Fields that only some services give are left out if they are not given. */
function parseKept(wire: WireMatch, place: Place): Pick<Match, 'moves' | 'startedAt' | 'endedAt'> {
  const startedAt = instant(wire.startedAt, place, 'startedAt')
  const endedAt = instant(wire.endedAt, place, 'endedAt')
  const moves = records<WireMove>(wire.moves, place, 'moves').flatMap((move) => parseStep(move, place) ?? [])
  return {
    ...(moves.length > 0 && { moves }),
    ...(startedAt !== null && { startedAt }),
    ...(endedAt !== null && { endedAt }),
  }
}

/** A longer text is no name. */
function parseReferees(wire: WireMatch, place: Place): Pick<Match, 'referees'> {
  const referees = optionalName(wire.referees, place, 'the referees')
  return referees === null || referees.length > LONGEST_REFEREES ? {} : { referees }
}

type WireMove = Untrusted<WireLoneMatch['moves'][number]>

function parseStep(wire: WireMove, place: Place): MatchMove | null {
  const toldAt = instant(wire.toldAt, place, 'toldAt')
  const at = instant(wire.zonedStartTime, place, 'the new start')
  const name = optionalName(wire.locationName, place, 'the new location')
  if (toldAt === null || (at === null && name === null)) return null
  const reason = parseReason(wire, place)
  return {
    toldAt,
    time: at === null ? null : { from: instant(wire.previousStartTime, place, 'the old start'), to: at },
    place:
      name === null
        ? null
        : { from: optionalName(wire.previousLocationName, place, 'the old location'), to: name },
    ...(reason && { reason }),
  }
}

function parseField(
  wire: WireMatch,
  locationName: string | null,
  time: MatchTime,
  context: MatchContext,
  place: Place,
): string | null {
  const given = known(wire.fieldId, context.fields, place, 'unknown-field', 'field')
  if (given !== null || locationName === null || context.fields.size === 0) return given
  const date = time.kind === 'instant' ? dayOf(time.at) : time.kind === 'day' ? time.day : null
  const found = context.fields.find(locationName, date)
  if (found === null)
    warn(place, 'unknown-location', `no one field is called ${printable(locationName)}: shown without a link`)
  return found
}
