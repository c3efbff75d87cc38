import type { Bracket, BracketRound, Slot } from '../../domain/tournament/bracket.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { type Progress, progressOf } from '../../domain/tournament/match-progress.ts'

/** A place of a round as it is drawn; empty if nobody plays there. */
export interface DrawnPlace {
  readonly slot: Slot | undefined
  /** Whether a place of the previous round leads here. */
  readonly isFed: boolean
}

export interface DrawnRound {
  readonly rank: number
  /** Every place, from the top. */
  readonly places: readonly DrawnPlace[]
  /** How many teams go through this round without playing. */
  readonly resting: number
  /** The Stockholm day (`YYYY-MM-DD`) of all its matches; null if they are played on several days, or a day is not known. */
  readonly day: string | null
  /** True for the round that is being played or comes next; if the play-off is over, for the final. */
  readonly isCurrent: boolean
}

export interface DrawnBracket {
  readonly rounds: readonly DrawnRound[]
  /** The earlier rounds in which nobody plays. */
  readonly folded: readonly { readonly rank: number; readonly resting: number }[]
}

/** Returns the rounds as they are drawn: a team with a bye appears in the next round, and takes no place in this one. */
export function drawnRounds({ rounds }: Bracket): DrawnBracket {
  const seen = rounds.map((round, at) => ({ ...round, shown: shownSlots(round, rounds[at + 1]) }))
  const first = seen.findIndex(({ shown }) => shown.size > 0)
  const drawn = first === -1 ? [] : seen.slice(first)
  const current = currentRank(drawn)
  return {
    rounds: drawn.map(({ rank, slots, shown }, at) => ({
      rank,
      places: Array.from({ length: 2 ** rank }, (_, index) => ({
        slot: shown.get(index + 1),
        isFed: [2 * index + 1, 2 * index + 2].some((before) => drawn[at - 1]?.shown.has(before)),
      })),
      resting: restingIn(slots),
      day: onlyDay(slots),
      isCurrent: rank === current,
    })),
    folded: seen
      .slice(0, Math.max(first, 0))
      .map(({ rank, slots }) => ({ rank, resting: restingIn(slots) }))
      .filter(({ resting }) => resting > 0),
  }
}

function onlyDay(slots: readonly Slot[]): string | null {
  const days = new Set(slots.flatMap((slot) => (slot.kind === 'match' ? [matchDay(slot.match.time)] : [])))
  const [day = null] = days
  return days.size === 1 ? day : null
}

const restingIn = (slots: readonly Slot[]): number => slots.filter(({ kind }) => kind === 'bye').length

/** Returns the slots by position. A team with a bye appears in the next round, unless nothing is known of its slot there. */
function shownSlots({ slots }: BracketRound, next: BracketRound | undefined): Map<number, Slot> {
  const leadsOn = ({ position }: Slot) =>
    next?.slots.some((slot) => slot.position === Math.ceil(position / 2) && slot.kind !== 'unknown')
  return new Map(
    slots.filter((slot) => slot.kind !== 'bye' || !leadsOn(slot)).map((slot) => [slot.position, slot]),
  )
}

function currentRank(rounds: readonly BracketRound[]): number | undefined {
  const has = ({ slots }: BracketRound, phase: Progress) => slots.some((slot) => phaseOf(slot) === phase)
  const begun = Math.max(
    rounds.findLastIndex((round) => has(round, 'finished')),
    0,
  )
  const current =
    rounds.find((round) => has(round, 'live')) ?? rounds.slice(begun).find((round) => has(round, 'scheduled'))
  return (current ?? rounds.at(-1))?.rank
}

/** Returns how far a slot is; null for a bye, in which nobody plays. */
function phaseOf(slot: Slot): Progress | null {
  if (slot.kind === 'match') return progressOf(slot.match)
  return slot.kind === 'unknown' ? 'scheduled' : null
}
