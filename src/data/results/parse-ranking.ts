import { wireWord } from '../../contract/match-words.ts'
import {
  CRITERION_NAMES,
  type RankingCriterion,
  writtenCriterion,
} from '../../domain/tournament/criterion-word.ts'
import { BONUS_REASONS, type Bonus, type BonusReason } from '../../domain/tournament/points-rule.ts'
import type { RankingRule } from '../../domain/tournament/ranking.ts'
import { WITHDRAWAL_RULES, type WithdrawalRule } from '../../domain/tournament/withdrawal.ts'
import type { WireBonus, WireRanking, WireStep } from './documents.ts'
import { record } from './json.ts'
import { list, records, whole, word } from './parse-values.ts'
import { type Place, warn } from './problems.ts'

const CRITERIA = new Map(CRITERION_NAMES.map((name) => [wireWord(name) as string, name]))
const REASONS = new Map(
  (Object.keys(BONUS_REASONS) as BonusReason[]).map((reason) => [wireWord(reason) as string, reason]),
)
const WITHDRAWALS = new Map(WITHDRAWAL_RULES.map((rule) => [rule as string, rule]))

/** Returns what becomes of the matches of a team that withdraws; null if nobody says. */
export const parseWithdrawalRule = (value: unknown, place: Place): WithdrawalRule | null =>
  word(value, WITHDRAWALS, place, 'what becomes of the matches of a team that withdraws', 'left out')

/** The ranking rule of services of this family that state no other (docs/sport.md#ranking). */
const DEFAULT_RULE: RankingRule = { points: { won: 2, tied: 1, lost: 0 }, chain: ['lots'] }

/**
 * Returns the ranking rule; `otherwise` if the class has no rule of its own. Without either, points are 2–1–0 and then lots
 * decide, with a warning if the service knows the field.
 */
export function parseRanking(value: unknown, otherwise: RankingRule | null, place: Place): RankingRule {
  const wire = record<WireRanking>(value)
  if (!wire) {
    if (otherwise) return otherwise
    if (value !== undefined) warn(place, 'no-ranking', 'no ranking rule is given: 2–1–0 points, then lots')
    return DEFAULT_RULE
  }
  const points = (of: unknown, what: string) => whole(of, -99, 99, place, what)
  const wonOnPenalties = points(wire.pointsWonOnPenalties, 'the points for winning the penalties')
  const lostOnPenalties = points(wire.pointsLostOnPenalties, 'the points for losing the penalties')
  const bonus = parseBonus(wire.bonus, place)
  const withdrawals = parseWithdrawalRule(wire.withdrawals, place) ?? otherwise?.withdrawals
  return {
    points: {
      won: points(wire.pointsWon, 'the points for a win') ?? DEFAULT_RULE.points.won,
      tied: points(wire.pointsTied, 'the points for a draw') ?? DEFAULT_RULE.points.tied,
      lost: points(wire.pointsLost, 'the points for a loss') ?? DEFAULT_RULE.points.lost,
      ...(wonOnPenalties === null ? {} : { wonOnPenalties }),
      ...(lostOnPenalties === null ? {} : { lostOnPenalties }),
      ...(bonus.length === 0 ? {} : { bonus }),
    },
    chain: [...new Set(parseChain(wire, place))],
    ...(withdrawals && { withdrawals }),
  }
}

/** Reads the steps with their numbers, or the chain of a service that knows no steps. */
function parseChain({ steps, chain }: WireRanking, place: Place): RankingCriterion[] {
  const wires = Array.isArray(steps)
    ? records<WireStep>(steps, place, 'the ranking steps')
    : list(chain, place, 'the ranking chain').map((criterion): WireStep => ({ criterion }))
  return wires.flatMap(({ criterion, max }) => {
    const name = word(criterion, CRITERIA, place, 'a ranking criterion', 'left out')
    if (name === null) return []
    const written = writtenCriterion(name, whole(max, 1, 999, place, 'the number of a criterion'))
    if (written === null)
      warn(place, 'bad-number', `the ranking criterion ${name} has no such number: left out`)
    return written ?? []
  })
}

function parseBonus(value: unknown, place: Place): Bonus[] {
  return records<WireBonus>(value, place, 'the bonus points').flatMap((wire): Bonus[] => {
    const reason = word(wire.for, REASONS, place, 'the reason of a bonus', 'left out')
    const points = whole(wire.points, -99, 99, place, 'the points of a bonus')
    const goals = whole(wire.goals, 0, 999, place, 'the goals of a bonus')
    if (reason === null || points === null || (goals === null && reason !== 'shut-out')) return []
    return [{ for: reason, points, ...(goals === null ? {} : { goals }) }]
  })
}
