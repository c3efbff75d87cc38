import { halfTimeOf, type Match, type Participant, scoreOf } from '../tournament/match.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { leaderOf } from '../tournament/outcome.ts'
import { filedWords } from './filed-words.ts'
import type { Positions } from './positions.ts'
import type { FiledSide, FiledTime, MatchColumns, ScheduleFile } from './schedule-file.ts'
import { STATES } from './schedule-file.ts'

/**
 * @param base epoch milliseconds that times count from
 * @param placeOf returns the name of a match's field if it is not the field's own
 */
export function matchColumns(
  matches: readonly Match[],
  at: Positions,
  base: number,
  placeOf: (match: Match) => string | null,
): MatchColumns {
  const scores = matches.map(scoreOf)
  const halves = matches.map(halfTimeOf)
  return {
    ids: matches.map(({ id }) => id),
    numbers: matches.map(({ number }) => number),
    divisions: matches.map(({ divisionId }) => at.divisions(divisionId)),
    rounds: matches.map(({ round }) => at.rounds(JSON.stringify([round.name, round.rank, round.index]))),
    homes: matches.map(({ home }) => filedSide(home, at)),
    aways: matches.map(({ away }) => filedSide(away, at)),
    times: matches.map(({ time }) => filedTime(time, base)),
    fields: matches.map(({ fieldId }) => at.fields(fieldId)),
    places: matches.map((match) => (match.locationName === null ? -2 : at.places(placeOf(match)))),
    streams: matches.map(({ streamId }) => at.streams(streamId)),
    states: matches.map(stateNumber),
    homeGoals: scores.map((score) => score?.home ?? -1),
    awayGoals: scores.map((score) => score?.away ?? -1),
    homeHalfTime: halves.map((score) => score?.home ?? -1),
    awayHalfTime: halves.map((score) => score?.away ?? -1),
  }
}

export function movesOf(matches: readonly Match[]): ScheduleFile['moved'] {
  return matches.flatMap(({ movedFrom }, position) =>
    movedFrom ? [[position, movedFrom.at, movedFrom.locationName] as const] : [],
  )
}

export const announcedMovesOf = (matches: readonly Match[]): NonNullable<ScheduleFile['moves']> =>
  matches.flatMap(({ moves = [] }, position) =>
    moves.map(
      ({ toldAt, time, place }) =>
        [
          position,
          toldAt,
          time?.from ?? null,
          time?.to ?? null,
          place?.from ?? null,
          place?.to ?? null,
        ] as const,
    ),
  )

export const moveReasonsOf = (matches: readonly Match[]): NonNullable<ScheduleFile['moveReasons']> =>
  matches
    .flatMap(({ moves = [] }) => moves)
    .flatMap(({ reason }, position) => (reason ? [[position, filedWords(reason)] as const] : []))

/** Returns only the times that show how late a field runs: the times of all matches would double the file. */
export function actualTimesOf(matches: readonly Match[]): NonNullable<ScheduleFile['kept']> {
  const last = new Map<string, Match>()
  for (const match of matches) {
    const { fieldId, endedAt } = match
    if (fieldId !== null && endedAt !== undefined && endedAt > (last.get(fieldId)?.endedAt ?? -Infinity))
      last.set(fieldId, match)
  }
  const kept = new Set([...last.values(), ...matches.filter((match) => progressOf(match) === 'live')])
  return matches.flatMap((match, position) => {
    const { startedAt = null, endedAt = null } = match
    const isKept = kept.has(match) && (startedAt !== null || endedAt !== null)
    return isKept ? [[position, startedAt, endedAt] as const] : []
  })
}

export function endingsOf(matches: readonly Match[]): ScheduleFile['endings'] {
  return matches.flatMap((match, position): ScheduleFile['endings'][number][] => {
    if (match.kind === 'walkover')
      return match.winner === leaderOf(match.score)
        ? []
        : [[position, null, 'regular-time', match.winner] as const]
    if (match.kind !== 'finished') return []
    const { penalties, decision, winner, score } = match
    if (penalties === null && decision === 'regular-time' && winner === leaderOf(score)) return []
    return [[position, penalties && [penalties.home, penalties.away], decision, winner] as const]
  })
}

export function calledOffOf(matches: readonly Match[]): NonNullable<ScheduleFile['calledOff']> {
  return matches.flatMap((match, position) => {
    if (match.kind === 'called-off') {
      const { stood, reason } = match
      return [[position, stood && ([stood.home, stood.away] as const), reason && filedWords(reason)] as const]
    }
    if (match.kind !== 'finished' || !match.abandoned) return []
    const { reason } = match.abandoned
    return [[position, null, reason && filedWords(reason)] as const]
  })
}

/** Returns the walkovers that both sides lose, those with a reason, and those after a disqualification. */
export const juryOf = (matches: readonly Match[]): NonNullable<ScheduleFile['jury']> =>
  matches.flatMap((match, position) => {
    if (match.kind !== 'walkover') return []
    const { stood, reason, bothLose } = match
    if (!stood && !reason && !bothLose) return []
    return [
      [position, stood ? ([stood.home, stood.away] as const) : null, reason ? filedWords(reason) : null],
    ] as const
  })

export const replaysOf = (matches: readonly Match[]): NonNullable<ScheduleFile['replays']> =>
  matches.flatMap(({ replays }, position) => (replays === undefined ? [] : [[position, replays] as const]))

export const refereesOf = (matches: readonly Match[]): NonNullable<ScheduleFile['referees']> =>
  matches.flatMap(({ referees }, position) => (referees === undefined ? [] : [[position, referees] as const]))

function filedSide(side: Participant, at: Positions): FiledSide {
  if (side.kind === 'bye') return null
  if (side.kind === 'placeholder') return side.label
  const position = at.teams(side.teamId)
  return position < 0 ? side.name : position
}

function filedTime(time: Match['time'], base: number): FiledTime {
  if (time.kind === 'unknown') return null
  return time.kind === 'day' ? time.day : (time.at - base) / 60_000
}

/** @throws for a bye, which a schedule leaves out */
function stateNumber(match: Match): number {
  if (match.kind === 'bye') throw new TypeError('A bye is no match of a schedule.')
  if (match.kind === 'called-off') return STATES.indexOf(match.how)
  return STATES.indexOf(match.kind === 'hidden' ? `hidden-${match.phase}` : match.kind)
}
