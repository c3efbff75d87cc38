import type { Random } from './random.ts'
import { createScoreMaker } from './scores.ts'

/** An event in a match, at an instant of the cup's clock (epoch milliseconds). */
export interface Step {
  readonly matchId: string
  readonly at: number
  /** When the desk reports it, if that is later. */
  readonly toldAt?: number
  /** Unique among all reports of the edition. */
  readonly key: string
  readonly deed: Deed
}

/**
 * - `move`: to another field, and sometimes to a later time
 * - `slip`: a goal is reported for the wrong side, and `unslip` takes it back
 * - `sudden-death`: the goal that decides a knock-out match that is level after full time
 * - `afterthought`: a correction of the score after the end
 */
export type Deed =
  | { readonly kind: 'start' | 'half-time' | 'end' }
  | {
      readonly kind: 'goal' | 'slip' | 'unslip' | 'sudden-death' | 'afterthought' | 'walkover'
      readonly home: boolean
    }
  | { readonly kind: 'move'; readonly choice: number; readonly isLater: boolean }

export interface PlayedMatch {
  readonly id: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
  readonly age: number | null
  readonly knockOut: boolean
  /** Minutes of one half. */
  readonly half: number
  /** The class publishes no results: nobody counts the goals. */
  readonly hidden: boolean
  /** What happens in any case, not only by chance. */
  readonly surely?: 'walkover' | 'afterthought' | undefined
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const GOALS = 26
/** The mean of `paceOf` over the classes that have results. */
const MEAN_PACE = 1
const STRENGTH_DEVIATION = 3

const WALKOVER_CHANCE = 0.006
const MOVE_CHANCE = 0.05
/** The share of moved group matches that also start later. */
const LATER_SHARE = 0.4
const LATE_CHANCE = 0.1
const SLIP_CHANCE = 0.04
const AFTERTHOUGHT_CHANCE = 0.012

/**
 * Returns everything that will happen in a match, in order. It depends on the seed and the match alone. The score at a step
 * is whatever has been reported until then.
 */
export function matchSteps(match: PlayedMatch, seeded: Random): Step[] {
  const random = seeded.fork(match.id)
  const steps: Omit<Step, 'key'>[] = []
  const add = (at: number, deed: Deed) =>
    steps.push({ matchId: match.id, at: Math.round(at / SECOND) * SECOND, deed })

  if (random.chance(MOVE_CHANCE)) {
    const ahead = random.int(40, 90) * MINUTE
    const choice = random.next()
    // A knock-out match never moves to a later time: the match that follows it does not wait.
    const isLater = !match.knockOut && choice < LATER_SHARE
    add(match.startsAt - ahead, { kind: 'move', choice, isLater })
  }
  const isUnplayed = !match.hidden && random.chance(WALKOVER_CHANCE)
  if (isUnplayed || match.surely === 'walkover') {
    add(match.startsAt + 5 * MINUTE, { kind: 'walkover', home: random.chance(0.5) })
    return keyed(steps, match.id)
  }
  const late = random.chance(LATE_CHANCE) ? random.int(2, 8) * MINUTE : 0
  const start = match.startsAt + late + random.int(0, 40) * SECOND
  const half = match.half * MINUTE
  const restart = start + half + random.int(120, 180) * SECOND
  const over = restart + half
  add(start, { kind: 'start' })
  if (!match.hidden) {
    addGoals(match, seeded, random, (played, deed) =>
      add(played < half ? start + played : restart + played - half, deed),
    )
    add(start + half + SECOND, { kind: 'half-time' })
  }
  add(over + random.int(2, 20) * SECOND, { kind: 'end' })
  if (match.knockOut && !match.hidden)
    add(over + random.int(60, 240) * SECOND, { kind: 'sudden-death', home: random.chance(0.5) })
  const isCorrected = !match.hidden && random.chance(AFTERTHOUGHT_CHANCE)
  if (isCorrected || match.surely === 'afterthought')
    add(over + random.int(5, 12) * MINUTE, { kind: 'afterthought', home: random.chance(0.5) })
  return keyed(steps, match.id)
}

type AddPlayed = (playedMs: number, deed: Deed) => void

function addGoals(match: PlayedMatch, seeded: Random, random: Random, add: AddPlayed): void {
  const strength = (teamId: string | null) =>
    teamId === null ? 0 : seeded.fork(`team ${teamId}`).normal(0, STRENGTH_DEVIATION)
  const score = createScoreMaker((GOALS * match.half) / 15, MEAN_PACE).fullTime(
    match,
    strength(match.homeTeamId),
    strength(match.awayTeamId),
    random,
  )
  const all = 2 * match.half * MINUTE
  const moment = () => Math.floor(random.next() * (all - 2 * SECOND)) + SECOND
  for (const [count, home] of [
    [score.home, true],
    [score.away, false],
  ] as const) {
    for (let goal = 0; goal < count; goal += 1) add(moment(), { kind: 'goal', home })
  }
  if (random.chance(SLIP_CHANCE)) {
    const home = random.chance(0.5)
    const at = Math.min(moment(), all - 4 * MINUTE)
    add(at, { kind: 'slip', home })
    add(at + random.int(40, 150) * SECOND, { kind: 'unslip', home })
  }
}

function keyed(steps: readonly Omit<Step, 'key'>[], matchId: string): Step[] {
  return steps
    .toSorted((one, other) => one.at - other.at)
    .map((step, index) => ({ ...step, key: `demo-${matchId}-${index}` }))
}
