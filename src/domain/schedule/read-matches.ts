import type {
  Decision,
  Match,
  MatchMove,
  MatchTime,
  Participant,
  Reason,
  Round,
  Score,
  SideName,
} from '../tournament/match.ts'
import { withNobody } from '../tournament/nobody.ts'
import { leaderOf } from '../tournament/outcome.ts'
import { type FiledWords, readWords } from './filed-words.ts'
import type { FiledSide, FiledTime, ScheduleFile } from './schedule-file.ts'
import { STATES } from './schedule-file.ts'

const NO_ROUND: Round = { name: null, rank: null, index: null }
const DECISIONS: readonly Decision[] = ['regular-time', 'extra-time', 'sudden-death', 'penalties', 'lots']

/** The facts of a match that are not in its columns. */
interface Ending {
  readonly penalties: Score | null
  readonly decision: Decision
  readonly winner: SideName | null
}

/** Returns the matches of a file, in its order. */
export function readMatches(file: ScheduleFile): Match[] {
  const { matches: columns, base } = file
  const rounds = file.rounds.map(([name, rank, index]): Round => ({ name, rank, index }))
  const moved = new Map(file.moved.map(([at, from, place]) => [at, { at: from, locationName: place }]))
  const reasons = new Map(file.moveReasons ?? [])
  const steps = Map.groupBy(
    (file.moves ?? []).map((row, position) => ({ at: row[0], step: stepOf(row, reasons.get(position)) })),
    ({ at }) => at,
  )
  const kept = new Map((file.kept ?? []).map((row) => [row[0], row]))
  const calledOff = new Map((file.calledOff ?? []).map((row) => [row[0], row]))
  const jury = new Map((file.jury ?? []).map((row) => [row[0], row]))
  const replays = new Map(file.replays ?? [])
  const referees = new Map(file.referees ?? [])
  const endings = new Map(file.endings.map((row) => [row[0], endingOf(row)]))
  return columns.ids.map((id, at): Match => {
    const division = file.divisions[columns.divisions[at] ?? -1]
    const field = file.fields[columns.fields[at] ?? -1]
    const place = columns.places[at] ?? -2
    const category = file.categories[division?.[1] ?? -1]
    const facts = {
      id,
      number: columns.numbers[at] ?? null,
      categoryId: category?.[0] ?? '',
      divisionId: division?.[0] ?? '',
      round: rounds[columns.rounds[at] ?? -1] ?? NO_ROUND,
      home: sideOfFile(columns.homes[at] ?? null, file),
      away: sideOfFile(columns.aways[at] ?? null, file),
      time: timeOfFile(columns.times[at] ?? null, base),
      movedFrom: moved.get(at) ?? null,
      ...replayed(replays.get(at)),
      ...refereed(referees.get(at)),
      ...keptOf(steps.get(at), kept.get(at)),
      fieldId: field?.[0] ?? null,
      locationName: place === -2 ? null : (file.places[place] ?? field?.[2] ?? null),
      streamId: file.streams[columns.streams[at] ?? -1]?.[0] ?? null,
    }
    const score = scoreOfFile(columns.homeGoals[at], columns.awayGoals[at])
    const halfTime = scoreOfFile(columns.homeHalfTime[at], columns.awayHalfTime[at])
    const said = calledOff.get(at) ?? jury.get(at)
    return withNobody({
      ...facts,
      ...stateOf(columns.states[at] ?? 0, score, halfTime, endings.get(at), said, category?.[5] === 1),
    })
  })
}

function keptOf(
  steps: readonly { readonly step: MatchMove }[] | undefined,
  [, startedAt, endedAt]: NonNullable<ScheduleFile['kept']>[number] = [-1, null, null],
): Pick<Match, 'moves' | 'startedAt' | 'endedAt'> {
  return {
    ...(steps && { moves: steps.map(({ step }) => step) }),
    ...(startedAt !== null && { startedAt }),
    ...(endedAt !== null && { endedAt }),
  }
}

