import type { Reason } from './match.ts'

/**
 * What becomes of the group matches of a team that withdraws.
 * - `annul`: those played count no longer, the others are cancelled
 * - `keep-played`: those played count, the others are won by the opponents without playing
 * - `all-walkovers`: the opponents have won all of them without playing
 *
 * In a knock-out, what was played stands and the next opponent goes on under every rule.
 */
export const WITHDRAWAL_RULES = ['annul', 'keep-played', 'all-walkovers'] as const
export type WithdrawalRule = (typeof WITHDRAWAL_RULES)[number]

/**
 * The rule where none is given: only without its matches are the other teams ranked by as many matches against the same
 * opponents, whether they had met the team or not.
 */
export const USUAL_WITHDRAWAL: WithdrawalRule = 'annul'

/** The most characters of the reason that is given for a withdrawal: those of its matches say more. */
export const LONGEST_WITHDRAWAL_REASON = 150

/** That a team has withdrawn from a class. */
export interface Withdrawal {
  readonly rule: WithdrawalRule
  readonly reason: Reason | null
}
