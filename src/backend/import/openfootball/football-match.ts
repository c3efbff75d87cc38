import { isDay } from '../../../domain/time/calendar-day.ts'
import type { Score, SideName } from '../../../domain/tournament/match.ts'
import { leaderOf } from '../../../domain/tournament/outcome.ts'
import { dayFault } from '../day-form.ts'
import { type Fault, faultAt, shown } from '../fault.ts'
import { say } from '../said.ts'
import { offsetMinutes, zonedTime } from '../zoned-time.ts'
import type { FootballMatch } from './year-files.ts'

/** The result of a match: `score` is the score after extra time, `penalties` that of the shoot-out. */
export interface FootballResult {
  readonly state: 'scheduled' | 'finished' | 'walkover'
  readonly score?: Score
  readonly halfTime?: Score
  readonly penalties?: Score
  readonly decision?: 'regular-time' | 'extra-time' | 'penalties'
  /** Present only if the score does not tell the winner. */
  readonly winner?: SideName
}

export function resultOf(match: FootballMatch, faults: Fault[]): FootballResult {
  const pair = (value: unknown, key: string): Score | undefined => {
    if (value === undefined || value === null) return undefined
    if (Array.isArray(value) && value.length === 2) {
      const [home, away]: unknown[] = value
      if (isGoals(home) && isGoals(away)) return { home, away }
      if (home === null && away === null) return undefined
    }
    const place = `${match.place}.score.${key}`
    faults.push(faultAt(match.file, place, say('noScore', { value: shown(value) }), say('asScore')))
    return undefined
  }
  const fullTime = pair(match.fullTime, 'ft')
  const halfTime = pair(match.halfTime, 'ht')
  const extraTime = pair(match.extraTime, 'et')
  const penalties = pair(match.penalties, 'p')
  const score = extraTime ?? fullTime
  if (!score) return { state: 'scheduled' }
  const decision = penalties ? 'penalties' : extraTime ? 'extra-time' : 'regular-time'
  const winner = leaderOf(score) === null ? leaderOf(penalties ?? null) : null
  return {
    state: 'finished',
    score,
    ...(halfTime ? { halfTime } : {}),
    ...(penalties ? { penalties } : {}),
    decision,
    ...(winner && { winner }),
  }
}

const isGoals = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

export const winnerOf = ({ score, winner }: FootballResult): SideName | null =>
  winner ?? leaderOf(score ?? null)

/** Abbreviations that name one offset only. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  WET: 'UTC+0',
  WEST: 'UTC+1',
  CET: 'UTC+1',
  CEST: 'UTC+2',
  EET: 'UTC+2',
  EEST: 'UTC+3',
}

export interface FootballTime {
  readonly startsAt?: string
  readonly day?: string
  /** True if the file gives a clock time without a known time zone. */
  readonly zoneMissing?: boolean
}

/**
 * Returns when a match starts. Date and clock time are local to the place of the match: "17:00 UTC-3" has its offset,
 * "19:00" is read in the time zone `zone` (the stadium's, or the one given on the command line).
 */
export function timeOf(match: FootballMatch, zone: string | null, faults: Fault[]): FootballTime {
  const { file, place, date } = match
  if (date === '') return {}
  if (!isDay(date)) {
    const { problem, remedy } = dayFault(date)
    faults.push(faultAt(file, `${place}.date`, problem, remedy))
    return {}
  }
  if (match.time === '') return { day: date }
  const parts = /^([01]?\d|2[0-3]):([0-5]\d)(?:\s+(.+))?$/.exec(match.time)
  const written = (parts?.[3] ?? '') || match.zone
  const own = ABBREVIATED[written] ?? written
  if (!parts || (own !== '' && offsetMinutes(own) === null)) {
    const remedy = say('footballTimes')
    faults.push(faultAt(file, `${place}.time`, say('noTime', { cell: shown(match.time) }), remedy))
    return { day: date }
  }
  const from = own || zone
  if (!from) return { day: date, zoneMissing: true }
  const startsAt = zonedTime(date, `${(parts[1] ?? '').padStart(2, '0')}:${parts[2]}`, from)
  return startsAt === null ? { day: date } : { startsAt }
}