const stepOf = (
  [, toldAt, from, to, fromPlace, toPlace]: NonNullable<ScheduleFile['moves']>[number],
  reason: FiledWords | undefined,
): MatchMove => ({
  toldAt,
  time: to === null ? null : { from, to },
  place: toPlace === null ? null : { from: fromPlace, to: toPlace },
  ...(reason && { reason: readWords(reason) }),
})

const refereed = (referees: string | undefined): Pick<Match, 'referees'> =>
  referees === undefined ? {} : { referees }

const replayed = (replays: string | undefined): Pick<Match, 'replays'> =>
  replays === undefined ? {} : { replays }

function stateOf(
  number: number,
  score: Score | null,
  halfTime: Score | null,
  ending: Ending | undefined,
  called: NonNullable<ScheduleFile['calledOff']>[number] | undefined,
  isHidden: boolean,
) {
  const state = STATES[number] ?? 'scheduled'
  const { penalties, decision, winner } = ending ?? {
    penalties: null,
    decision: 'regular-time' as const,
    winner: leaderOf(score),
  }
  switch (state) {
    case 'scheduled':
    case 'unreported':
      return { kind: state }
    case 'live':
      return { kind: state, score, halfTime }
    case 'walkover':
      return { kind: state, score, winner, ...juryOfFile(called, score, winner) }
    case 'finished':
      if (!score) return { kind: 'unreported' as const }
      return {
        kind: state,
        score,
        halfTime,
        penalties,
        decision,
        winner,
        ...(called && { abandoned: { reason: reasonOf(called) } }),
      }
    case 'cancelled':
    case 'postponed':
    case 'abandoned':
    case 'annulled': {
      return {
        kind: 'called-off' as const,
        how: state,
        stood: called ? stoodOf(called) : null,
        reason: called ? reasonOf(called) : null,
        ...(isHidden && { isHidden }),
      }
    }
    case 'hidden-live':
      return { kind: 'hidden' as const, phase: 'live' as const }
    case 'hidden-finished':
      return { kind: 'hidden' as const, phase: 'finished' as const }
    case 'hidden-scheduled':
      return { kind: 'hidden' as const, phase: 'scheduled' as const }
  }
}

function juryOfFile(
  said: NonNullable<ScheduleFile['jury']>[number] | undefined,
  score: Score | null,
  winner: SideName | null,
) {
  if (!said) return {}
  const [reason, stood] = [reasonOf(said), stoodOf(said)]
  const bothLose = score === null && winner === null && { bothLose: true as const }
  return { ...bothLose, ...(stood && { stood }), ...(reason && { reason }) }
}

const stoodOf = ([, stood]: NonNullable<ScheduleFile['calledOff']>[number]): Score | null =>
  stood && { home: stood[0], away: stood[1] }

const reasonOf = ([, , reason]: NonNullable<ScheduleFile['calledOff']>[number]): Reason | null =>
  reason && readWords(reason)

const endingOf = ([, penalties, decision, winner]: ScheduleFile['endings'][number]): Ending => ({
  penalties: penalties && { home: penalties[0], away: penalties[1] },
  decision: DECISIONS.find((known) => known === decision) ?? 'regular-time',
  winner,
})

function sideOfFile(side: FiledSide, { teams }: ScheduleFile): Participant {
  if (side === null) return { kind: 'bye' }
  if (typeof side === 'string') return { kind: 'placeholder', label: side }
  const team = teams[side]
  return team ? { kind: 'team', teamId: team[0], name: team[1] } : { kind: 'placeholder', label: '?' }
}

function timeOfFile(time: FiledTime, base: number): MatchTime {
  if (time === null) return { kind: 'unknown' }
  if (typeof time === 'string') return { kind: 'day', day: time }
  return { kind: 'instant', at: base + Math.round(time * 60_000) }
}

const scoreOfFile = (home = -1, away = -1): Score | null => (home < 0 || away < 0 ? null : { home, away })
