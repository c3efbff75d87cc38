import { readCriterion } from '../../../domain/tournament/criterion-word.ts'
import type { PointsRule } from '../../../domain/tournament/points-rule.ts'
import type { WithdrawalRule } from '../../../domain/tournament/withdrawal.ts'
import { DEFAULT_RANKING } from '../../document/default-ranking.ts'
import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import type { CellReader } from './cells.ts'
import type { ClassEntry } from './classes.ts'
import { withdrawalRule } from './withdrawal-cells.ts'

/** A ranking rule as far as a row gives it; its words are checked with the document. */
interface RuleCells {
  readonly points: Partial<PointsRule>
  readonly chain: readonly string[]
  readonly withdrawals?: WithdrawalRule | undefined
}

/**
 * Reads the ranking rule of an edition: that of its row, else that of its first class that gives one. A class whose rule
 * differs gets its own.
 */
export function readRules(row: Row | undefined, classes: readonly ClassEntry[], cells: CellReader): object {
  const own = row ? ruleOf(row, cells) : null
  const ofClasses = classes.flatMap(({ row: listed, raw }) => {
    const rule = listed && ruleOf(listed, cells)
    return rule ? [{ raw, rule }] : []
  })
  const common = own ?? ofClasses[0]?.rule ?? { points: {}, chain: [] }
  const written = JSON.stringify(filled(common, common))
  for (const { raw, rule } of ofClasses) {
    const ranking = filled(rule, common)
    if (JSON.stringify(ranking) !== written) raw.ranking = ranking
  }
  const { chain, ...rule } = filled(common, common)
  return { ...rule, ...(common.chain.length > 0 ? { chain } : {}) }
}

/** Returns a rule with all its parts; what it does not give is as in another, or else the default. */
function filled({ points, chain, withdrawals }: RuleCells, other: RuleCells) {
  const ofTeams = withdrawals ?? other.withdrawals
  return {
    points: { ...DEFAULT_RANKING.points, ...(Object.keys(points).length > 0 ? points : other.points) },
    chain: [chain, other.chain, DEFAULT_RANKING.chain].find(({ length }) => length > 0),
    ...(ofTeams && { withdrawals: ofTeams }),
  }
}

/** Reads the rule of a row of editions.csv or classes.csv; null if it gives none. */
function ruleOf(row: Row, cells: CellReader): RuleCells | null {
  const chain = row
    .get('chain')
    .split(/[|>]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => readCriterion(word) ?? word)
  const bonus = cells.list(row, 'bonus').flatMap((cell) => readBonus(row, cell, cells))
  const points = Object.entries({
    won: cells.whole(row, 'pointsWon'),
    tied: cells.whole(row, 'pointsTied'),
    lost: cells.whole(row, 'pointsLost'),
    wonOnPenalties: cells.whole(row, 'pointsWonOnPenalties'),
    lostOnPenalties: cells.whole(row, 'pointsLostOnPenalties'),
    bonus: bonus.length > 0 ? bonus : undefined,
  }).filter(([, value]) => value !== undefined)
  const withdrawals = withdrawalRule(row, 'withdrawals', cells)
  const isEmpty = chain.length === 0 && points.length === 0 && !withdrawals
  return isEmpty ? null : { points: Object.fromEntries(points), chain, withdrawals }
}

function readBonus(row: Row, cell: string, cells: CellReader): object[] {
  const parts = /^([a-z-]+)(?:\((\d+)\))?:(-?\d+)$/.exec(cell)
  if (!parts) {
    cells.fault(row, 'bonus', shown(cell), say('reasonAndPoints'))
    return []
  }
  const goals = parts[2] === undefined ? {} : { goals: Number(parts[2]) }
  return [{ for: parts[1], ...goals, points: Number(parts[3]) }]
}
