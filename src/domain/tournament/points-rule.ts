import type { Score, SideName } from './match.ts'
import { leaderOf, otherSide } from './outcome.ts'

/** What a bonus rewards. `goals` of the bonus is the number named here; `shut-out` needs none. */
export const BONUS_REASONS = {
  /** `points` for every goal scored in a match, but for at most `goals` of them. */
  'each-goal': (own: number, _: number, goals: number) => Math.min(own, goals),
  /** At least `goals` goals scored in a match. */
  'goals-scored': (own: number, _: number, goals: number) => (own >= goals ? 1 : 0),
  /** No goal let in. */
  'shut-out': (_: number, others: number) => (others === 0 ? 1 : 0),
  /** A win by at least `goals` goals. */
  'win-by': (own: number, others: number, goals: number) => (own > others && own - others >= goals ? 1 : 0),
  /** A defeat by at most `goals` goals. */
  'defeat-by': (own: number, others: number, goals: number) =>
    own < others && others - own <= goals ? 1 : 0,
} as const satisfies Record<string, (own: number, others: number, goals: number) => number>

export type BonusReason = keyof typeof BONUS_REASONS

export interface Bonus {
  readonly for: BonusReason
  /** Left out only for `shut-out`. */
  readonly goals?: number | undefined
  readonly points: number
}

/** The points for each result of a match. */
export interface PointsRule extends Readonly<Record<'won' | 'tied' | 'lost', number>> {
  /** For a level match that penalties decided; left out if that counts as any draw. */
  readonly wonOnPenalties?: number | undefined
  readonly lostOnPenalties?: number | undefined
  readonly bonus?: readonly Bonus[] | undefined
}

/** How a match ended, as points are given for it. */
export interface PointsEnd {
  readonly score: Score
  /** Set only if the score does not tell it: a walkover without goals. */
  readonly winner?: SideName
  /** Set if both sides lose. */
  readonly bothLose?: true
  /** Who won the penalties after a level score; left out if there were none, or none are known. */
  readonly onPenalties?: SideName
}

/** Returns the points of one side of a match. A walkover without goals gives no bonus. */
export function pointsOf(rule: PointsRule, end: PointsEnd, side: SideName): number {
  const { score, winner, bothLose, onPenalties } = end
  if (bothLose) return rule.lost
  const base = outcomePoints(rule, winner ?? leaderOf(score), onPenalties ?? null, side)
  if (!rule.bonus || (winner && leaderOf(score) === null)) return base
  const [own, others] = [score[side], score[otherSide(side)]]
  return rule.bonus.reduce(
    (sum, bonus) => sum + bonus.points * BONUS_REASONS[bonus.for](own, others, bonus.goals ?? 0),
    base,
  )
}

/** Returns the points of one side without bonuses, which depend on goals. */
export function outcomePoints(
  { won, tied, lost, wonOnPenalties = tied, lostOnPenalties = tied }: PointsRule,
  winner: SideName | null,
  onPenalties: SideName | null,
  side: SideName,
): number {
  if (winner !== null) return winner === side ? won : lost
  if (onPenalties === null) return tied
  return onPenalties === side ? wonOnPenalties : lostOnPenalties
}

/** Whether penalties after a level score give other points than a draw does. */
export const countsPenalties = ({
  tied,
  wonOnPenalties = tied,
  lostOnPenalties = tied,
}: PointsRule): boolean => wonOnPenalties !== tied || lostOnPenalties !== tied
