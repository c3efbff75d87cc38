import { perLocale, type Words } from '../text/locale.ts'
import type { Reason } from '../tournament/match.ts'
import { leaderOf, otherSide, SIDES, teamIdOf } from '../tournament/outcome.ts'
import { draftOf } from '../tournament/report.ts'
import type { Withdrawal, WithdrawalRule } from '../tournament/withdrawal.ts'
import type { Withdrawn } from '../tournament/withdrawn.ts'
import { InvalidReport } from './invalid-report.ts'
import { isOver } from './match-result.ts'
import type { ReportedMatch, ResultReport } from './result-after.ts'

const reasonOf = ({ reason }: Withdrawal, said: Words): Reason =>
  perLocale((locale) => [said[locale], ...(reason ? [reason[locale]] : [])].join(': '))

/**
 * Returns the report of a match that follows from the withdrawal of its teams; null if it stays as it is. What it leads to
 * stays: the same teams change it no further. A match without an opponent yet waits for one, unless it is cancelled.
 *
 * @param withdrawn the teams that withdrew from the division of the match
 * @param said that the team has withdrawn: the beginning of the reason
 * @throws InvalidReport if the match is live
 */
export function reportOfWithdrawal(
  match: ReportedMatch,
  withdrawn: Withdrawn,
  said: Words,
): ResultReport | null {
  const { result, isKnockOut } = match
  const sides = SIDES.filter((side) => withdrawn.has(teamIdOf(match[side]) ?? ''))
  const [side] = sides
  const withdrawal = side && withdrawn.get(teamIdOf(match[side]) ?? '')
  const isSettled = result.state === 'cancelled' || result.state === 'annulled'
  if (!side || !withdrawal || isSettled || SIDES.some((one) => match[one].kind === 'bye')) return null
  if (result.state === 'live') throw new InvalidReport('kind', 'playsNow')
  const reason = reasonOf(withdrawal, said)
  const isPlayed = isOver(result)
  const rule: WithdrawalRule = isKnockOut ? 'keep-played' : withdrawal.rule
  if (rule === 'keep-played' && isPlayed) return null
  if (rule === 'annul' || sides.length === 2) {
    const hasBegun = isPlayed || result.state === 'abandoned'
    return { ...draftOf('cancel', { reason }), kind: hasBegun ? 'annul' : 'cancel' }
  }
  const winner = otherSide(side)
  const isWon = result.state === 'walkover' && (result.winner ?? leaderOf(result.score)) === winner
  if (match[winner].kind !== 'team' || isWon) return null
  return { ...draftOf('walkover', { winner, reason }), kind: 'walkover' }
}
